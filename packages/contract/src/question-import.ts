// Import and export of question files: read, checked without writing anything, imported as a whole, undone, exported
// again.
import * as z from "zod/mini";
import { endpoint, type Role } from "./endpoint.ts";
import { difficultyLevel, questionSource, questionStatus } from "./exams.ts";
import { named, nothing, timestamp, uuid } from "./fields.ts";
import { ordinal } from "./ordinal.ts";
import { questionNarrowing } from "./question-filters.ts";
import { FIRST_QUESTION_YEAR, questionStage } from "./staff-question.ts";

export const IMPORT_MOST_BYTES = 20 * 1_048_576;
export const IMPORT_ROWS_A_PAGE = 25;
export const EXPORT_MOST_QUESTIONS = 20_000;
/** The maximum number of questions listed one by one. */
export const EXPORT_MOST_CHOSEN = 500;

export const questionImporters = ["owner", "editor"] as const satisfies readonly Role[];

export const questionFormat = z.enum([
  "csv",
  "xlsx",
  "aiken",
  "gift",
  "moodle-xml",
  "qti-1.2",
  "qti-2.1",
  "qti-2.2",
  "qti-3.0",
  "aloc-json",
  "docx",
  "content-form",
]);
export type QuestionFormat = z.output<typeof questionFormat>;

/** What a column of a table may contain. */
export const importField = z.enum([
  "question_body",
  "option_a",
  "option_b",
  "option_c",
  "option_d",
  "option_e",
  "option_f",
  "correct_answer",
  "answers_wanted",
  "answer_explanation",
  "hint",
  "instruction",
  "why_a",
  "why_b",
  "why_c",
  "why_d",
  "why_e",
  "why_f",
  "subject",
  "topic",
  "exam_type",
  "year",
  "difficulty_level",
  "pool",
  "class_level",
  "source",
  "status",
  "question_type",
  "passage_title",
  "passage_body",
]);
export type ImportField = z.output<typeof importField>;

export const meaningField = z.enum(["subject", "exam_type", "topic", "class_level"]);

/** "MTH means Mathematics". A topic belongs to its subject. Null leaves the topic or class open. */
export const importMeaning = z.object({
  field: meaningField,
  said: z.string().check(z.minLength(1), z.maxLength(2_000)),
  subject_id: z.optional(z.nullable(uuid())),
  id: z.nullable(uuid("Choose what it means")),
});
export type ImportMeaning = z.output<typeof importMeaning>;

/** The settings that the sender of a file decides. A setting that is left out is detected from the file. */
export const importSettings = z.object({
  encoding: z.optional(z.enum(["utf-8", "utf-16le", "utf-16be", "windows-1252"])),
  delimiter: z.optional(z.enum([",", ";", "\t", "|"])),
  has_header: z.optional(z.boolean()),
  /** In a workbook: the sheet that contains the table. */
  sheet: z.optional(z.string().check(z.maxLength(200))),
  columns: z.optional(z.array(z.nullable(importField)).check(z.maxLength(100))),
  /** For rows without this value. */
  subject_id: z.optional(uuid("Choose a subject")),
  exam_type_id: z.optional(uuid("Choose an exam")),
  year: z.optional(
    z
      .int({ error: "Invalid year" })
      .check(
        z.refine((year) => year >= FIRST_QUESTION_YEAR && year <= new Date().getFullYear(), { error: "Invalid year" }),
      ),
  ),
  difficulty_level: z.optional(difficultyLevel),
  source: z.optional(questionSource),
  status: z.optional(questionStatus),
  take_duplicates: z.optional(z.boolean()),
  meanings: z.optional(z.array(importMeaning).check(z.maxLength(500))),
});
export type ImportSettings = z.output<typeof importSettings>;

export const importState = z.enum(["reading", "refused", "checked", "importing", "done", "undone"]);

export const questionImport = z.object({
  id: z.string(),
  file_name: z.string(),
  size: z.number(),
  state: importState,
  settings: importSettings,
  found: z.nullable(
    z.object({
      format: questionFormat,
      /** What the file's row numbers count. */
      counted: z.enum(["row", "line", "question"]),
      encoding: z.string(),
      notes: z.array(z.string()),
      /** Of the ready rows: those that would be live, or in review if the sender may not publish. */
      rows_live: z.optional(z.number()),
      /** Of the ready rows: those with a remark. */
      rows_noted: z.optional(z.number()),
      /** Names in the file that match nothing here, the most common first. */
      unknown: z.optional(
        z.array(
          z.object({
            field: meaningField,
            said: z.string(),
            subject_id: z.nullable(z.string()),
            subject_name: z.nullable(z.string()),
            rows: z.number(),
            /** The most likely meaning. */
            near: z.nullable(named),
          }),
        ),
      ),
      table: z.nullable(
        z.object({
          delimiter: z.string(),
          has_header: z.boolean(),
          sheet: z.optional(z.string()),
          sheets: z.optional(z.array(z.string())),
          columns: z.array(z.object({ name: z.string(), field: z.nullable(importField), sample: z.string() })),
        }),
      ),
    }),
  ),
  /** Why the file was refused. */
  message: z.nullable(z.string()),
  rows_read: z.number(),
  rows_ready: z.number(),
  rows_with_problems: z.number(),
  rows_duplicate: z.number(),
  questions_made: z.number(),
  progress_done: z.number(),
  progress_total: z.number(),
  staff_name: z.nullable(z.string()),
  created_at: timestamp,
  imported_at: z.nullable(timestamp),
  undone_at: z.nullable(timestamp),
});
export type QuestionImport = z.output<typeof questionImport>;

const rowState = z.enum(["ready", "problem", "duplicate"]);

