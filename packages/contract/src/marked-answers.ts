// What students see of the marking desk: asking for a submitted paper to be marked, the released marks, and one query for
// each answer.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { requiredText, timestamp, uuid } from "./fields.ts";
import { theoryQuestion } from "./theory.ts";
import { attemptTicks, shortId, theoryGuide, theoryMarking, theoryPhoto } from "./theory-guide.ts";

export const QUERY_MAX = 500;
/** How long after the release a student can ask about a mark. */
export const QUERY_DAYS = 14;

const sittingParams = z.object({ sitting_id: uuid("We could not find that test.") });
const answerParams = z.object({ response_id: uuid("We could not find that answer.") });

const paperMarking = z.object({
  /** Until when the student can ask. Null when it is not offered for this paper. */
  offered_until: z.nullable(timestamp),
  asked_at: z.nullable(timestamp),
  released_at: z.nullable(timestamp),
  /** After the release. */
  result: z.nullable(
    z.object({
      score: z.number(),
      max: z.number(),
      answers: z.array(
        z.object({
          response_id: z.string(),
          number: z.number(),
          score: z.number(),
          max: z.number(),
          /** False for an answer beyond those the section asks for. */
          counts: z.boolean(),
        }),
      ),
    }),
  ),
});
export type PaperMarking = z.output<typeof paperMarking>;

const markedAnswer = z.object({
  sitting_id: z.string(),
  question: theoryQuestion,
  guide: theoryGuide,
  answers: z.record(z.string(), z.string()),
  photos: z.array(theoryPhoto),
  ...theoryMarking.def.shape,
  ticks: attemptTicks,
  /** What the marker wrote, by atom. */
  comments: z.record(z.string(), z.string()),
  released_at: timestamp,
  query: z.nullable(
    z.object({
      atom: z.nullable(z.string()),
      words: z.string(),
      asked_at: timestamp,
      reply: z.nullable(z.string()),
      answered_at: z.nullable(timestamp),
    }),
  ),
  /** Null when the student has asked already or the time is over. */
  query_until: z.nullable(timestamp),
});
export type MarkedAnswer = z.output<typeof markedAnswer>;

export const markedAnswers = {
  ofPaper: endpoint({
    method: "GET",
    path: "/candidates/theory/sittings/{sitting_id}/marking",
    summary: "Whether people mark this submitted paper, and the released marks",
    audience: "candidate",
    params: sittingParams,
    data: paperMarking,
  }),
  ask: endpoint({
    method: "POST",
    path: "/candidates/theory/sittings/{sitting_id}/marking",
    summary: "Asks for a submitted paper to be marked by a person. Asking twice is the same as asking once",
    audience: "candidate",
    limits: [{ per: "account", times: 30, seconds: 3600 }],
    params: sittingParams,
    data: paperMarking,
  }),
  read: endpoint({
    method: "GET",
    path: "/candidates/theory/answers/{response_id}/released-marks",
    summary: "The released marks of one answer with the marker's comments",
    audience: "candidate",
    params: answerParams,
    data: markedAnswer,
  }),
  query: endpoint({
    method: "POST",
    path: "/candidates/theory/answers/{response_id}/query",
    summary: "Asks for a second look at the mark. Another marker answers. One query for each answer",
    audience: "candidate",
    limits: [{ per: "account", times: 30, seconds: 3600 }],
    params: answerParams,
    body: z.object({
      atom: z.optional(z.nullable(shortId)),
      words: requiredText("Say what you want us to look at again", QUERY_MAX),
    }),
    data: markedAnswer,
  }),
};
