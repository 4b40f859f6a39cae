import type { Grade } from "@sabiprep/contract";
import { UTME_POINTS } from "@sabiprep/exam";
import { t } from "../../lib/i18n.ts";

interface ScorePathProps {
  score: number;
  grade?: Grade;
}

const steps = { percent: [60, 80], utme: [200, 300] } as const;

/** The score as a position on a path: in per cent with the grade, or in points of 400 after a full UTME mock. */
export function ScorePath({ score, grade }: ScorePathProps) {
  const points = grade?.utme_total ?? null;
  const most = points === null ? 100 : UTME_POINTS;
  const reached = points ?? score;
  const [first, second] = points === null ? steps.percent : steps.utme;
  const said = grade?.letter_grade ? `${reached} · ${grade.letter_grade}` : String(reached);
  const at = (value: number) => `${(100 * value) / most}%`;
  return (
    <div className="score-wide">
      <div
        className="score-path num"
        role="img"
        aria-label={t("{score} on a scale from 0 to {most}, with lines at {first} and {second}", {
          score: said,
          most,
          first,
          second,
        })}
      >
        <i style={{ width: at(reached) }} />
        <b
          style={{ left: at(reached) }}
          data-end={reached > most * 0.85 ? "right" : reached < most * 0.15 ? "left" : undefined}
        >
          {t("You: {score}", { score: said })}
        </b>
        {[first, second].map((step) => (
          <span key={step} style={{ left: at(step) }}>
            {step}
          </span>
        ))}
      </div>
    </div>
  );
}
