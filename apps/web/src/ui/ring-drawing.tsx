interface RingDrawingProps {
  /** 0 to 100. */
  value: number;
  label: string;
}

const SIZE = 72;
const THICK = 8;

/** Drawn with SVG attributes, because the policy allows no inline styles. */
export function RingDrawing({ value, label }: RingDrawingProps) {
  const percent = Math.min(100, Math.max(0, value));
  const circle = { cx: SIZE / 2, cy: SIZE / 2, r: (SIZE - THICK) / 2, fill: "none", strokeWidth: THICK };
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <circle {...circle} className="stroke-line" />
      {percent > 0 && (
        <circle
          {...circle}
          className="stroke-brand"
          pathLength={100}
          strokeDasharray={`${percent} 100`}
          strokeLinecap={percent < 100 ? "round" : "butt"}
          transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
        />
      )}
    </svg>
  );
}