export const importRow = z.object({
  position: z.number(),
  row: z.number(),
  state: rowState,
  /** As it was read, in our markup. */
  question_body: z.string(),
  /** As a candidate would see it. Null if it cannot be shown. */
  question_html: z.nullable(z.string()),
  options: z.array(
    z.object({
      letter: z.string(),
      text: z.string(),
      html: z.nullable(z.string()),
      /** Why it is wrong, if the file says so. */
      why: z.nullable(z.object({ text: z.string(), html: z.nullable(z.string()) })),
    }),
  ),
  correct_answer: z.string(),
  has_picture: z.boolean(),
  problems: z.array(
    z.object({
      field: z.string(),
      message: z.string(),
      found: z.string(),
      /** A remark that is no reason to leave the question out. */
      harmless: z.optional(z.boolean()),
    }),
  ),
});
export type ImportRow = z.output<typeof importRow>;

const exportedFile = z.object({
  file_name: z.string(),
  url: z.string(),
  written: z.number(),
  left_out: z.number(),
  /** The most common reason first. */
  reasons: z.array(z.object({ reason: z.string(), questions: z.number() })),
  /** All questions that were left out, as a table. Null if there are none. */
  left_out_url: z.nullable(z.string()),
  /** True if there were more questions than one file can contain. */
  cut: z.boolean(),
});

const importParams = z.object({ import_id: uuid("This import does not exist.") });
const staffOnly = { audience: "staff", roles: questionImporters } as const;

export const questionImports = {
  list: endpoint({
    method: "GET",
    path: "/admin/question-import",
    summary: "Imports, newest first",
    ...staffOnly,
    query: z.object({ before: z.optional(uuid()) }),
    data: z.object({ items: z.array(questionImport), next: z.nullable(z.string()) }),
  }),
  upload: endpoint({
    method: "POST",
    path: "/admin/question-import",
    summary: "Uploads a question file and starts to read it. Nothing is saved to the bank",
    ...staffOnly,
    audit: "question_import_uploaded",
    max_body: { upload_bytes: IMPORT_MOST_BYTES },
    limits: [{ per: "account", times: 120, seconds: 3600 }],
    status: 201,
    data: questionImport,
  }),
  read: endpoint({
    method: "GET",
    path: "/admin/question-import/{import_id}",
    summary: "The progress of an import",
    ...staffOnly,
    params: importParams,
    data: questionImport,
  }),
  rows: endpoint({
    method: "GET",
    path: "/admin/question-import/{import_id}/rows",
    summary: "The rows read from the file",
    ...staffOnly,
    counts_rows: { what: "questions", list: "items" },
    params: importParams,
    query: z.object({
      show: z.optional(z.enum(["ready", "noted", "problem", "duplicate", "left_out"])),
      after: z.optional(ordinal("We could not find that row")),
    }),
    data: z.object({ items: z.array(importRow), next: z.nullable(z.number()) }),
  }),
  change: endpoint({
    method: "PUT",
    path: "/admin/question-import/{import_id}",
    summary: "Reads the file again with other settings",
    ...staffOnly,
    audit: "question_import_changed",
    params: importParams,
    body: importSettings,
    data: questionImport,
  }),
  run: endpoint({
    method: "POST",
    path: "/admin/question-import/{import_id}/run",
    summary: "Imports all rows that are ready, or none",
    ...staffOnly,
    audit: "question_import_run",
    params: importParams,
    data: questionImport,
  }),
  problemRows: endpoint({
    method: "GET",
    path: "/admin/question-import/{import_id}/problem-rows",
    summary: "The skipped rows as a table with the problem of each, to fix and upload again",
    ...staffOnly,
    params: importParams,
    data: z.object({ file_name: z.string(), content: z.string() }),
  }),
  undo: endpoint({
    method: "POST",
    path: "/admin/question-import/{import_id}/undo",
    summary: "Undoes an import by retiring its questions. Tests already started keep them",
    ...staffOnly,
    audit: "question_import_undone",
    step_up: true,
    message: "The import was undone.",
    params: importParams,
    data: questionImport,
  }),
  discard: endpoint({
    method: "DELETE",
    path: "/admin/question-import/{import_id}",
    summary: "Discards a file that was not imported",
    ...staffOnly,
    audit: "question_import_discarded",
    params: importParams,
    data: nothing,
  }),
  corrections: endpoint({
    method: "POST",
    path: "/admin/question-corrections",
    summary: "Exports staff corrections to our questions in the bank's own format, with the changes",
    ...staffOnly,
    audit: "question_corrections_exported",
    step_up: true,
    limits: [{ per: "account", times: 30, seconds: 3600 }],
    body: z.object({ subject_id: z.optional(uuid()) }),
    data: exportedFile,
  }),
  export: endpoint({
    method: "POST",
    path: "/admin/question-export",
    summary: "Exports questions to a file and lists those the format does not support",
    ...staffOnly,
    audit: "questions_exported",
    step_up: true,
    limits: [{ per: "account", times: 30, seconds: 3600 }],
    /**
     * Chosen questions, all of a paper or an import, all that a filter finds, or those by subject, exam, year and
     * stage.
     */
    body: z.object({
      format: questionFormat,
      question_ids: z.optional(z.array(uuid()).check(z.maxLength(EXPORT_MOST_CHOSEN))),
      found: z.optional(z.strictObject(questionNarrowing)),
      paper_id: z.optional(uuid("We could not find that paper.")),
      import_id: z.optional(uuid("We could not find that import.")),
      subject_id: z.optional(uuid()),
      exam_type_id: z.optional(uuid()),
      year: z.optional(ordinal("Invalid year")),
      stage: z.optional(questionStage),
    }),
    data: exportedFile,
  }),
};
