import { type ImportMeaning, questionImports } from "@sabiprep/contract";
import { optionLetters } from "@sabiprep/exam";
import { emptyQuestion, fieldName, optionFields, whyFields, writeProblemRows } from "@sabiprep/formats";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import { type Call, route } from "../../../http/route.ts";
import { retireQuestions } from "../writing/move-questions.ts";
import { isPublisher } from "../writing/publishing.ts";
import { assertOwnSubjects } from "../writing/subject-rights.ts";
import { exportCorrections } from "./export-corrections.ts";
import { exportQuestions } from "./export-questions.ts";
import { bare, NO_SUBJECT } from "./import-catalogue.ts";
import {
  type ImportRecord,
  leftOutRows,
  listImports,
  lockImport,
  pageOfRows,
  questionsOfImport,
  readImport,
  subjectsOfImport,
} from "./queries.ts";

export const questionImportRoutes = [
  route(questionImports.list, ({ db, input }) => listImports(db, input.before)),
  route(questionImports.upload, upload),
  route(questionImports.read, ({ db, input }) => found(db, input.import_id)),
  route(questionImports.rows, rows),
  route(questionImports.change, change),
  route(questionImports.run, run),
  route(questionImports.problemRows, problemRows),
  route(questionImports.undo, undo),
  route(questionImports.discard, discard),
  route(questionImports.corrections, exportCorrections),
  route(questionImports.export, exportQuestions),
];

const found = async (db: Db, uuid: string) =>
  (await readImport(db, uuid)) ?? fail("not_found", "We could not find that import.");

async function locked(db: Db, uuid: string, states: ImportRecord["state"][], refusal: string): Promise<ImportRecord> {
  const standing = (await lockImport(db, uuid)) ?? fail("not_found", "We could not find that import.");
  if (!states.includes(standing.state)) fail("conflict", refusal);
  return standing;
}

/** A file of one's own may hold any subject until it is imported: nothing in the bank has changed yet. */
async function refuseOthersImport(db: Db, standing: ImportRecord, staffId: number): Promise<void> {
  if (standing.staff_id !== staffId) await assertOwnSubjects(db, staffId, await subjectsOfImport(db, standing));
}

type Work = "check-question-import" | "run-question-import";

/**
 * A file that stopped the server once is not read again automatically. An import that was already checked may be
 * retried.
 */
const tries: Record<Work, number> = { "check-question-import": 1, "run-question-import": 5 };

async function addJob(db: Db, name: Work, { id, attempt }: Pick<ImportRecord, "id" | "attempt">): Promise<void> {
  const note = JSON.stringify({ import_id: id, attempt });
  await sql`
    select graphile_worker.add_job(${name}, ${note}::json, max_attempts := ${tries[name]}::int,
      job_key := ${`${name}-${id}-${attempt}`})`.execute(db);
}

