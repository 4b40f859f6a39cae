// Exam dates: staff edit them, candidates see the coming ones next to their own.
import { calendar } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import { type Call, route } from "../../http/route.ts";
import { upcomingExams } from "./queries.ts";
import { isDay } from "./streak.ts";

const PER_PAGE = 50;

interface StaffExamDate {
  uuid: string;
  name: string;
  exam_type_id: string | null;
  exam_name: string | null;
  starts_on: string;
  ends_on: string | null;
  note: string | null;
  is_demo: boolean;
}

const shown = sql`
  select d.uuid, d.name, e.uuid as exam_type_id, e.name as exam_name, d.starts_on, d.ends_on, d.note, d.is_demo
  from exam_dates d left join exam_types e on e.id = d.exam_type_id`;

async function listed(db: Db, page: number) {
  const { rows } = await sql<StaffExamDate>`
    ${shown} order by d.starts_on desc, d.id limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from exam_dates`.execute(db);
  return { items: rows, total: counted[0]!.total, page, per_page: PER_PAGE };
}

async function oneDate(db: Db, uuid: string): Promise<StaffExamDate> {
  const { rows } = await sql<StaffExamDate>`${shown} where d.uuid = ${uuid}`.execute(db);
  return rows[0] ?? fail("not_found", "We could not find that exam date.");
}

type Body = Call<typeof calendar.create>["input"];

async function valuesOf(db: Db, { name, exam_type_id, starts_on, ends_on, note }: Body, now: Date) {
  for (const [field, day] of Object.entries({ starts_on, ends_on }))
    if (day && !isDay(day)) failField(field, "This day does not exist");
  if (ends_on && ends_on < starts_on) failField("ends_on", "The last day cannot be before the first");
  const exam = exam_type_id
    ? await db.selectFrom("exam_types").select("id").where("uuid", "=", exam_type_id).executeTakeFirst()
    : null;
  if (exam === undefined) failField("exam_type_id", "We could not find that exam.");
  return {
    name: name.trim(),
    exam_type_id: exam?.id ?? null,
    starts_on,
    ends_on: ends_on ?? null,
    note: note?.trim() || null,
    updated_at: now,
  };
}

async function create({ db, input, now, recordAudit }: Call<typeof calendar.create>) {
  const uuid = uuidv7();
  await db
    .insertInto("exam_dates")
    .values({ uuid, created_at: now, ...(await valuesOf(db, input, now)) })
    .execute();
  const after = await oneDate(db, uuid);
  recordAudit({ subject: uuid, after });
  return after;
}

async function update({ db, input, now, recordAudit }: Call<typeof calendar.update>) {
  const before = await oneDate(db, input.exam_date_id);
  await db
    .updateTable("exam_dates")
    .set(await valuesOf(db, input, now))
    .where("uuid", "=", input.exam_date_id)
    .execute();
  const after = await oneDate(db, input.exam_date_id);
  recordAudit({ subject: after.uuid, before, after });
  return after;
}

async function remove({ db, input, recordAudit }: Call<typeof calendar.remove>) {
  const before = await oneDate(db, input.exam_date_id);
  await db.deleteFrom("exam_dates").where("uuid", "=", input.exam_date_id).execute();
  recordAudit({ subject: before.uuid, before });
  return null;
}

export const calendarRoutes = [
  route(calendar.upcoming, ({ db, user, now }) => upcomingExams(db, user.id, now)),
  route(calendar.list, ({ db, input }) => listed(db, input.page ?? 1)),
  route(calendar.create, create),
  route(calendar.update, update),
  route(calendar.remove, remove),
];
