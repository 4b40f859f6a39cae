// The correct aggregated statistics and ranks, recomputed plainly from the raw answers.
import { leaderboard } from "@sabiprep/contract";
import { type AnswerSheet, lagosDay, percentOf } from "@sabiprep/exam";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Signals } from "../adapters/database-signals.ts";
import { pointsOf } from "../features/leaderboard/points.ts";
import { weekOf } from "../features/progress/streak.ts";
import { readSheet } from "../features/sittings/answer-store.ts";
import { markSheet } from "../features/sittings/mark-sitting.ts";
import { anySitting, paperOf, type SittingHead } from "../features/sittings/read-sitting.ts";
import { signedInAgain } from "./people.ts";
import type { Api } from "./start-api.ts";

/** Reads every question again, so that the expected result does not depend on the server's cache. */
export const forgetful = {
  signals: { store: (_topics: unknown, empty: () => unknown) => ({ now: empty }) } as unknown as Signals,
};

class Sums {
  readonly rows = new Map<string, number[]>();
  add(key: string, values: number[]) {
    const sum = this.rows.get(key) ?? values.map(() => 0);
    this.rows.set(
      key,
      sum.map((old, at) => old + values[at]!),
    );
  }
}

/**
 * Recomputes everything from raw answers, in another language than the aggregation. Returns how many are on the
 * leaderboard.
 */
export async function expectTruth(api: Api): Promise<number> {
  const { db } = api;
  const truth = { candidate: new Sums(), day: new Sums(), subject: new Sums(), topic: new Sums(), board: new Sums() };
  const { rows: members } = await sql<{ id: number }>`
    select candidate_id as id from leaderboard_members where state = 'in'`.execute(db);
  const isMember = new Set(members.map(({ id }) => id));
  const topicIds = new Map(
    (await db.selectFrom("questions").select(["uuid", "topic_id", "subject_id"]).execute()).map((row) => [
      row.uuid,
      row,
    ]),
  );
  const all = await db
    .selectFrom("sittings")
    .select(["id", "candidate_id"])
    .where("candidate_id", "is not", null)
    .orderBy("id")
    .execute();
  const handed = [];
  for (const { id } of all) {
    const sitting = (await anySitting(db, id))!;
    handed.push({ sitting, places: await paperOf(forgetful, db, sitting) });
  }
  for (const { sitting, places } of handed) {
    const { id, candidate_id } = sitting;
    const seenElsewhere = new Set(
      handed
        .filter(({ sitting: other }) => other.candidate_id === candidate_id && other.id !== id)
        .filter(({ sitting: other }) => other.started_at <= (sitting.submitted_at ?? ""))
        .flatMap(({ places }) => places.map(({ question }) => question.uuid)),
    );
    const grade = await db
      .selectFrom("grades")
      .selectAll()
      .where("sitting_id", "=", id)
      .where("is_current", "=", true)
      .executeTakeFirst();
    if (!grade) continue;
    const { sheet } = await readSheet(db, id);
    const { marking, score, correct, total } = markSheet(sitting, places, sheet);
    expect([grade.score, grade.correct, grade.total]).toEqual([score, correct, total]);
    const selected = marking.questions.map(({ selected }) => selected);
    const answered = selected.filter((option) => option !== null).length;
    const times = [Date.parse(sitting.started_at), ...sheet.flatMap((cell) => [cell.shown_at, cell.answered_at])]
      .filter((time) => time !== null)
      .toSorted((a, b) => a - b);
    const gaps = times.slice(1).map((time, at) => (time - times[at]!) / 1000);
    const seconds = Math.round(gaps.reduce((sum, gap) => sum + Math.min(gap, 180), 0));
    const last = sheet.map(({ answered_at }) => answered_at ?? 0).reduce((a, b) => Math.max(a, b), 0);
    const day = lagosDay(new Date(last || Date.parse(sitting.submitted_at!)));
    truth.candidate.add(`${candidate_id}`, [1, score, correct, total, answered, seconds]);
    truth.day.add(`${candidate_id} 0 ${day}`, [1, score, correct, total, answered, seconds]);
    const { subject_id } = topicIds.get(places[0]!.question.uuid)!;
    truth.day.add(`${candidate_id} ${subject_id} ${day}`, [
      1,
      percentOf(correct, total),
      correct,
      total,
      answered,
      answered ? seconds : 0,
    ]);
    truth.subject.add(`${candidate_id} ${subject_id}`, [1, correct, total, answered]);
    const ofTopics = Map.groupBy(
      marking.questions.entries(),
      ([at]) => topicIds.get(places[at]!.question.uuid)!.topic_id,
    );
    for (const [topic, asked] of ofTopics) {
      const right = asked.filter(([, { is_correct }]) => is_correct).length;
      const said = asked.filter(([, { selected }]) => selected !== null).length;
      truth.topic.add(`${candidate_id} ${topic}`, [right, Math.max(said, right)]);
    }
    if (sitting.mode !== "exam" || !isMember.has(candidate_id!)) continue;
    const isNew = places.map(({ question }) => !seenElsewhere.has(question.uuid));
    const news = (keep: (at: number) => boolean) => isNew.filter((fresh, at) => fresh && keep(at)).length;
    const right = news((at) => marking.questions[at]!.is_correct);
    const wrong = news((at) => !marking.questions[at]!.is_correct && selected[at] !== null);
    const { points, reason } = pointsOf({
      options: sitting.options,
      finished_offline: grade.finished_offline,
      score,
      correct,
      answered,
      seconds,
      median_seconds: medianOf(sheet),
      kind: sitting.kind,
      span_seconds: ownSeconds(
        sitting,
        handed.map((one) => one.sitting),
      ),
      parts: [[subject_id, null, total, answered, correct, news(() => true), right, wrong]],
    });
    if (reason) continue;
    const week = weekOf(lagosDay(new Date(sitting.submitted_at!)));
    for (const board of ["all", `week:${week}`, `subject:${subject_id}`])
      truth.board.add(`${board} ${candidate_id}`, [points, 1, score]);
  }

  await expectRows(api, truth.candidate, "candidate_figures", "candidate_id", figureColumns);
  await expectRows(api, truth.day, "day_figures", "candidate_id || ' ' || subject_id || ' ' || day", figureColumns);
  await expectRows(
    api,
    truth.subject,
    "subject_figures",
    "candidate_id || ' ' || subject_id",
    "tests, correct, total, answered",
  );
  await expectRows(api, truth.topic, "topic_figures", "candidate_id || ' ' || topic_id", "correct, total");
  await expectRows(api, truth.board, "board_points", "board || ' ' || candidate_id", "points, tests, score_sum");
  return expectRanks(api, truth.board.rows);
}

