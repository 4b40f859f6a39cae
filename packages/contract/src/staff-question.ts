// A question of the bank as staff see it, and who of them may do what with it.
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

/** Who may write questions, and who may put them before candidates. */
export const questionWriters = ["owner", "editor", "reviewer"] as const satisfies readonly Role[];
export const questionPublishers = ["owner", "reviewer"] as const satisfies readonly Role[];

/** They see answer keys and explanations only of a question they open, and each one they open has an audit entry. */
export const keylessRoles = ["support", "finance"] as const satisfies readonly Role[];
export const opensQuestion: RowsRead = {
  what: "questions",
  entry: { verb: "question_read", subject: "question_id", roles: keylessRoles },
};

/** Where a question stands on its way to live; `draft` and `review` may also be the newest change to a live question. */
export const questionStage = z.enum(["draft", "review", "live", "retired"]);
export type QuestionStage = z.output<typeof questionStage>;

/** Forms send their figures as text. */
export const questionYear = z.coerce.number({ error: "Invalid year" }).check(
  z.refine((given) => Number.isInteger(given) && given >= FIRST_QUESTION_YEAR && given <= new Date().getFullYear(), {
    error: "Invalid year",
  }),
);

/** Null where nobody of the staff did it. */
export const staffName = z.nullable(z.string());

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
  /** What to do, shown above the question; empty where it needs none. */
  instruction: z.string(),
  instruction_source: z.string(),
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
  pool: questionPool,
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

export const questionParams = z.object({ question_id: uuid("We could not find that question.") });
export const writtenQuestion = z.object({ question: staffQuestion });