async function upload({ db, user, now, upload, recordAudit }: Call<typeof questionImports.upload>) {
  const { name, bytes } = upload();
  const uuid = uuidv7();
  const file_name = name.split(/[/\\]/).at(-1)!.slice(0, 200) || "questions";
  const { id } = await db
    .insertInto("question_imports")
    .values({
      uuid,
      staff_id: user.id,
      file_name,
      size: bytes.length,
      state: "reading",
      settings: "{}",
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("question_import_files").values({ import_id: id, bytes }).execute();
  await addJob(db, "check-question-import", { id, attempt: 1 });
  recordAudit({ subject: uuid, after: { size: bytes.length } });
  return found(db, uuid);
}

async function rows({ db, input }: Call<typeof questionImports.rows>) {
  const { items, next } = await pageOfRows(db, input.import_id, input);
  return {
    next,
    items: items.map(({ position, row_no, state, question, problems, has_picture, shown }) => ({
      position,
      row: row_no,
      state,
      question_body: question.question_body,
      question_html: shown.question_body ?? null,
      options: optionFields.flatMap((field, at) => {
        const text = question[field];
        const why = whyFields[at]!;
        // Rows stored by an older version have no whys.
        const reason = question[why] ? { text: question[why], html: shown[why] ?? null } : null;
        return text ? [{ letter: optionLetters[at]!, text, html: shown[field] ?? null, why: reason }] : [];
      }),
      correct_answer: question.correct_answer,
      has_picture,
      problems,
    })),
  };
}

async function change({
  db,
  user,
  input: { import_id, ...settings },
  recordAudit,
}: Call<typeof questionImports.change>) {
  const standing = await locked(
    db,
    import_id,
    ["reading", "refused", "checked"],
    "You can no longer change this import.",
  );
  await refuseOthersImport(db, standing, user.id);
  const attempt = standing.attempt + 1;
  await sql`
    update question_imports set state = 'reading', attempt = ${attempt}, settings = ${JSON.stringify(settings)}::jsonb,
      message = null, progress_done = 0, progress_total = 0
    where id = ${standing.id}`.execute(db);
  await addJob(db, "check-question-import", { id: standing.id, attempt });
  recordAudit({ subject: import_id, before: standing.settings, after: settings });
  return found(db, import_id);
}

/** The meanings chosen for this file's names apply to the next file too, until somebody changes them. */
async function rememberMeanings(db: Db, meanings: readonly ImportMeaning[], staff_id: number, created_at: Date) {
  for (const { field, said, subject_id, id } of meanings)
    await db
      .insertInto("import_meanings")
      .values({
        field,
        said: bare(said),
        subject_uuid: subject_id ?? NO_SUBJECT,
        target_uuid: id,
        staff_id,
        created_at,
      })
      .onConflict((conflict) =>
        conflict.columns(["field", "said", "subject_uuid"]).doUpdateSet({ target_uuid: id, staff_id, created_at }),
      )
      .execute();
}

async function run({ db, user, input, now, recordAudit }: Call<typeof questionImports.run>) {
  const standing = await locked(db, input.import_id, ["checked"], "Check the file before you import it.");
  await assertOwnSubjects(db, user.id, await subjectsOfImport(db, standing));
  const { rows_ready } = await found(db, input.import_id);
  if (rows_ready === 0) fail("conflict", "No rows in this file are ready to import.");
  await rememberMeanings(db, standing.settings.meanings ?? [], user.id, now);
  // The questions are written in the name of the person who pressed the button, so their role decides what is live
  // immediately.
  await sql`
    update question_imports set state = 'importing', staff_id = ${user.id}, message = null, progress_done = 0,
      progress_total = rows_ready
    where id = ${standing.id}`.execute(db);
  await addJob(db, "run-question-import", standing);
  recordAudit({ subject: input.import_id, after: { rows_ready } });
  return found(db, input.import_id);
}

async function problemRows({ db, input }: Call<typeof questionImports.problemRows>) {
  const { file_name } = await found(db, input.import_id);
  const rows = await leftOutRows(db, input.import_id);
  const content = writeProblemRows(
    rows.map(({ question, problems }) => ({
      // Rows stored by an older version lack the columns added later.
      question: { ...emptyQuestion(), ...question },
      problem: problems.map(({ field, message }) => `${fieldName(field)}: ${message}`).join("; "),
    })),
  );
  return { file_name: `${file_name.replace(/\.[^.]+$/, "")}-to-fix.csv`, content };
}

async function undo({ db, user, input, now, recordAudit }: Call<typeof questionImports.undo>) {
  const standing = await locked(db, input.import_id, ["done"], "You can undo an import only after it has finished.");
  await assertOwnSubjects(db, user.id, await subjectsOfImport(db, standing));
  const questions = await questionsOfImport(db, standing.id);
  if (questions.some(({ state }) => state === "live") && !isPublisher(user.role))
    fail("not_allowed", "Some of these questions are live. Only a reviewer or an owner can delete live questions.");
  const retired = await retireQuestions(
    db,
    questions.map(({ id }) => id),
    now,
  );
  await sql`update question_imports set state = 'undone', undone_at = ${now} where id = ${standing.id}`.execute(db);
  recordAudit({ subject: input.import_id, after: { retired } });
  return found(db, input.import_id);
}

async function discard({ db, user, input, recordAudit }: Call<typeof questionImports.discard>) {
  const standing = await locked(
    db,
    input.import_id,
    ["reading", "refused", "checked"],
    "You can no longer discard this import.",
  );
  await refuseOthersImport(db, standing, user.id);
  await db.deleteFrom("question_imports").where("id", "=", standing.id).execute();
  recordAudit({ subject: input.import_id });
  return null;
}
