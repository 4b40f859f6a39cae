// The staff's question bank: what a question is made of, how it is found, and the road from draft to live.
import { firstAlike, isTruth, optionLetters } from "@sabiprep/exam";
import * as z from "zod/mini";
import { endpoint, type Role, roles } from "./endpoint.ts";
import {
  answerLetters,
  answersWanted,
  difficultyLevel,
  optionLetter,
  questionSource,
  questionStatus,
  questionType,
} from "./exams.ts";
import { named, nothing, optionalText, requiredText, timestamp, uuid } from "./fields.ts";
import { ordinal } from "./ordinal.ts";

export const FIRST_QUESTION_YEAR = 1900;
export const QUESTIONS_A_PAGE = 20;
/** Filtered totals stop here at the latest; one that is larger than it says is shown as "10,000+". */
export const TOTAL_STOPS_AT = 10_000;
export const BULK_MOST = 500;
/** So many of the questions a filter finds are changed at once. */
export const BULK_FOUND_MOST = 2_000;
export const PICTURE_MOST_BYTES = 2 * 1_048_576;
/** Why an option is wrong: a sentence or two, no essay. */
export const WHY_MOST = 2_000;
export const HINT_MOST = 600;
export const AUDIO_MOST_BYTES = 10 * 1_048_576;

/** Who may write questions, and who may put them before candidates. */
export const questionWriters = ["owner", "editor", "reviewer"] as const satisfies readonly Role[];
export const questionPublishers = ["owner", "reviewer"] as const satisfies readonly Role[];

/** Where a question stands on its road; `draft` and `review` may also be the newest change to a live question. */
export const questionStage = z.enum(["draft", "review", "live", "retired"]);
export type QuestionStage = z.output<typeof questionStage>;

/** Unlike a text elsewhere it does not stop the checks after it: the form tells everything that is missing at once. */
const text = (message: string) =>
  z.string({ error: message }).check(
    z.refine((typed) => typed.trim().length > 0, { error: message }),
    z.maxLength(10_000, { error: "Must be at most 10000 characters" }),
  );

/** Forms send their figures as text. */
const year = z.coerce.number({ error: "Invalid year" }).check(
  z.refine((given) => Number.isInteger(given) && given >= FIRST_QUESTION_YEAR && given <= new Date().getFullYear(), {
    error: "Invalid year",
  }),
);

/** Forms send an empty choice as an empty text. */
const maybeId = (message: string) =>
  z.optional(z.nullable(z.union([z.literal(""), uuid(message)], { error: message })));

const common = {
  question_body: text("Question is required"),
  subject_id: uuid("Subject is required"),
  exam_type_id: uuid("Exam type is required"),
  /** The other exams it may be asked in; left out, they stay as they are. */
  other_exam_ids: z.optional(z.array(uuid("This exam does not exist")).check(z.maxLength(20))),
  difficulty_level: z.enum(["easy", "medium", "hard"], { error: "Choose easy, medium or hard" }),
  question_type: z._default(questionType, "TEXTS_ONLY"),
  status: z._default(questionStatus, "ACTIVE"),
  option_a: text("Option A required"),
  option_b: text("Option B required"),
  /** Empty on a question of two options. */
  option_c: optionalText(10_000),
  option_d: optionalText(10_000),
  /** Where the exam's papers have five options, or the question has more than theirs. */
  option_e: optionalText(10_000),
  option_f: optionalText(10_000),
  /** How many options it has where that is not what the exam's papers have; no exam draws such a question by itself. */
  options_count: z.optional(
    z.nullable(
      z.coerce
        .number({ error: "A question has two to six options" })
        .check(z.refine((many) => [2, 3, 4, 5, 6].includes(many), { error: "A question has two to six options" })),
    ),
  ),
  /** How many options are right, and whether each counts or all are needed; left out, one is right. */
  answers_wanted: z.optional(answersWanted),
  /** What to think of before answering, in practice: the idea, never the answer. */
  hint: optionalText(HINT_MOST),
  /** Why each wrong option is wrong; empty for the right one. */
  why_a: optionalText(WHY_MOST),
  why_b: optionalText(WHY_MOST),
  why_c: optionalText(WHY_MOST),
  why_d: optionalText(WHY_MOST),
  why_e: optionalText(WHY_MOST),
  why_f: optionalText(WHY_MOST),
  topic_id: maybeId("This topic does not exist"),
  class_level_id: maybeId("This class does not exist"),
  passage_id: maybeId("This passage does not exist"),
  picture_id: optionalText(64),
  picture_alt: optionalText(500),
  audio_id: maybeId("This recording does not exist"),
  source: z._default(questionSource, "original"),
  /** When the question was last changed as far as the writer knows; who writes over a newer change is told first. */
  seen_edited_at: optionalText(40),
};

