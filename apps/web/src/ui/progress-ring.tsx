import type { ReactNode } from "react";
import { lazyWhenIdle } from "./lazy-with-retry.tsx";

/** The figure stands there at once; the ring is drawn around it when the screen is read. */
const RingDrawing = lazyWhenIdle(async () => (await import("./ring-drawing.tsx")).RingDrawing);

interface ProgressRingProps {
  /** 0 to 100. */
  value: number;
  label: string;
  small?: boolean;
  /** What stands in the middle: the figure, because a ring alone says it by its look only. */
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
