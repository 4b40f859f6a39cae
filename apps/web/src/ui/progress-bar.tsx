import { useId } from "react";

interface ProgressBarProps {
  /** 0 to 100. */
  value: number;
  label: string;
  /** Solid, edged yellow, or hatched, so that they differ even without colour. */
  band?: "high" | "mid" | "low";
}

const HEIGHT = 12;

/** Drawn with SVG attributes, because prerendered pages may not contain inline styles. */
export function ProgressBar({ value, label, band = "high" }: ProgressBarProps) {
  const hatch = useId();
  const percent = Math.min(100, Math.max(0, value));
  return (
    <svg
      className="bar"
      width="100%"
      height={HEIGHT}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      {band === "low" && (
        <defs>
          <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="8" height="8" className="fill-danger-tint" />
            <rect width="4" height="8" className="fill-danger" />
          </pattern>
        </defs>
      )}
      {percent > 0 && band === "high" && (
        <rect width={`${percent}%`} height={HEIGHT} rx={HEIGHT / 2} className="fill-brand" />
      )}
      {percent > 0 && band !== "high" && (
        <svg width={`${percent}%`} height={HEIGHT} aria-hidden="true">
          <rect
            x="1"
            y="1"
            width="100%"
            height={HEIGHT - 2}
            rx={HEIGHT / 2 - 1}
            strokeWidth="2"
            className={band === "mid" ? "fill-sun stroke-mid-edge" : "stroke-danger"}
            fill={band === "low" ? `url(#${hatch})` : undefined}
            transform="scale(0.99 1)"
          />
        </svg>
      )}
    </svg>
  );
}
