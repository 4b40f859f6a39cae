// The dry run. The file is read in a child process and its texts are rendered in a separate thread. Every row is
// compared with the bank, and the outcome for each row is recorded. The bank itself is only read.
import { setImmediate as breathe } from "node:timers/promises";
import type { ImportSettings } from "@sabiprep/contract";
import { optionFields, type ParsedFile, picturesToCome, type RowProblem, stops, whyFields } from "@sabiprep/formats";
import { sql } from "kysely";
import * as z from "zod";
import { type Db, inTransaction } from "../../../db/transaction.ts";
import type { Job } from "../../../feature.ts";
import { inChunks } from "../bank/in-chunks.ts";
import { textHashOf } from "../likeness.ts";
import { type RenderedQuestion, renderTexts, textsOf } from "../rendering/render-questions.ts";
import { checkQuestions } from "../writing/create-questions.ts";
import { fileInChildProcess } from "./file-in-child.ts";
import { readImportCatalogue } from "./import-catalogue.ts";
import { preparePictures } from "./import-pictures.ts";
import { type CheckedRow, newQuestionOf } from "./new-question-of.ts";
import { fileOf, type ImportRecord, importById, showProgress } from "./queries.ts";
import { unknownNames } from "./unknown-names.ts";

export const importJob = z.object({ import_id: z.number(), attempt: z.number() });

const SLICE = 50;
const MAX_NOTES = 200;
const MAX_RENDERING_MS = 300_000;
const TOO_LONG = "The formulas in this file take too long to read. Please split the file.";
export const CUT_OFF = "We could not finish checking this file. Please check it again.";

/** The bank's names for fields that have other names in files. */
const fieldNames: Record<string, RowProblem["field"]> = {
  subject_id: "subject",
  exam_type_id: "exam_type",
  topic_id: "topic",
  class_level_id: "class_level",
};

export const checkImport: Job = async ({ db, clock }, note) => {
  const { import_id, attempt } = importJob.parse(note);
  const standing = await importById(db, import_id);
  const bytes = await fileOf(db, import_id);
  if (!standing || !bytes || standing.state !== "reading" || standing.attempt !== attempt) return;
  try {
    const outcome = await fileInChildProcess({
      kind: "read",
      bytes,
      name: standing.file_name,
      choices: choicesOf(standing.settings),
      this_year: clock.now().getFullYear(),
    });
    if ("refused" in outcome) await refuse(db, standing, outcome.refused);
    else if ("parsed" in outcome) await checkRows(db, standing, outcome.parsed);
  } catch (problem) {
    // A check is not repeated automatically: the same problem would break it again.
    await refuse(db, standing, CUT_OFF);
    throw problem;
  }
};

const choicesOf = ({ encoding, delimiter, has_header, columns, sheet }: ImportSettings) => ({
  sheet,
  encoding,
  delimiter,
  has_header,
  mapping: columns,
});

const refuse = (db: Db, { id, attempt }: ImportRecord, message: string) =>
  sql`update question_imports set state = 'refused', message = ${message} where id = ${id} and attempt = ${attempt}
    and state = 'reading'`.execute(db);

async function checkRows(db: Db, standing: ImportRecord, parsed: ParsedFile): Promise<void> {
  const { settings } = standing;
  const catalogue = await readImportCatalogue(db, settings.meanings);
  const owes_explanation = parsed.table?.columns.some(({ field }) => field === "answer_explanation") ?? false;
  const rows = parsed.rows.map((row) => newQuestionOf(row, catalogue, { settings, owes_explanation }));
  const began = performance.now();
  let done = 0;
  for (const slice of inChunks(rows, SLICE)) {
    if (performance.now() - began > MAX_RENDERING_MS) return void (await refuse(db, standing, TOO_LONG));
    const shown = await renderTexts(slice.flatMap(textsOfRow), "files");
    await addBankProblems(db, slice, shown);
    for (const row of slice) row.shown = htmlOf(row, shown);
    await preparePictures(db, slice);
    done += slice.length;
    await showProgress(db, standing, done, rows.length);
    await breathe();
  }
  const twins = await findTwins(db, rows, parsed.counted);
  const subjects = await db.selectFrom("subjects").select(["uuid", "name"]).execute();
  const names = new Map(subjects.map(({ uuid, name }) => [uuid, name]));
  const unknown = unknownNames(parsed.rows, catalogue, settings, names);
  await writeRows(db, standing, { ...foundIn(parsed), unknown }, rows, twins);
}

/**
 * Problems that only the bank can find: texts that cannot be shown, subjects an exam does not offer, a fifth option too
 * many.
 */
async function addBankProblems(db: Db, slice: CheckedRow[], shown: RenderedQuestion): Promise<void> {
  const whole = slice.filter((row) => row.prepared !== null);
  const problems = await checkQuestions(
    db,
    whole.map(({ prepared }) => prepared!.question),
    shown,
  );
  for (const { row, field, message } of problems) {
    const place = fieldNames[field] ?? (field as RowProblem["field"]);
    whole[row]!.problems.push({ field: place, message, found: "" });
  }
  for (const row of whole) {
    const passage = row.prepared?.passage && shown({ source: row.prepared.passage.body_source, inline: false });
    if (passage && "problem" in passage)
      row.problems.push({
        field: "passage_body",
        message: `We cannot show this text: ${passage.problem}`,
        found: "",
      });
    if (row.problems.some(stops)) row.prepared = null;
  }
}

