// The performance page for one period: its statistics, those of the period before, the trend, topics and achievements.
import type { ProgressPeriod, progress } from "@sabiprep/contract";
import { addLagosDays, lagosDay, percentOf } from "@sabiprep/exam";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { achievementsOf } from "./achievements.ts";
import { dayScores, type Span, subjectByUuid, subjectsBetween, topicsOf, totalsBetween } from "./queries.ts";

const lengths: Record<ProgressPeriod, { days: number; step: number }> = {
  week: { days: 7, step: 1 },
  month: { days: 28, step: 7 },
  quarter: { days: 91, step: 7 },
};

const MAX_LINES = 4;
const MAX_TOPICS = 5;

const spanEnding = (to: string, days: number): Span => ({ from: addLagosDays(to, 1 - days), to });

export async function performanceOf(
  db: Db,
  candidateId: number,
  asked: { period?: ProgressPeriod | undefined; subject_id?: string | undefined },
  now: Date,
) {
  const { days, step } = lengths[asked.period ?? "month"];
  const subjectId = (await subjectByUuid(db, asked.subject_id)) ?? fail("not_found", "We could not find that subject.");
  const span = spanEnding(lagosDay(now), days);
  const topics = (which: "strong" | "weak") => topicsOf(db, candidateId, { which, limit: MAX_TOPICS, subjectId });
  return {
    ...span,
    totals: await totalsBetween(db, candidateId, subjectId, span),
    before: await totalsBetween(db, candidateId, subjectId, spanEnding(addLagosDays(span.from, -1), days)),
    subjects: await subjectsBetween(db, candidateId, subjectId, span),
    trend: await trendOf(db, candidateId, subjectId, span, { days, step }),
    strengths: await topics("strong"),
    weaknesses: await topics("weak"),
    achievements: await achievementsOf(db, candidateId, now),
  };
}

export const performance = ({ db, user, input, now }: Call<typeof progress.performance>) =>
  performanceOf(db, user.id, input, now);

/** Average scores by day or week, with one line for each of the subjects that have the most tests. */
async function trendOf(
  db: Db,
  candidateId: number,
  subjectId: number,
  span: Span,
  { days, step }: { days: number; step: number },
) {
  const starts = Array.from({ length: days / step }, (_, at) => addLagosDays(span.from, at * step));
  const lines = new Map<number, { name: string; tests: number; points: { tests: number; score_sum: number }[] }>();
  for (const row of await dayScores(db, candidateId, subjectId, span)) {
    const line = lines.get(row.subject_id) ?? {
      name: row.name,
      tests: 0,
      points: starts.map(() => ({ tests: 0, score_sum: 0 })),
    };
    const point = line.points[starts.findLastIndex((start) => start <= row.day)]!;
    point.tests += row.tests;
    point.score_sum += row.score_sum;
    line.tests += row.tests;
    lines.set(row.subject_id, line);
  }
  const most = [...lines.values()].sort((a, b) => b.tests - a.tests).slice(0, MAX_LINES);
  const series = most.map(({ name, points }) => ({
    name,
    values: points.map(({ tests, score_sum }) => (tests === 0 ? null : percentOf(score_sum, tests * 100))),
  }));
  return { starts, step_days: step, series };
}
