import { IMPORT_ROWS_A_PAGE, type ImportRow, type ImportSettings, type QuestionImport } from "@sabiprep/contract";
import type { FormatQuestion, QuestionField, RowProblem } from "@sabiprep/formats";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";

const IMPORTS_A_PAGE = 10;

const importColumns = sql`
  i.uuid as id, i.file_name, i.size, i.state, i.settings, i.found, i.message, i.rows_read, i.rows_ready,
    i.rows_with_problems,
  i.rows_duplicate, i.questions_made, i.progress_done, i.progress_total, s.name as staff_name, i.created_at,
    i.imported_at,
  i.undone_at`;

export async function listImports(db: Db, before: string | undefined) {
  const { rows } = await sql<QuestionImport>`
    select ${importColumns} from question_imports i left join staff s on s.id = i.staff_id
    where true ${before ? sql`and i.id < (select id from question_imports where uuid = ${before})` : sql``}
    order by i.id desc limit ${IMPORTS_A_PAGE + 1}`.execute(db);
  const items = rows.slice(0, IMPORTS_A_PAGE);
  return { items, next: rows.length > IMPORTS_A_PAGE ? items.at(-1)!.id : null };
}

export async function readImport(db: Db, uuid: string): Promise<QuestionImport | undefined> {
  const { rows } = await sql<QuestionImport>`
    select ${importColumns} from question_imports i left join staff s on s.id = i.staff_id
      where i.uuid = ${uuid}`.execute(db);
  return rows[0];
}

export interface ImportRecord {
  id: number;
  uuid: string;
  staff_id: number | null;
  file_name: string;
  state: QuestionImport["state"];
  attempt: number;
  settings: ImportSettings;
}

export async function lockImport(db: Db, uuid: string): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`
    select id, uuid, staff_id, file_name, state, attempt, settings from question_imports where uuid = ${uuid}
      for update`.execute(db);
  return rows[0];
}

export async function importById(db: Db, id: number): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`
    select id, uuid, staff_id, file_name, state, attempt, settings from question_imports where id = ${id}`.execute(db);
  return rows[0];
}

export const fileOf = async (db: Db, importId: number): Promise<Buffer | undefined> =>
  (await db.selectFrom("question_import_files").select("bytes").where("import_id", "=", importId).executeTakeFirst())
    ?.bytes;

/** Visible to other connections while the work itself is still one open transaction. */
export const showProgress = (
  db: Db,
  { id, attempt }: Pick<ImportRecord, "id" | "attempt">,
  done: number,
  total: number,
) =>
  sql`update question_imports set progress_done = ${done}, progress_total = ${total} where id = ${id}
    and attempt = ${attempt}`.execute(db);

interface RowRecord {
  position: number;
  row_no: number;
  state: ImportRow["state"];
  question: FormatQuestion;
  problems: RowProblem[];
  has_picture: boolean;
  shown: Partial<Record<QuestionField, string>>;
}

type RowsShown = "ready" | "noted" | "problem" | "duplicate" | "left_out";

const statesOf: Record<RowsShown, ImportRow["state"][]> = {
  ready: ["ready"],
  noted: ["ready"],
  problem: ["problem"],
  duplicate: ["duplicate"],
  left_out: ["problem", "duplicate"],
};

export async function pageOfRows(
  db: Db,
  importUuid: string,
  { show, after }: { show?: RowsShown | undefined; after?: number | undefined },
) {
  const states = show ? statesOf[show] : ["ready", "problem", "duplicate"];
  const noted = show === "noted" ? sql`and r.problems <> '[]'::jsonb` : sql``;
  const { rows } = await sql<RowRecord>`
    select r.position, r.row_no, r.state, r.question, r.problems, r.shown,
      coalesce(r.prepared -> 'picture' <> 'null', false) as has_picture
    from question_import_rows r join question_imports i on i.id = r.import_id
    where i.uuid = ${importUuid} and r.state = any(${states}) ${noted} and r.position > ${after ?? -1}
    order by r.position limit ${IMPORT_ROWS_A_PAGE + 1}`.execute(db);
  const items = rows.slice(0, IMPORT_ROWS_A_PAGE);
  return { items, next: rows.length > IMPORT_ROWS_A_PAGE ? items.at(-1)!.position : null };
}

export async function leftOutRows(db: Db, importUuid: string): Promise<RowRecord[]> {
  const { rows } = await sql<RowRecord>`
    select r.position, r.row_no, r.state, r.question, r.problems, r.shown,
      coalesce(r.prepared -> 'picture' <> 'null', false) as has_picture
    from question_import_rows r join question_imports i on i.id = r.import_id
    where i.uuid = ${importUuid} and r.state <> 'ready' order by r.position`.execute(db);
  return rows;
}

/** Of the questions it made, of the rows that may become questions, and of what was chosen for it. */
export async function subjectsOfImport(db: Db, { id, settings }: ImportRecord): Promise<number[]> {
  const chosen = [settings.subject_id, ...(settings.meanings ?? []).map(({ subject_id }) => subject_id)];
  const { rows } = await sql<{ id: number }>`
    select id from subjects where uuid::text = any(${chosen.filter((uuid) => uuid != null)}::text[])
    union
    select s.id from question_import_rows r join subjects s on s.uuid::text = r.prepared -> 'question' ->> 'subject_id'
      where r.import_id = ${id} and r.state = 'ready'
    union
    select q.subject_id from question_import_rows r join questions q on q.uuid = r.question_uuid
      where r.import_id = ${id} and r.question_uuid is not null`.execute(db);
  return rows.map((row) => row.id);
}

export async function questionsOfImport(db: Db, importId: number): Promise<{ id: number; state: string }[]> {
  const { rows } = await sql<{ id: number; state: string }>`
    select q.id, q.state from question_import_rows r join questions q on q.uuid = r.question_uuid
    where r.import_id = ${importId} and r.question_uuid is not null`.execute(db);
  return rows;
}
