import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Db } from "../../db/transaction.ts";
import { examFixture } from "../../testing/an-exam.ts";
import { startApi } from "../../testing/start-api.ts";
import { questionCacheOf } from "./question-cache.ts";

/** Counts how often questions are read through it. */
function counted(db: Db): { db: Db; reads: () => number } {
  let reads = 0;
  const plugin = {
    transformQuery: ({ node }: { node: unknown }) => {
      if (JSON.stringify(node).includes("explanation_html")) reads += 1;
      return node;
    },
    transformResult: async ({ result }: { result: unknown }) => result,
  };
  return { db: db.withPlugin(plugin as Parameters<Db["withPlugin"]>[0]), reads: () => reads };
}

const setUp = async () => {
  const api = await startApi();
  await examFixture(api.db, { questions: 12 });
  const { rows } = await sql<{ id: number }>`select id from question_revisions order by id`.execute(api.db);
  return { api, ids: rows.map(({ id }) => id), cache: questionCacheOf({ signals: api.context.signals }) };
};

test("requests for one paper at the same time read it once, and extra questions are read separately", async () => {
  const { api, ids, cache } = await setUp();
  const { db, reads } = counted(api.db);
  const all = await Promise.all(Array.from({ length: 20 }, () => cache.questions(db, ids.slice(0, 8))));
  expect(reads()).toBe(1);
  expect(all.map((questions) => questions.map(({ revision_id }) => revision_id))).toEqual(
    Array(20).fill(ids.slice(0, 8)),
  );
  await Promise.all([cache.questions(db, ids), cache.questions(db, ids.slice(4))]);
  expect(reads()).toBe(2);
});

test("after a shared read fails, each waiting request reads for itself", async () => {
  const { api, ids, cache } = await setUp();
  const broken = { isTransaction: false } as unknown as Db;
  const failing = cache.questions(broken, ids).catch((problem: unknown) => problem);
  const waiting = cache.questions(api.db, ids);
  expect(await failing).toBeInstanceOf(Error);
  expect((await waiting).map(({ revision_id }) => revision_id)).toEqual(ids);
});
