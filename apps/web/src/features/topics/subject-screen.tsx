import { ApiError, CHECK_QUESTIONS, type DataOf, revision } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Play, RotateCcw } from "lucide-react";
import { Link, useParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths, seenQuestionPath, topicPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { subjectName } from "../../lib/subject-name.ts";
import { momentOf } from "../../lib/when.ts";
import { PractiseLink } from "../../pieces/practise-link.tsx";
import { TestCost } from "../../pieces/test-cost.tsx";
import { TopicStateChip } from "../../pieces/topic-state.tsx";
import { Await } from "../../ui/await.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import "./topics.css";

type Subject = NonNullable<DataOf<typeof revision.coverage>["subject"]>;

const MAX_MISTAKES = 3;

/** A subject: each topic with its level, lesson and five questions, and the latest mistakes. */
export function SubjectScreen() {
  const { subjectId = "" } = useParams();
  const coverage = useQuery(read(revision.coverage, { subject_id: subjectId }));
  const name = coverage.data?.subject?.name;
  usePageTitle(name ?? t("Lessons"));
  if (coverage.error instanceof ApiError && [400, 404].includes(coverage.error.status)) return <NoSuchSubject />;
  return (
    <div className="stack gap-6">
      <Await query={coverage}>
        {({ subject }) => (subject ? <SubjectView subject={subject} /> : <NoSuchSubject />)}
      </Await>
    </div>
  );
}

const NoSuchSubject = () => (
  <EmptyState
    title={t("We could not find that subject.")}
    action={
      <Link className={buttonClass({})} to={paths.subjects}>
        {t("Lessons")}
      </Link>
    }
  >
    {t("It may have been removed. You can still see all your other subjects.")}
  </EmptyState>
);

function SubjectView({ subject }: { subject: Subject }) {
  const { name, topics, place } = subject;
  const met = topics.filter((topic) => topic.met > 0).length;
  return (
    <>
      <header className="stack gap-3">
        <Link className="tap justify-self-start" to={paths.subjects}>
          <ArrowLeft className="icon mr-2" aria-hidden="true" />
          {t("Lessons")}
        </Link>
        <h1>{subjectName(name)}</h1>
        <p className="num text-muted">{t("{met} of {topics} topics practised", { met, topics: topics.length })}</p>
        <ProgressBar
          value={Math.round((100 * met) / Math.max(1, topics.length))}
          label={t("{name} topics practised", { name })}
        />
      </header>
      {place && (
        <div className="stack gap-2">
          <PractiseLink
            className={buttonClass({ large: true }, "justify-self-start")}
            test={{ exam_id: place.exam_id, subject_id: place.subject_id, title: name }}
          >
            <Play className="icon" aria-hidden="true" />
            {t("Practise the full subject")}
          </PractiseLink>
          <TestCost className="text-muted" />
        </div>
      )}
      <Mistakes subject={subject} />
      <section className="card stack gap-2" aria-labelledby="topics">
        <h2 id="topics">{t("Topics")}</h2>
        <p className="text-sm text-muted">
          {t("Open a topic to read its lesson. Its {n} questions are free.", { n: CHECK_QUESTIONS })}
        </p>
        <ul className="lines">
          {topics.map((topic) => (
            <TopicLine key={topic.uuid} topic={topic} place={place} />
          ))}
        </ul>
      </section>
    </>
  );
}

function TopicLine({
  topic: { uuid, name, met, right, state },
  place,
}: { topic: Subject["topics"][number] } & Pick<Subject, "place">) {
  return (
    <li className="flex-wrap gap-y-1">
      <div className="min-w-0 flex-1 basis-32">
        <Link className="tap font-bold" to={topicPath(uuid)}>
          {name}
        </Link>
        <p className="row gap-2">
          <TopicStateChip state={state} />
          {met > 0 && (
            <span className="num text-sm text-muted">{t("{right} of {met} questions right", { right, met })}</span>
          )}
        </p>
      </div>
      {place && (
        <PractiseLink
          className={buttonClass({ tone: "line" })}
          test={{ exam_id: place.exam_id, subject_id: place.subject_id, topic_id: uuid, from: "lesson", title: name }}
        >
          {t("Practise {n}", { n: CHECK_QUESTIONS })}
          <span className="sr-only">: {name}</span>
        </PractiseLink>
      )}
    </li>
  );
}

/** The newest few, and a link to all of them. Renders nothing if there are none. */
function Mistakes({ subject: { uuid, name } }: { subject: Subject }) {
  const mistakes = useQuery(read(revision.mistakes, { subject_id: uuid })).data;
  if (!mistakes?.length) return null;
  return (
    <section className="card stack gap-2" aria-labelledby="last-mistakes">
      <div className="row justify-between">
        <h2 id="last-mistakes">{t("Last mistakes")}</h2>
        <Link className="tap font-bold" to={`${paths.review}?tab=mistakes&subject=${uuid}`}>
          {t("See all")}
          <span className="sr-only">: {t("My mistakes: {name}", { name })}</span>
        </Link>
      </div>
      <ul className="lines">
        {mistakes.slice(0, MAX_MISTAKES).map(({ question, last_met_at }) => (
          <li key={question.uuid} className="tap-row">
            <RotateCcw className="icon text-muted" aria-hidden="true" />
            <div className="min-w-0 flex-1">
              <Link className="tap" to={seenQuestionPath(question.uuid)}>
                {question.topic ?? name}
              </Link>
              <p className="text-sm text-muted">{momentOf(last_met_at)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
