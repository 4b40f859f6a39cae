// A test session is a sitting in our code: handed out, answered, submitted, marked, reviewed.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { answerLetters, candidateQuestion, optionWhys, shownLetters } from "./exams.ts";
import { moment, nothing, optionalText, timestamp, uuid } from "./fields.ts";
import { SAMPLE_QUESTIONS } from "./site.ts";

export const COUNT_LEAST = 5;
export const COUNT_MOST = 100;
export const COUNT_PAID = 40;
export const COUNT_FREE = 10;
export const FREE_TESTS_A_MONTH = 5;
export const FREE_MOCKS_A_MONTH = 1;
export const RUSHED_SECONDS = 8;
/** Tests that one offline pack may hold. */
export const PACK_TESTS_MOST = 5;
/** Answers given in time may still arrive this long after the deadline of an exam. */
export const LATE_ARRIVAL_HOURS = 72;
/** How long the tests of a pack may be begun. */
export const PACK_DAYS = 30;

export const sittingMode = z.enum(["practice", "exam"]);
export const sittingKind = z.enum(["practice", "paper", "mock"]);

/** One question's answer as the device knows it. `selected_option` is the letter, or are the letters, under which this sitting shows it. */
export const answer = z.object({
  question_id: uuid("An answer names a question that is not one of ours"),
  shown_at: z.optional(z.nullable(z.iso.datetime({ offset: true, error: "shown_at is not a time" }))),
  answered_at: z.optional(z.nullable(z.iso.datetime({ offset: true, error: "answered_at is not a time" }))),
  selected_option: z.nullable(answerLetters),
  /** How often the choice was changed, and the first choice, for "changed right to wrong". */
  changes: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
  flagged: z.optional(z.boolean()),
  /** A hint was shown before the answer was given; only practice has hints. */
  hinted: z.optional(z.boolean()),
});
export type AnswerSent = z.output<typeof answer>;

const answers = z.array(answer).check(z.maxLength(400, { error: "Too many answers in one call" }));

/** A year: longer than any sitting stays open, and still a time that can be reckoned with. */
const ELAPSED_MOST_MS = 366 * 86_400_000;

/** Monotonic milliseconds the device has counted since it opened the sitting; judges lateness when its clock is wrong. */
const elapsed = z.optional(z.nullable(z.number().check(z.gte(0), z.lte(ELAPSED_MOST_MS))));

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
  /** True when this call found it open and handed it back instead of starting anew. */
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

const openedSitting = z.object({
  exams: z.array(candidateQuestion),
  session: sittingSession,
  answers: z.array(storedAnswer),
  /** How many batches the server has logged: a device that finds more than its own knows of another device. */
  seq: z.number(),
  /** The server's public key, so that answers can be sealed into a file without a network. */
  seal_key: z.string(),
  /** Signs such a file, so that nobody else can make one in the candidate's name. */
  answer_secret: z.string(),
});

const topicResult = z.object({ topic: z.string(), correct: z.number(), total: z.number() });
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
  /** A1–F9 for WASSCE and NECO, as an objective-paper grade; null elsewhere. */
  letter_grade: z.nullable(z.string()),
  /** Points out of 400 after a full UTME mock; null elsewhere. */
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
  /** Null, like key, explanation and whys, while the question sits in an exam of the candidate that still takes answers. */
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

const graded = z.object({
  grade,
  review: z.array(reviewedQuestion),
  topics: z.array(topicResult),
  sections: z.array(sectionResult),
  time_use: timeUse,
  /** How many questions were answered with a hint. */
  with_hint: z.number(),
});
export type Graded = z.output<typeof graded>;

export const allowance = z.object({
  plan: z.object({ slug: z.string(), name: z.string() }),
  /** Null means no limit. */
  tests_left: z.nullable(z.number()),
  tests_a_month: z.nullable(z.number()),
  mocks_left: z.nullable(z.number()),
  questions_per_test: z.number(),
  most_questions_per_test: z.number(),
  renews_on: z.string(),
});

const pack = z.object({
  uuid: z.string(),
  exam: z.object({ uuid: z.string(), name: z.string() }),
  subject: z.object({ uuid: z.string(), name: z.string() }),
  issued_at: timestamp,
  expires_at: timestamp,
  sessions: z.array(
    z.object({ uuid: z.string(), title: z.string(), state: sittingSession.def.shape.state, questions: z.number() }),
  ),
});
export type Pack = z.output<typeof pack>;

/** What a sealed file holds. */
export const answerFile = z.object({
  candidate_id: uuid(),
  session_id: uuid(),
  answers,
  elapsed_ms: elapsed,
  /** The candidate had handed the test in; else its answers are only kept. */
  finished: z.boolean(),
});
export type AnswerFile = z.output<typeof answerFile>;

