import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { ScoreBand, ScoreBar } from "../../pieces/score-band.tsx";
import { Button } from "../../ui/button.tsx";
import type { Review } from "./outcome.ts";
import { timeAdvice } from "./time-advice.ts";

const FIRST_SHOWN = 8;

const percent = (correct: number, total: number) => Math.round((correct / Math.max(1, total)) * 100);

/** Of the answered questions: a skipped one is not counted as wrong. */
type TopicResult = Review["topics"][number] & { skipped: number };

/** Topics are distinguished by name: a test of several subjects rarely has two with the same name. */
export function answeredTopics({ topics, exams, review }: Pick<Review, "topics" | "exams" | "review">): TopicResult[] {
  const blank = new Set(review.flatMap((one) => (one.selected_option === null ? [one.question_id] : [])));
  const skipped = exams.filter(({ uuid }) => blank.has(uuid));
  return topics.map((topic) => {
    const left = Math.min(topic.total - topic.correct, skipped.filter((one) => one.topic === topic.topic).length);
    return { ...topic, total: topic.total - left, skipped: left };
  });
}

/** One or two questions say nothing about a topic. */
const MIN_QUESTIONS = 3;
export const saysEnough = ({ total }: Pick<TopicResult, "total">): boolean => total >= MIN_QUESTIONS;

export const weakestFirst = (topics: readonly TopicResult[]) =>
  topics
    .map((topic) => ({ ...topic, percent: percent(topic.correct, topic.total) }))
    .sort((a, b) => a.percent - b.percent || b.total - a.total);

export function TopicResults({ topics }: { topics: readonly TopicResult[] }) {
  const [all, setAll] = useState(false);
  if (topics.length === 0) return null;
  const telling = weakestFirst(topics.filter(saysEnough));
  const rest = topics.filter((topic) => !saysEnough(topic) && topic.total > 0);
  const sum = (of: (topic: TopicResult) => number) => rest.reduce((sum, topic) => sum + of(topic), 0);
  return (
    <section className="card stack" aria-labelledby="by-topic">
      <h2 id="by-topic">{t("By topic")}</h2>
      {telling.slice(0, all ? undefined : FIRST_SHOWN).map(({ topic_id, topic, correct, total, skipped, percent }) => (
        <div key={topic_id ?? topic} className="stack gap-2">
          <div className="flex items-center justify-between gap-2">
            <div>
              <b>{topic}</b>
              <div className="num text-sm text-muted">
                {t("{n} of {total}", { n: correct, total })}
                {skipped > 0 && ` · ${t("{n} skipped", { n: skipped })}`}
              </div>
            </div>
            <ScoreBand score={percent} />
          </div>
          <ScoreBar score={percent} label={topic} />
        </div>
      ))}
      {!all && telling.length > FIRST_SHOWN && (
        <Button tone="plain" wide onClick={() => setAll(true)}>
          {t("Show all {n} topics", { n: telling.length })}
        </Button>
      )}
      {rest.length > 0 && (
        <p className="num text-sm text-muted">
          {t("{n, plural, one {# topic} other {# topics}} with only one or two questions: {right} of {total} right.", {
            n: rest.length,
            right: sum(({ correct }) => correct),
            total: sum(({ total }) => total),
          })}
        </p>
      )}
    </section>
  );
}

/** Points of each subject of a mock. */
export function SectionResults({ sections }: Pick<Review, "sections">) {
  if (sections.length < 2) return null;
  return (
    <section className="card stack" aria-labelledby="by-subject">
      <h2 id="by-subject">{t("By subject")}</h2>
      <ul className="lines">
        {sections.map(({ name, correct, total, points, estimate }) => (
          <li key={name}>
            <div className="min-w-0 flex-1">
              <b>{name}</b>
              <div className="num text-sm text-muted">{t("{n} of {total} right", { n: correct, total })}</div>
            </div>
            <b className="num">
              {points} / 100
              {estimate && <span className="block text-right text-sm font-normal text-muted">{t("estimate")}</span>}
            </b>
          </li>
        ))}
      </ul>
      {sections.some(({ estimate }) => estimate) && (
        <p className="text-sm text-muted">
          {t(
            "The exam board does not publish how it scores every subject. Where you see “estimate”, it is our best guess.",
          )}
        </p>
      )}
    </section>
  );
}

/** Marks lost for reasons other than missing knowledge. */
export function TimeAndKnowledge({ outcome: { time_use: use, grade, session } }: { outcome: Review }) {
  const lines = [
    [t("Not reached"), use.not_reached],
    [t("Answered in under 8 seconds"), use.rushed],
    [t("How many of those were wrong"), use.rushed_wrong],
    [t("Changed from right to wrong"), use.changed_right_to_wrong],
  ] as const;
  return (
    <section className="card stack" aria-labelledby="time-use">
      <h2 id="time-use">{t("How you used your time")}</h2>
      <ul className="stack gap-2">
        {lines.map(([label, n]) => (
          <li key={label} className="flex items-baseline justify-between gap-3">
            {label}
            <b className="num">{n}</b>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{timeAdvice(use, grade, session.duration_minutes)}</p>
    </section>
  );
}
