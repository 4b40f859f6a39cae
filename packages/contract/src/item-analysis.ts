// How questions performed in tests: statistics for each option, keys that look wrong, and corrected keys.
import * as z from "zod/mini";
import { endpoint, roles } from "./endpoint.ts";
import { optionLetter, shownLetters } from "./exams.ts";
import { named, requiredText, timestamp, uuid } from "./fields.ts";
import { questionNarrowing } from "./question-filters.ts";
import { opensQuestion, questionPublishers, questionWriters, staffQuestion } from "./staff-question.ts";

/** With fewer answers than this, nothing can be said about a key. */
export const MIN_RESPONSES = 30;
/** The number of first answers in exam mode from which a question's difficulty is measured. */
export const MIN_MEASURED = 50;
/**
 * The question is easy if at least this many in a hundred answer it rightly, and hard if fewer than the second number
 * do.
 */
export const EASY_FROM = 70;
export const HARD_BELOW = 40;
export const MAX_FIGURES_EXPORTED = 5_000;

const figure = z.nullable(z.number());

export const itemStatistics = z.object({
  responses: z.number(),
  /** False below 30 answers, which are too few. */
  enough: z.boolean(),
  /** Share of right answers, 0 to 1. */
  facility: figure,
  /** The standard error of the facility: how much chance alone changes it. */
  standard_error: figure,
  /** Correlation of a right answer with the score of the other questions of the test. */
  item_rest: figure,
  /** The standard deviation of the marks on this question: 0 when all were right or all wrong, at most 0.5. */
  standard_deviation: figure,
  /** Facility of the best third of candidates minus that of the weakest third. */
  discrimination: figure,
  mean_seconds: figure,
  options: z.array(
    z.object({
      /** Null means "no answer". */
      letter: z.nullable(optionLetter),
      is_key: z.boolean(),
      chosen: z.number(),
      share: z.number(),
      /** Correlation of choosing this option with the score of the other questions of the test. */
      point_biserial: figure,
      top: figure,
      middle: figure,
      bottom: figure,
    }),
  ),
});
export type ItemStatistics = z.output<typeof itemStatistics>;

/** Statistics of a paper's questions together: plain means of those that were answered. */
const paperFigures = z.object({
  /** Questions with answers in finished tests. */
  answered: z.number(),
  facility: figure,
  standard_deviation: figure,
  discrimination: figure,
  /** Share of right answers of each third of candidates. */
  top: figure,
  middle: figure,
  bottom: figure,
  /**
   * For the whole paper, from first tests in exam mode: number, mean and spread of marks, reliability (KR-20), and how
   * far a candidate's mark may be from their true one (standard error of measurement). Null if there are too few.
   */
  reliability: z.nullable(
    z.object({
      tests: z.number(),
      items: z.number(),
      mean: z.number(),
      deviation: z.number(),
      kr20: figure,
      standard_error: figure,
    }),
  ),
  /** The time for the whole paper: the sum of its questions' mean times. Null while one has none. */
  seconds: figure,
});
export type PaperFigures = z.output<typeof paperFigures>;

const keyFix = z.object({
  uuid: z.string(),
  state: z.enum(["waiting", "running", "done"]),
  accepted: z.array(optionLetter),
  is_void: z.boolean(),
  reason: z.string(),
  staff_name: z.nullable(z.string()),
  /** Who confirmed it, if the site requires a second person. */
  confirmed_by: z.nullable(z.string()),
  /** Per cent of the sittings checked. */
  progress: z.number(),
  remarked: z.number(),
  created_at: timestamp,
  finished_at: z.nullable(timestamp),
});

/** A corrected key that waits for confirmation by a second person. */
const keyRequest = z.object({
  uuid: z.string(),
  accepted: z.array(optionLetter),
  is_void: z.boolean(),
  reason: z.string(),
  staff_name: z.nullable(z.string()),
  /** Requested by the caller: the caller may cancel it, and another person confirms it. */
  is_mine: z.boolean(),
  created_at: timestamp,
});
export type KeyRequest = z.output<typeof keyRequest>;

const keyBody = z
  .object({
    accepted: z.array(optionLetter).check(z.maxLength(6)),
    /** Nobody can be expected to know it, so everyone gets the mark. */
    is_void: z._default(z.boolean(), false),
    reason: requiredText("Enter why you are changing the answer key", 500),
  })
  .check(
    z.refine(({ accepted, is_void }) => is_void || accepted.length > 0, {
      error: "Choose the correct answer",
      path: ["accepted"],
    }),
  );

const requestParams = z.object({ request_id: uuid("We could not find that request.") });

const questionParams = z.object({ question_id: uuid("We could not find that question.") });

/** Which answers count: the first answers in exam mode (the default), all of exam mode, or practice too. */
export const figuresFrom = z.enum(["first", "exam", "all"]);
export type FiguresFrom = z.output<typeof figuresFrom>;
const from = z.object({ from: z.optional(figuresFrom) });