/**
 * A question as a program hands it in. Files from elsewhere often lack an explanation or a year and may have E as their
 * key, so those are looser here than in the form.
 */
export const newQuestion = z.object({
  ...common,
  answer_explanation: z._default(z.string(), ""),
  year: z.optional(z.nullable(year)),
  correct_answer: z._default(answerLetters, "A"),
});
export type NewQuestion = Omit<z.input<typeof newQuestion>, "year" | "options_count"> & {
  year?: number | null | undefined;
  options_count?: number | null | undefined;
};

type OptionField = "option_a" | "option_b" | "option_c" | "option_d" | "option_e" | "option_f";
type Options = { question_type: string; options_count?: number | null | undefined } & Partial<
  Record<OptionField, string | null | undefined>
>;
/** Asked also of what is no text at all: its own message is told beside this one. */
const has = (option: unknown) => typeof option === "string" && option.trim() !== "";

const optionFields = optionLetters.map((letter) => `option_${letter.toLowerCase()}` as OptionField);
const optionsIn = (form: Options) => optionFields.map((field) => (has(form[field]) ? form[field]! : ""));
/** Two options are all there are. */
const isTwo = (form: Options) => form.question_type === "TRUE_OR_FALSE" || isTruth(optionsIn(form));

/** Asked also while other fields are wrong, so that all messages come at once. */
const isForm = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;

const formFields = z.object({
  ...common,
  answer_explanation: text("Explanation is required"),
  year,
  correct_answer: z._default(z.string({ error: "Choose A, B, C or D" }), "A"),
});

type Keyed = Pick<z.output<typeof formFields>, "correct_answer" | "answers_wanted" | "options_count">;
const hasOneKey = ({ answers_wanted = "one" }: Keyed) => answers_wanted === "one";
const isLetterOf = ({ correct_answer, options_count }: Keyed) =>
  optionLetters.slice(0, Math.max(4, options_count ?? 4)).some((letter) => letter === correct_answer);

/** The fifth option of a paper that has five is left out on papers with four, so only a question that always shows it may have it as key. */
const keyRules = [
  z.refine((form) => !hasOneKey(form as Keyed) || isLetterOf(form as Keyed), {
    error: "Choose A, B, C or D",
    path: ["correct_answer"],
    when: isForm,
  }),
  z.refine((form) => hasOneKey(form as Keyed) || /^(?=..)A?B?C?D?E?F?$/.test((form as Keyed).correct_answer), {
    error: "Tick at least two right answers",
    path: ["correct_answer"],
    when: isForm,
  }),
];

const twins = optionFields.map((field, at) =>
  z.refine((form) => firstAlike(optionsIn(form as Options))[at] === at, {
    error: "Two options say the same",
    path: [field],
    when: isForm,
  }),
);

/** A question that came in with two or three options keeps them. */
export const questionEdit = formFields.check(...twins, ...keyRules);

/** Four, unless the form says another number. */
const isThere = (form: Options, many: number, field: OptionField) =>
  isTwo(form) || (form.options_count ?? 4) < many || has(form[field]);
const needs = (many: number, field: OptionField, letter: string) =>
  z.refine((form) => isThere(form as Options, many, field), {
    error: `Option ${letter} required`,
    path: [field],
    when: isForm,
  });

/** The form's own rules: everything of the specification, and as many options as the form says. */
export const questionForm = formFields.check(
  needs(3, "option_c", "C"),
  needs(4, "option_d", "D"),
  needs(5, "option_e", "E"),
  needs(6, "option_f", "F"),
  ...twins,
  ...keyRules,
);

