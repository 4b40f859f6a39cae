// Imports a checked roster in one transaction: everybody or nobody. A job that is cut off leaves nothing and is run
// again. Its progress is written outside of the transaction.
import { sql } from "kysely";
import * as z from "zod";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Job } from "../../feature.ts";
import { Failure, fail } from "../../http/failure.ts";
import { type CheckedEntry, checkRoster } from "./check-roster.ts";
import { makeClass } from "./classes.ts";
import { addMembers, bringBack, makePupils } from "./enrol.ts";
import { keepRows, targetOf } from "./roster-imports.ts";
import { lockSchool, refuseMorePupils } from "./seats.ts";

const note = z.object({ import_id: z.int() });
const SLICE = 200;

export const importRoster: Job = async (context, payload) => {
  const { import_id } = note.parse(payload);
  try {
    await inTransaction(context.db, (db) => bringIn(context, db, import_id));
  } catch (problem) {
    if (!(problem instanceof Failure)) throw problem;
    // The school changed between the check and the import. Nobody was added, and the list can be checked again.
    await sql`update roster_imports set state = 'checked', rows_done = 0,
      message = ${`Nobody was added. ${problem.message}`}
      where id = ${import_id} and state = 'running'`.execute(context.db);
  }
};

async function bringIn(context: AppContext, db: Db, import_id: number): Promise<void> {
  const now = context.clock.now();
  const about = await db
    .selectFrom("roster_imports as i")
    .leftJoin("classes as c", "c.id", "i.class_id")
    .leftJoin("school_people as p", (join) =>
      join.onRef("p.school_id", "=", "i.school_id").onRef("p.staff_id", "=", "i.staff_id"),
    )
    .select(["i.school_id", "i.state", "c.id as class_id", "c.name as class_name", "c.year_id", "p.role", "p.staff_id"])
    .where("i.id", "=", import_id)
    .executeTakeFirst();
  if (about?.state !== "running") return;
  await lockSchool(db, about.school_id);
  const entries = await db
    .selectFrom("roster_rows")
    .select(["row_no", "last_name", "first_name", "sex", "class_name", "number"])
    .where("import_id", "=", import_id)
    .orderBy("row_no")
    .execute();
  const schoolClass = about.class_name === null ? null : { name: about.class_name, year_id: about.year_id! };
  const sender = { school_id: about.school_id, role: about.role ?? "teacher", staff_id: about.staff_id ?? 0 };
  const target = { ...(await targetOf(db, sender, schoolClass, now)), may_make_classes: schoolClass === null };
  const rows = await checkRoster(db, entries, target);
  await keepRows(db, import_id, rows);
  if (rows.some(({ problems }) => problems.length > 0))
    fail("conflict", "The school has changed since this list was checked. Please check it again.");
  await refuseMorePupils(db, about.school_id, rows.filter(({ takes_seat }) => takes_seat).length, now);
  const classes = await classesFor(db, { ...about, year_id: target.year_id }, rows, now);
  for (let at = 0; at < rows.length; at += SLICE) {
    await enrolSlice(db, about.school_id, import_id, rows.slice(at, at + SLICE), classes, now);
    await sql`update roster_imports set rows_done = ${Math.min(at + SLICE, rows.length)}
      where id = ${import_id} and state = 'running'`.execute(context.db);
  }
  await sql`update roster_imports set state = 'done', rows_done = rows_total, finished_at = ${now}
    where id = ${import_id}`.execute(db);
}

/** The ids of the classes by name. Missing ones are made. */
async function classesFor(
  db: Db,
  { school_id, year_id }: { school_id: number; year_id: number },
  rows: readonly CheckedEntry[],
  now: Date,
): Promise<Map<string, number>> {
  for (const name of new Set(rows.map(({ class_name }) => class_name)))
    await makeClass(db, { school_id }, year_id, name, now);
  const found = await db
    .selectFrom("classes")
    .select(["id", "name", "ended_at"])
    .where("year_id", "=", year_id)
    .execute();
  return new Map(found.map(({ id, name }) => [name.toLowerCase(), id]));
}

async function enrolSlice(
  db: Db,
  schoolId: number,
  importId: number,
  rows: readonly CheckedEntry[],
  classes: Map<string, number>,
  now: Date,
): Promise<void> {
  const fresh = rows.filter(({ outcome }) => outcome === "made");
  const made = await makePupils(
    db,
    schoolId,
    fresh.map((row) => ({ ...row, sex: row.sex_read })),
    "roster",
    now,
  );
  const pupilOf = new Map(rows.flatMap(({ key, pupil_id }) => (pupil_id === null ? [] : [[key, pupil_id] as const])));
  for (const [at, row] of fresh.entries()) pupilOf.set(row.key, made[at]!);
  await bringBack(db, [...pupilOf.values()]);
  const members = new Map<number, number>();
  for (const name of new Set(rows.map(({ class_name }) => class_name.toLowerCase()))) {
    const ids = rows.filter((row) => row.class_name.toLowerCase() === name).map(({ key }) => pupilOf.get(key)!);
    for (const [pupil, member] of await addMembers(db, classes.get(name)!, ids, "roster", now))
      members.set(pupil, member);
  }
  const result = rows.map(({ row_no, key }) => {
    const pupil_id = pupilOf.get(key)!;
    return { row_no, pupil_id, member_id: members.get(pupil_id) ?? null };
  });
  await sql`
    update roster_rows r set pupil_id = n.pupil_id, member_id = n.member_id
    from jsonb_to_recordset(${JSON.stringify(result)}::jsonb) as n (row_no int, pupil_id bigint, member_id bigint)
    where r.import_id = ${importId} and r.row_no = n.row_no`.execute(db);
}
