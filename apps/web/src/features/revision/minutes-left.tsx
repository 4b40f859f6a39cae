import { Timer } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { Chip } from "../../ui/chip.tsx";

/** Counts down without pressure: at zero it says that the time is up, and nothing stops. */
export function MinutesLeft({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <Chip icon={Timer}>
      <span className="num" role="timer">
        {seconds === 0 ? t("Ten minutes done") : clock}
      </span>
    </Chip>
  );
}
