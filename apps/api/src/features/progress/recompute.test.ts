// Checks statistics and ranks against the truth: after any events in any order, the aggregates equal a sum of the raw
// answers.
import { leaderboard, sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { signal } from "../../adapters/database-signals.ts";
import { features } from "../../app.ts";
import { inTransaction } from "../../db/transaction.ts";
import { examFixture, letterFor } from "../../testing/an-exam.ts";
import { aCandidate, signedInAgain } from "../../testing/people.ts";
import { expectTruth, forgetful } from "../../testing/plain-figures.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { questionCacheOf } from "../questions/public.ts";
import { readSheet } from "../sittings/answer-store.ts";
import { markSheet } from "../sittings/mark-sitting.ts";
import { anySitting, paperOf } from "../sittings/read-sitting.ts";
import { writeGrade } from "../sittings/write-grades.ts";

const SEED = 20261115;
const STEPS = 50;

/** Numbers that look random but are the same every time. */
function rng(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

test("after random sittings, remarks, late answers, joins and erasures every statistic and rank is right", async () => {
  const random = rng(SEED);
  const below = (many: number) => Math.floor(random() * many);
  const api = await startApi();
  const rooms = [await examFixture(api.db, { questions: 60 }), await examFixture(api.db, { questions: 60 })];
  const people = [];
  for (let i = 0; i < 6; i++) people.push((await aCandidate(api)).id);
  await prepare(api);

  for (let step = 0; step < STEPS; step++) {
    const person = people[below(people.length)]!;
    const as = await signedInAgain(api, person);
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
  await features.find(({ name }) => name === "profile")!.jobs!["erase-due-accounts"]!(api.context, {});
  await api.settle();
  expect(await anyoneOnBoards(api)).not.toBe(erased);
  await expectTruth(api);
}, 90_000);

/** Two topics for each subject. Everybody is of age and on a paid plan. */
async function prepare(api: Api) {
  await sql`insert into topics (uuid, subject_id, slug, name, position)
    select gen_random_uuid(), subject_id, 'another', 'Another', 2 from topics`.execute(api.db);
  await sql`update questions q set topic_id = t.id from topics t where t.subject_id = q.subject_id
    and t.slug = 'another' and q.id % 3 = 0`.execute(api.db);
  await api.db.updateTable("candidate_profiles").set({ is_adult: true }).execute();
  await sql`insert into grants (candidate_id, plan_id, cause, starts_at, ends_at)
    select c.id, p.id, 'test:' || c.id, now() - interval '1 day', now() + interval '1 year' from candidates c, plans p
      where p.slug = 'pro'`.execute(api.db);
  await signal(api.db, "bank", {});
}

type Client = Awaited<ReturnType<typeof signedInAgain>>;
type ExamFixture = Awaited<ReturnType<typeof examFixture>>;

async function sit(api: Api, as: Client, room: ExamFixture, random: () => number) {
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

/** A key is found to be wrong, or the question becomes void: every sitting that contained it is marked again. */
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
    select ${revision}, max(version) + 1, ${is_void ? [] : ["w1"]}::text[], ${is_void}, ${now} from question_keys
      where revision_id = ${revision}
    returning version`.execute(api.db)
  ).rows[0]!.version;
  expect(version).toBeGreaterThan(1);
  await signal(api.db, "bank", {});
  const wanted = JSON.stringify(is_void ? { void: true } : { accepted: ["w1"] });
  for (let tries = 0; tries < 200; tries++) {
    const [known] = await questionCacheOf(api.context).questions(api.db, [revision]);
    if (JSON.stringify(known!.key) === wanted) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const { rows: asked } = await sql<{ id: number }>`
    select g.sitting_id as id from grades g where g.is_current
      and exists (select 1 from sitting_sections n where n.sitting_id = g.sitting_id
        and ${revision} = any(n.revision_ids))`.execute(api.db);
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
