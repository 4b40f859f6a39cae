// The marking desk for staff. A marker gets one question of one student at a time, without the student's name, and ticks
// the marks of its guide. Nobody types a number.
import * as z from "zod/mini";
import { endpoint, type Role } from "./endpoint.ts";
import { moment, named, nothing, timestamp, uuid } from "./fields.ts";
import { theoryQuestion } from "./theory.ts";
import { attemptTicks, shortId, theoryGuide, theoryPhoto } from "./theory-guide.ts";

export const MARKING_SCRIPTS_MAX = 5_000;
export const MARKING_COMMENT_MAX = 500;

/** Those who write questions know the guides. Owners and reviewers also decide between two markers. */
const markers = ["owner", "editor", "reviewer"] as const satisfies readonly Role[];
const moderators = ["owner", "reviewer"] as const satisfies readonly Role[];

const NO_ROUND = "We could not find that marking round.";
const NO_TASK = "We could not find that answer.";
const inRound = { round_id: uuid(NO_ROUND) };

const roundState = z.enum(["open", "closed", "released"]);

const roundRow = z.object({
  uuid: z.string(),
  paper: z.object({ uuid: z.string(), title: z.string(), subject: z.string() }),
  state: roundState,
  takes_until: timestamp,
  max_scripts: z.number(),
  second_percent: z.number(),
  tolerance: z.number(),
  seed_every: z.number(),
  opened_at: timestamp,
  released_at: z.nullable(timestamp),
  scripts: z.number(),
  /** Answers that nobody has marked yet, moderations included. */
  left: z.number(),
  done: z.number(),
  open_queries: z.number(),
});
export type MarkingRoundRow = z.output<typeof roundRow>;

const driftState = z.enum(["unknown", "close", "generous", "strict", "uneven"]);
const drift = z.object({ state: driftState, seeds: z.number(), mean: z.number() });
export type MarkerDrift = z.output<typeof drift>;

const roundQuestion = z.object({
  uuid: z.string(),
  number: z.number(),
  marks: z.number(),
  begins: z.string(),
  left: z.number(),
  in_hand: z.number(),
  done: z.number(),
  to_moderate: z.number(),
  open_queries: z.number(),
  /** The bank has another guide for this question than the one the round uses. */
  guide_changed: z.boolean(),
});
export type MarkingRoundQuestion = z.output<typeof roundQuestion>;

const roundMarker = z.object({
  uuid: z.string(),
  name: z.string(),
  is_you: z.boolean(),
  done: z.number(),
  in_hand: z.number(),
  /** Answers that this person may still take. */
  left: z.number(),
  drift,
});
export type MarkingRoundMarker = z.output<typeof roundMarker>;

const markingRound = z.object({
  round: roundRow,
  questions: z.array(roundQuestion),
  markers: z.array(roundMarker),
});
export type MarkingRound = z.output<typeof markingRound>;

const comments = z.record(
  shortId,
  z.string().check(z.maxLength(MARKING_COMMENT_MAX, { error: `Use ${MARKING_COMMENT_MAX} characters or fewer` })),
);

const earlierMark = z.object({
  score: z.number(),
  ticks: attemptTicks,
  comments: z.record(z.string(), z.string()),
  refer_note: z.nullable(z.string()),
});

const markingTask = z.object({
  uuid: z.string(),
  kind: z.enum(["marking", "moderation", "query"]),
  question: theoryQuestion,
  guide: theoryGuide,
  /** Sent back with the marks. Marks for an older guide are refused. */
  guide_key: z.string(),
  model_html: z.string(),
  /** What the student wrote, in the order of the parts, and the photographs of working on paper. */
  answer: z.object({ text: z.string(), photos: z.array(theoryPhoto) }),
  lease_until: timestamp,
  /** For a moderator the marks of both markers, for a query the mark in force. Empty for everybody else. */
  earlier: z.array(earlierMark),
  query: z.nullable(z.object({ atom: z.nullable(z.string()), words: z.string() })),
});
export type MarkingTask = z.output<typeof markingTask>;

const progress = z.object({ done: z.number(), left: z.number(), drift });
const nextTask = z.object({
  /** Null when there is nothing left for this person. */
  task: z.nullable(markingTask),
  progress,
});
export type NextMarkingTask = z.output<typeof nextTask>;

const whole = (message: string, least: number, most: number) =>
  z.int({ error: message }).check(z.gte(least, { error: message }), z.lte(most, { error: message }));

