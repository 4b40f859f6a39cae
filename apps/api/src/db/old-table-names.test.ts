// The previous build reads, writes and locks renamed tables by their old names while this build runs beside it.
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aCandidate } from "../testing/people.ts";
import { startApi } from "../testing/start-api.ts";

const AT = "2026-11-20T08:00:00Z";

test("the statements of the previous build work by the old names, and this build sees what they write", async () => {
  const api = await startApi();
  const { db } = api;
  const { id } = await aCandidate(api);

  const notify = sql`
    insert into notices (uuid, candidate_id, kind, once_key, title, body, link, created_at, due_at)
    values (gen_random_uuid(), ${id}, 'achievement', 'once', 'Title', 'Body', null, ${AT}, ${AT})
    on conflict (candidate_id, once_key) do nothing returning id`;
  expect((await notify.execute(db)).rows).toHaveLength(1);
  expect((await notify.execute(db)).rows).toEqual([]);
  await sql`update notices n set due_at = null from (select id from notices where due_at <= ${AT}
    for update skip locked) due where n.id = due.id`.execute(db);
  const stored = db.selectFrom("notifications").select(["once_key", "due_at"]).where("once_key", "=", "once");
  expect(await stored.execute()).toEqual([{ once_key: "once", due_at: null }]);
  await sql`delete from notices n using (values (${id}::bigint, 'once')) e (candidate_id, once_key)
    where n.candidate_id = e.candidate_id and n.once_key = e.once_key`.execute(db);
  expect(await stored.execute()).toEqual([]);

  const see = sql`
    insert into met_questions (candidate_id, question_id, subject_id, topic_id, times_met, times_wrong, last_right,
      last_chosen, last_met_at)
    values (${id}, 1, 1, null, 1, 1, false, null, ${AT})
    on conflict (candidate_id, question_id) do update set times_met = met_questions.times_met + 1,
      last_met_at = excluded.last_met_at`;
  await see.execute(db);
  await see.execute(db);
  await sql`select * from met_questions where candidate_id = ${id} for update`.execute(db);
  const seen = db.selectFrom("seen_questions").select(["times_seen", "last_hinted"]).where("candidate_id", "=", id);
  expect(await seen.execute()).toEqual([{ times_seen: 2, last_hinted: false }]);
  const ofNobody = sql`insert into met_questions (candidate_id, question_id, subject_id, times_met, times_wrong,
    last_right, last_met_at) values (0, 1, 1, 1, 0, true, ${AT})`;
  await expect(ofNobody.execute(db)).rejects.toThrow(/candidate 0/);

  const signIn = await sql<{ id: number }>`
    insert into kept_sign_ins (uuid, candidate_id, name_hash, token_hash, device_hash, device, started_at, last_used_at,
      rotated_at, expires_at)
    values (gen_random_uuid(), ${id}, 'name', 'token', 'device', 'Phone', ${AT}, ${AT}, ${AT}, ${AT})
      returning id`.execute(db);
  await sql`update auth_sessions set kept_id = ${signIn.rows[0]!.id} where candidate_id = ${id}`.execute(db);
  await sql`delete from kept_sign_ins where candidate_id = ${id}`.execute(db);
  expect(await db.selectFrom("auth_sessions").select("id").where("candidate_id", "=", id).execute()).toEqual([]);
});

test("no view of an old name is left without its table, and every view can be written", async () => {
  const { db } = await startApi();
  const { rows } = await sql<{ name: string; is_writable: boolean }>`
    select table_name as name, is_updatable = 'YES' and is_insertable_into = 'YES' as is_writable
    from information_schema.views where table_schema = 'public' order by 1`.execute(db);
  expect(rows.filter(({ is_writable }) => !is_writable)).toEqual([]);
  expect(rows.map(({ name }) => name)).toEqual([
    "item_folds",
    "kept_sign_ins",
    "met_questions",
    "notices",
    "revision_folds",
  ]);
});