const sealedFile = z.string().check(z.minLength(1, { error: "Choose a file" }), z.maxLength(200_000));
const fileTaken = z.object({
  session_id: z.string(),
  title: z.string(),
  answers: z.number(),
  state: sittingSession.def.shape.state,
  grade_score: z.nullable(z.number()),
});

const packParams = z.object({ pack_id: uuid("There is no such pack.") });
const sessionParams = z.object({ session_id: uuid("This test session does not exist.") });

/** What kind of test is wanted. */
const testWish = z.object({
  year: z.optional(z.int().check(z.gte(1900), z.lte(2200))),
  mode: z.optional(sittingMode),
  count: z.optional(z.int().check(z.gte(COUNT_LEAST), z.lte(COUNT_MOST))),
  topic: z.optional(uuid()),
  /** Practice made of what the candidate keeps of this subject, instead of new questions. */
  from: z.optional(z.enum(["mistakes", "bookmarks"])),
  fresh: z.optional(z.boolean()),
  /** Retake: the same questions as that sitting, in a new order. */
  again: z.optional(uuid()),
});

const testParams = z.object({ exam_id: uuid(), subject_id: uuid() });

export const sittings = {
  start: endpoint({
    method: "POST",
    path: "/candidates/exams/{exam_id}/subjects/{subject_id}/questions",
    summary: "Hands out a test, or the open one of the same kind; with fresh a new one",
    audience: "candidate",
    limits: [{ per: "account", times: 60, seconds: 60 }],
    params: testParams,
    body: testWish,
    data: openedSitting,
  }),
  /** As the specification has it: a GET that changes something. The app itself posts. */
  startByGet: endpoint({
    method: "GET",
    path: "/candidates/exams/{exam_id}/subjects/{subject_id}/questions",
    summary: "The same as the POST, which the app uses",
    audience: "candidate",
    limits: [{ per: "account", times: 60, seconds: 60 }],
    params: testParams,
    query: testWish,
    data: openedSitting,
  }),
  mocks: endpoint({
    method: "GET",
    path: "/candidates/exams/mocks",
    summary: "Full mocks over several subjects, with hints on subject combinations",
    audience: "candidate",
    data: z.object({
      mocks: z.array(
        z.object({
          slug: z.string(),
          name: z.string(),
          exam_name: z.string(),
          institution: z.nullable(z.string()),
          minutes: z.number(),
          items: z.number(),
          parts: z.array(
            z.object({
              name: z.string(),
              subject: z.nullable(z.object({ uuid: z.string(), name: z.string() })),
              items: z.number(),
            }),
          ),
          /** How the institution weighs UTME, screening and O'level, out of 100; null where it is not published. */
          aggregate: z.nullable(z.object({ utme: z.number(), screening: z.number(), olevel: z.number() })),
          source_note: z.string(),
          unverified: z.boolean(),
          /** The candidate's own best in it; null before the first. */
          best_score: z.nullable(z.number()),
        }),
      ),
      subjects: z.array(z.object({ uuid: z.string(), slug: z.string(), name: z.string() })),
      combinations: z.array(z.object({ course: z.string(), subjects: z.array(z.string()), note: z.string() })),
    }),
  }),
  startMock: endpoint({
    method: "POST",
    path: "/candidates/exams/mocks",
    summary: "Hands out a full mock, or the open one of the same name",
    audience: "candidate",
    limits: [{ per: "account", times: 20, seconds: 60 }],
    body: z.object({
      slug: z.string().check(z.maxLength(60)),
      /** For the parts whose subject the candidate chooses, in order. */
      subjects: z.array(uuid()).check(z.maxLength(6)),
      fresh: z.optional(z.boolean()),
    }),
    data: openedSitting,
  }),
  open: endpoint({
    method: "GET",
    path: "/candidates/exams/sessions",
    summary: "The sittings that are still open, newest first",
    audience: "candidate",
    study: false,
    data: z.array(z.object({ ...sittingSession.def.shape, answered: z.number(), total: z.number() })),
  }),
  read: endpoint({
    method: "GET",
    path: "/candidates/exams/sessions/{session_id}",
    summary: "One open sitting with its questions and the answers kept so far",
    audience: "candidate",
    study: false,
    params: sessionParams,
    data: openedSitting,
  }),
  saveAnswers: endpoint({
    method: "PUT",
    path: "/candidates/exams/sessions/{session_id}/answers",
    summary: "Keeps a batch of answers; the latest answered_at wins for each question",
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
    summary: "Ends a sitting and marks it; repeated, it answers with the same grade",
    audience: "candidate",
    study: false,
    max_body: "answers",
    message: "Your test has been submitted.",
    body: z.object({ session_id: uuid("This test session does not exist."), answers, elapsed_ms: elapsed }),
    data: graded,
  }),
  review: endpoint({
    method: "GET",
    path: "/candidates/exams/sessions/{session_id}/review",
    summary:
      "A submitted sitting with every question, its key and its explanation; an expired one shows them only with look=true, which ends the right to late answers",
    audience: "candidate",
    params: sessionParams,
    query: z.object({ look: z.optional(z.boolean()) }),
    data: z.object({ ...graded.def.shape, exams: z.array(candidateQuestion), session: sittingSession }),
  }),
  receipt: endpoint({
    method: "GET",
    path: "/candidates/exams/sessions/{session_id}/receipt",
    summary: "The answer log of a sitting as the server holds it, chained by hashes",
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
  packOffer: endpoint({
    method: "GET",
    path: "/candidates/exams/{exam_id}/subjects/{subject_id}/pack",
    summary: "What an offline pack of this subject would hold and weigh, before it is asked for",
    audience: "candidate",
    params: z.object({ exam_id: uuid(), subject_id: uuid() }),
    data: z.object({
      questions_per_test: z.number(),
      /** How many tests the plan still gives this month; a pack spends them when it is issued. */
      most_tests: z.number(),
      bytes_per_test: z.number(),
      picture_bytes_per_test: z.number(),
      /** What may come along: the subject's lessons, once for all tests. */
      lessons: z.number(),
      lesson_bytes: z.number(),
      lesson_picture_bytes: z.number(),
    }),
  }),
  packs: endpoint({
    method: "GET",
    path: "/candidates/exams/packs",
    summary: "The candidate's offline packs, newest first",
    audience: "candidate",
    data: z.array(pack),
  }),
  issuePack: endpoint({
    method: "POST",
    path: "/candidates/exams/packs",
    summary:
      "Issues a set of practice sittings in advance; asked again with the same pack_id, it answers with the same pack",
    audience: "candidate",
    limits: [{ per: "account", times: 30, seconds: 3600 }],
    status: 201,
    body: z.object({
      pack_id: uuid(),
      exam_id: uuid(),
      subject_id: uuid(),
      tests: z.int().check(z.gte(1), z.lte(PACK_TESTS_MOST)),
    }),
    data: pack,
  }),
  removePack: endpoint({
    method: "DELETE",
    path: "/candidates/exams/packs/{pack_id}",
    summary: "Gives up the tests of a pack that were not begun",
    audience: "candidate",
    params: packParams,
    data: nothing,
  }),
  takeAnswerFile: endpoint({
    method: "POST",
    path: "/candidates/exams/answer-file",
    summary: "Takes in a sealed file of the candidate's own answers",
    audience: "candidate",
    study: false,
    max_body: "answers",
    message: "Your answers have arrived.",
    limits: [{ per: "account", times: 30, seconds: 3600 }],
    body: z.object({ file: sealedFile }),
    data: fileTaken,
  }),
  takeCandidateFile: endpoint({
    method: "POST",
    path: "/admin/answer-files",
    summary: "Takes in a sealed file of answers for the candidate it belongs to",
    audience: "staff",
    roles: ["owner", "support"],
    audit: "sitting.answer-file",
    max_body: "answers",
    message: "The answers have arrived.",
    body: z.object({ file: sealedFile }),
    data: fileTaken,
  }),
  bringTry: endpoint({
    method: "POST",
    path: "/candidates/exams/tried",
    summary:
      "Makes what was tried on this device just before the account a test of its own, once; marked by the server",
    audience: "candidate",
    study: false,
    status: 201,
    message: "What you tried before your account is now your first test.",
    limits: [{ per: "account", times: 10, seconds: 3600 }],
    body: z.object({
      /** By the device's own clock, so that a wrong one does no harm. */
      ended_ms_ago: z.number().check(z.gte(0), z.lte(ELAPSED_MOST_MS)),
      answers: z
        .array(
          z.object({
            question_id: uuid("An answer names a question that is not one of ours"),
            selected_option: answerLetters,
          }),
        )
        .check(
          z.minLength(1, { error: "Nothing was answered" }),
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
  recommended: endpoint({
    method: "GET",
    path: "/candidates/exams/recommended",
    summary: "Tests worth taking next: from weak topics, or the three starters",
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
    summary: "What the candidate's plan gives this month and what is left of it",
    audience: "candidate",
    data: allowance,
  }),
  feedback: endpoint({
    method: "POST",
    path: "/candidates/exams/sessions/{session_id}/feedback",
    summary: "Stars and words on a finished test",
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
};