export const markingRoundFields = z.object({
  paper_id: uuid("Choose a theory paper"),
  takes_until: moment,
  max_scripts: whole(`Enter a number from 1 to ${MARKING_SCRIPTS_MAX}`, 1, MARKING_SCRIPTS_MAX),
  second_percent: whole("Enter a number from 0 to 100", 0, 100),
  tolerance: whole("Enter a number from 0 to 50", 0, 50),
  seed_every: whole("Enter 0, or a number from 2 to 100", 0, 100).check(
    z.refine((every) => every !== 1, { error: "Enter 0, or a number from 2 to 100" }),
  ),
});

export const markingDesk = {
  list: endpoint({
    method: "GET",
    path: "/admin/marking",
    summary: "The marking rounds, newest first, and the theory papers that a round can be opened for",
    audience: "staff",
    roles: markers,
    data: z.object({
      rounds: z.array(roundRow),
      papers: z.array(z.object({ ...named.def.shape, subject: z.string(), submitted: z.number() })),
    }),
  }),
  open: endpoint({
    method: "POST",
    path: "/admin/marking",
    summary: "Opens a marking round: students can ask for their submitted papers to be marked",
    audience: "staff",
    roles: moderators,
    audit: "marking.open",
    status: 201,
    body: markingRoundFields,
    data: z.object({ uuid: z.string() }),
  }),
  read: endpoint({
    method: "GET",
    path: "/admin/marking/{round_id}",
    summary: "One round: how much is left by question and by marker",
    audience: "staff",
    roles: markers,
    params: z.object(inRound),
    data: markingRound,
  }),
  close: endpoint({
    method: "POST",
    path: "/admin/marking/{round_id}/close",
    summary: "The round takes no more papers. Marking continues",
    audience: "staff",
    roles: moderators,
    audit: "marking.close",
    params: z.object(inRound),
    data: nothing,
  }),
  release: endpoint({
    method: "POST",
    path: "/admin/marking/{round_id}/release",
    summary: "Shows the students their marks, once everything is marked",
    audience: "staff",
    roles: moderators,
    audit: "marking.release",
    params: z.object(inRound),
    data: z.object({ released_at: timestamp }),
  }),
  useGuide: endpoint({
    method: "POST",
    path: "/admin/marking/{round_id}/questions/{theory_question_id}/guide",
    summary: "The round uses the bank's present guide. Marks are computed again, or the answer is marked again",
    audience: "staff",
    roles: moderators,
    audit: "marking.use_guide",
    params: z.object({ ...inRound, theory_question_id: uuid("We could not find that question.") }),
    data: z.object({ recomputed: z.number(), marked_again: z.number(), kept: z.number() }),
  }),
  next: endpoint({
    method: "POST",
    path: "/admin/marking/{round_id}/next",
    summary: "Gives the caller the next answer for a while. The same one again until it is marked or put back",
    audience: "staff",
    roles: markers,
    params: z.object(inRound),
    body: z.object({
      theory_question_id: z.optional(z.nullable(uuid("We could not find that question."))),
      kind: z.enum(["marking", "query"]),
    }),
    data: nextTask,
  }),
  nextModeration: endpoint({
    method: "POST",
    path: "/admin/marking/{round_id}/next-moderation",
    summary: "Gives the caller the next answer on which two markers were too far apart",
    audience: "staff",
    roles: moderators,
    params: z.object(inRound),
    data: nextTask,
  }),
  mark: endpoint({
    method: "POST",
    path: "/admin/marking/tasks/{task_id}/marks",
    summary: "The ticks of the marker who holds this answer",
    audience: "staff",
    roles: markers,
    params: z.object({ task_id: uuid(NO_TASK) }),
    body: z.object({
      guide_key: z.string().check(z.maxLength(64)),
      ticks: attemptTicks,
      comments,
      /** Why a moderator should decide. */
      refer_note: z.optional(z.nullable(z.string().check(z.maxLength(MARKING_COMMENT_MAX)))),
      /** The answer to the student's query. Needed when the task is a query. */
      reply: z.optional(z.nullable(z.string().check(z.maxLength(MARKING_COMMENT_MAX)))),
    }),
    data: z.object({ score: z.number(), max: z.number() }),
  }),
  putBack: endpoint({
    method: "POST",
    path: "/admin/marking/tasks/{task_id}/put-back",
    summary: "Another marker can take the answer at once",
    audience: "staff",
    roles: markers,
    params: z.object({ task_id: uuid(NO_TASK) }),
    data: nothing,
  }),
};
