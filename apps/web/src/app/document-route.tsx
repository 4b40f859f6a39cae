import { useEffect } from "react";
import { useLocation } from "react-router";
import { NeedsNetwork } from "./needs-network.tsx";

const firstPath = typeof window === "undefined" ? null : window.location.pathname;

/**
 * A link inside the app led to a separate document, so we load it. If the app itself was loaded at that address, the
 * document was unavailable (no network), and loading it again would only loop.
 */
export function DocumentRoute() {
  const { pathname } = useLocation();
  const outOfReach = pathname === firstPath;

  useEffect(() => {
    if (!outOfReach) window.location.reload();
  }, [outOfReach]);

  return outOfReach ? <NeedsNetwork /> : null;
}
