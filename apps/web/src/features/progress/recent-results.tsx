import { type Grade, sittings } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths, testResultPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { namedWords } from "../../lib/subject-name.ts";
import { ScoreBand } from "../../pieces/score-band.tsx";
import { Await } from "../../ui/await.tsx";
import { dayOfMoment } from "./when.ts";

const MAX_RESULTS = 5;

/** The newest finished tests. Each opens its review. */
export function RecentResults({ title }: { title: string }) {
  const grades = useQuery(read(sittings.grades, { limit: MAX_RESULTS }));
  return (
    <section className="card stack gap-2" aria-labelledby="recent-results">
      <div className="row justify-between">
        <h2 id="recent-results">{title}</h2>
        <Link className="py-3 font-bold" to={`${paths.practiceTests}?tab=completed`}>
          {t("See all")}
          <span className="sr-only">: {t("Completed Tests")}</span>
        </Link>
      </div>
      <Await query={grades} empty={<p className="text-muted">{t("Nothing yet. Tests you finish will show here.")}</p>}>
        {(grades) => (
          <ul className="lines">
            {grades.map((grade) => (
              <Result key={grade.uuid} grade={grade} />
            ))}
          </ul>
        )}
      </Await>
    </section>
  );
}

function Result({ grade }: { grade: Grade }) {
  return (
    <li className="tap-row flex-wrap gap-y-1">
      <div className="min-w-0 flex-1 basis-40">
        <Link className="tap font-bold" to={testResultPath(grade.session_id)}>
          {namedWords(grade.subject_name)}
        </Link>
        <div className="text-sm text-muted">
          {kindOf(grade)} · {dayOfMoment(grade.grade_created_at)}
        </div>
      </div>
      <div className="row ml-auto gap-3">
        <ScoreBand score={grade.grade_score} />
        <b className="num min-w-12 text-right">{grade.grade_score}%</b>
      </div>
    </li>
  );
}

function kindOf({ kind, year, exam_name }: Grade): string {
  if (kind === "mock") return t("Full mock");
  if (kind === "paper") return t("{exam}, {year} series", { exam: exam_name, year: String(year) });
  return t("{exam} practice test", { exam: exam_name });
}
