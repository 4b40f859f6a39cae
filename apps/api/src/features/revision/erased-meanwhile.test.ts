import { sql } from "kysely";
import { expect, test } from "vitest";
import { features } from "../../app.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { examFixture } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { eraseCandidate } from "../profile/erase-candidate.ts";
import { writeCards } from "./cards.ts";
import { writeSeen } from "./seen-questions.ts";

const AT = "2026-11-18T11:00:00.000Z";

async function setUp() {
  const api = await startApi();
  const { subject } = await examFixture(api.db, { questions: 1 });
  const question = await api.db.selectFrom("questions").select("id").executeTakeFirstOrThrow();
  const recordAudit = async (db: Db, ...candidates: number[]) => {
    const pairs = candidates.map((candidate_id) => ({ candidate_id, question_id: question.id }));
    const seen = { subject_id: subject.id, topic_id: null, times_seen: 1, times_wrong: 1, last_right: false };
    const last = { last_hinted: false, last_chosen: null, last_seen_at: AT, sitting_id: null };
    await writeSeen(
      db,
      pairs.map((pair) => ({ ...pair, ...seen, ...last })),
    );
    const memory = { stability: 1, difficulty: 5, reps: 1, lapses: 0, last_review_at: AT, due_on: "2026-11-19" };
    await writeCards(
      db,
      pairs.map((pair) => ({ ...pair, ...memory, added_at: AT, last_answer_id: null })),
    );
  };
  return { api, recordAudit };
}

const rowsOf = async (api: Api) =>
  (
    await sql<{ table: string; candidate_id: number }>`
      select 'seen' as table, candidate_id from seen_questions union all select 'card', candidate_id from review_cards
        order by 1, 2`.execute(api.db)
  ).rows.map(({ table, candidate_id }) => `${table} ${candidate_id}`);

const refused = { code: "23503" };

test("nothing is stored for a missing candidate, nor for others in the same statement", async () => {
  const { api, recordAudit } = await setUp();
  const { id } = await aCandidate(api);
  await expect(recordAudit(api.db, id, 999_999)).rejects.toMatchObject(refused);
  expect(await rowsOf(api)).toEqual([]);
  await recordAudit(api.db, id);
  await recordAudit(api.db, id);
  expect(await rowsOf(api)).toEqual([`card ${id}`, `seen ${id}`]);
});

test("an erasure during a running aggregation waits for it, and deletes its rows too", async () => {
  const { api, recordAudit } = await setUp();
  const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
  const written = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const fold = inTransaction(api.db, async (db) => {
    await recordAudit(db, ada.id, bola.id);
    written.resolve();
    await commit.promise;
  });
  await written.promise;
  let isErased = false;
  const erasing = eraseCandidate(api.db, features, ada.id, new Date(AT)).then(() => (isErased = true));
  await untilSomebodyWaits(api);
  expect(isErased).toBe(false);
  commit.resolve();
  await Promise.all([fold, erasing]);
  expect(await rowsOf(api)).toEqual([`card ${bola.id}`, `seen ${bola.id}`]);
});

test("an aggregation during a running erasure waits for it, and writes nothing", async () => {
  const { api, recordAudit } = await setUp();
  const { id } = await aCandidate(api);
  const gone = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const erasing = inTransaction(api.db, async (db) => {
    await eraseCandidate(db, features, id, new Date(AT));
    gone.resolve();
    await commit.promise;
  });
  await gone.promise;
  const fold = recordAudit(api.db, id).catch((problem) => problem);
  await untilSomebodyWaits(api);
  commit.resolve();
  await erasing;
  expect(await fold).toMatchObject(refused);
  expect(await rowsOf(api)).toEqual([]);
});

async function untilSomebodyWaits(api: Api): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`.execute(api.owner);
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