export const itemAnalysis = {
  ofQuestion: endpoint({
    method: "GET",
    path: "/admin/question/{question_id}/analysis",
    summary: "The answers to a question by option, and its corrected answer keys",
    audience: "staff",
    roles,
    counts_rows: opensQuestion,
    params: questionParams,
    query: from,
    data: z.object({
      includes_demo: z.boolean(),
      statistics: itemStatistics,
      key_fixes: z.array(keyFix),
      key_request: z.nullable(keyRequest),
      /** At the end of each month, newest first: first answers in exam mode, as known then. */
      history: z.array(
        z.object({
          /** The first day of the month. */
          month: z.string(),
          revision: z.number(),
          responses: z.number(),
          enough: z.boolean(),
          facility: figure,
          item_rest: figure,
          discrimination: figure,
        }),
      ),
      /** The site requires another member of staff to confirm a corrected key. */
      needs_second_person: z.boolean(),
    }),
  }),
  ofPaper: endpoint({
    method: "GET",
    path: "/admin/paper/{paper_id}/analysis",
    summary: "Statistics of a paper and each of its questions",
    audience: "staff",
    roles: questionWriters,
    counts_rows: { what: "questions", list: "items" },
    params: z.object({ paper_id: uuid("We could not find that paper.") }),
    query: from,
    data: z.object({
      includes_demo: z.boolean(),
      paper: z.object({ exam_type: named, subject: named, year: z.number(), minutes: z.number() }),
      overall: paperFigures,
      items: z.array(
        z.object({
          position: z.number(),
          question_id: z.string(),
          question_body: z.string(),
          is_void: z.boolean(),
          statistics: itemStatistics,
        }),
      ),
    }),
  }),
  export: endpoint({
    method: "POST",
    path: "/admin/figures-export",
    summary: "Statistics of a paper's questions, or of filtered questions, as a CSV file",
    audience: "staff",
    roles: questionWriters,
    step_up: true,
    audit: "figures_exported",
    body: z
      .strictObject({
        paper_id: z.optional(uuid("We could not find that paper.")),
        found: z.optional(z.strictObject(questionNarrowing)),
        from: z.optional(figuresFrom),
      })
      .check(
        z.refine(({ paper_id, found }) => (paper_id === undefined) !== (found === undefined), {
          error: "Choose a paper or questions",
          path: ["paper_id"],
        }),
      ),
    data: z.object({ name: z.string(), csv: z.string(), rows: z.int() }),
  }),
  suspects: endpoint({
    method: "GET",
    path: "/admin/question/suspect-keys",
    summary: "Questions whose answer key looks wrong, most suspect first",
    audience: "staff",
    roles: questionWriters,
    counts_rows: { what: "questions", list: "items" },
    query: z.object({ offset: z.optional(z.int().check(z.gte(0), z.lte(1_000))) }),
    data: z.object({
      items: z.array(
        z.object({
          question: staffQuestion,
          suspect: shownLetters,
          responses: z.number(),
          statistics: itemStatistics,
          /** A correction that waits for confirmation by a second person. */
          key_request: z.nullable(keyRequest),
        }),
      ),
      more: z.boolean(),
    }),
  }),
  keepKey: endpoint({
    method: "POST",
    path: "/admin/question/{question_id}/keep-key",
    summary: "Marks a suspect answer key as correct",
    audience: "staff",
    roles: questionPublishers,
    audit: "question_key_kept",
    params: questionParams,
    data: z.null(),
  }),
  previewFix: endpoint({
    method: "POST",
    path: "/admin/question/{question_id}/key-preview",
    summary: "Preview of a corrected answer key: how many tests and marks change. Nothing is saved",
    audience: "staff",
    roles: questionPublishers,
    params: questionParams,
    body: z.object({ accepted: z.array(optionLetter).check(z.maxLength(6)), is_void: z._default(z.boolean(), false) }),
    data: z.object({
      /** Finished tests that contained the question. */
      tests: z.number(),
      rising: z.number(),
      falling: z.number(),
      /** Versions of the question whose key is corrected with it. */
      versions: z.number(),
    }),
  }),
  fixKey: endpoint({
    method: "POST",
    path: "/admin/question/{question_id}/key",
    summary: "Corrects the answer key and re-marks every test with the question",
    audience: "staff",
    roles: questionPublishers,
    audit: "question_key_fixed",
    status: 201,
    message: "The answer key is corrected. We are marking past tests again.",
    params: questionParams,
    body: keyBody,
    data: keyFix,
  }),
  askFix: endpoint({
    method: "POST",
    path: "/admin/question/{question_id}/key-request",
    summary: "Asks another member of staff to confirm a corrected answer key. Nothing changes yet",
    audience: "staff",
    roles: questionPublishers,
    audit: "question_key_asked",
    status: 201,
    message: "We have asked another member of staff to confirm the corrected answer key.",
    params: questionParams,
    body: keyBody,
    data: keyRequest,
  }),
  askedFixes: endpoint({
    method: "GET",
    path: "/admin/key-request",
    summary: "Corrected answer keys waiting for a second reviewer, oldest first",
    audience: "staff",
    roles: questionPublishers,
    counts_rows: { what: "questions" },
    data: z.array(z.object({ ...keyRequest.def.shape, question: staffQuestion })),
  }),
  confirmFix: endpoint({
    method: "POST",
    path: "/admin/key-request/{request_id}/confirm",
    summary: "Confirms a colleague's request: corrects the answer key and re-marks every test with the question",
    audience: "staff",
    roles: questionPublishers,
    audit: "question_key_confirmed",
    status: 201,
    message: "The answer key is corrected. We are marking past tests again.",
    params: requestParams,
    data: keyFix,
  }),
  dropFix: endpoint({
    method: "DELETE",
    path: "/admin/key-request/{request_id}",
    summary: "Declines a corrected answer key, or cancels your own request",
    audience: "staff",
    roles: questionPublishers,
    audit: "question_key_declined",
    message: "The answer key has not changed.",
    params: requestParams,
    data: z.null(),
  }),
};
