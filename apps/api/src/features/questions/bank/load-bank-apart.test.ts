import { sql } from "kysely";
import { expect, test } from "vitest";
import { startApi } from "../../../testing/start-api.ts";
import { hashNewTexts } from "../staff/duplicates.ts";
import { loadBankInChildProcess } from "./load-bank-in-child.ts";
import { withoutIndexes } from "./without-indexes.ts";

test("a first load in a child process keeps every index and constraint and leaves search words for later", {
  timeout: 300_000,
}, async () => {
  const api = await startApi();
  const { db } = api;
  const rules = async () =>
    (
      await sql<{ rule: string }>`
        select indexdef as rule from pg_indexes where schemaname = 'public'
        union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace and convalidated order by 1`.execute(db)
    ).rows.map(({ rule }) => rule);
  const before = await rules();
  const now = new Date();
  const task = { ownerUrl: api.ownerUrl, now };
  const { added } = await loadBankInChildProcess(db, task);
  expect(added).toBeGreaterThan(6_000);
  expect(await rules()).toEqual(before);
  expect(await loadBankInChildProcess(db, task)).toMatchObject({ loaded: false });

  const wordless = async () =>
    (await sql<{ total: number }>`select count(*)::int as total from questions where words = ''`.execute(db)).rows[0]!
      .total;
  expect(await wordless()).toBe(added);
  await hashNewTexts(api.context);
  expect(await wordless()).toBe(added - 300);

  // If it is cut off at its last step, nothing is lost: everything is one transaction of the owner's.
  await expect(
    api.owner.transaction().execute((db) =>
      withoutIndexes(db, ["questions", "question_exams"], async () => {
        throw new Error("cut off");
      }),
    ),
  ).rejects.toThrow("cut off");
  expect(await rules()).toEqual(before);
});

test("a bank that cannot be loaded reports the reason", async () => {
  const api = await startApi();
  const ownerUrl = api.ownerUrl.replace(/:\d+\//, ":1/");
  await expect(loadBankInChildProcess(api.db, { ownerUrl, now: new Date() })).rejects.toThrow(
    /could not be loaded.*ECONNREFUSED/s,
  );
});
