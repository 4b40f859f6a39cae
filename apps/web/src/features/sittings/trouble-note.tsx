import { CircleAlert, Smartphone, Users } from "lucide-react";
import type { Trouble } from "../../answers/answer-saver.ts";
import { t } from "../../lib/i18n.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";

interface TroubleNoteProps {
  trouble: Trouble;
  onRefresh: () => void;
}

/** What stands in the way of an answer, said as it is. */
export function TroubleNote({ trouble, onRefresh }: TroubleNoteProps) {
  if (trouble === "offline")
    return (
      <Banner tone="mid" icon={Smartphone} role="status">
        <b>{t("You are offline.")}</b>{" "}
        {t("Keep going. Your answers are safe on this device. We will send them when you are back online.")}
      </Banner>
    );
  if (trouble === "no-disk")
    return (
      <Banner tone="bad" icon={CircleAlert} role="alert">
        <b>{t("This device cannot save your answers.")}</b>{" "}
        {t("Its storage is full or turned off. Keep this page open until we have received your answers.")}
      </Banner>
    );
  return (
    <Banner
      icon={Users}
      role="status"
      action={
        <Button tone="plain" onClick={onRefresh}>
          {t("Show the latest answers")}
        </Button>
      }
    >
      <b>{t("This test is also open on another device.")}</b> {t("We count your latest answer to each question.")}
    </Banner>
  );
}
