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
        <b>{t("No network.")}</b>{" "}
        {t("Keep going. Your answers are safe on this device and will be sent when you are back online.")}
      </Banner>
    );
  if (trouble === "no-disk")
    return (
      <Banner tone="bad" icon={CircleAlert} role="alert">
        <b>{t("This device cannot keep your answers.")}</b>{" "}
        {t(
          "Its storage is full or switched off. They are in this page and are being sent: keep it open until they are saved.",
        )}
      </Banner>
    );
  return (
    <Banner
      icon={Users}
      role="status"
      action={
        <Button tone="plain" onClick={onRefresh}>
          {t("Show the newest answers")}
        </Button>
      }
    >
      <b>{t("This test is also open on another device.")}</b> {t("For each question the newest answer counts.")}
    </Banner>
  );
}