const staffName = z.nullable(z.string());

/** A question as staff see it; texts come twice, as they are shown and as they were written. */
export const staffQuestion = z.object({
  id: z.string(),
  question_body: z.string(),
  question_body_source: z.string(),
  option_a: z.string(),
  option_b: z.string(),
  option_c: z.nullable(z.string()),
  option_d: z.nullable(z.string()),
  option_e: z.nullable(z.string()),
  option_f: z.nullable(z.string()),
  option_a_source: z.string(),
  option_b_source: z.string(),
  option_c_source: z.nullable(z.string()),
  option_d_source: z.nullable(z.string()),
  option_e_source: z.nullable(z.string()),
  option_f_source: z.nullable(z.string()),
  /** Null where the question is void or more than one answer is accepted; `accepted` says which. */
  correct_answer: z.nullable(optionLetter),
  /** The right options; where all are needed, together they are the answer. */
  accepted: z.array(optionLetter),
  answers_wanted: answersWanted,
  is_void: z.boolean(),
  answer_explanation: z.string(),
  answer_explanation_source: z.string(),
  /** Empty where it has none of its own. */
  hint: z.string(),
  hint_source: z.string(),
  /** Of the options that are wrong by the key in force. */
  whys: z.array(z.object({ letter: optionLetter, html: z.string(), source: z.string() })),
  subject_id: z.string(),
  subject: named,
  exam_type_id: z.nullable(z.string()),
  exam_type: z.nullable(named),
  exam_types: z.array(named),
  topic: z.nullable(named),
  class_level: z.nullable(named),
  passage: z.nullable(z.object({ uuid: z.string(), title: z.string(), body: z.string() })),
  /** What was measured, once enough have answered; until then the author's word. */
  difficulty_level: difficultyLevel,
  /** The author's word where another was measured or the same; null while nothing is measured. */
  author_difficulty: z.nullable(difficultyLevel),
  year: z.nullable(z.number()),
  /** The day after which its facts may no longer hold (2027-06-30): it is asked no more until it is published again. */
  review_by: z.nullable(z.string()),
  /** Waits for somebody who grew up with the language to read it. */
  native_review: z.boolean(),
  question_type: questionType,
  status: questionStatus,
  stage: questionStage,
  /** True while candidates get an older text than this one, or this very one. */
  is_live: z.boolean(),
  source: questionSource,
  picture_id: z.nullable(z.string()),
  picture_url: z.nullable(z.string()),
  picture_alt: z.nullable(z.string()),
  audio_id: z.nullable(z.string()),
  audio_url: z.nullable(z.string()),
  revision: z.number(),
  created_at: timestamp,
  /** Null for a shipped question nobody has touched. */
  edited_at: z.nullable(timestamp),
  /** Deleted, and never live: nothing holds it, so it may go for good. */
  erasable: z.boolean(),
  tags: z.array(z.string()),
  reviewer: z.nullable(named),
  times_answered: z.number(),
  /** Per cent; null while nobody has answered it. */
  correct_rate: z.nullable(z.number()),
});
export type StaffQuestion = z.output<typeof staffQuestion>;

const questionParams = z.object({ question_id: uuid("This question does not exist.") });
const written = z.object({ question: staffQuestion });

const comment = z.object({
  uuid: z.string(),
  staff_name: staffName,
  kind: z.enum(["comment", "sent_to_review", "sent_back", "published", "retired", "restored", "native_read"]),
  body: z.string(),
  revision: z.number(),
  created_at: timestamp,
});

/** A word of the staff's own: letters, figures, spaces and hyphens. */
const tag = z
  .string({ error: "Write a tag" })
  .check(
    z.regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u, { error: "A tag is at most 40 letters, figures and hyphens" }),
  );

export const questionNarrowing = {
  search: z.optional(z.string().check(z.maxLength(200))),
  subject_id: z.optional(uuid()),
  exam_type_id: z.optional(uuid()),
  topic_id: z.optional(uuid()),
  year: z.optional(ordinal("Invalid year")),
  difficulty_level: z.optional(difficultyLevel),
  question_type: z.optional(questionType),
  status: z.optional(questionStatus),
  stage: z.optional(questionStage),
  /** Those that wait for a native reader. */
  native_review: z.optional(z.literal("waiting")),
  has: z.optional(z.enum(["picture", "recording", "passage"])),
  lacks: z.optional(z.enum(["why", "explanation", "topic", "year"])),
  tag: z.optional(tag),
  /** Given to somebody to review: `me`, or who. */
  reviewer: z.optional(z.union([z.literal("me"), uuid()])),
};

