import { ApiError, CHECK_QUESTIONS, topics } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight, PenLine, Play, RotateCcw, TrendingUp } from "lucide-react";
import { Link, useParams, useSearchParams } from "react-router";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths, subjectPath, testPath, topicPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { isTransient } from "../../lib/transient.ts";
import { PractiseLink } from "../../pieces/practise-link.tsx";
import { TestCost, useTestsLeft } from "../../pieces/test-cost.tsx";
import { TopicStateChip } from "../../pieces/topic-state.tsx";
import { Await } from "../../ui/await.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { LessonView } from "./lesson-view.tsx";
import type { Topic } from "./topic.ts";
import "./topics.css";
import "../../styles/study.css";

// Offline code is in no file that every screen loads.
const PackPractice = lazyWithRetry(async () => (await import("../../pieces/pack-practice.tsx")).PackPractice);

/** One topic of the syllabus: its lesson, its questions, and the student's mistakes and level. */
export function TopicScreen() {
  const { topicId = "" } = useParams();
  const query = useQuery({ ...read(topics.read, { topic_id: topicId }), queryFn: () => readOrSaved(topicId) });
  usePageTitle(query.data?.name ?? t("Topic"));
  if (isNotThere(query.error)) return <TopicNotFound />;
  return (
    <div className="topic stack gap-6">
      <Await query={query}>{(topic) => <TopicView key={topic.uuid} topic={topic} />}</Await>
    </div>
  );
}

/** Without a network, the page saved with a pack. */
async function readOrSaved(topicId: string): Promise<Topic> {
  try {
    return await call(topics.read, { topic_id: topicId });
  } catch (failure) {
    const saved =
      isTransient(failure as Error) && (await (await import("../../pieces/kept-lessons.ts")).keptTopic(topicId));
    if (!saved) throw failure;
    return { ...saved, place: null, isRemembered: true };
  }
}

/** A retry would not help: it was retired, or the URL is not complete. */
const isNotThere = (error: Error | null): boolean => error instanceof ApiError && [400, 404].includes(error.status);

function TopicNotFound() {
  return (
    <div className="stack justify-items-start gap-6">
      <h1>{t("We could not find that topic.")}</h1>
      <p className="text-muted">
        {t("It may have been removed from the syllabus. You can still see all your other topics.")}
      </p>
      <div className="row gap-3">
        <Link className={buttonClass({ large: true })} to={`${paths.review}?tab=coverage`}>
          {t("All topics")}
        </Link>
        <Link className={buttonClass({ tone: "plain", large: true })} to={paths.dashboard}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {t("Dashboard")}
        </Link>
      </div>
    </div>
  );
}

/** A student who came from a running test to read returns to it. Here, that comes before any other test. */
function useTestToReturnTo(): string | null {
  const test = useSearchParams()[0].get("test");
  return test && /^[0-9a-f-]{36}$/.test(test) ? testPath(test) : null;
}

function TopicView({ topic }: { topic: Topic }) {
  const test = useTestToReturnTo();
  return (
    <>
      {test && (
        <Link className={buttonClass({}, "back-to-test")} to={test}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {t("Back to your test")}
        </Link>
      )}
      <header className="stack gap-2">
        <Link className="tap justify-self-start" to={subjectPath(topic.subject.uuid)}>
          {topic.subject.name}
        </Link>
        <h1>{topic.name}</h1>
        <TopicProgress topic={topic} />
      </header>
      <Actions topic={topic} />
      {topic.lesson ? (
        <LessonView topic={topic} lesson={topic.lesson} />
      ) : (
        <EmptyState title={t("No lesson on this topic yet")}>
          {t("You can practise its questions. Each one has an explanation.")}
        </EmptyState>
      )}
      {topic.lesson && topic.place && (
        <section className="card stack justify-items-start gap-3" aria-labelledby="check">
          <h2 id="check">{t("Check yourself")}</h2>
          <p className="text-muted">
            {t("Answer {n} questions on this lesson. Each one has an explanation.", { n: CHECK_QUESTIONS })}
          </p>
          <PractiseFive topic={topic} />
          <TestCost isFree className="text-muted" />
        </section>
      )}
      {topic.isRemembered && <PackPractice topic={topic} />}
      <Notes topic={topic} />
      <PreviousAndNextTopic topic={topic} />
    </>
  );
}

