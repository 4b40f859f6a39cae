// A candidate's progress: streak, totals, performance over time, achievements, projection, and the guardian's view.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { date, nothing, requiredText, timestamp, uuid } from "./fields.ts";

/** A day counts for the streak if at least this many questions are answered. */
export const STREAK_QUESTIONS = 5;
export const FREEZES_A_MONTH = 2;
export const MAX_GUARDIAN_LINKS = 5;
/** How often, in per cent, the result of a full paper taken today is within the stated range. */
export const PROJECTION_COVERAGE = 80;

const progressPeriod = z.enum(["week", "month", "quarter"]);
export type ProgressPeriod = z.output<typeof progressPeriod>;

const streakDay = z.object({
  day: z.string(),
  /** `ahead` is a day in the future. `open` is today while nothing is done. */
  state: z.enum(["done", "frozen", "repaired", "missed", "open", "ahead"]),
  questions: z.number(),
});

const ownDay = z.object({
  ...streakDay.def.shape,
  /** By the goal of that day. */
  goal_reached: z.boolean(),
});

const totals = z.object({
  tests: z.number(),
  questions: z.number(),
  seconds: z.number(),
  /** Null before the first test. */
  average_score: z.nullable(z.number()),
});

const subjectProgress = z.object({
  uuid: z.string(),
  name: z.string(),
  icon: z.string(),
  tests: z.number(),
  questions: z.number(),
  percent: z.number(),
});

const achievement = z.object({
  slug: z.string(),
  name: z.string(),
  rule: z.string(),
  earned_at: z.nullable(timestamp),
  /** The progress so far, while it is not earned. */
  reached: z.number(),
  wanted: z.number(),
});
export type Achievement = z.output<typeof achievement>;

const topicProgress = z.object({
  uuid: z.string(),
  name: z.string(),
  subject_uuid: z.string(),
  subject_name: z.string(),
  /** An exam that has questions on it, for the practice link. */
  exam_uuid: z.nullable(z.string()),
  correct: z.number(),
  total: z.number(),
  percent: z.number(),
});

const summary = z.object({
  totals,
  streak: z.object({
    days: z.number(),
    longest: z.number(),
    freezes_left: z.number(),
    week: z.array(ownDay),
  }),
  today: z.object({ questions: z.number(), goal: z.number() }),
  subjects: z.array(subjectProgress),
  achievements: z.array(achievement),
  is_demo: z.boolean(),
});
export type ProgressSummary = z.output<typeof summary>;

const performance = z.object({
  from: z.string(),
  to: z.string(),
  totals,
  /** The same statistics of the previous period. */
  before: totals,
  subjects: z.array(subjectProgress),
  trend: z.object({
    /** First days of the days or weeks shown. */
    starts: z.array(z.string()),
    step_days: z.number(),
    series: z.array(z.object({ name: z.string(), values: z.array(z.nullable(z.number())) })),
  }),
  strengths: z.array(topicProgress),
  weaknesses: z.array(topicProgress),
  achievements: z.array(achievement),
});
export type Performance = z.output<typeof performance>;

/** How well the candidate knows a topic, over all its answered questions. Null if there is too little data. */
const topicLevel = z.nullable(z.enum(["building", "getting_there", "strong"]));

const gained = z.object({
  /** False while the statistics are still being counted. */
  ready: z.boolean(),
  /** Questions answered that day with this test, and before it. */
  goal: z.object({ before: z.number(), now: z.number(), goal: z.number() }),
  /** Days in a row on the day of the test. `grew` is true when this test made the day count. */
  streak: z.object({ days: z.number(), grew: z.boolean() }),
  /**
   * The best score before this test in tests of the same subject, and of the same topic if it had one. Null when it is
   * the first.
   */
  best_before: z.nullable(z.number()),
  /** The topic of the test. Null if it had none. */
  best_in: z.nullable(z.string()),
  badges: z.array(z.object({ slug: z.string(), name: z.string(), rule: z.string() })),
  /** Topics of this test whose level it changed. */
  topics: z.array(z.object({ topic: z.string(), from: topicLevel, to: topicLevel })),
});
export type Gained = z.output<typeof gained>;

const range = z.object({ low: z.number(), likely: z.number(), high: z.number() });

