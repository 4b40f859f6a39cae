// A test session is a sitting in our code: issued, answered, submitted, marked, reviewed.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { answerLetters, candidateQuestion } from "./exams.ts";
import { moment, nothing, optionalText, timestamp, uuid } from "./fields.ts";
import { mocks } from "./mocks.ts";
import { offlineSittings } from "./offline-sittings.ts";
import { SAMPLE_QUESTIONS } from "./site.ts";
import {
  answers,
  ELAPSED_MOST_MS,
  elapsed,
  grade,
  graded,
  openedSitting,
  sittingMode,
  sittingSession,
} from "./sitting-parts.ts";

export const MIN_COUNT = 5;
export const MAX_COUNT = 100;
/** Answers given in time may still be received this long after the deadline of an exam. */
export const LATE_ARRIVAL_HOURS = 72;

export const allowance = z.object({
  plan: z.object({ slug: z.string(), name: z.string() }),
  /** Null means no limit. */
  tests_left: z.nullable(z.number()),
  tests_a_month: z.nullable(z.number()),
  /** How many of the used tests are set aside in offline packs. */
  tests_set_aside: z.number(),
  mocks_left: z.nullable(z.number()),
  questions_per_test: z.number(),
  most_questions_per_test: z.number(),
  renews_on: z.string(),
});

const sessionParams = z.object({ session_id: uuid("We could not find that test.") });

/** The kind of test that the candidate wants. */
const testWish = z.object({
  year: z.optional(z.int().check(z.gte(1900), z.lte(2200))),
  mode: z.optional(sittingMode),
  count: z.optional(z.int().check(z.gte(MIN_COUNT), z.lte(MAX_COUNT))),
  topic: z.optional(uuid()),
  /**
   * Practice made from the candidate's own mistakes or bookmarks in this subject, instead of new questions. `stretch`
   * uses questions that are harder than the exam, and they are counted separately. `lesson` is the check of a topic's
   * lesson: five questions that use none of the plan's tests.
   */
  from: z.optional(z.enum(["mistakes", "bookmarks", "stretch", "lesson"])),
  fresh: z.optional(z.boolean()),
  /** Retake: the same questions as that sitting, in a new order. */
  again: z.optional(uuid()),
  /** The name from `firstQuestion`: the test starts with the question that it returned. */
  session_id: z.optional(uuid()),
});

const testParams = z.object({ exam_id: uuid(), subject_id: uuid() });

