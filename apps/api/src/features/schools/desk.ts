// Schools as our own staff see them: created, given seats, closed. Nobody at the desk sees a school's pupils here.
import type { SchoolRow, schools } from "@sabiprep/contract";
import { addLagosDays, lagosDay, startOfLagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/transaction.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { newCode, SCHOOL_CODE_LENGTH } from "./codes.ts";
import { invitePerson, peopleOf } from "./people.ts";
import { lockSchool, seatsJson } from "./seats.ts";

const PAGE = 50;
const MISSING = "We could not find that school.";

const schoolRows = (now: Date) => sql`
  select s.uuid, s.code, s.name, s.state, s.created_at, s.closed_at, ${seatsJson(sql.ref("s.id"), now)} as seats
  from schools s`;

export async function listSchools({ db, input, now }: Call<typeof schools.list>) {
  const wanted = [sql`true`];
  const search = input.search?.trim();
  if (search) {
    const part = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    wanted.push(sql`(lower(s.name) like ${part} or s.code = ${search.toUpperCase()})`);
  }
  if (input.after) {
    const [name, id] = readCursor(input.after, ["text", "id"]);
    wanted.push(sql`(lower(s.name), s.id) > (${name}::text, ${id}::bigint)`);
  }
  const { rows } = await sql<SchoolRow & { key: string; id: number }>`
    select s.uuid, s.code, s.name, s.state, s.created_at, s.closed_at, lower(s.name) as key, s.id,
      ${seatsJson(sql.ref("s.id"), now)} as seats
    from schools s
    where ${sql.join(wanted, sql` and `)} order by lower(s.name), s.id limit ${PAGE + 1}`.execute(db);
  const items = rows.slice(0, PAGE);
  const last = items.at(-1);
  return { items, next: rows.length > PAGE && last ? writeCursor([last.key, last.id]) : null };
}

export async function readDesk({ db, input, now }: Call<typeof schools.desk>) {
  const { rows } = await sql<SchoolRow>`${schoolRows(now)} where s.uuid = ${input.school_id}`.execute(db);
  const school = rows[0] ?? fail("not_found", MISSING);
  const id = await idOf(db, input.school_id);
  const seats = await db
    .selectFrom("school_seats as f")
    .leftJoin("staff as m", "m.id", "f.recorded_by")
    .select(["f.uuid", "f.seats", "f.starts_at", "f.ends_at", "f.ended_at", "f.paid_by", "f.reference"])
    .select(["f.amount_kobo", "m.name as recorded_by"])
    .where("f.school_id", "=", id)
    .orderBy("f.id", "desc")
    .limit(200)
    .execute();
  return { school, seats, heads: await peopleOf(db, id, "head") };
}

async function idOf(db: Db, uuid: string): Promise<number> {
  const found = await db.selectFrom("schools").select("id").where("uuid", "=", uuid).executeTakeFirst();
  return found?.id ?? fail("not_found", MISSING);
}

export async function createSchool({ db, user, input, now, recordAudit }: Call<typeof schools.create>) {
  const uuid = uuidv7();
  const { id } = await db
    .insertInto("schools")
    .values({
      uuid,
      code: newCode(SCHOOL_CODE_LENGTH),
      name: input.name.trim(),
      state: input.state,
      created_at: now,
      created_by: user.id,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await makeYear(db, id, now);
  await giveSeats(db, id, user.id, input, now);
  recordAudit({ subject: uuid, after: { name: input.name, seats: input.seats, reference: input.reference } });
  return { school_uuid: uuid };
}

/** From September to August. */
async function makeYear(db: Db, school_id: number, now: Date): Promise<void> {
  const [year, month] = lagosDay(now).split("-").map(Number) as [number, number];
  const first = month >= 9 ? year : year - 1;
  const days = { starts_on: `${first}-09-01`, ends_on: `${first + 1}-08-31` };
  await db
    .insertInto("school_years")
    .values({ uuid: uuidv7(), school_id, name: `${first}/${first + 1}`, ...days })
    .onConflict((conflict) => conflict.columns(["school_id", "name"]).doNothing())
    .execute();
}

/** The year of today. The first call after August makes the next one. */
export async function yearOf(db: Db, schoolId: number, now: Date) {
  const today = lagosDay(now);
  const find = () =>
    db
      .selectFrom("school_years")
      .select(["id", "uuid", "name", "ends_on"])
      .where("school_id", "=", schoolId)
      .where("starts_on", "<=", today)
      .where("ends_on", ">=", today)
      .executeTakeFirst();
  const found = await find();
  if (found) return found;
  await makeYear(db, schoolId, now);
  return (await find())!;
}

interface PaidSeats {
  seats: number;
  last_day: string;
  first_day?: string | null | undefined;
  reference: string;
  amount_naira: number;
}

async function giveSeats(db: Db, school_id: number, staffId: number, given: PaidSeats, now: Date): Promise<void> {
  const starts_at = given.first_day && given.first_day > lagosDay(now) ? startOfLagosDay(given.first_day) : now;
  const ends_at = startOfLagosDay(addLagosDays(given.last_day, 1));
  if (ends_at.getTime() <= Math.max(starts_at.getTime(), now.getTime()))
    failField("last_day", "Choose a day after today and after the first day");
  const added = await db
    .insertInto("school_seats")
    .values({
      uuid: uuidv7(),
      school_id,
      seats: given.seats,
      starts_at,
      ends_at,
      paid_by: "staff",
      reference: given.reference.trim(),
      amount_kobo: given.amount_naira * 100,
      recorded_by: staffId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) failField("reference", "Seats with this reference were already added. Each payment counts once.");
}

export async function addSeats({ db, user, input, now, recordAudit }: Call<typeof schools.addSeats>) {
  const id = await idOf(db, input.school_id);
  await lockSchool(db, id);
  await giveSeats(db, id, user.id, input, now);
  recordAudit({ subject: input.school_id, after: { seats: input.seats, until: input.last_day, ref: input.reference } });
  return null;
}

export async function endSeats({ db, input, now, recordAudit }: Call<typeof schools.endSeats>) {
  const id = await idOf(db, input.school_id);
  const ended = await db
    .updateTable("school_seats")
    .set({ ended_at: now })
    .where("school_id", "=", id)
    .where("uuid", "=", input.seats_id)
    .where("ended_at", "is", null)
    .where("ends_at", ">", now.toISOString())
    .returning("seats")
    .executeTakeFirst();
  if (!ended) return fail("not_found", "We could not find those seats.");
  recordAudit({ subject: input.school_id, before: { seats: ended.seats } });
  return null;
}

export async function changeSchool({ db, input, now, recordAudit }: Call<typeof schools.change>) {
  const id = await idOf(db, input.school_id);
  const row = db.selectFrom("schools").select(["name", "state", "closed_at"]).where("id", "=", id);
  const before = await row.forUpdate().executeTakeFirstOrThrow();
  const closed_at = input.closed ? (before.closed_at ?? now) : null;
  await db
    .updateTable("schools")
    .set({ name: input.name.trim(), state: input.state, closed_at })
    .where("id", "=", id)
    .execute();
  recordAudit({
    subject: input.school_id,
    before,
    after: { name: input.name, state: input.state, closed: input.closed },
  });
  return null;
}

export async function inviteHead({ db, input, now, context, recordAudit }: Call<typeof schools.inviteHead>) {
  const school = await db
    .selectFrom("schools")
    .select(["id as school_id", "name"])
    .where("uuid", "=", input.school_id)
    .executeTakeFirst();
  if (!school) return fail("not_found", MISSING);
  const person = await invitePerson(context, db, { ...input, role: "head", school }, now);
  recordAudit({ subject: person, after: { school: input.school_id } });
  return null;
}
