import { t } from "../lib/i18n.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** A page or screen that is not saved on this device. */
export function NeedsNetwork() {
  return (
    <main id="main" className="needs-network grid flex-1 place-content-center" tabIndex={-1}>
      <EmptyState
        title={t("You need to be online to open this page")}
        action={<Button onClick={() => window.location.reload()}>{t("Retry")}</Button>}
      >
        {t("You seem to be offline.")} <a href="/offline">{t("You can still do the tests saved on this device.")}</a>
      </EmptyState>
    </main>
  );
}
