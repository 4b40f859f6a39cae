// Sittings without a network: packs of tests issued in advance, and answers in a sealed file.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { nothing, timestamp, uuid } from "./fields.ts";
import { answers, elapsed, sittingSession } from "./sitting-parts.ts";

/** The number of tests that one offline pack may contain. */
export const MAX_PACK_TESTS = 5;
/** How long the tests of a pack may be started. */
export const PACK_DAYS = 30;

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

/** The content of a sealed file. */
export const answerFile = z.object({
  candidate_id: uuid(),
  session_id: uuid(),
  answers,
  elapsed_ms: elapsed,
  /** The candidate had submitted the test. Otherwise its answers are only saved. */
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

const packParams = z.object({ pack_id: uuid("We could not find that pack.") });

export const offlineSittings = {
  packOffer: endpoint({
    method: "GET",
    path: "/candidates/exams/{exam_id}/subjects/{subject_id}/pack",
    summary: "The contents and size of an offline pack for a subject, before download",
    audience: "candidate",
    params: z.object({ exam_id: uuid(), subject_id: uuid() }),
    data: z.object({
      questions_per_test: z.number(),
      /** How many tests the plan still includes this month. Issuing a pack sets its tests aside. */
      most_tests: z.number(),
      bytes_per_test: z.number(),
      picture_bytes_per_test: z.number(),
      /** What a pack may include: the subject's lessons, once for all tests. */
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
    summary: "Prepares an offline pack of practice tests. Repeated calls with the same pack_id return the same pack",
    audience: "candidate",
    limits: [{ per: "account", times: 30, seconds: 3600 }],
    status: 201,
    body: z.object({
      pack_id: uuid(),
      exam_id: uuid(),
      subject_id: uuid(),
      tests: z.int().check(z.gte(1), z.lte(MAX_PACK_TESTS)),
    }),
    data: pack,
  }),
  removePack: endpoint({
    method: "DELETE",
    path: "/candidates/exams/packs/{pack_id}",
    summary: "Cancels the tests of a pack that were not started, and gives them back to this month's tests",
    audience: "candidate",
    params: packParams,
    data: nothing,
  }),
  takeAnswerFile: endpoint({
    method: "POST",
    path: "/candidates/exams/answer-file",
    summary: "Uploads a sealed file of the student's own answers",
    audience: "candidate",
    study: false,
    max_body: "answers",
    message: "We have received your answers.",
    limits: [{ per: "account", times: 30, seconds: 3600 }],
    body: z.object({ file: sealedFile }),
    data: fileTaken,
  }),
  takeCandidateFile: endpoint({
    method: "POST",
    path: "/admin/answer-files",
    summary: "Uploads a sealed answer file for the student it belongs to",
    audience: "staff",
    roles: ["owner", "support"],
    audit: "sitting.answer-file",
    max_body: "answers",
    message: "We have received the answers.",
    body: z.object({ file: sealedFile }),
    data: fileTaken,
  }),
};
