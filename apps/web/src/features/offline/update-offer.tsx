// A new version is ready. The offer shows above any open screen, but never over a test, and it is applied only after a
// click.
import { Sparkles } from "lucide-react";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { useIsFullScreen } from "../../lib/full-screen.ts";
import { t } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";

import "../../styles/offline.css";

let shown = false;

export function showUpdateOffer(registration: ServiceWorkerRegistration) {
  if (shown) return;
  shown = true;
  const place = document.body.appendChild(document.createElement("div"));
  createRoot(place).render(<UpdateOffer registration={registration} />);
}

function UpdateOffer({ registration }: { registration: ServiceWorkerRegistration }) {
  const [later, setLater] = useState(false);
  const [taking, setTaking] = useState(false);
  const [refused, setRefused] = useState(false);
  const fullScreen = useIsFullScreen();

  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!taking || !workers) return;
    const onChange = () => window.location.reload();
    const onMessage = ({ data }: MessageEvent) => {
      if (data !== "test-running") return;
      setTaking(false);
      setRefused(true);
    };
    workers.addEventListener("controllerchange", onChange);
    workers.addEventListener("message", onMessage);
    // The message is sent to the version that waits now, because a newer one may have replaced the offered one. If none
    // waits, another tab has activated it, and only this page is old.
    if (registration.waiting) registration.waiting.postMessage("take-over");
    else onChange();
    return () => {
      workers.removeEventListener("controllerchange", onChange);
      workers.removeEventListener("message", onMessage);
    };
  }, [taking, registration]);

  if (later || fullScreen) return null;
  return (
    <section className="update-offer" aria-label={t("New version")} role="status">
      <Sparkles className="icon" aria-hidden="true" />
      <p className="min-w-0 flex-1">
        <b className="block">{t("A new version is ready")}</b>
        {refused
          ? t("A test is open in another tab. Finish it first.")
          : t("The update takes a moment. You will not lose anything.")}
      </p>
      <Button disabled={taking} onClick={() => setTaking(true)}>
        {t("Update")}
      </Button>
      <Button tone="quiet" onClick={() => setLater(true)}>
        {t("Later")}
      </Button>
    </section>
  );
}
