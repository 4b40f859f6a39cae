import { type DataOf, setWork } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Info } from "lucide-react";
import { Link, useLocation, useParams } from "react-router";
import { t, translateServerText } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { classGridPath, schoolPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { ScoreBar } from "../../pieces/score-band.tsx";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { WorkState } from "../../pieces/work-state.tsx";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import { followUpPath } from "./follow-up.ts";
import { WorkActions } from "./work-actions.tsx";
import { kindWords, percentOf } from "./work-words.ts";
import "../../styles/staff-desk.css";

type Page = DataOf<typeof setWork.workPage>;

/** One piece of work: its state and actions, and what the class understood. */
export function WorkScreen() {
  const { schoolId = "", workId = "" } = useParams();
  const page = useQuery(read(setWork.workPage, { school_id: schoolId, work_id: workId }));
  usePageTitle(page.data?.work.title ?? t("Work"));
  return (
    <div className="stack gap-6">
      <Link className="justify-self-start font-bold" to={schoolPath(schoolId)}>
        {t("My school")}
      </Link>
      <Await query={page}>{(page) => <Work schoolId={schoolId} page={page} />}</Await>
    </div>
  );
}

function Work({ schoolId, page }: { schoolId: string; page: Page }) {
  const { work, fields } = page;
  const means = (useLocation().state as { means?: string[] } | null)?.means ?? [];
  const isDraft = work.state === "draft";
  return (
    <div className="stack gap-8">
      <header className="stack gap-3">
        <div className="row">
          <h1>{work.title}</h1>
          <WorkState state={work.state} />
        </div>
        <p className="text-muted">
          {kindWords(work.kind)}
          {work.subject && ` · ${work.subject}`} ·{" "}
          {t("{n, plural, one {# question} other {# questions}}", { n: work.questions })} ·{" "}
          {work.mode === "exam" ? t("Exam mode") : t("Practice mode")}
          {fields.minutes !== null && ` · ${t("{n, plural, one {# minute} other {# minutes}}", { n: fields.minutes })}`}
        </p>
        <p>
          {t("From {from} to {to}", { from: momentOf(work.opens_at), to: momentOf(work.closes_at) })}
          {work.late_until && ` · ${t("late work until {when}", { when: momentOf(work.late_until) })}`}
        </p>
        <p className="row gap-x-4">
          {work.classes.map(({ uuid, name }) => (
            <Link key={uuid} className="tap" to={classGridPath(schoolId, uuid)}>
              {name}
            </Link>
          ))}
          {!isDraft && (
            <b className="num">
              {t("{done} of {all} done, {started} started", {
                done: work.done,
                all: work.given_to,
                started: work.started,
              })}
            </b>
          )}
        </p>
        <p className="text-muted">{resultWords(page)}</p>
        {means.length > 0 && (
          <Banner icon={Info} role="status">
            {means.map((line) => (
              <span key={line} className="block">
                {translateServerText(line)}
              </span>
            ))}
          </Banner>
        )}
        <WorkActions schoolId={schoolId} page={page} />
      </header>
      {!isDraft && (work.done > 0 ? <Results schoolId={schoolId} page={page} /> : <Nothing />)}
    </div>
  );
}

function resultWords({ fields, released_at }: Page): string {
  if (fields.results === "submitted") return t("Pupils see their results when they submit.");
  if (released_at) return t("Pupils have seen their results since {when}.", { when: momentOf(released_at) });
  return fields.results === "closed"
    ? t("Pupils will see their results when the work closes.")
    : t("Pupils will see their results when you release them.");
}

const Nothing = () => <p className="card">{t("Nobody has finished this work yet. The results will show here.")}</p>;

function Results({ schoolId, page }: { schoolId: string; page: Page }) {
  const { spread, topics, missed } = page;
  const followUp = followUpPath(schoolId, page);
  const weakest = [...topics].sort((a, b) => percentOf(a) - percentOf(b));
  const most = Math.max(...spread);
  const label = (at: number) => (at === 9 ? "90–100" : `${at * 10}–${at * 10 + 9}`);
  return (
    <>
      <BarChart
        title={t("Scores")}
        unit={t("Pupils by score in percent")}
        bars={spread.map((value, at) => ({ label: label(at), value, shown: value === 0 ? "" : String(value) }))}
        summary={t("Most pupils scored {range} percent: {n}.", { range: label(spread.indexOf(most)), n: most })}
      />
      <section className="card stack" aria-labelledby="topics">
        <div className="row justify-between">
          <h2 id="topics">{t("Results by topic")}</h2>
          {followUp && (
            <Link className={buttonClass({ tone: "plain" })} to={followUp}>
              {t("Set a follow-up on these topics")}
            </Link>
          )}
        </div>
        <ul className="desk-bars">
          {weakest.map((topic) => (
            <li key={topic.uuid}>
              <div className="flex items-baseline justify-between gap-4">
                <span>{topic.name}</span>
                <b className="num">{t("{percent}% of {n}", { percent: percentOf(topic), n: topic.total })}</b>
              </div>
              <ScoreBar score={percentOf(topic)} label={topic.name} />
            </li>
          ))}
        </ul>
      </section>
      <Missed missed={missed} />
    </>
  );
}

function Missed({ missed }: Pick<Page, "missed">) {
  if (missed.length === 0) return null;
  return (
    <section className="card stack" aria-labelledby="missed">
      <h2 id="missed">{t("Most missed questions")}</h2>
      <ol className="desk-list">
        {missed.map(({ question_id, body, correct_rate, answered, wrong_option }) => (
          <li key={question_id} className="items-start">
            <div className="stack min-w-0 flex-1 gap-2">
              <StoredMarkup markup={body} />
              <p className="num text-sm text-muted">
                {t("{percent}% of {n} answers were correct", {
                  percent: correct_rate,
                  n: answered,
                })}
              </p>
              {wrong_option && (
                <div className="stack gap-1">
                  <b>{t("Most chosen wrong answer, {n} times:", { n: wrong_option.times })}</b>
                  <StoredMarkup markup={wrong_option.body} />
                  {wrong_option.why && <StoredMarkup className="text-muted" markup={wrong_option.why} />}
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
