import { setTimeout as sleep } from "node:timers/promises";
import { contract } from "@sabiprep/contract";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { parsersOfOurs } from "../../../db/parsers.ts";
import type { Tables } from "../../../db/tables.ts";
import { aCandidate, aStaffMember } from "../../../testing/people.ts";
import { smallBank } from "../../../testing/small-bank.ts";
import { startApi } from "../../../testing/start-api.ts";
import { loadBankInto } from "./load-bank.ts";

test("the bank is loaded once, later only its changes are, and staff's edits are never overwritten", {
  timeout: 300_000,
}, async () => {
  const api = await startApi();
  const { db } = api;
  const now = new Date();
  // A start that was killed a moment ago still holds its locks, for longer than a statement may take.
  const pool = new pg.Pool({ connectionString: api.databaseUrl, statement_timeout: 1_000, types: parsersOfOurs });
  const killed = await pool.connect();
  await killed.query("begin; lock table exam_types in access exclusive mode");
  setTimeout(() => killed.query("rollback").then(() => killed.release()), 4_000);
  const impatient = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const bank = smallBank("english", "physics", "yoruba");
  const first = await loadBankInto(impatient, now, bank);
  await impatient.destroy();
  expect(first.loaded).toBe(true);
  expect(first.added).toBeGreaterThan(2_000);
  expect(await loadBankInto(db, now, bank)).toMatchObject({ loaded: false });

  // One question is older than the bank, one was edited by staff, one is no longer shipped, one has a wrong key.
  const [lagging, edited, gone, wrongKey] = await db
    .selectFrom("questions")
    .select(["id", "bank_key", "live_revision_id"])
    .orderBy("id")
    .limit(4)
    .execute();
  await db.updateTable("questions").set({ bank_hash: "old" }).where("id", "in", [lagging!.id, edited!.id]).execute();
  await db.updateTable("questions").set({ staff_edited_at: now }).where("id", "=", edited!.id).execute();
  await db.updateTable("questions").set({ bank_key: "gone/for/good" }).where("id", "=", gone!.id).execute();
  await sql`update question_keys set accepted = array['nonsense']
    where revision_id = ${wrongKey!.live_revision_id}`.execute(db);
  // A native reader has approved two. One of them then gets a new text.
  const natives = await db
    .selectFrom("questions")
    .select(["id", "uuid"])
    .where("awaits_native_reader", "=", true)
    .orderBy("id")
    .limit(2)
    .execute();
  const { as } = await aStaffMember(api);
  for (const { uuid } of natives) await as.call(contract.questions.nativeRead, { question_id: uuid, revision: 1 });
  const [readOnce, reworded] = natives;
  await db.updateTable("questions").set({ bank_hash: "old" }).where("id", "=", reworded!.id).execute();
  await db.deleteFrom("site_settings").where("name", "=", "bank_fingerprint").execute();
  await sql`update questions set uuid = gen_random_uuid() where id = ${gone!.id}`.execute(db);

  expect(await loadBankInto(db, now, bank)).toEqual({ loaded: true, added: 1, revised: 2, retired: 1 });
  const revisions = (id: number) =>
    db.selectFrom("question_revisions").select("no").where("question_id", "=", id).execute();
  const waits = async (id: number) =>
    (await db.selectFrom("questions").select("awaits_native_reader").where("id", "=", id).executeTakeFirstOrThrow())
      .awaits_native_reader;
  expect([await waits(readOnce!.id), await waits(reworded!.id)]).toEqual([false, true]);
  expect(await revisions(lagging!.id)).toHaveLength(2);
  expect(await revisions(edited!.id)).toHaveLength(1);
  const keys = await db
    .selectFrom("question_keys")
    .select(["version", "reason"])
    .where("revision_id", "=", wrongKey!.live_revision_id!)
    .orderBy("version")
    .execute();
  expect(keys.map(({ version }) => version)).toEqual([1, 2]);
  expect(keys[1]?.reason).toBe("Corrected in the shipped bank");

  // The catalogue is answered from what was loaded, and its counts agree with a real count.
  const ada = await aCandidate(api);
  const exams = await ada.as.call(contract.exams.list, {});
  expect(exams.map(({ name }) => name)).toEqual(["WAEC", "NECO", "JAMB", "POST-UTME"]);
  const jamb = exams.find(({ name }) => name === "JAMB")!;
  const { subjects } = await ada.as.call(contract.exams.subjects, { exam_type_id: jamb.uuid });
  const counted = await sql<{ name: string; total: number }>`
    select s.name, count(*)::int as total from questions q join question_exams x on x.question_id = q.id
    join exam_types e on e.id = x.exam_type_id and e.slug = 'jamb' join subjects s on s.id = q.subject_id
    where q.state = 'live' group by 1`.execute(db);
  expect(Object.fromEntries(subjects.map(({ name, questions }) => [name, questions]))).toEqual(
    Object.fromEntries(counted.rows.map(({ name, total }) => [name, total])),
  );
  const physics = subjects.find(({ name }) => name === "Physics")!;
  const { years } = await ada.as.call(contract.exams.years, { exam_id: jamb.uuid, subject_id: physics.uuid });
  expect(years).toHaveLength(15);
  expect(years[0]).toMatchObject({ year: 2024, questions: 40, is_premium: false });

  // A load of all physics that stops at its last step locks everything it wrote. A candidate must notice nothing.
  const subject_id = (
    await db.selectFrom("subjects").select("id").where("slug", "=", "physics").executeTakeFirstOrThrow()
  ).id;
  const { numUpdatedRows } = await db
    .updateTable("questions")
    .set({ bank_hash: "old" })
    .where("subject_id", "=", subject_id)
    .where("staff_edited_at", "is", null)
    .executeTakeFirstOrThrow();
  await sql`update site_settings set value = '{"fingerprint":"old"}' where name = 'bank_fingerprint'`.execute(db);
  const holder = new pg.Client({ connectionString: api.databaseUrl });
  await holder.connect();
  await holder.query("begin; select from site_settings where name = 'bank_fingerprint' for update");
  const loading = loadBankInto(db, now, bank);
  // The lock holder cannot check this: a transaction keeps its first view of other sessions' activity until it ends.
  const isHeld = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like '%site_settings%'`.execute(db)
    ).rows.length;
  while (!(await isHeld())) await sleep(20);
  const opened = await ada.as.call(contract.sittings.start, {
    exam_id: jamb.uuid,
    subject_id: physics.uuid,
    count: 20,
  });
  await ada.as.call(contract.sittings.submitAnswers, {
    session_id: opened.session.uuid,
    answers: opened.exams.map(({ uuid }) => ({
      question_id: uuid,
      shown_at: new Date().toISOString(),
      answered_at: new Date().toISOString(),
      selected_option: "A" as const,
    })),
  });
  expect(await ada.as.call(contract.exams.list, {})).toHaveLength(4);
  await holder.query("rollback");
  await holder.end();
  expect(await loading).toEqual({ loaded: true, added: 0, revised: Number(numUpdatedRows), retired: 0 });
});