/** Counts, one by one, the seconds of an exam in which no exam submitted earlier was running. */
function ownSeconds(sitting: Sat, all: Sat[]): number {
  const [from, to] = [Date.parse(sitting.started_at), Date.parse(sitting.submitted_at!)];
  const taken = all
    .filter(({ candidate_id, mode }) => candidate_id === sitting.candidate_id && mode === "exam")
    .filter(({ id, submitted_at }) => {
      const at = Date.parse(submitted_at ?? "");
      return at < to || (at === to && id < sitting.id);
    })
    .map(({ started_at, submitted_at }) => [Date.parse(started_at), Date.parse(submitted_at!)] as const);
  const cuts = [from, to, ...taken.flat()].filter((at) => at >= from && at <= to).toSorted((a, b) => a - b);
  const free = cuts.slice(1).map((end, at) => {
    const middle = (cuts[at]! + end) / 2;
    return taken.some(([start, stop]) => start <= middle && middle <= stop) ? 0 : end - cuts[at]!;
  });
  return Math.round(free.reduce((sum, ms) => sum + ms, 0) / 1000);
}
type Sat = Pick<SittingHead, "id" | "candidate_id" | "mode" | "started_at" | "submitted_at">;

function medianOf(sheet: AnswerSheet): number | null {
  const took = sheet
    .filter(({ chosen, shown_at, answered_at }) => chosen !== null && shown_at !== null && answered_at !== null)
    .map(({ shown_at, answered_at }) => (answered_at! - shown_at!) / 1000)
    .toSorted((a, b) => a - b);
  const middle = took.slice(Math.ceil(took.length / 2) - 1, Math.floor(took.length / 2) + 1);
  return took.length === 0 ? null : middle.reduce((sum, one) => sum + one, 0) / middle.length;
}

const figureColumns = "tests, score_sum, correct, total, answered, seconds";

async function expectRows(api: Api, { rows }: Sums, table: string, key: string, columns: string) {
  const { rows: stored } = await sql<{ key: string; values: number[] }>`
    select (${sql.raw(key)})::text as key, array[${sql.raw(columns)}] as values from ${sql.table(table)}`.execute(
    api.db,
  );
  const kept = stored.filter(({ values }) => values.some((value) => value !== 0));
  expect([table, Object.fromEntries(kept.map(({ key, values }) => [key, values]))]).toEqual([
    table,
    Object.fromEntries(rows),
  ]);
}

/** Ranks from the calls equal those of a plain sort, on every leaderboard. */
async function expectRanks(api: Api, board: Map<string, number[]>): Promise<number> {
  const { rows: people } = await sql<{ id: number }>`select id from candidates order by id`.execute(api.db);
  const week = weekOf(lagosDay(api.clock.now()));
  const subjects = await api.db.selectFrom("subjects").select(["id", "uuid"]).execute();
  const boards = [
    { name: "all", input: { board: "overall" as const } },
    { name: `week:${week}`, input: { board: "week" as const } },
    ...subjects.map(({ id, uuid }) => ({
      name: `subject:${id}`,
      input: { board: "subject" as const, subject_id: uuid },
    })),
  ];
  let most = 0;
  for (const { name, input } of boards) {
    const points = [...board]
      .filter(([key]) => key.startsWith(`${name} `))
      .map(([key, [points]]) => ({ id: Number(key.split(" ")[1]), points: points! }));
    points.sort((a, b) => b.points - a.points || b.id - a.id);
    most = Math.max(most, points.length);
    const ranks = points.map(({ points: mine }) => 1 + points.filter((other) => other.points > mine).length);
    const answer = await (await signedInAgain(api, people[0]!.id)).call(leaderboard.board, input);
    expect(answer.members).toBe(points.length);
    expect(answer.rows.map(({ rank, points }) => [rank, points])).toEqual(
      points.map(({ points }, at) => [ranks[at], points]),
    );
    for (const [at, { id }] of points.entries()) {
      const { me } = await (await signedInAgain(api, id)).call(leaderboard.board, input);
      expect(me).toMatchObject({ rank: ranks[at], points: points[at]!.points, is_me: true });
    }
  }
  return most;
}