export const sittings = {
  start: endpoint({
    method: "POST",
    path: "/candidates/exams/{exam_id}/subjects/{subject_id}/questions",
    summary:
      "Starts a test or returns the open one of the same kind. With fresh, always starts a new one. The first answer uses one test of the plan",
    audience: "candidate",
    limits: [{ per: "account", times: 60, seconds: 60 }],
    params: testParams,
    body: testWish,
    data: openedSitting,
  }),
  startByGet: endpoint({
    method: "GET",
    path: "/candidates/exams/{exam_id}/subjects/{subject_id}/questions",
    summary: "Same as the POST, which the app uses",
    audience: "candidate",
    limits: [{ per: "account", times: 60, seconds: 60 }],
    params: testParams,
    query: testWish,
    data: openedSitting,
  }),
  firstQuestion: endpoint({
    method: "GET",
    path: "/candidates/exams/{exam_id}/subjects/{subject_id}/first-question",
    summary: "The first questions of a practice test prepared under this name, or null if there is an open one",
    audience: "candidate",
    limits: [{ per: "account", times: 60, seconds: 600 }],
    params: testParams,
    query: z.pick(testWish, { count: true, topic: true, from: true }),
    data: z.nullable(
      z.object({
        /** The future session, under the name to start it by. */
        session: sittingSession,
        question: z.omit(candidateQuestion, {
          correct_answer: true,
          also_right: true,
          answer_explanation: true,
          whys: true,
        }),
      }),
    ),
  }),
  open: endpoint({
    method: "GET",
    path: "/candidates/exams/sessions",
    summary: "The open tests, newest first",
    audience: "candidate",
    study: false,
    data: z.array(z.object({ ...sittingSession.def.shape, answered: z.number(), total: z.number() })),
  }),
  read: endpoint({
    method: "GET",
    path: "/candidates/exams/sessions/{session_id}",
    summary: "One open test with its questions and saved answers",
    audience: "candidate",
    study: false,
    params: sessionParams,
    data: openedSitting,
  }),
  saveAnswers: endpoint({
    method: "PUT",
    path: "/candidates/exams/sessions/{session_id}/answers",
    summary: "Saves a batch of answers. The latest answered_at wins for each question",
    audience: "candidate",
    study: false,
    max_body: "answers",
    params: sessionParams,
    body: z.object({ answers, elapsed_ms: elapsed }),
    data: z.object({
      kept: z.number(),
      state: z.string(),
      server_now: timestamp,
      deadline_at: z.nullable(timestamp),
      seq: z.number(),
    }),
  }),
  submitAnswers: endpoint({
    method: "POST",
    path: "/candidates/exams/submit-answers",
    summary: "Submits a test and marks it. Repeated calls return the same grade",
    audience: "candidate",
    study: false,
    max_body: "answers",
    message: "Your test has been submitted.",
    body: z.object({ session_id: uuid("We could not find that test."), answers, elapsed_ms: elapsed }),
    data: graded,
  }),
  review: endpoint({
    method: "GET",
    path: "/candidates/exams/sessions/{session_id}/review",
    summary:
      "A submitted test with every question, answer and explanation. For an expired test, look=true is required and ends late answers",
    audience: "candidate",
    params: sessionParams,
    query: z.object({ look: z.optional(z.boolean()) }),
    data: z.object({ ...graded.def.shape, exams: z.array(candidateQuestion), session: sittingSession }),
  }),
  receipt: endpoint({
    method: "GET",
    path: "/candidates/exams/sessions/{session_id}/receipt",
    summary: "The server's hash-chained answer log of a test",
    audience: "candidate",
    params: sessionParams,
    data: z.object({
      session_id: z.string(),
      entries: z.array(
        z.object({
          seq: z.number(),
          received_at: timestamp,
          body: z.string(),
          prev_hash: z.string(),
          hash: z.string(),
        }),
      ),
      last_hash: z.string(),
      is_whole: z.boolean(),
      replayed: z.nullable(
        z.object({ correct: z.number(), total: z.number(), score: z.number(), scoring_version: z.number() }),
      ),
    }),
  }),
  bringTry: endpoint({
    method: "POST",
    path: "/candidates/exams/tried",
    summary: "Saves the sample test a visitor took before signing up as a test, once. The server marks it",
    audience: "candidate",
    study: false,
    status: 201,
    message: "We saved the questions you tried as your first test.",
    limits: [{ per: "account", times: 10, seconds: 3600 }],
    body: z.object({
      /** By the device's own clock, so that a wrong clock does no harm. */
      ended_ms_ago: z.number().check(z.gte(0), z.lte(ELAPSED_MOST_MS)),
      answers: z
        .array(
          z.object({
            question_id: uuid("One of your answers is for a question we do not have"),
            selected_option: answerLetters,
          }),
        )
        .check(
          z.minLength(1, { error: "Answer at least one question" }),
          z.maxLength(SAMPLE_QUESTIONS, { error: "Too many answers" }),
        ),
    }),
    data: z.object({ session_id: z.string(), correct: z.number(), total: z.number() }),
  }),
  grades: endpoint({
    method: "GET",
    path: "/candidates/exams/grades",
    summary: "Completed tests, newest first",
    audience: "candidate",
    query: z.object({
      limit: z.optional(z.int().check(z.gte(1), z.lte(100))),
      before: z.optional(moment),
    }),
    data: z.array(grade),
  }),
  waiting: endpoint({
    method: "GET",
    path: "/candidates/exams/waiting",
    summary: "Finished tests that are not marked yet, newest first",
    audience: "candidate",
    data: z.array(
      z.object({ session_id: z.string(), title: z.string(), submitted_at: timestamp, is_over: z.boolean() }),
    ),
  }),
  recommended: endpoint({
    method: "GET",
    path: "/candidates/exams/recommended",
    summary: "Recommended tests: from weak topics, or three to start with",
    audience: "candidate",
    data: z.array(
      z.object({
        title: z.string(),
        reason: z.string(),
        exam_id: z.string(),
        subject_id: z.string(),
        subject_name: z.string(),
        topic_id: z.nullable(z.string()),
        questions: z.number(),
        minutes: z.number(),
        level: z.enum(["Beginner", "Intermediate", "Advanced"]),
        mode: sittingMode,
      }),
    ),
  }),
  allowance: endpoint({
    method: "GET",
    path: "/candidates/exams/allowance",
    summary: "The limits of the student's plan this month, and how much is left",
    audience: "candidate",
    data: allowance,
  }),
  feedback: endpoint({
    method: "POST",
    path: "/candidates/exams/sessions/{session_id}/feedback",
    summary: "Rating and comments on a finished test",
    audience: "candidate",
    status: 201,
    message: "Thank you for your feedback. It helps us improve.",
    limits: [{ per: "account", times: 30, seconds: 3600 }],
    params: sessionParams,
    body: z.object({
      rating: z
        .int({ error: "Choose a rating" })
        .check(z.gte(1, { error: "Choose a rating" }), z.lte(5, { error: "Choose a rating" })),
      comments: optionalText(2000),
    }),
    data: nothing,
  }),
  ...mocks,
  ...offlineSittings,
};