function TopicProgress({ topic: { state, met, right, with_hint, stretch } }: { topic: Topic }) {
  return (
    <p className="row gap-3">
      <TopicStateChip state={state} />
      {met > 0 && (
        <span className="num text-sm text-muted">{t("{right} of {met} questions right", { right, met })}</span>
      )}
      {with_hint > 0 && <span className="num text-sm text-muted">{t("{n} with a hint", { n: with_hint })}</span>}
      {stretch && stretch.met > 0 && (
        <span className="num text-sm text-muted">
          {t("Harder than the exam: {right} of {met} right", { right: stretch.right, met: stretch.met })}
        </span>
      )}
    </p>
  );
}

function Actions({ topic }: { topic: Topic }) {
  const { place, mistakes, name, stretch } = topic;
  const left = useTestsLeft();
  if (!place) return null;
  return (
    <div className="stack gap-2">
      <div className="topic-actions">
        <PractiseFive topic={topic} />
        {mistakes > 0 && (
          <PractiseLink
            className={buttonClass({ tone: "plain", large: true })}
            test={{ ...place, from: "mistakes", title: t("My mistakes: {name}", { name }) }}
          >
            <RotateCcw className="icon" aria-hidden="true" />
            {t("{n, plural, one {Practise my # mistake} other {Practise my # mistakes}}", { n: mistakes })}
          </PractiseLink>
        )}
        {stretch?.is_offered && (
          <PractiseLink
            className={buttonClass({ tone: "plain", large: true })}
            test={{
              ...place,
              from: "stretch",
              count: CHECK_QUESTIONS,
              title: t("Harder than the exam: {name}", { name }),
            }}
          >
            <TrendingUp className="icon" aria-hidden="true" />
            {t("Harder than the exam")}
          </PractiseLink>
        )}
        {topic.theory > 0 && (
          <Link
            className={buttonClass({ tone: "plain", large: true })}
            to={`${paths.theory}?subject=${topic.subject.uuid}&topic=${topic.uuid}`}
          >
            <PenLine className="icon" aria-hidden="true" />
            {t("{n, plural, one {# theory question} other {# theory questions}}", { n: topic.theory })}
          </Link>
        )}
      </div>
      <TestCost isFree className="text-muted" />
      {(mistakes > 0 || stretch?.is_offered) && left !== null && left !== undefined && left > 0 && (
        <p className="num text-sm text-muted">
          {t("For {names}, your first answer uses one test. You have {n} left this month.", {
            names: [mistakes > 0 && t("My mistakes"), stretch?.is_offered && t("Harder than the exam")]
              .filter(Boolean)
              .join(", "),
            n: left,
          })}
        </p>
      )}
    </div>
  );
}

function PractiseFive({ topic: { place, name } }: { topic: Topic }) {
  const test = useTestToReturnTo();
  if (!place) return null;
  return (
    <PractiseLink
      className={buttonClass({ large: true, tone: test ? "plain" : "solid" })}
      test={{ ...place, from: "lesson", title: name }}
    >
      <Play className="icon" aria-hidden="true" />
      {t("Practise {n} questions", { n: CHECK_QUESTIONS })}
    </PractiseLink>
  );
}

function Notes({ topic: { notes } }: { topic: Topic }) {
  if (notes.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="more-to-read">
      <h2 id="more-to-read">{t("More to read")}</h2>
      <ul className="stack gap-1">
        {notes.map(({ uuid, title }) => (
          <li key={uuid}>
            <Link className="tap underline" to={`${paths.studyMaterials}?read=${uuid}`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PreviousAndNextTopic({ topic: { before, after, subject } }: { topic: Topic }) {
  if (!before && !after) return null;
  return (
    <nav className="topic-neighbours" aria-label={t("{name} topics", { name: subject.name })}>
      {before && (
        <Link className="tap" to={topicPath(before.uuid)}>
          <ArrowLeft className="icon" aria-hidden="true" />
          <span>
            <span className="block text-sm text-muted">{t("Previous topic")}</span>
            {before.name}
          </span>
        </Link>
      )}
      {after && (
        <Link className="tap topic-after" to={topicPath(after.uuid)}>
          <span>
            <span className="block text-sm text-muted">{t("Next topic")}</span>
            {after.name}
          </span>
          <ArrowRight className="icon" aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