const filters = {
  ...questionNarrowing,
  page: z.optional(z.int().check(z.gte(1), z.lte(TOTAL_STOPS_AT))),
  per_page: z.optional(z.int().check(z.gte(1), z.lte(100))),
  /** The last question of the page before: the next page starts below it. */
  before: z.optional(uuid()),
};

const nothingOr = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

/** Of questions named one by one, or of all that a filter finds. An unknown field is refused: it would change nothing. */
const bulkBody = z
  .strictObject({
    question_ids: z.optional(z.array(uuid(), { error: "Choose questions first" }).check(z.maxLength(BULK_MOST))),
    found: z.optional(z.strictObject(questionNarrowing)),
    difficulty_level: z.optional(difficultyLevel),
    topic_id: nothingOr(uuid("This topic does not exist")),
    year: nothingOr(year),
    class_level_id: nothingOr(uuid("This class does not exist")),
    source: z.optional(questionSource),
    add_exam_id: z.optional(uuid("This exam does not exist")),
    remove_exam_id: z.optional(uuid("This exam does not exist")),
    add_tag: z.optional(tag),
    remove_tag: z.optional(tag),
    reviewer_id: nothingOr(uuid("There is no such reviewer")),
    to: z.optional(z.enum(["draft", "review", "live"])),
  })
  .check(
    z.refine(({ question_ids, found }) => (question_ids?.length ?? 0) > 0 || found !== undefined, {
      error: "Choose questions first",
      path: ["question_ids"],
    }),
    z.refine(
      ({ question_ids: _, found: __, ...change }) => Object.values(change).some((value) => value !== undefined),
      {
        error: "Choose what to change",
        path: ["to"],
      },
    ),
  );

const savedFilter = z.object({ uuid: z.string(), name: z.string(), filters: z.object(questionNarrowing) });
export type SavedFilter = z.output<typeof savedFilter>;

const duplicateSearch = z.object({
  uuid: z.string(),
  state: z.enum(["running", "done"]),
  /** Per cent of the bank looked through. */
  progress: z.number(),
  compared: z.number(),
  pairs: z.number(),
  staff_name: staffName,
  created_at: timestamp,
  finished_at: z.nullable(timestamp),
});

