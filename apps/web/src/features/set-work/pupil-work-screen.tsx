import { setWork } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { classGridPath, workPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { ScoreBar } from "../../pieces/score-band.tsx";
import { Await } from "../../ui/await.tsx";
import { Table } from "../../ui/table.tsx";
import { GridCell } from "./grid-cell.tsx";
import { percentOf } from "./work-words.ts";
import "../../styles/staff-desk.css";
import "./set-work.css";

/** One pupil: the work set in this class and nothing else. */
export function PupilWorkScreen() {
  const { schoolId = "", classId = "", pupilId = "" } = useParams();
  const page = useQuery(read(setWork.pupilPage, { school_id: schoolId, class_id: classId, pupil_id: pupilId }));
  const name = page.data ? `${page.data.first_name} ${page.data.last_name}` : t("Pupil");
  usePageTitle(name);
  return (
    <div className="stack gap-6">
      <Link className="justify-self-start font-bold" to={classGridPath(schoolId, classId)}>
        {t("Back to the class")}
      </Link>
      <Await query={page}>
        {({ work, topics }) => (
          <>
            <header className="stack gap-1">
              <h1>{name}</h1>
              <p className="text-muted">{t("This page shows class work only.")}</p>
            </header>
            {work.length === 0 ? (
              <p className="card">{t("This pupil has no class work yet.")}</p>
            ) : (
              <Table
                caption={t("Class work")}
                rows={work}
                rowKey={({ work_id }) => work_id}
                columns={[
                  {
                    label: t("Title"),
                    cell: ({ work_id, title }) => <Link to={workPath(schoolId, work_id)}>{title}</Link>,
                  },
                  { label: t("Closes"), cell: ({ closes_at }) => momentOf(closes_at) },
                  { label: t("Result"), cell: (cell) => <GridCell cell={cell} /> },
                  { label: t("Finished"), cell: ({ finished_at }) => (finished_at ? momentOf(finished_at) : "–") },
                  { label: t("Attempts"), figure: true, cell: ({ attempts }) => attempts },
                ]}
              />
            )}
            {topics.length > 0 && (
              <section className="card stack" aria-labelledby="topics">
                <h2 id="topics">{t("Results by topic")}</h2>
                <ul className="desk-bars">
                  {topics.map((topic) => (
                    <li key={topic.uuid}>
                      <div className="flex items-baseline justify-between gap-4">
                        <span>{topic.name}</span>
                        <b className="num">{t("{n} of {total}", { n: topic.correct, total: topic.total })}</b>
                      </div>
                      <ScoreBar score={percentOf(topic)} label={topic.name} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </Await>
    </div>
  );
}
