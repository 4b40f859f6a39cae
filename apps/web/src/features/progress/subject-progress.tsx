import type { ProgressSummary } from "@sabiprep/contract";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths, subjectPath } from "../../lib/paths.ts";
import { ScoreBar } from "../../pieces/score-band.tsx";
import { subjectTile } from "../../pieces/subject-icon.ts";
import { Tile } from "../../ui/tile.tsx";

const MAX_SUBJECTS = 6;

export function SubjectProgress({ subjects }: Pick<ProgressSummary, "subjects">) {
  return (
    <section className="card stack gap-2" aria-labelledby="subject-progress">
      <div className="row justify-between">
        <h2 id="subject-progress">{t("Subject progress")}</h2>
        <Link className="py-3 font-bold" to={paths.performance}>
          {t("See all")}
          <span className="sr-only">: {t("Performance")}</span>
        </Link>
      </div>
      <ul className="lines">
        {subjects.slice(0, MAX_SUBJECTS).map(({ uuid, name, icon, questions, percent }) => (
          <li key={uuid}>
            <Tile {...subjectTile(icon)} />
            <div className="stack min-w-0 flex-1 gap-2">
              <div className="flex items-baseline gap-x-3">
                <span className="min-w-0 flex-1">
                  <Link className="font-bold" to={subjectPath(uuid)}>
                    {name}
                  </Link>{" "}
                  <span className="num inline-block text-sm text-muted">
                    · {t("{n, plural, one {# question} other {# questions}}", { n: questions })}
                  </span>
                </span>
                <b className="num">{percent}%</b>
              </div>
              <ScoreBar score={percent} label={t("{name}: {n}% right", { name, n: percent })} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
