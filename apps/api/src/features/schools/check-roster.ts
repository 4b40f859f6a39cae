// What is wrong with the rows of a roster, and what each would do. The same check runs before the preview and, under the
// school's lock, before the import.
import { admissionKey, admissionNumber, cleanName, pupilFields } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

export interface RosterEntry {
  row_no: number;
  last_name: string;
  first_name: string;
  sex: string;
  class_name: string;
  number: string;
}

export interface CheckedEntry extends RosterEntry {
  key: string;
  sex_read: "f" | "m" | null;
  problems: { field: string; message: string }[];
  /** The known pupil with this number. */
  pupil_id: number | null;
  outcome: "made" | "added" | "known";
  /** Whether the pupil is new to the school, or comes back to it. */
  takes_seat: boolean;
}

interface Target {
  school_id: number;
  year_id: number;
  /** The class of rows that name none, and the only one that a teacher may add to. */
  class_name: string | null;
  /** A head's roster makes the classes it names. */
  may_make_classes: boolean;
  /** The teacher whose list it is. Null for a head, who may add every pupil of the school. */
  teacher_id: number | null;
}

interface Known {
  id: number;
  number_key: string;
  first_name: string;
  last_name: string;
  left_by: string | null;
  in_classes: string[] | null;
  /** A teacher may not bring a pupil of other teachers into a class, nor learn the name behind a number. */
  is_of_others: boolean;
}

const sexOf = (typed: string): "f" | "m" | null | undefined => {
  const word = typed.trim().toLowerCase();
  if (word === "" || word === "-") return null;
  if (["f", "female", "girl"].includes(word)) return "f";
  return ["m", "male", "boy"].includes(word) ? "m" : undefined;
};

/** Two spellings of one name: case, spaces and marks do not count. */
const sameName = (name: string): string => cleanName(name).normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

export async function checkRoster(db: Db, entries: readonly RosterEntry[], target: Target): Promise<CheckedEntry[]> {
  const keys = entries.map(({ number }) => admissionKey(number));
  const known = await knownPupils(db, target, keys);
  const classes = await classNames(db, target.year_id);
  const firstRow = new Map<string, number>();
  return entries.map((entry, at) => {
    const key = keys[at]!;
    const class_name = cleanName(entry.class_name) || target.class_name || "";
    const problems = fieldProblems(entry);
    const add = (field: string, message: string) => problems.push({ field, message });
    const before = key ? firstRow.get(key) : undefined;
    if (before !== undefined) add("number", `Row ${before} has the same admission number`);
    else if (key) firstRow.set(key, entry.row_no);
    if (!class_name) add("class_name", "The class is missing");
    else if (class_name.length > 40) add("class_name", "The name of the class is too long");
    else if (!target.may_make_classes && class_name.toLowerCase() !== target.class_name?.toLowerCase())
      add("class_name", `You can add pupils to ${target.class_name} only`);
    const pupil = known.get(key);
    if (pupil) knownProblem(pupil, entry, add);
    const shown = classes.get(class_name.toLowerCase()) ?? class_name;
    const isThere = pupil && !pupil.left_by && (pupil.in_classes ?? []).includes(shown.toLowerCase());
    return {
      ...entry,
      last_name: cleanName(entry.last_name),
      first_name: cleanName(entry.first_name),
      class_name: shown,
      key,
      sex_read: sexOf(entry.sex) ?? null,
      problems,
      pupil_id: pupil?.id ?? null,
      takes_seat: !pupil || pupil.left_by !== null,
      outcome: isThere ? ("known" as const) : pupil ? ("added" as const) : ("made" as const),
    };
  });
}

function fieldProblems(entry: RosterEntry): { field: string; message: string }[] {
  const problems: { field: string; message: string }[] = [];
  const shape = pupilFields.def.shape;
  for (const field of ["last_name", "first_name"] as const) {
    const result = shape[field].safeParse(entry[field]);
    if (!result.success) problems.push({ field, message: result.error.issues[0]!.message });
  }
  const number = admissionNumber.safeParse(entry.number.trim());
  if (!number.success) problems.push({ field: "number", message: number.error.issues[0]!.message });
  if (sexOf(entry.sex) === undefined) problems.push({ field: "sex", message: "Write F or M" });
  return problems;
}

function knownProblem(pupil: Known, entry: RosterEntry, add: (field: string, message: string) => void): void {
  const name = `${pupil.first_name} ${pupil.last_name}`;
  if (pupil.is_of_others)
    add("number", "A pupil with this number is not in your classes. Ask your school head to add them");
  else if (pupil.left_by === "pupil")
    add("number", "The pupil with this number left the school. They can join again with a class code");
  else if (sameName(`${entry.first_name} ${entry.last_name}`) !== sameName(name))
    add("number", `This admission number belongs to ${name}`);
}

async function knownPupils(
  db: Db,
  { school_id, year_id, teacher_id }: Target,
  keys: readonly string[],
): Promise<Map<string, Known>> {
  const { rows } = await sql<Known>`
    select p.id, p.number_key, c.first_name, c.last_name, p.left_by,
      (select array_agg(lower(k.name)) from class_members m join classes k on k.id = m.class_id
        join school_years y on y.id = k.year_id
        where m.pupil_id = p.id and m.left_at is null and k.ended_at is null
          and y.id = ${year_id}) as in_classes,
      ${teacher_id}::bigint is not null and not exists (select 1 from class_members m
        join class_teachers t on t.class_id = m.class_id
        where m.pupil_id = p.id and m.left_at is null and t.staff_id = ${teacher_id}) as is_of_others
    from school_pupils p join candidates c on c.id = p.candidate_id
    where p.school_id = ${school_id} and p.number_key = any(${keys}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.number_key, row]));
}

async function classNames(db: Db, yearId: number): Promise<Map<string, string>> {
  const rows = await db.selectFrom("classes").select("name").where("year_id", "=", yearId).execute();
  return new Map(rows.map(({ name }) => [name.toLowerCase(), name]));
}
