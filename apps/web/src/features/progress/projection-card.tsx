import { type Projection, progress } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Info } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";

type Subject = Projection["subjects"][number];

/** A range, never a single promise. With too little data it says what is missing. */
export function ProjectionCard() {
  const projection = useQuery(read(progress.projection));
  return (
    <section className="card stack" aria-labelledby="projection">
      <div>
        <h2 id="projection">{t("Your predicted score today")}</h2>
        <p className="text-sm text-muted">{t("Based on your exam-mode answers to new questions.")}</p>
      </div>
      <Await query={projection}>{(shown) => <Shown projection={shown} />}</Await>
    </section>
  );
}

function Shown({ projection }: { projection: Projection }) {
  const { utme, subjects, coverage_percent } = projection;
  return (
    <>
      {utme ? (
        <div className="stack gap-1">
          <b className="num text-3xl">
            {utme.low}–{utme.high} <span className="text-base text-muted">/ 400</span>
          </b>
          <p className="text-sm text-muted">
            {t("Your UTME score would most likely be about {n}. Subjects: {subjects}", {
              n: utme.likely,
              subjects: utme.subjects.join(", "),
            })}
          </p>
        </div>
      ) : (
        <p className="text-muted">
          {t("Answer more questions in English Language and three other subjects to see your score out of 400.")}
        </p>
      )}
      <ul className="lines">
        {subjects.map((subject) => (
          <li key={subject.uuid}>{subject.percent ? <Ranged subject={subject} /> : <TooLittle subject={subject} />}</li>
        ))}
      </ul>
      <p className="flex items-start gap-2 text-sm text-muted">
        <Info className="icon shrink-0" aria-hidden="true" />
        {t(
          "At least {n} in 10 students with results like yours would score within this range. Grades are for the objective paper only.",
          { n: Math.round(coverage_percent / 10) },
        )}
      </p>
    </>
  );
}

function Ranged({ subject }: { subject: Subject }) {
  const { low, likely, high } = subject.percent!;
  const grades = subject.grades!;
  return (
    <div className="stack min-w-0 flex-1 gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b>{subject.name}</b>
        <span className="num">
          <b>
            {low}–{high}%
          </b>{" "}
          <span className="text-sm text-muted">
            · {grades.low === grades.high ? grades.low : `${grades.low}–${grades.high}`}
          </span>
        </span>
      </div>
      <svg className="range" aria-hidden="true">
        <rect y="4" width="100%" height="6" rx="3" className="fill-line" />
        <rect x={`${low}%`} y="2" width={`${Math.max(1, high - low)}%`} height="10" rx="5" className="fill-brand" />
        <circle cx={`${likely}%`} cy="7" r="6" className="fill-sun stroke-ink" strokeWidth="2" />
      </svg>
    </div>
  );
}

function TooLittle({ subject }: { subject: Subject }) {
  const { tests, tests_wanted, questions, questions_wanted } = subject;
  return (
    <div className="min-w-0 flex-1">
      <b>{subject.name}</b>
      <div className="num text-sm text-muted">
        {t(
          "We need more answers first. So far you have {tests} of {tests_wanted} exam-mode tests and {questions} of {questions_wanted} new questions.",
          {
            tests: Math.min(tests, tests_wanted),
            tests_wanted,
            questions: Math.min(questions, questions_wanted),
            questions_wanted,
          },
        )}
      </div>
    </div>
  );
}
