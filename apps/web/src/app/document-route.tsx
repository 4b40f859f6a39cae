import { useEffect } from "react";
import { useLocation } from "react-router";
import { NeedsNetwork } from "./needs-network.tsx";

const firstPath = typeof window === "undefined" ? null : window.location.pathname;

/**
 * A page that is a document of its own was reached from inside the app: load it. When the app itself was loaded at that
 * address, the document could not be had (no network), and loading it again would only go round in a circle.
 */
export function DocumentRoute() {
  const { pathname } = useLocation();
  const outOfReach = pathname === firstPath;

  useEffect(() => {
    if (!outOfReach) window.location.reload();
  }, [outOfReach]);

  return outOfReach ? <NeedsNetwork /> : null;
}
