import { type DataOf, revision } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths, subjectPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { subjectName } from "../../lib/subject-name.ts";
import { subjectTile } from "../../pieces/subject-icon.ts";
import { Await } from "../../ui/await.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Tile } from "../../ui/tile.tsx";
import "./topics.css";

type Subject = DataOf<typeof revision.coverage>["subjects"][number];

/** Every subject with a syllabus to learn, the student's own first. */
export function SubjectsScreen() {
  usePageTitle(t("Lessons"));
  const coverage = useQuery(read(revision.coverage));
  return (
    <div className="stack gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="stack gap-1">
          <h1>{t("Lessons")}</h1>
          <p className="text-muted">{t("Choose a subject. Every topic has a lesson and five questions, all free.")}</p>
        </div>
        <div className="row flex-wrap gap-3">
          <Link className={buttonClass({ tone: "plain" })} to={paths.theory}>
            {t("Theory papers")}
          </Link>
          <Link className={buttonClass({ tone: "plain" })} to={paths.studyMaterials}>
            {t("Study Materials")}
          </Link>
        </div>
      </div>
      <Await query={coverage}>
        {({ subjects }) => {
          const mine = subjects.filter(({ is_mine }) => is_mine);
          const others = subjects.filter(({ is_mine }) => !is_mine);
          if (subjects.length === 0) return <NoSubjects />;
          return (
            <>
              {mine.length > 0 && <SubjectList title={t("My subjects")} subjects={mine} />}
              {others.length > 0 && (
                <SubjectList title={mine.length > 0 ? t("More subjects") : t("Subjects")} subjects={others} />
              )}
            </>
          );
        }}
      </Await>
    </div>
  );
}

const NoSubjects = () => (
  <EmptyState
    title={t("No subjects yet")}
    action={
      <Link className={buttonClass({})} to={paths.profile}>
        {t("Choose your exam")}
      </Link>
    }
  >
    {t("To see your syllabus here, choose your exam in your profile or take a test.")}
  </EmptyState>
);

function SubjectList({ title, subjects }: { title: string; subjects: Subject[] }) {
  return (
    <section className="stack gap-3">
      <h2>{title}</h2>
      <ul className="subject-list">
        {subjects.map(({ uuid, name, icon, met, topics, strong }) => (
          <li key={uuid} className="card tap-row">
            <Tile {...subjectTile(icon)} />
            <div className="min-w-0 flex-1">
              <Link className="tap font-bold" to={subjectPath(uuid)}>
                {subjectName(name)}
              </Link>
              <p className="num text-sm text-muted">
                {t("{met} of {topics} topics practised", { met, topics })}
                {strong > 0 && <b> · {t("{n} strong", { n: strong })}</b>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
