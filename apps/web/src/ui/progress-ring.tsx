import type { ReactNode } from "react";
import { lazyWhenIdle } from "./lazy-with-retry.tsx";

/** The number shows immediately. The ring is drawn around it once the screen is shown. */
const RingDrawing = lazyWhenIdle(async () => (await import("./ring-drawing.tsx")).RingDrawing);

interface ProgressRingProps {
  /** 0 to 100. */
  value: number;
  label: string;
  small?: boolean;
  /** The number in the middle, because a ring alone shows it only visually. */
  children: ReactNode;
}

export function ProgressRing({ value, label, small, children }: ProgressRingProps) {
  return (
    <span className={small ? "ring-figure ring-small" : "ring-figure"}>
      <RingDrawing value={value} label={label} />
      <b className="num">{children}</b>
    </span>
  );
}
