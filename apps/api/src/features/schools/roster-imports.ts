// Rosters: checked and shown, then imported as a whole by a job, and undone.
import { type classRoster, ROSTER_UNDO_DAYS, type RosterImport } from "@sabiprep/contract";
import { readCsv } from "@sabiprep/formats";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { StaffCaller } from "../../http/audience.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { dropUnusedAccounts } from "../auth/public.ts";
import { fileInChildProcess } from "../questions/public.ts";
import { type CheckedEntry, checkRoster, type RosterEntry } from "./check-roster.ts";
import { yearOf } from "./desk.ts";
import { endMember } from "./enrol.ts";
import { readRoster } from "./read-roster.ts";
import { lockSchool, refuseMorePupils, seatsOf } from "./seats.ts";
import { classIn, refuseOver, refuseWithoutAuthority, type Standing, standingIn } from "./standing.ts";

const PAGE = 100;
const MISSING = "We could not find that import.";

type Checking = Pick<Call<typeof classRoster.paste>, "db" | "user" | "now" | "recordAudit">;

export async function uploadRoster({ input, upload, ...call }: Call<typeof classRoster.upload>) {
  const { name, bytes } = upload();
  const outcome = await fileInChildProcess({ kind: "cells", bytes });
  if ("refused" in outcome) return failField("file", outcome.refused);
  if (!("cells" in outcome)) throw new Error("the reader of tables answered something else");
  const file_name = name.split(/[/\\]/).at(-1)!.slice(0, 200) || "list";
  return check(call, input.school_id, input.class_id ?? null, file_name, readRoster(outcome.cells, "file"));
}

export function pasteRoster({ input, ...call }: Call<typeof classRoster.paste>) {
  // Rows copied from a spreadsheet have tabs between their cells.
  const { cells } = readCsv(input.rows.replaceAll(/\r\n?/g, "\n"), input.rows.includes("\t") ? "\t" : undefined);
  return check(call, input.school_id, input.class_id ?? null, "Pasted list", readRoster(cells, "rows"));
}

