// Leaderboards that candidates choose to join, with first name and initial.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { nothing, uuid } from "./fields.ts";

/** For each right answer to a new question. Wrong answers subtract what guessing would bring. */
export const POINTS_A_QUESTION = 10;
/**
 * Everybody gets the same questions in a past paper, and practice shows their answers, so they bring half the points.
 */
export const POINTS_A_PAPER_QUESTION = 5;
/** Nobody reads and answers faster than this on average. Such a sitting is not ranked. */
export const FASTEST_SECONDS_A_QUESTION = 3;
/**
 * Nearly everything is right at a pace that leaves no time to read. Such a sitting is not ranked until staff have
 * checked it. The pace is the faster of the device's report (the median) and the server's measurement (the mean).
 */
export const HASTY_SECONDS_A_QUESTION = 6;
export const HASTY_SHARE_RIGHT = 0.9;
export const HASTY_LEAST_ANSWERS = 10;
/** Of tests this long, this many a day may be nearly perfect. Later ones wait for staff. */
export const NEARLY_PERFECT_A_DAY = 3;
export const NEARLY_PERFECT_PERCENT = 95;
export const NEARLY_PERFECT_LEAST_QUESTIONS = 20;
/** Nobody reads more in a day. Tests beyond this limit wait for staff. */
export const RANKED_QUESTIONS_A_DAY = 300;
export const BOARD_PAGE = 20;

const boardName = z.enum(["overall", "week", "subject"]);
export type BoardName = z.output<typeof boardName>;

/** The six buttons of the screen, as the catalogue's slugs. */
export const boardSubjects = ["mathematics", "english", "physics", "chemistry", "biology", "economics"] as const;

const standing = z.object({
  rank: z.number(),
  name: z.string(),
  initials: z.string(),
  points: z.number(),
  tests: z.number(),
  average_score: z.number(),
  is_me: z.boolean(),
  is_demo: z.boolean(),
  /** Ranks gained since last week. Null for a candidate who was not on that board. */
  change: z.nullable(z.number()),
});
export type LeaderboardRow = z.output<typeof standing>;

const board = z.object({
  board: boardName,
  subject: z.nullable(z.object({ uuid: z.string(), name: z.string() })),
  members: z.number(),
  rows: z.array(standing),
  /** The caller's own rank, even if it is not among the rows. Null for a caller who is not on this board. */
  me: z.nullable(standing),
  /** Send it as `after` to get the next page. */
  next: z.nullable(z.string()),
});
export type Board = z.output<typeof board>;

const place = z.object({
  /** `none` before the first exam-mode test, `to_ask` once after it. */
  state: z.enum(["none", "to_ask", "in", "out"]),
  shown_as: z.string(),
  /** True when a guardian has to consent first. */
  needs_guardian: z.boolean(),
  rank: z.nullable(z.number()),
  members: z.number(),
  points: z.number(),
  tests: z.number(),
  average_score: z.nullable(z.number()),
  subjects: z.array(z.object({ uuid: z.string(), slug: z.string(), name: z.string() })),
});
export type LeaderboardPlace = z.output<typeof place>;

export const leaderboard = {
  place: endpoint({
    method: "GET",
    path: "/candidates/leaderboard/place",
    summary: "The student's own rank, points, ranked tests and average",
    audience: "candidate",
    data: place,
  }),
  board: endpoint({
    method: "GET",
    path: "/candidates/leaderboard",
    summary: "One leaderboard, best first, page by page",
    audience: "candidate",
    query: z.object({
      board: z.optional(boardName),
      subject_id: z.optional(uuid("We could not find that subject.")),
      after: z.optional(
        z.string().check(z.regex(/^\d{1,9}-\d{1,15}$/, { error: "We could not find that page of the leaderboard" })),
      ),
    }),
    data: board,
  }),
  join: endpoint({
    method: "POST",
    path: "/candidates/leaderboard/membership",
    summary: "Joins the leaderboards with first name and initial",
    audience: "candidate",
    message: "You are on the leaderboard.",
    limits: [{ per: "account", times: 30, seconds: 3600 }],
    data: nothing,
  }),
  leave: endpoint({
    method: "DELETE",
    path: "/candidates/leaderboard/membership",
    summary: "Leaves the leaderboards, or declines to join",
    audience: "candidate",
    study: false,
    message: "You do not appear on the leaderboard.",
    data: nothing,
  }),
  countSitting: endpoint({
    method: "POST",
    path: "/admin/users/{uuid}/tests/{session_id}/count",
    summary: "Counts a test that was held because its score was too good for the time",
    audience: "staff",
    roles: ["owner", "support"],
    step_up: true,
    audit: "sitting.count",
    message: "The test now counts on the leaderboard.",
    params: z.object({ uuid: uuid(), session_id: uuid("We could not find that test.") }),
    data: nothing,
  }),
  voidSitting: endpoint({
    method: "POST",
    path: "/admin/users/{uuid}/tests/{session_id}/void",
    summary: "Leaves a test out of the leaderboard permanently. Its grade does not change",
    audience: "staff",
    roles: ["owner", "support"],
    step_up: true,
    audit: "sitting.void",
    message: "This test does not earn points.",
    params: z.object({ uuid: uuid(), session_id: uuid("We could not find that test.") }),
    data: nothing,
  }),
};