const projection = z.object({
  coverage_percent: z.number(),
  subjects: z.array(
    z.object({
      uuid: z.string(),
      name: z.string(),
      /** Per cent on a full paper taken today. Null while there is too little data. */
      percent: z.nullable(range),
      grades: z.nullable(z.object({ low: z.string(), likely: z.string(), high: z.string() })),
      tests: z.number(),
      questions: z.number(),
      questions_wanted: z.number(),
      tests_wanted: z.number(),
    }),
  ),
  /** Points out of 400: English and the three other subjects with the most data. Null while one of them is missing. */
  utme: z.nullable(z.object({ ...range.def.shape, subjects: z.array(z.string()) })),
});
export type Projection = z.output<typeof projection>;

const guardianLink = z.object({
  uuid: z.string(),
  name: z.string(),
  url: z.string(),
  created_at: timestamp,
  last_seen_at: z.nullable(timestamp),
});

const guardianCard = z.object({
  first_name: z.string(),
  week_from: z.string(),
  week_to: z.string(),
  totals,
  before: totals,
  days: z.array(streakDay),
  streak_days: z.number(),
  subjects: z.array(subjectProgress),
  is_demo: z.boolean(),
});
export type GuardianCard = z.output<typeof guardianCard>;

const subject_id = z.optional(uuid("We could not find that subject."));

export const progress = {
  gained: endpoint({
    method: "GET",
    path: "/candidates/progress/gained/{session_id}",
    summary: "Achievements of one finished test: goal, streak, best score, badges, topics",
    audience: "candidate",
    params: z.object({ session_id: uuid("We could not find that test.") }),
    data: gained,
  }),
  summary: endpoint({
    method: "GET",
    path: "/candidates/progress",
    summary: "Streak, totals, subjects and achievements",
    audience: "candidate",
    data: summary,
  }),
  performance: endpoint({
    method: "GET",
    path: "/candidates/progress/performance",
    summary: "Statistics of the last week, month or quarter, for one or all subjects",
    audience: "candidate",
    query: z.object({ period: z.optional(progressPeriod), subject_id }),
    data: performance,
  }),
  projection: endpoint({
    method: "GET",
    path: "/candidates/progress/projection",
    summary: "The predicted score for a full paper today, as a range, or nothing if there are too few answers",
    audience: "candidate",
    data: projection,
  }),
  report: endpoint({
    method: "GET",
    path: "/candidates/progress/report",
    summary: "The performance page as a PDF, in base64",
    audience: "candidate",
    limits: [{ per: "account", times: 20, seconds: 600 }],
    query: z.object({ period: z.optional(progressPeriod), subject_id }),
    data: z.object({ name: z.string(), mime_type: z.string(), base64: z.string() }),
  }),
  guardianLinks: endpoint({
    method: "GET",
    path: "/candidates/progress/guardian-links",
    summary: "The guardian links to the weekly card",
    audience: "candidate",
    data: z.array(guardianLink),
  }),
  addGuardianLink: endpoint({
    method: "POST",
    path: "/candidates/progress/guardian-links",
    summary: "Creates a link to the weekly card, for someone without an account",
    audience: "candidate",
    status: 201,
    limits: [{ per: "account", times: 20, seconds: 3600 }],
    message: "Your link is ready. Anyone with the link can see your weekly card.",
    body: z.object({ name: requiredText("Enter the name of the person the link is for", 60) }),
    data: guardianLink,
  }),
  removeGuardianLink: endpoint({
    method: "DELETE",
    path: "/candidates/progress/guardian-links/{link_id}",
    summary: "Cancels a guardian's link",
    audience: "candidate",
    study: false,
    message: "The link no longer works.",
    params: z.object({ link_id: uuid("We could not find that link.") }),
    data: nothing,
  }),
  guardianCard: endpoint({
    method: "GET",
    path: "/guardian-cards/{link_id}",
    summary: "A student's week, for anyone with a valid link",
    audience: "public",
    unsigned: true,
    limits: [{ per: "address", times: 120, seconds: 60 }],
    params: z.object({ link_id: uuid("This link is incomplete. Copy the full link and try again.") }),
    query: z.object({
      signature: requiredText("This link is incomplete. Copy the full link and try again.", 100),
      /** A day of the requested week. The default is this week. */
      week: z.optional(date),
    }),
    data: guardianCard,
  }),
  repairStreak: endpoint({
    method: "POST",
    path: "/admin/streaks/repairs",
    summary: "Repairs a streak day after an outage, for one student or for everyone",
    audience: "staff",
    roles: ["owner", "support"],
    audit: "streak.repair",
    status: 201,
    message: "The day no longer breaks the streak.",
    body: z.object({
      day: date,
      reason: requiredText("Enter what went wrong", 300),
      candidate_id: z.optional(z.nullable(uuid("We could not find that student."))),
    }),
    data: nothing,
  }),
};
