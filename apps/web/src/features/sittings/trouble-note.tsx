import { CircleAlert, Smartphone, Users } from "lucide-react";
import { useEffect } from "react";
import type { Trouble } from "../../answers/answer-saver.ts";
import { t } from "../../lib/i18n.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";

interface TroubleNoteProps {
  trouble: Trouble;
  /** The question on the screen. */
  at: number;
  onRefresh: () => void;
}

/** Where each trouble was said at length: from the next question on a word is enough. A page knows it; a new one says it again. */
const saidAt = new Map<Trouble, number>();

/** What stands in the way of an answer, said as it is. */
export function TroubleNote({ trouble, at, onRefresh }: TroubleNoteProps) {
  const first = saidAt.get(trouble) ?? at;
  useEffect(() => void (saidAt.has(trouble) || saidAt.set(trouble, at)), [trouble, at]);
  if (trouble !== "no-disk" && first !== at)
    return (
      <p className="row gap-2" role="status">
        <Chip tone="mid" icon={trouble === "offline" ? Smartphone : Users}>
          {trouble === "offline" ? t("You are offline.") : t("Also open on another device")}
        </Chip>
        {trouble === "elsewhere" && (
          <Button tone="quiet" onClick={onRefresh}>
            {t("Show the latest answers")}
          </Button>
        )}
      </p>
    );
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
