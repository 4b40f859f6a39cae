// The weekly league: small groups of students of a similar level, for those who join it.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { nothing } from "./fields.ts";

/** Students in one group. */
export const LEAGUE_GROUP = 10;
/** Levels a student can move through; everyone starts at one that fits their recent results. */
export const LEAGUE_LEVELS = 5;
/** So many move up at the end of a week, and so many of a large group move down. */
export const LEAGUE_MOVES = 3;
/** In a smaller group only a student without points moves down. */
export const LEAGUE_LARGE_GROUP = 7;
/** For each question answered right the first time the student sees it. */
export const LEAGUE_POINTS_A_QUESTION = 10;

const row = z.object({
  rank: z.number(),
  name: z.string(),
  initials: z.string(),
  points: z.number(),
  is_me: z.boolean(),
});
export type LeagueRow = z.output<typeof row>;

const league = z.object({
  /** `waiting` for the first points of this week, which put the student into a group. */
  state: z.enum(["out", "waiting", "in"]),
  shown_as: z.string(),
  is_verified: z.boolean(),
  /** True when a guardian has to agree first. */
  needs_guardian: z.boolean(),
  level: z.number(),
  /** Days until the week ends on Sunday, today included. */
  days_left: z.number(),
  rank: z.nullable(z.number()),
  points: z.number(),
  rows: z.array(row),
  /** The last week the student finished. */
  last: z.nullable(
    z.object({
      place: z.number(),
      members: z.number(),
      points: z.number(),
      /** Levels up or down after it. */
      moved: z.number(),
      top: z.array(row),
    }),
  ),
});
export type League = z.output<typeof league>;

export const leagues = {
  read: endpoint({
    method: "GET",
    path: "/candidates/league",
    summary: "The student's league group this week and their last result",
    audience: "candidate",
    data: league,
  }),
  join: endpoint({
    method: "POST",
    path: "/candidates/league/membership",
    summary: "Joins the weekly league with first name and initial",
    audience: "candidate",
    message: "You are in the league.",
    limits: [{ per: "account", times: 30, seconds: 3600 }],
    data: nothing,
  }),
  leave: endpoint({
    method: "DELETE",
    path: "/candidates/league/membership",
    summary: "Leaves the weekly league and deletes the student's league points",
    audience: "candidate",
    study: false,
    message: "You have left the league.",
    data: nothing,
  }),
};
