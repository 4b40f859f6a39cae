import { useEffect } from "react";
import { useLocation } from "react-router";
import { t } from "../lib/i18n.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

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

  if (!outOfReach) return null;
  return (
    <main id="main" className="grid flex-1 place-content-center" tabIndex={-1}>
      <EmptyState
        title={t("This page needs a network")}
        action={<Button onClick={() => window.location.reload()}>{t("Retry")}</Button>}
      >
        {t("You seem to be offline. Tests on this device still open from the dashboard.")}
      </EmptyState>
    </main>
  );
}
