import type { Performance } from "@sabiprep/contract";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { subjectPath } from "../../lib/paths.ts";
import { ScoreBand, ScoreBar } from "../../pieces/score-band.tsx";

export function SubjectPerformance({ subjects }: Pick<Performance, "subjects">) {
  return (
    <section className="card stack gap-2" aria-labelledby="subject-performance">
      <h2 id="subject-performance">{t("Subject performance")}</h2>
      {subjects.length === 0 && <p className="text-muted">{t("No tests in this period.")}</p>}
      <ul className="stack gap-5">
        {subjects.map(({ uuid, name, tests, questions, percent }) => (
          <li key={uuid} className="stack gap-2">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <div className="min-w-0">
                <Link className="tap font-bold" to={subjectPath(uuid)}>
                  {name}
                </Link>
                <div className="num text-sm text-muted">
                  {t("{n, plural, one {# question} other {# questions}}", { n: questions })} ·{" "}
                  {t("{n, plural, one {# test} other {# tests}}", { n: tests })}
                </div>
              </div>
              <div className="ml-auto flex flex-wrap items-center justify-end gap-x-3">
                <ScoreBand score={percent} />
                <b className="num min-w-12 text-right">{percent}%</b>
              </div>
            </div>
            <ScoreBar score={percent} label={t("{name}: {n}% right", { name, n: percent })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