async function check(
  { db, user, now, recordAudit }: Checking,
  schoolUuid: string,
  classUuid: string | null,
  file_name: string,
  entries: RosterEntry[],
) {
  const school = await standingIn(db, user, schoolUuid);
  refuseWithoutAuthority(school);
  const schoolClass = classUuid ? await classIn(db, school, classUuid, now) : null;
  if (schoolClass) refuseOver(schoolClass);
  if (!schoolClass && school.role !== "head") return failField("class_id", "Choose one of your classes first");
  const target = await targetOf(db, school, schoolClass, now);
  const checked = await checkRoster(db, entries, target);
  const uuid = uuidv7();
  const { id } = await db
    .insertInto("roster_imports")
    .values({
      ...{ uuid, school_id: school.school_id, class_id: schoolClass?.id ?? null, staff_id: user.id, file_name },
      ...{ state: "checked", rows_total: checked.length, created_at: now },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await keepRows(db, id, checked);
  recordAudit({ subject: uuid, after: { rows: checked.length } });
  return importOf(db, school, uuid, now);
}

export const targetOf = async (
  db: Db,
  school: Pick<Standing, "school_id" | "role" | "staff_id">,
  schoolClass: { name: string; year_id: number } | null,
  now: Date,
) => ({
  school_id: school.school_id,
  year_id: schoolClass?.year_id ?? (await yearOf(db, school.school_id, now)).id,
  class_name: schoolClass?.name ?? null,
  may_make_classes: schoolClass === null && school.role === "head",
  teacher_id: school.role === "head" ? null : school.staff_id,
});

export async function keepRows(db: Db, import_id: number, rows: readonly CheckedEntry[]): Promise<void> {
  await db.deleteFrom("roster_rows").where("import_id", "=", import_id).execute();
  const list = rows.map(({ row_no, last_name, first_name, sex, class_name, number, problems, outcome }) => ({
    ...{ row_no, last_name, first_name, sex, class_name, number, outcome, problems },
  }));
  await sql`
    insert into roster_rows (import_id, row_no, last_name, first_name, sex, class_name, number, problems, outcome)
    select ${import_id}::bigint, r.row_no, r.last_name, r.first_name, r.sex, r.class_name, r.number, r.problems,
      r.outcome
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as r (row_no int, last_name text, first_name text, sex text,
      class_name text, number text, problems jsonb, outcome text)`.execute(db);
}

/** A teacher sees the imports of their own classes, a head those of the school. */
async function importOf(db: Db, school: Standing, uuid: string, now: Date): Promise<RosterImport & { id: number }> {
  const mine =
    school.role === "head"
      ? sql`true`
      : sql`exists (select 1 from class_teachers t where t.class_id = i.class_id and t.staff_id = ${school.staff_id})`;
  const { rows } = await sql<Omit<RosterImport, "seats"> & { id: number; finished_at: string | null }>`
    select i.id, i.uuid, i.file_name, i.state, i.rows_total, i.rows_done, i.message, i.created_at, i.finished_at, f.*
    from roster_imports i left join lateral (
      select count(*) filter (where r.problems <> '[]')::int as rows_with_problems,
        count(*) filter (where r.problems = '[]' and r.outcome = 'made')::int as will_make,
        count(*) filter (where r.problems = '[]' and r.outcome = 'added')::int as will_add,
        count(*) filter (where r.problems = '[]' and r.outcome = 'known')::int as already_there,
        coalesce((select array_agg(distinct n.class_name) from roster_rows n where n.import_id = i.id
          and n.problems = '[]' and i.state = 'checked' and not exists (
            select 1 from classes c join school_years y on y.id = c.year_id
            where c.school_id = i.school_id and lower(c.name) = lower(n.class_name)
              and ${now}::date between y.starts_on and y.ends_on)), '{}') as new_classes
      from roster_rows r where r.import_id = i.id) f on true
    where i.uuid = ${uuid} and i.school_id = ${school.school_id} and ${mine}`.execute(db);
  const row = rows[0] ?? fail("not_found", MISSING);
  const until = row.finished_at && new Date(Date.parse(row.finished_at) + ROSTER_UNDO_DAYS * 86_400_000);
  const can_undo_until = row.state === "done" && until && until > now ? until.toISOString() : null;
  return { ...row, can_undo_until, seats: await seatsOf(db, school.school_id, now) };
}

export async function readImport({ db, user, input, now }: Call<typeof classRoster.readImport>) {
  return importOf(db, await standingIn(db, user, input.school_id), input.import_id, now);
}

export async function importRows({ db, user, input, now }: Call<typeof classRoster.rows>) {
  const { id } = await importOf(db, await standingIn(db, user, input.school_id), input.import_id, now);
  const from = input.from ?? 0;
  const rows = await db
    .selectFrom("roster_rows")
    .select(["row_no as row", "last_name", "first_name", "sex", "class_name", "number", "problems", "outcome"])
    .where("import_id", "=", id)
    .orderBy(sql`problems = '[]'::jsonb`)
    .orderBy("row_no")
    .offset(from)
    .limit(PAGE + 1)
    .execute();
  const items = rows.slice(0, PAGE).map((row) => ({
    ...row,
    outcome: row.problems.length > 0 ? ("problem" as const) : (row.outcome ?? ("made" as const)),
  }));
  return { items, next: rows.length > PAGE ? from + PAGE : null };
}

/** Locks the import, so that two presses start it once. */
async function lockedImport(db: Db, user: StaffCaller, input: { school_id: string; import_id: string }, now: Date) {
  const school = await standingIn(db, user, input.school_id);
  await sql`select id from roster_imports where uuid = ${input.import_id} for update`.execute(db);
  return { school, found: await importOf(db, school, input.import_id, now) };
}

export async function startImport({ db, user, input, now, recordAudit }: Call<typeof classRoster.run>) {
  const { school, found } = await lockedImport(db, user, input, now);
  if (found.state !== "checked") fail("conflict", "This list has already been added.");
  if (found.rows_with_problems > 0) fail("conflict", "Some rows have problems. Correct them and check the list again.");
  if (found.will_make > 0) await refuseMorePupils(db, school.school_id, found.will_make, now);
  await sql`update roster_imports set state = 'running', rows_done = 0, message = null where id = ${found.id}`.execute(
    db,
  );
  await sql`select graphile_worker.add_job('import-roster', ${JSON.stringify({ import_id: found.id })}::json,
    max_attempts := 5, job_key := ${`import-roster-${found.id}`})`.execute(db);
  recordAudit({ subject: found.uuid, after: { rows: found.rows_total } });
  return importOf(db, school, found.uuid, now);
}

/** Deletes the accounts that nobody used. Pupils who signed in keep theirs, outside the class. */
export async function undoImport({ db, user, input, now, recordAudit }: Call<typeof classRoster.undo>) {
  const { school, found } = await lockedImport(db, user, input, now);
  if (!found.can_undo_until)
    fail("conflict", "You can no longer undo this. You had 14 days after you added the pupils.");
  const dropped = await inTransaction(db, async (db) => {
    await lockSchool(db, school.school_id);
    const { rows } = await sql<{ class_id: number; pupil_id: number; candidate_id: number; outcome: string }>`
      select m.class_id, m.pupil_id, p.candidate_id, r.outcome from roster_rows r
        join class_members m on m.id = r.member_id join school_pupils p on p.id = m.pupil_id
      where r.import_id = ${found.id}`.execute(db);
    for (const { class_id, pupil_id } of rows) await endMember(db, { class_id, pupil_id }, "undo", now);
    const made = rows.filter(({ outcome }) => outcome === "made").map(({ candidate_id }) => candidate_id);
    const gone = await stillNowhere(db, school.school_id, made);
    return (await dropUnusedAccounts(db, gone)).length;
  });
  await sql`update roster_imports set state = 'undone', undone_at = ${now} where id = ${found.id}`.execute(db);
  recordAudit({ subject: found.uuid, after: { accounts_deleted: dropped } });
  return importOf(db, school, found.uuid, now);
}

/** Without those who are in another class by now. */
async function stillNowhere(db: Db, schoolId: number, candidates: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ candidate_id: number }>`
    select candidate_id from school_pupils where school_id = ${schoolId} and left_at is not null
      and candidate_id = any(${candidates}::bigint[])`.execute(db);
  return rows.map(({ candidate_id }) => candidate_id);
}
