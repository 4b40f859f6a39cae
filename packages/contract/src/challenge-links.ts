// The endpoints behind a challenge link: its questions without an account, then both results. Nothing of it counts for
// a leaderboard.
import * as z from "zod/mini";
import { bothOutcomes, keptTry } from "./challenge-parts.ts";
import { endpoint } from "./endpoint.ts";
import { answerLetters, candidateQuestion } from "./exams.ts";
import { NAME_MAX, timestamp, uuid } from "./fields.ts";
import { cleanName, isName } from "./person-name.ts";
import { reviewedQuestion } from "./sitting-parts.ts";
import { MAX_COUNT } from "./sittings.ts";

/** Made by the friend's device. The device that has it tried the challenge, and sending it again changes nothing. */
const tryId = uuid("We could not find that attempt.");

const NAME_NEEDED = "Enter your name so your friend knows who you are (at least 2 letters)";

const friendName = z.string({ error: NAME_NEEDED }).check(
  z.refine((name) => cleanName(name).length >= 2, { error: NAME_NEEDED, abort: true }),
  z.refine((name) => cleanName(name).length <= NAME_MAX, {
    error: `Your name must be at most ${NAME_MAX} characters`,
    abort: true,
  }),
  z.refine(isName, { error: "Use letters in your name, with no links or symbols" }),
);
/** The form that a friend without an account fills in first. */
export const challengeName = z.object({ name: friendName });

const NO_LONGER = "This challenge has ended or was cancelled.";
const linkParams = z.object({
  token: z.string({ error: NO_LONGER }).check(z.regex(/^[\w-]{32}$/, { error: NO_LONGER })),
});

const answers = z
  .array(
    z.object({
      question_id: uuid("One of your answers is for a question we do not have"),
      selected_option: z.nullable(answerLetters),
    }),
  )
  .check(z.maxLength(MAX_COUNT, { error: "Too many answers" }));

const told = z.object({
  ...bothOutcomes.def.shape,
  exams: z.array(candidateQuestion),
  review: z.array(reviewedQuestion),
});
export type ChallengeTold = z.output<typeof told>;

export const challengeLinks = {
  open: endpoint({
    method: "GET",
    path: "/challenges/{token}",
    summary: "The questions of a challenge without the answers, for anyone with the link",
    audience: "public",
    limits: [{ per: "address", times: 1200, seconds: 60 }],
    params: linkParams,
    data: z.object({
      by: z.string(),
      /** The result of the maker. */
      to_beat: z.object({ correct: z.number(), total: z.number() }),
      title: z.string(),
      expires_at: timestamp,
      exams: z.array(candidateQuestion),
    }),
  }),
  answer: endpoint({
    method: "POST",
    path: "/challenges/{token}/tries",
    summary:
      "Marks a friend's answers once and returns both results and the correct answers. Repeated calls return the same",
    audience: "public",
    status: 201,
    limits: [{ per: "address", times: 1200, seconds: 3600 }],
    params: linkParams,
    body: z.object({ try_id: tryId, name: friendName, answers }),
    data: told,
  }),
  result: endpoint({
    method: "GET",
    path: "/challenges/{token}/tries/{try_id}",
    summary: "The result of an attempt, for the device it was made on",
    audience: "public",
    limits: [{ per: "address", times: 1200, seconds: 60 }],
    params: z.object({ ...linkParams.def.shape, try_id: tryId }),
    data: told,
  }),
  standing: endpoint({
    method: "GET",
    path: "/candidates/challenge-links/{token}",
    summary: "Whether the student made this challenge, and the result of their attempt",
    audience: "candidate",
    params: linkParams,
    data: z.object({ is_own: z.boolean(), tried: z.nullable(keptTry) }),
  }),
  answerSignedIn: endpoint({
    method: "POST",
    path: "/candidates/challenge-links/{token}/tries",
    summary: "Marks the student's answers to a friend's challenge once, as a practice test",
    audience: "candidate",
    status: 201,
    limits: [{ per: "account", times: 30, seconds: 3600 }],
    params: linkParams,
    body: z.object({ answers }),
    data: keptTry,
  }),
};
