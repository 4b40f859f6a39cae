// The parts of a question, as a form, a program or a file sends it, and the rules it has to keep.
import { firstAlike, isTruth, optionLetters } from "@sabiprep/exam";
import * as z from "zod/mini";
import { answerLetters, answersWanted, questionPool, questionSource, questionStatus, questionType } from "./exams.ts";
import { optionalText, uuid } from "./fields.ts";
import { questionYear } from "./staff-question.ts";

/** Why an option is wrong: a sentence or two, not an essay. */
export const MAX_WHY = 2_000;
export const MAX_HINT = 600;
export const MAX_INSTRUCTION = 300;

/**
 * Unlike text fields elsewhere it does not stop the later checks: the form reports everything that is missing at the
 * same time.
 */
const text = (message: string) =>
  z.string({ error: message }).check(
    z.refine((typed) => typed.trim().length > 0, { error: message }),
    z.maxLength(10_000, { error: "Use 10,000 characters or fewer" }),
  );

/** Forms send an empty choice as an empty text. */
const maybeId = (message: string) =>
  z.optional(z.nullable(z.union([z.literal(""), uuid(message)], { error: message })));

/** Empty or null means that the question has no year. A missing year has no meaning and is refused. */
const yearOrNone = z.union([z.literal(""), z.null(), questionYear], { error: "Invalid year" });

const common = {
  question_body: text("Question is required"),
  subject_id: uuid("Subject is required"),
  exam_type_id: uuid("Exam type is required"),
  /** The other exams that may use it. If left out, they stay as they are. */
  other_exam_ids: z.optional(z.array(uuid("We could not find that exam")).check(z.maxLength(20))),
  difficulty_level: z.enum(["easy", "medium", "hard"], { error: "Choose easy, medium or hard" }),
  /**
   * At the level of the exam, or harder. If left out, a new question is at the exam's level and an existing one stays
   * in its pool.
   */
  pool: z.optional(questionPool),
  /** The instruction, shown once above the questions that share it. If left out, it stays as it is. */
  instruction: optionalText(MAX_INSTRUCTION),
  question_type: z._default(questionType, "TEXTS_ONLY"),
  status: z._default(questionStatus, "ACTIVE"),
  option_a: text("Option A required"),
  option_b: text("Option B required"),
  /** Empty for a question with two options. */
  option_c: optionalText(10_000),
  option_d: optionalText(10_000),
  /** For exams whose papers have five options, or for a question with more options than theirs. */
  option_e: optionalText(10_000),
  option_f: optionalText(10_000),
  /** The number of options if it differs from the exam's papers. No exam draws such a question automatically. */
  options_count: z.optional(
    z.nullable(
      z.coerce
        .number({ error: "A question has two to six options" })
        .check(z.refine((many) => [2, 3, 4, 5, 6].includes(many), { error: "A question has two to six options" })),
    ),
  ),
  /** How many options are right, and whether each counts or all are needed. If left out, one is right. */
  answers_wanted: z.optional(answersWanted),
  /** What to think of before answering, in practice mode: the idea, never the answer. */
  hint: optionalText(MAX_HINT),
  /** Why each wrong option is wrong. Empty for the right one. */
  why_a: optionalText(MAX_WHY),
  why_b: optionalText(MAX_WHY),
  why_c: optionalText(MAX_WHY),
  why_d: optionalText(MAX_WHY),
  why_e: optionalText(MAX_WHY),
  why_f: optionalText(MAX_WHY),
  topic_id: maybeId("We could not find that topic"),
  class_level_id: maybeId("We could not find that class"),
  passage_id: maybeId("We could not find that passage"),
  picture_id: optionalText(64),
  picture_alt: optionalText(500),
  audio_id: maybeId("We could not find that recording"),
  source: z._default(questionSource, "original"),
  /**
   * The time of the last change that the writer has seen. A writer who would overwrite a newer change is warned first.
   */
  seen_edited_at: optionalText(40),
};

/**
 * A question as a program sends it. Files from elsewhere often lack an explanation or a year and may have E as their
 * key, so these fields are less strict here than in the form.
 */
export const newQuestion = z.object({
  ...common,
  answer_explanation: z._default(z.string(), ""),
  year: z.optional(z.nullable(questionYear)),
  correct_answer: z._default(answerLetters, "A"),
});
export type NewQuestion = Omit<z.input<typeof newQuestion>, "year" | "options_count"> & {
  year?: number | "" | null | undefined;
  options_count?: number | null | undefined;
};

type OptionField = "option_a" | "option_b" | "option_c" | "option_d" | "option_e" | "option_f";
type Options = { question_type: string; options_count?: number | null | undefined } & Partial<
  Record<OptionField, string | null | undefined>
>;
/** It is also checked when the value is not a text. Then its own message shows beside this one. */
const has = (option: unknown) => typeof option === "string" && option.trim() !== "";

const optionFields = optionLetters.map((letter) => `option_${letter.toLowerCase()}` as OptionField);
const optionsIn = (form: Options) => optionFields.map((field) => (has(form[field]) ? form[field]! : ""));
/** The question has only two options. */
const isTwo = (form: Options) => form.question_type === "TRUE_OR_FALSE" || isTruth(optionsIn(form));

/** It is checked even while other fields are wrong, so that all messages show at the same time. */
const isForm = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;

const formFields = z.object({
  ...common,
  answer_explanation: text("Explanation is required"),
  year: yearOrNone,
  correct_answer: z._default(z.string({ error: "Choose A, B, C or D" }), "A"),
});

type KeyedQuestion = Pick<z.output<typeof formFields>, "correct_answer" | "answers_wanted" | "options_count">;
const hasOneKey = ({ answers_wanted = "one" }: KeyedQuestion) => answers_wanted === "one";
const isLetterOf = ({ correct_answer, options_count }: KeyedQuestion) =>
  optionLetters.slice(0, Math.max(4, options_count ?? 4)).some((letter) => letter === correct_answer);

/**
 * The fifth option of a five-option paper is left out on papers with four. So only a question that always shows it may
 * have it as its key.
 */
const keyRules = [
  z.refine((form) => !hasOneKey(form as KeyedQuestion) || isLetterOf(form as KeyedQuestion), {
    error: "Choose A, B, C or D",
    path: ["correct_answer"],
    when: isForm,
  }),
  z.refine(
    (form) => hasOneKey(form as KeyedQuestion) || /^(?=..)A?B?C?D?E?F?$/.test((form as KeyedQuestion).correct_answer),
    {
      error: "Tick at least two correct answers",
      path: ["correct_answer"],
      when: isForm,
    },
  ),
];

const twins = optionFields.map((field, at) =>
  z.refine((form) => firstAlike(optionsIn(form as Options))[at] === at, {
    error: "Two options are the same",
    path: [field],
    when: isForm,
  }),
);

/** A question imported with two or three options keeps them. */
export const questionEdit = formFields.check(...twins, ...keyRules);

/** Four options, unless the form says another number. */
const isThere = (form: Options, many: number, field: OptionField) =>
  isTwo(form) || (form.options_count ?? 4) < many || has(form[field]);
const needs = (many: number, field: OptionField, letter: string) =>
  z.refine((form) => isThere(form as Options, many, field), {
    error: `Option ${letter} required`,
    path: [field],
    when: isForm,
  });

/** The form's own rules: everything in the specification, and the number of options that the form says. */
export const questionForm = formFields.check(
  needs(3, "option_c", "C"),
  needs(4, "option_d", "D"),
  needs(5, "option_e", "E"),
  needs(6, "option_f", "F"),
  ...twins,
  ...keyRules,
);
