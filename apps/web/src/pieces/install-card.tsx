import { MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { config } from "../lib/config.ts";
import { t } from "../lib/i18n.ts";
import { forgoInstall, mayOfferInstall, offerInstall } from "../lib/install-offer.ts";
import { Button } from "../ui/button.tsx";

/** Offered once after the first finished test, if the browser can install the app. */
export function InstallCard() {
  const [open, setOpen] = useState(mayOfferInstall);
  if (!open) return null;
  const close = (what: () => unknown) => {
    setOpen(false);
    void what();
  };
  return (
    <section className="card no-print row" aria-label={t("Install")}>
      <MonitorSmartphone className="icon" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-60">
        <b className="block">{t("Install {site} on this device", { site: config.site_name })}</b>
        {t("It opens like an app, even offline.")}
      </p>
      <Button onClick={() => close(offerInstall)}>{t("Install")}</Button>
      <Button tone="quiet" onClick={() => close(forgoInstall)}>
        {t("Not now")}
      </Button>
    </section>
  );
}
