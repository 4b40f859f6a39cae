import { questions } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { growBank } from "../../../../../../scripts/proofs/staff-lists.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { anExamRoom } from "../../../testing/exam-room.ts";
import { aStaffMember } from "../../../testing/people.ts";
import { startApi } from "../../../testing/start-api.ts";

test("a filtered total stops at ten thousand, and the list goes on past it", async () => {
  const api = await startApi();
  const { subject } = await anExamRoom(api.db, { questions: 1 });
  const { as } = await aStaffMember(api);
  await inTransaction(api.db, (db) => growBank((text) => sql.raw(text).execute(db), 10_500));
  const filter = { subject_id: subject.uuid };
  const first = await as.call(questions.list, filter);
  expect([first.total, first.more_than_total]).toEqual([10_000, true]);
  expect((await as.call(questions.list, {})).total).toBe(10_000);
  const some = await as.call(questions.list, { ...filter, year: 2012 });
  expect([some.total, some.more_than_total]).toEqual([420, false]);
  const next = await as.call(questions.list, { ...filter, before: first.next! });
  expect(new Set([...first.items, ...next.items].map(({ id }) => id)).size).toBe(40);
  const found = await as.call(questions.list, { search: "w0" });
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from questions where words @@ to_tsquery('english', 'w0:*')`.execute(api.db);
  expect(found.total).toBe(counted.rows[0]!.total);
});
