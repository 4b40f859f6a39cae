// Figures and ranks against the truth: whatever happened, in whatever order, what was folded equals what raw answers say.
import { leaderboard, sittings } from "@sabiprep/contract";
import { lagosDay, percentOf } from "@sabiprep/exam";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { features } from "../../app.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type Signals, signal } from "../../doors/database-signals.ts";
import { anExamRoom, letterFor } from "../../testing/exam-room.ts";
import { aCandidate } from "../../testing/people.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { openSession } from "../auth/sessions.ts";
import { pointsOf } from "../leaderboard/points.ts";
import { shelfOf } from "../questions/public.ts";
import { readSheet } from "../sittings/answer-store.ts";
import { markSheet, writeGrade } from "../sittings/mark-sitting.ts";
import { anySitting, paperOf } from "../sittings/read-sitting.ts";
import { weekOf } from "./streak.ts";

const SEED = 20261115;
const STEPS = 50;

/** Numbers that look random and are the same every time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Reads every question anew, so that the truth does not depend on what the server remembers. */
const forgetful = { signals: { on: () => {}, healthy: () => false } as unknown as Signals };

test("after random sittings, re-marks, late arrivals, joinings and erasures every figure and every rank is right", async () => {
  const random = chance(SEED);
  const below = (many: number) => Math.floor(random() * many);
  const api = await startApi();
  const rooms = [await anExamRoom(api.db, { questions: 60 }), await anExamRoom(api.db, { questions: 60 })];
  const people = [];
  for (let i = 0; i < 6; i++) people.push((await aCandidate(api)).id);
  await prepare(api);

  for (let step = 0; step < STEPS; step++) {
    const person = people[below(people.length)]!;
    const as = await signedIn(api, person);
    const dice = random();
    if (dice < 0.68) await sit(api, as, rooms[below(2)]!, random);
    else if (dice < 0.76) await fixKey(api, below);
    else if (dice < 0.96) await as.call(leaderboard.join, {});
    else await as.call(leaderboard.leave, {});
    api.clock.advance(below(9) * 3_600_000);
    if (random() < 0.3) await api.settle();
  }
  await api.settle();
  expect(await expectTruth(api)).toBeGreaterThan(2);

  const erased = await anyoneOnBoards(api);
  await api.db.updateTable("candidates").set({ delete_at: api.clock.now() }).where("id", "=", erased).execute();
  await features.find(({ name }) => name === "profile")!.jobs!["erase-due-accounts"]!(api.house, {});
  await api.settle();
  expect(await anyoneOnBoards(api)).not.toBe(erased);
  await expectTruth(api);
}, 90_000);

/** Two topics a subject, everybody of age and on a paid plan. */
async function prepare(api: Api) {
  await sql`insert into topics (uuid, subject_id, slug, name, position)
    select gen_random_uuid(), subject_id, 'another', 'Another', 2 from topics`.execute(api.db);
  await sql`update questions q set topic_id = t.id from topics t where t.subject_id = q.subject_id and t.slug = 'another' and q.id % 3 = 0`.execute(
    api.db,
  );
  await api.db.updateTable("candidate_profiles").set({ is_adult: true }).execute();
  await sql`insert into grants (candidate_id, plan_id, cause, starts_at, ends_at)
    select c.id, p.id, 'test:' || c.id, now() - interval '1 day', now() + interval '1 year' from candidates c, plans p where p.slug = 'pro'`.execute(
    api.db,
  );
  await signal(api.db, "bank", {});
}

const signedIn = async (api: Api, candidate_id: number) =>
  api.clientWith(
    (await openSession(api.db, { candidate_id }, { userAgent: "", deviceToken: null }, api.clock.now())).access_token,
  );

type Client = Awaited<ReturnType<typeof signedIn>>;
type Room = Awaited<ReturnType<typeof anExamRoom>>;

async function sit(api: Api, as: Client, room: Room, random: () => number) {
  const mode = random() < 0.7 ? "exam" : "practice";
  const where = { exam_id: room.exam.uuid, subject_id: room.subject.uuid };
  const count = 5 + Math.floor(random() * 12);
  const opened = await as.call(sittings.start, { ...where, mode, count, fresh: true });
  const { uuid: session_id, deadline_at } = opened.session;
  const pace = random() < 0.15 ? 1_000 : 2_000 + random() * 25_000;
  let at = api.clock.now().getTime();
  const answers = opened.exams
    .filter(() => random() < 0.85)
    .map((question) => {
      const shown_at = new Date(at).toISOString();
      at += random() < 0.05 ? 400_000 : pace;
      const selected_option = letterFor(question, random() < 0.6 ? "right" : "wrong");
      return { question_id: question.uuid, shown_at, answered_at: new Date(at).toISOString(), selected_option };
    });
  const ending = random();
  if (ending < 0.1) return;
  if (ending < 0.25 && deadline_at) {
    await as.call(sittings.saveAnswers, { session_id, answers: answers.slice(0, 3) });
    api.clock.advance(Date.parse(deadline_at) - api.clock.now().getTime() + 10_000);
    await api.settle();
    if (ending < 0.18) return;
    const again = await as.call(sittings.submitAnswers, { session_id, answers }).catch(() => null);
    expect(again).not.toBeNull();
    return;
  }
  api.clock.advance(at - api.clock.now().getTime());
  await as.call(sittings.submitAnswers, { session_id, answers });
}

