// Subjects and topics as staff edit them. A subject or topic with questions stays. A removed one is retired, because
// old tests still name it.
import type { subjects } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { signal } from "../../adapters/database-signals.ts";
import type { Db } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { assertOwnSubjects } from "../questions/public.ts";
import { subjectWithTopics } from "./queries.ts";

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "") || "subject";

export async function readSubject(db: Db, uuid: string) {
  const subject = await subjectWithTopics(db, uuid);
  return subject ?? fail("not_found", "We could not find that subject.");
}

/** The subject, locked for a change by this member of staff. */
async function lockSubject(db: Db, uuid: string, staffId: number) {
  const subject = await db
    .selectFrom("subjects")
    .select(["id", "uuid", "name"])
    .where("uuid", "=", uuid)
    .where("retired_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  const found = subject ?? fail("not_found", "We could not find that subject.");
  await assertOwnSubjects(db, staffId, [found.id]);
  return found;
}

async function refuseTakenName(db: Db, name: string, except = 0): Promise<void> {
  const { rows } = await sql`
    select 1 from subjects where lower(name) = lower(${name.trim()}) and retired_at is null
      and id <> ${except}`.execute(db);
  if (rows.length > 0) failField("name", "There is already a subject with this name");
}

export async function addSubject({ db, input, now, recordAudit }: Call<typeof subjects.add>) {
  await refuseTakenName(db, input.name);
  const uuid = uuidv7();
  const slug = slugOf(input.name);
  const { rows } = await sql<{ id: number; uuid: string }>`
    insert into subjects (uuid, slug, name, description, icon, icon_url, position, created_at)
    select ${uuid}::uuid, ${slug} || case
      when exists (select 1 from subjects where slug = ${slug}) then ${`-${uuid.slice(-6)}`} else '' end,
      ${input.name.trim()}, ${input.description.trim()}, 'book', ${input.icon_url?.trim() || null},
      coalesce((select max(position) from subjects), 0) + 1, ${now}
    on conflict (slug) do nothing
    returning id, uuid`.execute(db);
  // Another request adds a subject of the same name at the same time.
  const subject = rows[0] ?? failField("name", "There is already a subject with this name");
  if (input.exam_type_ids) await setExams(db, subject.id, input.exam_type_ids);
  recordAudit({ subject: subject.uuid, after: { name: input.name } });
  return readSubject(db, subject.uuid);
}

export async function editSubject({ db, user, input, recordAudit }: Call<typeof subjects.edit>) {
  const subject = await lockSubject(db, input.subject_id, user.id);
  await refuseTakenName(db, input.name, subject.id);
  await db
    .updateTable("subjects")
    .set({ name: input.name.trim(), description: input.description.trim(), icon_url: input.icon_url?.trim() || null })
    .where("id", "=", subject.id)
    .execute();
  if (input.exam_type_ids) await setExams(db, subject.id, input.exam_type_ids);
  await signal(db, "bank", {});
  recordAudit({ subject: subject.uuid, before: { name: subject.name }, after: { name: input.name } });
  return readSubject(db, subject.uuid);
}

/** An exam is removed only when none of its questions belongs to this subject. */
async function setExams(db: Db, subjectId: number, uuids: string[]): Promise<void> {
  const exams = await db.selectFrom("exam_types").select(["id", "uuid", "name"]).execute();
  const wanted = exams.filter(({ uuid }) => uuids.includes(uuid));
  if (wanted.length !== new Set(uuids).size) failField("exam_type_ids", "We could not find that exam");
  const ids = wanted.map(({ id }) => id);
  const { rows } = await sql<{ name: string }>`
    select e.name from exam_subjects es join exam_types e on e.id = es.exam_type_id
    where es.subject_id = ${subjectId} and not es.exam_type_id = any(${ids}::bigint[])
      and exists (select 1 from questions q where q.subject_id = es.subject_id and q.state <> 'retired'
        and q.exam_type_ids @> array[es.exam_type_id])`.execute(db);
  if (rows[0]) failField("exam_type_ids", `${rows[0].name} still has questions in this subject`);
  await sql`delete from exam_subjects where subject_id = ${subjectId}
    and not exam_type_id = any(${ids}::bigint[])`.execute(db);
  await sql`
    insert into exam_subjects (exam_type_id, subject_id) select unnest(${ids}::bigint[]), ${subjectId} on conflict
      do nothing`.execute(db);
}

const hanging = (count: number) => `${count.toLocaleString("en-NG")} ${count === 1 ? "question" : "questions"}`;

export async function removeSubject({ db, user, input, now, recordAudit }: Call<typeof subjects.remove>) {
  const subject = await lockSubject(db, input.subject_id, user.id);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from questions where subject_id = ${subject.id} and state <> 'retired' limit 10000) q`.execute(db);
  const { total } = rows[0]!;
  if (total > 0)
    fail("conflict", `You cannot delete ${subject.name}: ${hanging(total)} ${total === 1 ? "uses" : "use"} it.`);
  await db.updateTable("subjects").set({ retired_at: now }).where("id", "=", subject.id).execute();
  await signal(db, "bank", {});
  recordAudit({ subject: subject.uuid, before: { name: subject.name } });
  return null;
}

export async function addTopic({ db, user, input, recordAudit }: Call<typeof subjects.addTopic>) {
  const subject = await lockSubject(db, input.subject_id, user.id);
  await refuseTakenTopic(db, subject.id, input.name);
  const uuid = uuidv7();
  await sql`
    insert into topics (uuid, subject_id, slug, name, position)
    select ${uuid}::uuid, ${subject.id}, ${slugOf(input.name)} || case
      when exists (select 1 from topics where subject_id = ${subject.id} and slug = ${slugOf(input.name)})
      then '-' || ${uuid.slice(-6)} else '' end, ${input.name.trim()},
      coalesce((select max(position) from topics where subject_id = ${subject.id}), 0) + 1`.execute(db);
  recordAudit({ subject: uuid, after: { name: input.name } });
  return readSubject(db, subject.uuid);
}

async function refuseTakenTopic(db: Db, subjectId: number, name: string, except = 0): Promise<void> {
  const { rows } = await sql`
    select 1 from topics where subject_id = ${subjectId} and lower(name) = lower(${name.trim()}) and retired_at is null
      and id <> ${except}`.execute(db);
  if (rows.length > 0) failField("name", "There is already a topic with this name");
}

async function lockTopic(db: Db, uuid: string, staffId: number) {
  const topic = await db
    .selectFrom("topics as t")
    .innerJoin("subjects as s", "s.id", "t.subject_id")
    .select(["t.id", "t.uuid", "t.name", "t.subject_id", "s.uuid as subject_uuid"])
    .where("t.uuid", "=", uuid)
    .where("t.retired_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  const found = topic ?? fail("not_found", "We could not find that topic.");
  await assertOwnSubjects(db, staffId, [found.subject_id]);
  return found;
}

export async function editTopic({ db, user, input, recordAudit }: Call<typeof subjects.editTopic>) {
  const topic = await lockTopic(db, input.topic_id, user.id);
  await refuseTakenTopic(db, topic.subject_id, input.name, topic.id);
  await db.updateTable("topics").set({ name: input.name.trim() }).where("id", "=", topic.id).execute();
  await signal(db, "bank", {});
  recordAudit({ subject: topic.uuid, before: { name: topic.name }, after: { name: input.name } });
  return readSubject(db, topic.subject_uuid);
}

export async function removeTopic({ db, user, input, now, recordAudit }: Call<typeof subjects.removeTopic>) {
  const topic = await lockTopic(db, input.topic_id, user.id);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from questions where topic_id = ${topic.id} and state <> 'retired' limit 10000) q`.execute(db);
  const { total } = rows[0]!;
  if (total > 0)
    fail("conflict", `You cannot delete ${topic.name}: ${hanging(total)} ${total === 1 ? "uses" : "use"} it.`);
  await db.updateTable("topics").set({ retired_at: now }).where("id", "=", topic.id).execute();
  recordAudit({ subject: topic.uuid, before: { name: topic.name } });
  return readSubject(db, topic.subject_uuid);
}