/** Includes rows with problems: staff see such a row as far as it can be shown. */
const givenTexts = ({ given }: CheckedRow) =>
  (["question_body", ...optionFields, ...whyFields] as const).flatMap((field) => {
    const source = given[field].trim();
    return source ? [{ field, source, inline: field.startsWith("option") }] : [];
  });

const textsOfRow = (row: CheckedRow) => [
  ...givenTexts(row),
  ...(row.prepared ? textsOf(row.prepared.question) : []),
  ...(row.prepared?.passage ? [{ source: row.prepared.passage.body_source, inline: false }] : []),
];

/** Stored with the row, so that viewing it renders nothing. */
function htmlOf(row: CheckedRow, shown: RenderedQuestion): CheckedRow["shown"] {
  const html: CheckedRow["shown"] = {};
  for (const { field, source, inline } of givenTexts(row)) {
    const outcome = shown({ source, inline });
    // A picture in the file is not in the bank yet, so its description is shown in its place.
    if ("html" in outcome) html[field] = outcome.html.replaceAll(picturesToCome, "[$1]");
  }
  return html;
}

/** For each row with the same text as another: an earlier row of the file or a question of the bank. */
async function findTwins(db: Db, rows: CheckedRow[], counted: string): Promise<Map<CheckedRow, string>> {
  const hashes = new Map(
    rows.flatMap((row) => {
      const options = optionFields.map((field) => row.given[field]).filter(Boolean);
      return row.prepared ? [[row, textHashOf(row.given.question_body, options)] as const] : [];
    }),
  );
  const { rows: known } = await sql<{ text_hash: string }>`
    select distinct text_hash from questions where text_hash = any(${[...new Set(hashes.values())]})
      and state <> 'retired'`.execute(db);
  const inBank = new Set(known.map(({ text_hash }) => text_hash));
  const firstRow = new Map<string, number>();
  const twins = new Map<CheckedRow, string>();
  for (const [row, hash] of hashes) {
    const earlier = firstRow.get(hash);
    if (inBank.has(hash)) twins.set(row, "A question in the bank has the same text");
    else if (earlier !== undefined) twins.set(row, `Same text as ${counted} ${earlier} in this file`);
    else firstRow.set(hash, row.row);
  }
  return twins;
}

const writeRows = (db: Db, standing: ImportRecord, found: object, rows: CheckedRow[], twins: Map<CheckedRow, string>) =>
  inTransaction(db, async (db) => {
    const { id, attempt, settings } = standing;
    const records = rows.map((row, position) => {
      const twin = twins.get(row);
      const leftOut = row.prepared === null ? "problem" : twin && !settings.take_duplicates ? "duplicate" : null;
      const told: RowProblem[] = twin ? [{ field: "question_body", message: twin, found: "" }] : [];
      const problems = [...row.problems, ...told];
      return {
        position,
        row_no: row.row,
        state: leftOut ?? "ready",
        question: row.given,
        // Problems that exclude the row are listed first, then mere notes.
        problems: [...problems].sort((a, b) => Number(stops(b)) - Number(stops(a))),
        prepared: row.prepared,
        shown: row.shown,
      };
    });
    const count = (state: string) => records.filter((record) => record.state === state).length;
    const { rows: reached } = await sql`
      update question_imports set state = 'checked', message = null,
        found = ${JSON.stringify({ ...found, ...readyCounts(records) })}::jsonb, rows_read = ${records.length},
          rows_ready = ${count("ready")}, rows_with_problems = ${count("problem")},
        rows_duplicate = ${count("duplicate")}
      where id = ${id} and attempt = ${attempt} and state = 'reading' returning id`.execute(db);
    if (reached.length === 0) return;
    await db.deleteFrom("question_import_rows").where("import_id", "=", id).execute();
    for (const chunk of inChunks(records, 500))
      await sql`
        insert into question_import_rows (import_id, position, row_no, state, question, problems, prepared, shown)
        select ${id}, r.position, r.row_no, r.state, r.question, r.problems, nullif(r.prepared, 'null'), r.shown
        from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
          as r (position int, row_no int, state text, question jsonb, problems jsonb, prepared jsonb,
            shown jsonb)`.execute(db);
  });

/** The counts shown to the sender before the rows are imported. */
function readyCounts(records: readonly { state: string; problems: RowProblem[]; prepared: CheckedRow["prepared"] }[]) {
  const ready = records.filter(({ state }) => state === "ready");
  return {
    rows_live: ready.filter(({ prepared }) => prepared?.question.status === "ACTIVE").length,
    rows_noted: ready.filter(({ problems }) => problems.length > 0).length,
  };
}

const foundIn = ({ format, counted, encoding, notes, table }: ParsedFile) => ({
  format,
  counted,
  encoding,
  table,
  notes: notes.slice(0, MAX_NOTES),
});