/** A key is found to be wrong, or the question is void: every sitting that was asked it is marked again. */
async function fixKey(api: Api, below: (many: number) => number) {
  const now = api.clock.now();
  const { rows } = await sql<{ id: number }>`
    select distinct unnest(revision_ids) as id from sitting_sections order by 1`.execute(api.db);
  const revision = rows[below(rows.length)]?.id;
  if (revision === undefined) return;
  const is_void = below(3) === 0;
  const version = (
    await sql<{ version: number }>`
    insert into question_keys (revision_id, version, accepted, is_void, created_at)
    select ${revision}, max(version) + 1, ${is_void ? [] : ["w1"]}::text[], ${is_void}, ${now} from question_keys where revision_id = ${revision}
    returning version`.execute(api.db)
  ).rows[0]!.version;
  expect(version).toBeGreaterThan(1);
  await signal(api.db, "bank", {});
  const wanted = JSON.stringify(is_void ? { void: true } : { accepted: ["w1"] });
  for (let tries = 0; tries < 200; tries++) {
    const [known] = await shelfOf(api.house).questions(api.db, [revision]);
    if (JSON.stringify(known!.key) === wanted) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const { rows: asked } = await sql<{ id: number }>`
    select g.sitting_id as id from grades g where g.is_current
      and exists (select 1 from sitting_sections n where n.sitting_id = g.sitting_id and ${revision} = any(n.revision_ids))`.execute(
    api.db,
  );
  for (const { id } of asked)
    await inTransaction(api.db, async (db) => {
      const { sheet } = await readSheet(db, id, true);
      const sitting = (await anySitting(db, id))!;
      await writeGrade(db, sitting, markSheet(sitting, await paperOf(forgetful, db, sitting), sheet), "key_fix", now);
    });
}

const anyoneOnBoards = async (api: Api): Promise<number> =>
  (
    await api.db
      .selectFrom("board_points")
      .select("candidate_id")
      .where("board", "=", "all")
      .orderBy("candidate_id")
      .executeTakeFirstOrThrow()
  ).candidate_id;

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

/** Recomputes everything from raw answers, in another language than the fold; tells how many stand on the board. */
async function expectTruth(api: Api): Promise<number> {
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
  const met = new Map<number, Set<number>>();
  for (const { id, candidate_id } of all) {
    const sitting = (await anySitting(db, id))!;
    const places = await paperOf(forgetful, db, sitting);
    const before = met.get(candidate_id!) ?? new Set();
    met.set(candidate_id!, new Set([...before, ...places.map(({ question }) => question.revision_id)]));
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
    for (const [at, { is_correct }] of marking.questions.entries())
      truth.topic.add(`${candidate_id} ${topicIds.get(places[at]!.question.uuid)!.topic_id}`, [Number(is_correct), 1]);
    if (sitting.mode !== "exam" || !isMember.has(candidate_id!)) continue;
    const isNew = places.map(({ question }) => !before.has(question.revision_id));
    const news = (keep: (at: number) => boolean) => isNew.filter((fresh, at) => fresh && keep(at)).length;
    const right = news((at) => marking.questions[at]!.is_correct);
    const wrong = news((at) => !marking.questions[at]!.is_correct && selected[at] !== null);
    const { points, reason } = pointsOf({
      options: sitting.options,
      finished_offline: grade.finished_offline,
      score,
      answered,
      seconds,
      span_seconds: Math.round((Date.parse(sitting.submitted_at!) - Date.parse(sitting.started_at)) / 1000),
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

/** Ranks as the calls give them equal those of a plain sort, on every board. */
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
    const answer = await (await signedIn(api, people[0]!.id)).call(leaderboard.board, input);
    expect(answer.members).toBe(points.length);
    expect(answer.rows.map(({ rank, points }) => [rank, points])).toEqual(
      points.map(({ points }, at) => [ranks[at], points]),
    );
    for (const [at, { id }] of points.entries()) {
      const { me } = await (await signedIn(api, id)).call(leaderboard.board, input);
      expect(me).toMatchObject({ rank: ranks[at], points: points[at]!.points, is_me: true });
    }
  }
  return most;
}
