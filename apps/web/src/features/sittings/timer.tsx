import { Clock } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ServerClock } from "../../answers/server-clock.ts";
import { t } from "../../lib/i18n.ts";

const WARN_AT = [300, 60];
const NOTICE_SECONDS = 12;
const TICK_MS = 250;

const two = (n: number) => String(n).padStart(2, "0");

function clockFace(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}

/** Full seconds left by the server's clock. */
function useSecondsLeft(clock: ServerClock, deadline: number): number {
  const read = () => Math.max(0, Math.ceil((deadline - clock.now()) / 1000));
  const [left, setLeft] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock and the deadline are the test's for good.
  useEffect(() => {
    const ticking = setInterval(() => setLeft(read()), TICK_MS);
    return () => clearInterval(ticking);
  }, [deadline]);
  return left;
}

interface TimerProps {
  clock: ServerClock;
  deadline: number;
  onNotice: (notice: string | null) => void;
  onTimeUp: () => void;
}

/** It can be hidden. It is announced at five minutes and at one minute, never every second. */
export function Timer({ clock, deadline, onNotice, onTimeUp }: TimerProps) {
  const [hidden, setHidden] = useState(false);
  const left = useSecondsLeft(clock, deadline);
  const warned = useRef(new Set<number>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each second that passes.
  useEffect(() => {
    if (left === 0) return onTimeUp();
    const due = WARN_AT.find((at) => left <= at && left > at - NOTICE_SECONDS && !warned.current.has(at));
    if (due === undefined) return;
    warned.current.add(due);
    onNotice(t("{n, plural, one {# minute left} other {# minutes left}}", { n: due / 60 }));
    setTimeout(() => onNotice(null), NOTICE_SECONDS * 1000);
  }, [left]);

  return (
    <button
      type="button"
      className={left <= WARN_AT[0]! ? "timer timer-low" : "timer"}
      aria-label={hidden ? t("Show time left") : t("Time left: {time}. Press to hide.", { time: clockFace(left) })}
      onClick={() => setHidden(!hidden)}
    >
      <Clock className="icon" aria-hidden="true" />
      {hidden ? t("Show") : clockFace(left)}
    </button>
  );
}
