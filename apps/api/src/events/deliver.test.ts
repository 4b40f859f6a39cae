import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { inTransaction } from "../db/transaction.ts";
import { freshDatabase } from "../testing/database.ts";
import { byType, deliver, nextEvents, type Subscription } from "./deliver.ts";
import { record } from "./record.ts";

async function setUp() {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  const delivered: number[] = [];
  const subscription: Subscription = {
    name: "test",
    types: ["candidate_registered"],
    handle: byType({ candidate_registered: async (_db, { candidate_id }) => void delivered.push(candidate_id) }),
  };
  const say = (candidate_id: number, db = database.db) =>
    record(db, "candidate_registered", { candidate_id }, new Date());
  /**
   * Other databases of the server may delay delivery for a while. One of them loads the full bank in one transaction.
   */
  const handleAll = async (count: number) => {
    for (let tries = 0; tries < 2_000 && delivered.length < count; tries++) {
      await deliver(database.db, subscription);
      if (delivered.length < count) await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
  return { db: database.db, delivered, subscription, say, handleAll };
}

test("each event is delivered once and in order, however often delivery runs", async () => {
  const { db, delivered, subscription, say, handleAll } = await setUp();
  for (let i = 1; i <= 5; i++) await say(i);
  await record(db, "candidate_erased", { candidate_uuid: "nobody listens to this" }, new Date());
  await handleAll(5);
  await Promise.all([deliver(db, subscription), deliver(db, subscription), deliver(db, subscription)]);
  expect(delivered).toEqual([1, 2, 3, 4, 5]);
});

test("a check that finds no events writes nothing", async () => {
  const { db, subscription, say, handleAll } = await setUp();
  await say(1);
  await handleAll(1);
  const moved = async () =>
    (await sql<{ row: string }>`select xmin::text || ' ' || xmax::text as row from event_cursors`.execute(db)).rows;
  const before = await moved();
  expect(await deliver(db, subscription)).toBe(0);
  expect(await moved()).toEqual(before);
});

test("an event of a transaction that commits late is not skipped", async () => {
  const { db, delivered, say, handleAll, subscription } = await setUp();
  const said = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const slow = inTransaction(db, async (db) => {
    await say(1, db);
    said.resolve();
    await commit.promise;
  });
  await said.promise;
  await say(2);
  await deliver(db, subscription);
  expect(delivered).toEqual([]);
  commit.resolve();
  await slow;
  await handleAll(2);
  expect(delivered).toEqual([1, 2]);
});

test("a subscriber that fails receives the same events again", async () => {
  const { db, delivered, subscription, say, handleAll } = await setUp();
  await say(7);
  const failing: Subscription = {
    ...subscription,
    handle: async () => {
      throw new Error("not now");
    },
  };
  await deliver(db, failing).catch(() => {});
  await handleAll(1);
  expect(delivered).toEqual([7]);
});

test("a backlog across a power of ten of the transaction counter is delivered completely and in order", async () => {
  const { db, delivered, subscription, handleAll } = await setUp();
  // Transaction numbers from long ago. As text, 100 sorts before 99.
  await sql`
    insert into events (xid, at, type, body)
    select (n::text)::xid8, now(), 'candidate_registered', jsonb_build_object('candidate_id', n)
    from generate_series(5, 300) n`.execute(db);
  await handleAll(296);
  await deliver(db, subscription);
  expect(delivered).toEqual(Array.from({ length: 296 }, (_, at) => 5 + at));
});

test("the next batch is read from the index, however long the backlog", async () => {
  const { db } = await setUp();
  await sql`
    insert into events (xid, at, type, body)
    select ((n / 3)::text)::xid8, now(), 'candidate_registered', '{}' from generate_series(1, 2000) n`.execute(db);
  await sql`analyze events`.execute(db);
  const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${nextEvents({ last_xid: "5", last_id: 1 })}`.execute(
    db,
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toMatch(/Index Scan using \w*xid_id_idx/);
  expect(plan).not.toMatch(/->\s+(Incremental )?Sort\b/);
});
