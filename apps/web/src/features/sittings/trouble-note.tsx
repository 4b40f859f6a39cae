import { CircleAlert, Smartphone, Users, X } from "lucide-react";
import { useEffect, useState } from "react";
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

/**
 * Where each problem was explained in full. From the next question on, a short note is enough. A new page explains it
 * again.
 */
const saidAt = new Map<Trouble, number>();

/** Honestly explains why an answer is not saved. */
export function TroubleNote({ trouble, at, onRefresh }: TroubleNoteProps) {
  const first = saidAt.get(trouble) ?? at;
  useEffect(() => void (saidAt.has(trouble) || saidAt.set(trouble, at)), [trouble, at]);
  if ((trouble === "offline" || trouble === "elsewhere") && first !== at)
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
  if (trouble === "used-up")
    return (
      <Banner tone="mid" icon={CircleAlert} role="status">
        <b>{t("You have no tests left this month.")}</b>{" "}
        {t("Another test used the last one. We will keep your answers on this device until you have a test again.")}
      </Banner>
    );
  return <Elsewhere onRefresh={onRefresh} />;
}

/** Explained once. After that, the question needs the space. */
function Elsewhere({ onRefresh }: Pick<TroubleNoteProps, "onRefresh">) {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <Banner
      slim
      icon={Users}
      role="status"
      action={
        <span className="row gap-1">
          <Button tone="quiet" onClick={onRefresh}>
            {t("Show the latest answers")}
          </Button>
          <Button tone="quiet" icon aria-label={t("Close")} onClick={() => setDismissed(true)}>
            <X aria-hidden="true" />
          </Button>
        </span>
      }
    >
      <b>{t("This test is also open on another device.")}</b> {t("We count your latest answer to each question.")}
    </Banner>
  );
}
