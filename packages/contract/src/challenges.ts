// A challenge to a friend: the same questions of a submitted test, behind a link. This file is for its maker, and for
// an account that claims an earlier try. challenge-links.ts has the endpoints of the link.
import * as z from "zod/mini";
import { keptTry, outcome, rematch } from "./challenge-parts.ts";
import { endpoint } from "./endpoint.ts";
import { nothing, timestamp, uuid } from "./fields.ts";

const challenge = z.object({
  uuid: z.string(),
  title: z.string(),
  url: z.string(),
  questions: z.number(),
  created_at: timestamp,
  expires_at: timestamp,
  /** It can still be tried: it is in time and has not had too many tries. */
  is_open: z.boolean(),
  mine: outcome,
  rematch,
  tries: z.array(z.object({ ...outcome.def.shape, tried_at: timestamp })),
});
export type Challenge = z.output<typeof challenge>;

export const challenges = {
  make: endpoint({
    method: "POST",
    path: "/candidates/challenges",
    summary: "Creates a challenge link for a submitted test. Repeated calls for the same test return the same link",
    audience: "candidate",
    status: 201,
    limits: [{ per: "account", times: 30, seconds: 3600 }],
    body: z.object({ session_id: uuid("We could not find that test.") }),
    data: challenge,
  }),
  list: endpoint({
    method: "GET",
    path: "/candidates/challenges",
    summary: "The student's challenges, newest first, with the results of friends",
    audience: "candidate",
    data: z.array(challenge),
  }),
  withdraw: endpoint({
    method: "DELETE",
    path: "/candidates/challenges/{challenge_id}",
    summary: "Cancels a challenge: the link stops working and the friends' results are deleted",
    audience: "candidate",
    study: false,
    message: "The link no longer works.",
    params: z.object({ challenge_id: uuid("We could not find that challenge.") }),
    data: nothing,
  }),
  bring: endpoint({
    method: "POST",
    path: "/candidates/challenges/tried",
    summary: "Saves a guest's attempt as a practice test of their new account, once",
    audience: "candidate",
    study: false,
    status: 201,
    limits: [{ per: "account", times: 10, seconds: 3600 }],
    body: z.object({ try_id: uuid("We could not find that attempt.") }),
    data: keptTry,
  }),
};
