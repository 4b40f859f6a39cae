// A question of the bank as staff see it, and which roles may do what with it.
import * as z from "zod/mini";
import type { Role, RowsRead } from "./endpoint.ts";
import {
  answersWanted,
  difficultyLevel,
  optionLetter,
  questionPool,
  questionSource,
  questionStatus,
  questionType,
} from "./exams.ts";
import { named, timestamp, uuid } from "./fields.ts";

export const FIRST_QUESTION_YEAR = 1900;

/** The roles that may write questions, and the roles that may publish them. */
export const questionWriters = ["owner", "editor", "reviewer"] as const satisfies readonly Role[];
export const questionPublishers = ["owner", "reviewer"] as const satisfies readonly Role[];

/**
 * These roles see answer keys and explanations only for a question that they open. Each one they open has an audit
 * entry.
 */
export const keylessRoles = ["support", "finance"] as const satisfies readonly Role[];
export const opensQuestion: RowsRead = {
  what: "questions",
  entry: { verb: "question_read", subject: "question_id", roles: keylessRoles },
};

/**
 * The stage of a question on its way to live. `draft` and `review` may also be the newest change to a live question.
 */
export const questionStage = z.enum(["draft", "review", "live", "retired"]);
export type QuestionStage = z.output<typeof questionStage>;

/** Forms send their numbers as text. */
export const questionYear = z.coerce.number({ error: "Invalid year" }).check(
  z.refine((given) => Number.isInteger(given) && given >= FIRST_QUESTION_YEAR && given <= new Date().getFullYear(), {
    error: "Invalid year",
  }),
);

/** Null if no member of staff did it. */
export const staffName = z.nullable(z.string());

/** A question as staff see it. Texts are included twice: as shown and as written. */
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
  /** Null if the question is void or more than one answer is accepted. `accepted` says which. */
  correct_answer: z.nullable(optionLetter),
  /** The right options. If all are needed, together they are the answer. */
  accepted: z.array(optionLetter),
  answers_wanted: answersWanted,
  is_void: z.boolean(),
  answer_explanation: z.string(),
  answer_explanation_source: z.string(),
  /** Empty if it has no hint of its own. */
  hint: z.string(),
  hint_source: z.string(),
  /** The instruction shown above the question. Empty if it needs none. */
  instruction: z.string(),
  instruction_source: z.string(),
  /** For the options that are wrong by the current key. */
  whys: z.array(z.object({ letter: optionLetter, html: z.string(), source: z.string() })),
  subject_id: z.string(),
  subject: named,
  exam_type_id: z.nullable(z.string()),
  exam_type: z.nullable(named),
  exam_types: z.array(named),
  topic: z.nullable(named),
  class_level: z.nullable(named),
  passage: z.nullable(z.object({ uuid: z.string(), title: z.string(), body: z.string() })),
  /** The measured level, once enough candidates have answered. Until then, the author's level. */
  difficulty_level: difficultyLevel,
  /** The author's level if a level was measured, even the same one. Null while nothing is measured. */
  author_difficulty: z.nullable(difficultyLevel),
  pool: questionPool,
  year: z.nullable(z.number()),
  /**
   * The day after which its facts may be outdated (2027-06-30). After that it is not used until it is published again.
   */
  review_by: z.nullable(z.string()),
  /** Waits for review by a native speaker of the language. */
  native_review: z.boolean(),
  question_type: questionType,
  status: questionStatus,
  stage: questionStage,
  /** True while candidates get an older text than this one, or this one. */
  is_live: z.boolean(),
  source: questionSource,
  picture_id: z.nullable(z.string()),
  picture_url: z.nullable(z.string()),
  picture_alt: z.nullable(z.string()),
  audio_id: z.nullable(z.string()),
  audio_url: z.nullable(z.string()),
  revision: z.number(),
  created_at: timestamp,
  /** Null for a shipped question that nobody has edited. */
  edited_at: z.nullable(timestamp),
  /** It is deleted and was never live. Nothing uses it, so it may be deleted permanently. */
  erasable: z.boolean(),
  tags: z.array(z.string()),
  reviewer: z.nullable(named),
  times_answered: z.number(),
  /** Per cent. Null while nobody has answered it. */
  correct_rate: z.nullable(z.number()),
});
export type StaffQuestion = z.output<typeof staffQuestion>;

export const questionParams = z.object({ question_id: uuid("We could not find that question.") });
export const writtenQuestion = z.object({ question: staffQuestion });
