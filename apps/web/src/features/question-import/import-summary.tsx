import { figureText, type QuestionImport } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";

/** What would happen to the rows: four numbers and the same as one bar, readable without colour. */
export function ImportSummary({ found }: { found: QuestionImport }) {
  const { rows_read, rows_ready, rows_with_problems, rows_duplicate } = found;
  const parts = [
    { name: "ok", rows: rows_ready },
    { name: "bad", rows: rows_with_problems },
    { name: "mid", rows: rows_duplicate },
  ];
  const label = t(
    "{ready} ready, {problems} with problems, {duplicates, plural, one {# duplicate} other {# duplicates}}",
    {
      ready: rows_ready,
      problems: rows_with_problems,
      duplicates: rows_duplicate,
    },
  );
  let from = 0;
  return (
    <div className="stack gap-4">
      <div className="import-sum num">
        <div>
          <b>{figureText(rows_read)}</b>
          {t("rows read")}
        </div>
        <div className="sum-ok">
          <b>{figureText(rows_ready)}</b>
          {t("ready")}
        </div>
        <div className="sum-bad">
          <b>{figureText(rows_with_problems)}</b>
          {t("with problems")}
        </div>
        <div className="sum-mid">
          <b>{figureText(rows_duplicate)}</b>
          {t("duplicates")}
        </div>
      </div>
      <svg className="import-split" width="100%" height="16" role="img" aria-label={label}>
        <defs>
          <pattern id="import-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="8" height="8" className="fill-danger-tint" />
            <rect width="4" height="8" className="fill-danger" />
          </pattern>
        </defs>
        {parts.map(({ name, rows }) => {
          const share = rows_read === 0 ? 0 : (rows / rows_read) * 100;
          const x = from;
          from += share;
          return (
            share > 0 && <rect key={name} className={`split-${name}`} x={`${x}%`} width={`${share}%`} height="16" />
          );
        })}
      </svg>
    </div>
  );
}
