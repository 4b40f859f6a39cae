// The parts of a sitting: the session, its answers, its grade and its review.
import * as z from "zod/mini";
import { answerLetters, candidateQuestion, optionWhys, shownLetters } from "./exams.ts";
import { timestamp, uuid } from "./fields.ts";

export const sittingMode = z.enum(["practice", "exam"]);
export const sittingKind = z.enum(["practice", "paper", "mock"]);

/**
 * One question's answer as stored on the device. `selected_option` contains the letter or letters under which this
 * sitting shows it.
 */
export const answer = z.object({
  question_id: uuid("One of your answers is for a question we do not have"),
  shown_at: z.optional(
    z.nullable(z.iso.datetime({ offset: true, error: "One of your questions has a time we cannot read" })),
  ),
  answered_at: z.optional(
    z.nullable(z.iso.datetime({ offset: true, error: "One of your answers has a time we cannot read" })),
  ),
  selected_option: z.nullable(answerLetters),
  /** How often the choice was changed, and the first choice, for "changed right to wrong". */
  changes: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
  flagged: z.optional(z.boolean()),
  /** A hint was shown before the answer was given. Only practice has hints. */
  hinted: z.optional(z.boolean()),
});
export type AnswerSent = z.output<typeof answer>;

export const answers = z.array(answer).check(z.maxLength(400, { error: "You sent too many answers at the same time" }));

/** A year: longer than any sitting stays open, and still safe for calculations. */
export const ELAPSED_MOST_MS = 366 * 86_400_000;

/**
 * Monotonic milliseconds that the device has counted since it opened the sitting. They decide lateness when its clock
 * is wrong.
 */
export const elapsed = z.optional(z.nullable(z.number().check(z.gte(0), z.lte(ELAPSED_MOST_MS))));

export const sittingSession = z.object({
  uuid: z.string(),
  mode: sittingMode,
  kind: sittingKind,
  state: z.enum(["issued", "open", "submitted", "expired", "abandoned"]),
  title: z.string(),
  exam: z.object({ uuid: z.string(), name: z.string() }),
  subject: z.nullable(z.object({ uuid: z.string(), name: z.string() })),
  year: z.nullable(z.number()),
  source: z.enum(["original", "official", "school"]),
  started_at: timestamp,
  deadline_at: z.nullable(timestamp),
  duration_minutes: z.nullable(z.number()),
  server_now: timestamp,
  /** True when this call found an open sitting and returned it instead of starting a new one. */
  resumed: z.boolean(),
  sections: z.array(
    z.object({
      name: z.string(),
      subject_uuid: z.string(),
      from: z.number(),
      count: z.number(),
      estimate: z.boolean(),
    }),
  ),
});
export type SittingSession = z.output<typeof sittingSession>;

export const storedAnswer = z.object({
  question_id: z.string(),
  selected_option: shownLetters,
  shown_at: z.nullable(timestamp),
  answered_at: z.nullable(timestamp),
  flagged: z.boolean(),
  hinted: z.boolean(),
});

export const openedSitting = z.object({
  exams: z.array(candidateQuestion),
  session: sittingSession,
  answers: z.array(storedAnswer),
  /**
   * How many batches the server has logged. A device that finds more than its own knows that another device is in use.
   */
  seq: z.number(),
  /** The server's public key, so that answers can be sealed into a file without a network. */
  seal_key: z.string(),
  /** Signs such a file, so that nobody else can make one in the candidate's name. */
  answer_secret: z.string(),
});

/** Grades written by older versions of the server have the name of a topic and no id. */
const topicResult = z.object({
  topic_id: z.optional(z.string()),
  topic: z.string(),
  correct: z.number(),
  total: z.number(),
});
const sectionResult = z.object({
  name: z.string(),
  correct: z.number(),
  total: z.number(),
  points: z.number(),
  estimate: z.boolean(),
});

export const grade = z.object({
  uuid: z.string(),
  session_id: z.string(),
  exam_name: z.string(),
  subject_name: z.string(),
  year: z.nullable(z.number()),
  grade_score: z.number(),
  grade_created_at: timestamp,
  comment: z.string(),
  correct: z.number(),
  total: z.number(),
  mode: sittingMode,
  kind: sittingKind,
  /** A1–F9 for WASSCE and NECO, as an objective-paper grade. Null elsewhere. */
  letter_grade: z.nullable(z.string()),
  /** Points out of 400 after a full UTME mock. Null elsewhere. */
  utme_total: z.nullable(z.number()),
  version: z.number(),
  cause: z.enum(["submitted", "expired", "late_arrival", "key_fix"]),
  finished_offline: z.boolean(),
});
export type Grade = z.output<typeof grade>;

export const reviewedQuestion = z.object({
  question_id: z.string(),
  correct_answer: shownLetters,
  also_right: z.optional(z.string()),
  selected_option: shownLetters,
  /**
   * Null, like the key, the explanation and the whys, while the question is in an exam of the candidate that still
   * accepts answers.
   */
  is_correct: z.nullable(z.boolean()),
  is_void: z.boolean(),
  late: z.boolean(),
  hinted: z.boolean(),
  answer_explanation: z.nullable(z.string()),
  whys: z.nullable(optionWhys),
});

const timeUse = z.object({
  not_reached: z.number(),
  rushed: z.number(),
  rushed_wrong: z.number(),
  changed_right_to_wrong: z.number(),
  seconds_spent: z.nullable(z.number()),
});

/**
 * Why a finished test is not marked yet: late answers to it may still be received, it shares questions with an exam
 * that still accepts answers, or it is class work and its teacher releases the results later.
 */
export const waitsFor = z.object({
  reason: z.enum(["late_answers", "open_exam", "class_work"]),
  /** The session of that exam. Otherwise the session of the test itself. */
  session_id: z.string(),
  title: z.string(),
  /** Its time is over, but late answers to it may still be received. */
  is_over: z.boolean(),
});
export type WaitsFor = z.output<typeof waitsFor>;

export const graded = z.object({
  /** While the test waits to be marked, its version and total are 0 and the other fields are empty. */
  grade,
  waits_for: z.nullable(waitsFor),
  review: z.array(reviewedQuestion),
  topics: z.array(topicResult),
  sections: z.array(sectionResult),
  time_use: timeUse,
  /** How many questions were answered with a hint. */
  with_hint: z.number(),
});
export type Graded = z.output<typeof graded>;