export const questions = {
  list: endpoint({
    method: "GET",
    path: "/admin/question",
    summary: "Questions, newest first, searched and filtered",
    audience: "staff",
    roles,
    query: z.object(filters),
    data: z.object({
      items: z.array(staffQuestion),
      total: z.number(),
      /** There are more than the total says: it is a round figure below them. */
      more_than_total: z.boolean(),
      page: z.number(),
      per_page: z.number(),
      /** Give it as `before` to get the next page; null on the last. */
      next: z.nullable(z.string()),
    }),
  }),
  tiles: endpoint({
    method: "GET",
    path: "/admin/question/tiles",
    summary: "The figures above the list",
    audience: "staff",
    roles,
    data: z.object({
      total: z.number(),
      live: z.number(),
      in_review: z.number(),
      drafts: z.number(),
      answers: z.number(),
      correct_rate: z.nullable(z.number()),
      suspect_keys: z.number(),
    }),
  }),
  read: endpoint({
    method: "GET",
    path: "/admin/question/{question_id}",
    summary: "One question, with its comments",
    audience: "staff",
    roles,
    params: questionParams,
    data: z.object({ question: staffQuestion, comments: z.array(comment) }),
  }),
  add: endpoint({
    method: "POST",
    path: "/admin/question",
    summary: "Adds a question: live at once by who may publish, else sent to review",
    audience: "staff",
    roles: questionWriters,
    audit: "question_added",
    status: 201,
    message: "Question added successfully",
    body: questionForm,
    data: written,
  }),
  edit: endpoint({
    method: "PUT",
    path: "/admin/question/{question_id}",
    summary: "A new revision of a question; what candidates were handed stays as it was",
    audience: "staff",
    roles: questionWriters,
    audit: "question_edited",
    message: "Question saved",
    params: questionParams,
    body: questionEdit,
    data: written,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/question/{question_id}",
    summary: "Takes a question out of use; tests that hold it keep it",
    audience: "staff",
    roles: questionWriters,
    audit: "question_deleted",
    message: "Question deleted",
    params: questionParams,
    data: nothing,
  }),
  erase: endpoint({
    method: "DELETE",
    path: "/admin/question/{question_id}/for-good",
    summary: "Removes a deleted question that was never live, with all its versions",
    audience: "staff",
    roles: questionWriters,
    audit: "question_erased",
    message: "Question deleted for good",
    params: questionParams,
    data: nothing,
  }),
  move: endpoint({
    method: "POST",
    path: "/admin/question/{question_id}/stage",
    summary: "Sends a question to review, back to its author, live, or brings a deleted one back as a draft",
    audience: "staff",
    roles: questionWriters,
    audit: "question_moved",
    params: questionParams,
    body: z.object({ to: z.enum(["draft", "review", "live"]), comment: optionalText(2_000) }),
    data: written,
  }),
  comment: endpoint({
    method: "POST",
    path: "/admin/question/{question_id}/comments",
    summary: "A remark to colleagues on a question",
    audience: "staff",
    roles: questionWriters,
    audit: "question_commented",
    status: 201,
    params: questionParams,
    body: z.object({ body: requiredText("Write a comment first", 2_000) }),
    data: z.object({ comments: z.array(comment) }),
  }),
  nativeRead: endpoint({
    method: "POST",
    path: "/admin/question/{question_id}/native-read",
    summary: "A native reader has read this text; it waits again once the text changes",
    audience: "staff",
    roles: questionPublishers,
    audit: "question_read_by_native",
    message: "Reviewed by a native reader",
    params: questionParams,
    body: z.object({ revision: ordinal("Say which version was read"), comment: optionalText(2_000) }),
    data: written,
  }),
  history: endpoint({
    method: "GET",
    path: "/admin/question/{question_id}/history",
    summary: "Every revision of a question with its keys, newest first",
    audience: "staff",
    roles,
    params: questionParams,
    query: z.object({ before: z.optional(ordinal("There is no such version")) }),
    data: z.object({
      live: z.nullable(z.number()),
      revisions: z.array(
        z.object({
          revision: z.number(),
          staff_name: staffName,
          created_at: timestamp,
          question_type: questionType,
          question_body: z.string(),
          options: z.array(z.object({ letter: optionLetter, text: z.string(), why: z.string() })),
          answer_explanation: z.string(),
          hint: z.string(),
          passage_title: z.nullable(z.string()),
          picture_alt: z.nullable(z.string()),
          keys: z.array(
            z.object({
              version: z.number(),
              accepted: z.array(optionLetter),
              is_void: z.boolean(),
              reason: z.nullable(z.string()),
              staff_name: staffName,
              created_at: timestamp,
            }),
          ),
        }),
      ),
    }),
  }),
  restore: endpoint({
    method: "POST",
    path: "/admin/question/{question_id}/restore",
    summary: "Makes an older revision the newest again",
    audience: "staff",
    roles: questionWriters,
    audit: "question_restored",
    message: "The older version is back",
    params: questionParams,
    body: z.object({ revision: ordinal("Choose a version") }),
    data: written,
  }),
  preview: endpoint({
    method: "POST",
    path: "/admin/question/preview",
    summary: "Texts as candidates would see them; a text that can not be shown says why",
    audience: "staff",
    roles: questionWriters,
    body: z.object({
      texts: z
        .array(z.object({ name: z.string().check(z.maxLength(60)), source: z.string().check(z.maxLength(20_000)) }))
        .check(z.maxLength(20)),
    }),
    data: z.object({
      texts: z.array(z.object({ name: z.string(), html: z.string(), problem: z.nullable(z.string()) })),
    }),
  }),
  likes: endpoint({
    method: "POST",
    path: "/admin/question/duplicates",
    summary: "Questions that say the same, or nearly, as a text being written",
    audience: "staff",
    roles: questionWriters,
    body: z.object({
      question_body: z.string().check(z.maxLength(20_000)),
      options: z.array(z.string().check(z.maxLength(10_000))).check(z.maxLength(5)),
      except: z.optional(z.nullable(uuid())),
    }),
    data: z.object({
      duplicates: z.array(
        z.object({
          id: z.string(),
          question_body: z.string(),
          subject_name: z.string(),
          stage: questionStage,
          /** 100 is word for word. */
          likeness: z.number(),
        }),
      ),
    }),
  }),
  bulkChange: endpoint({
    method: "POST",
    path: "/admin/question/bulk",
    summary: "The same change to many questions",
    audience: "staff",
    roles: questionWriters,
    audit: "questions_changed_in_bulk",
    body: bulkBody,
    data: z.object({
      changed: z.number(),
      /** With it the change can be taken back; null for a move on the road, which has its own way back. */
      undo: z.nullable(z.string()),
    }),
  }),
  bulkPreview: endpoint({
    method: "POST",
    path: "/admin/question/bulk-preview",
    summary: "What a change to many questions would do; nothing is changed",
    audience: "staff",
    roles: questionWriters,
    body: bulkBody,
    data: z.object({
      questions: z.number(),
      changing: z.number(),
      /** Why the change would be refused. */
      problem: z.nullable(z.string()),
      /** The first of those that would change. */
      examples: z.array(
        z.object({
          id: z.string(),
          question_body: z.string(),
          facts: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
        }),
      ),
    }),
  }),
  bulkUndo: endpoint({
    method: "POST",
    path: "/admin/question/bulk/{change_id}/undo",
    summary: "Takes a change to many questions back, where nobody has changed them since",
    audience: "staff",
    roles: questionWriters,
    audit: "questions_bulk_undone",
    params: z.object({ change_id: uuid("There is no such change.") }),
    data: z.object({ restored: z.number(), changed_since: z.number() }),
  }),
  desk: endpoint({
    method: "GET",
    path: "/admin/question/desk",
    summary: "What waits for me: questions I am to review, and mine that were sent back",
    audience: "staff",
    roles: questionWriters,
    data: z.object({ to_review: z.array(staffQuestion), sent_back: z.array(staffQuestion) }),
  }),
  reviewers: endpoint({
    method: "GET",
    path: "/admin/question/reviewers",
    summary: "Who may review a question",
    audience: "staff",
    roles: questionWriters,
    data: z.array(named),
  }),
  assign: endpoint({
    method: "POST",
    path: "/admin/question/{question_id}/reviewer",
    summary: "Gives a question to a reviewer, who is told, or to nobody",
    audience: "staff",
    roles: questionWriters,
    audit: "question_assigned",
    message: "The reviewer has been told",
    params: questionParams,
    body: z.object({ reviewer_id: z.nullable(uuid("There is no such reviewer")) }),
    data: written,
  }),
  bulkDelete: endpoint({
    method: "POST",
    path: "/admin/question/bulk-delete",
    summary: "Takes many questions out of use",
    audience: "staff",
    roles: questionPublishers,
    audit: "questions_deleted_in_bulk",
    step_up: true,
    body: z.object({
      question_ids: z
        .array(uuid(), { error: "Choose questions first" })
        .check(z.minLength(1, { error: "Choose questions first" }), z.maxLength(BULK_MOST)),
    }),
    data: z.object({ changed: z.number() }),
  }),
  uploadPicture: endpoint({
    method: "POST",
    path: "/admin/question/picture",
    summary: "A picture for a question: PNG, JPEG or WebP, 2 MB at most",
    audience: "staff",
    roles: questionWriters,
    audit: "question_picture_uploaded",
    max_body: { upload_bytes: PICTURE_MOST_BYTES },
    status: 201,
    data: z.object({ picture_id: z.string(), picture_url: z.string() }),
  }),
  uploadAudio: endpoint({
    method: "POST",
    path: "/admin/question/audio",
    summary: "A recording for a question: MP3, M4A, OGG or WAV, 10 MB at most",
    audience: "staff",
    roles: questionWriters,
    audit: "question_audio_uploaded",
    max_body: { upload_bytes: AUDIO_MOST_BYTES },
    status: 201,
    data: z.object({ audio_id: z.string(), audio_url: z.string() }),
  }),
  passages: endpoint({
    method: "GET",
    path: "/admin/passage",
    summary: "Passages, newest first",
    audience: "staff",
    roles,
    query: z.object({ search: filters.search, before: z.optional(uuid()) }),
    data: z.object({
      items: z.array(
        z.object({
          uuid: z.string(),
          title: z.string(),
          body: z.string(),
          body_source: z.string(),
          questions: z.number(),
          /** No version of any question ever stood on it, so it may go. */
          unused: z.boolean(),
        }),
      ),
      next: z.nullable(z.string()),
    }),
  }),
  addPassage: endpoint({
    method: "POST",
    path: "/admin/passage",
    summary: "A text that several questions stand on",
    audience: "staff",
    roles: questionWriters,
    audit: "passage_added",
    status: 201,
    message: "Passage added",
    body: z.object({
      title: requiredText("Title is required", 200),
      body_source: requiredText("Passage is required", 20_000),
    }),
    data: named,
  }),
  editPassage: endpoint({
    method: "PUT",
    path: "/admin/passage/{passage_id}",
    summary: "A new text of a passage; every question on it gets a new revision",
    audience: "staff",
    roles: questionPublishers,
    audit: "passage_edited",
    message: "Passage saved",
    params: z.object({ passage_id: uuid("This passage does not exist.") }),
    body: z.object({
      title: requiredText("Title is required", 200),
      body_source: requiredText("Passage is required", 20_000),
    }),
    data: z.object({ questions_revised: z.number() }),
  }),
  removePassage: endpoint({
    method: "DELETE",
    path: "/admin/passage/{passage_id}",
    summary: "Removes a passage that no version of any question ever stood on",
    audience: "staff",
    roles: questionWriters,
    audit: "passage_deleted",
    message: "Passage deleted",
    params: z.object({ passage_id: uuid("This passage does not exist.") }),
    data: nothing,
  }),
  savedFilters: endpoint({
    method: "GET",
    path: "/admin/question/saved-filters",
    summary: "The lists one has given a name to",
    audience: "staff",
    roles,
    data: z.array(savedFilter),
  }),
  saveFilter: endpoint({
    method: "POST",
    path: "/admin/question/saved-filters",
    summary: "Gives what the list is narrowed by a name; a name one has already is given anew",
    audience: "staff",
    roles,
    audit: "question_filter_saved",
    status: 201,
    message: "The filters are saved",
    body: z.strictObject({
      name: requiredText("Give it a name", 60),
      filters: z.strictObject(questionNarrowing).check(
        z.refine((filters) => Object.values(filters).some((value) => value !== undefined), {
          error: "Narrow the list first",
        }),
      ),
    }),
    data: z.array(savedFilter),
  }),
  dropFilter: endpoint({
    method: "DELETE",
    path: "/admin/question/saved-filters/{filter_id}",
    summary: "Forgets a name",
    audience: "staff",
    roles,
    audit: "question_filter_dropped",
    params: z.object({ filter_id: uuid("There is no such list.") }),
    data: z.array(savedFilter),
  }),
  duplicateReport: endpoint({
    method: "GET",
    path: "/admin/question/duplicate-report",
    summary:
      "Questions of the whole bank that say the same, or nearly, as the last search found them, the likest first",
    audience: "staff",
    roles,
    query: z.object({ offset: z.optional(z.int().check(z.gte(0), z.lte(TOTAL_STOPS_AT))) }),
    data: z.object({
      search: z.nullable(duplicateSearch),
      pairs: z.array(z.object({ likeness: z.number(), first: staffQuestion, second: staffQuestion })),
      more: z.boolean(),
    }),
  }),
  searchDuplicates: endpoint({
    method: "POST",
    path: "/admin/question/duplicate-report",
    summary: "Begins to compare every question with those like it; it goes on by itself",
    audience: "staff",
    roles: questionWriters,
    audit: "duplicates_searched",
    status: 201,
    message: "The bank is being searched",
    data: duplicateSearch,
  }),
};
