import { t } from "../../lib/i18n.ts";

interface ScoreRangeProps {
  low: number;
  high: number;
  score: number;
  max: number;
}

/** The score as a mark on a line, with the range an examiner would probably be in. */
export function ScoreRange({ low, high, score, max }: ScoreRangeProps) {
  const at = (value: number) => `${(100 * value) / Math.max(1, max)}%`;
  return (
    <div className="stack gap-1">
      <div className="theory-range" aria-hidden="true">
        <span className="theory-range-band" style={{ left: at(low), width: at(high - low) }} />
        <span className="theory-range-mark" style={{ left: at(score) }} />
      </div>
      <p className="num">
        {low === high
          ? t("An examiner would probably give {score}.", { score: low })
          : t("An examiner would probably give {low} to {high}.", { low, high })}
      </p>
    </div>
  );
}
