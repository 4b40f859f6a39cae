// Work that teachers set for their classes, what they see of it, and what the pupil sees.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { moment, nothing, optionalText, requiredText, timestamp, uuid } from "./fields.ts";
import { hasLink } from "./person-name.ts";
import { inClass, inSchool, schoolPeople } from "./school-parts.ts";
import { openedSitting, sittingMode } from "./sitting-parts.ts";

export const WORK_MOST_QUESTIONS = 200;
export const WORK_MOST_CLASSES = 30;

const oneWork = { ...inSchool, work_id: uuid("We could not find that work.") };

export const workKinds = ["topics", "paper", "mock", "questions", "built"] as const;
export const workResults = ["submitted", "closed", "released"] as const;

/** What the work is made of. One of these, by `kind`. */
const madeOf = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("topics"),
    exam_id: uuid("Choose an exam"),
    subject_id: uuid("Choose a subject"),
    topic_ids: z.array(uuid()).check(z.minLength(1, { error: "Choose at least one topic" }), z.maxLength(20)),
    count: z.int({ error: "Enter the number of questions" }).check(z.gte(1), z.lte(WORK_MOST_QUESTIONS)),
  }),
  z.object({ kind: z.literal("paper"), paper_id: uuid("Choose a past paper") }),
  z.object({
    kind: z.literal("mock"),
    exam_id: uuid("Choose an exam"),
    subject_ids: z.array(uuid()).check(z.minLength(1, { error: "Choose the subjects" }), z.maxLength(9)),
  }),
  z.object({
    kind: z.literal("questions"),
    question_ids: z
      .array(uuid())
      .check(z.minLength(1, { error: "Choose at least one question" }), z.maxLength(WORK_MOST_QUESTIONS)),
  }),
  z.object({ kind: z.literal("built"), paper_id: uuid("Choose a paper") }),
]);
export type WorkMadeOf = z.output<typeof madeOf>;

/** A whole class, or named pupils of it. */
const target = z.object({
  class_id: uuid("Choose a class"),
  pupil_ids: z.nullable(
    z.array(uuid()).check(z.minLength(1, { error: "Choose at least one pupil" }), z.maxLength(500)),
  ),
});

/** Pupils get the title in emails in our name. */
const NO_LINKS = { error: "Leave out links" };

export const workFields = z
  .object({
    title: requiredText("Enter a title", 120).check(z.refine((text) => !hasLink(text), NO_LINKS)),
    note: optionalText(1_000).check(z.refine((text) => !text || !hasLink(text), NO_LINKS)),
    made_of: madeOf,
    mode: sittingMode,
    /** Null leaves practice without a clock, and an exam with the paper's own. */
    minutes: z.nullable(z.int({ error: "Enter the minutes" }).check(z.gte(1), z.lte(600))),
    attempts: z.int({ error: "Enter how many times a pupil may try" }).check(z.gte(1), z.lte(20)),
    opens_at: moment,
    closes_at: moment,
    late_until: z.nullable(moment),
    results: z.enum(workResults),
    targets: z
      .array(target)
      .check(z.minLength(1, { error: "Choose at least one class" }), z.maxLength(WORK_MOST_CLASSES)),
    follow_up_of: z.optional(z.nullable(uuid())),
  })
  .check(
    z.refine(({ opens_at, closes_at }) => Date.parse(opens_at) < Date.parse(closes_at), {
      error: "Choose a closing time after the opening time",
      path: ["closes_at"],
    }),
    z.refine(({ closes_at, late_until }) => !late_until || Date.parse(late_until) >= Date.parse(closes_at), {
      error: "Choose a time after the closing time",
      path: ["late_until"],
    }),
  );

export const workState = z.enum(["draft", "planned", "open", "late", "closed", "withdrawn"]);

const workRow = z.object({
  uuid: z.string(),
  title: z.string(),
  kind: z.enum(workKinds),
  mode: sittingMode,
  subject: z.nullable(z.string()),
  questions: z.number(),
  state: workState,
  opens_at: timestamp,
  closes_at: timestamp,
  late_until: z.nullable(timestamp),
  classes: z.array(z.object({ uuid: z.string(), name: z.string() })),
  given_to: z.number(),
  started: z.number(),
  done: z.number(),
});
export type WorkRow = z.output<typeof workRow>;

/** One cell of the grid. `score` is a percentage, null while it is hidden or nothing is done. */
const workCell = z.object({
  work_id: z.string(),
  state: z.enum(["not_given", "not_started", "started", "done", "late"]),
  score: z.nullable(z.number()),
  attempts: z.number(),
  finished_at: z.nullable(timestamp),
  finished_offline: z.boolean(),
});

const missedQuestion = z.object({
  question_id: z.string(),
  body: z.string(),
  correct_rate: z.number(),
  answered: z.number(),
  wrong_option: z.nullable(
    z.object({ letter: z.string(), body: z.string(), times: z.number(), why: z.nullable(z.string()) }),
  ),
});

const pupilWork = z.object({
  work_id: z.string(),
  title: z.string(),
  note: z.string(),
  class: z.string(),
  subject: z.nullable(z.string()),
  mode: sittingMode,
  questions: z.number(),
  minutes: z.nullable(z.number()),
  opens_at: timestamp,
  closes_at: timestamp,
  late_until: z.nullable(timestamp),
  state: z.enum(["planned", "to_do", "started", "done", "late", "missed"]),
  attempts_left: z.number(),
  /** The newest sitting of this work. */
  session_id: z.nullable(z.string()),
  /** Null until the results are released. */
  score: z.nullable(z.number()),
  results_at: z.nullable(timestamp),
  results: z.enum(workResults),
});
export type PupilWork = z.output<typeof pupilWork>;

export const setWork = {
  list: endpoint({
    method: "GET",
    path: "/admin/school/{school_id}/work",
    summary: "The work a teacher set, or, for the head, all work of the school, newest first",
    audience: "staff",
    roles: schoolPeople,
    params: z.object(inSchool),
    query: z.object({
      class_id: z.optional(uuid()),
      before: z.optional(z.string().check(z.maxLength(300))),
    }),
    data: z.object({ items: z.array(workRow), next: z.nullable(z.string()) }),
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/school/{school_id}/work",
    summary: "Writes a draft",
    audience: "staff",
    roles: schoolPeople,
    audit: "work.create",
    limits: [{ per: "account", times: 300, seconds: 86_400 }],
    status: 201,
    message: "The draft has been saved.",
    params: z.object(inSchool),
    body: workFields,
    data: z.object({ work_id: z.string() }),
  }),
  change: endpoint({
    method: "PUT",
    path: "/admin/school/{school_id}/work/{work_id}",
    summary: "Changes work. Questions, mode and clock stay once somebody has started",
    audience: "staff",
    roles: schoolPeople,
    audit: "work.change",
    params: z.object(oneWork),
    body: workFields,
    /** What the change means for pupils who have started or finished, in words. */
    data: z.object({ means: z.array(z.string()) }),
  }),
  preview: endpoint({
    method: "GET",
    path: "/admin/school/{school_id}/work/{work_id}/preview",
    summary: "The work as a pupil sees it, without keeping any answer",
    audience: "staff",
    roles: schoolPeople,
    counts_rows: { what: "questions", list: "exams" },
    params: z.object(oneWork),
    data: z.pick(openedSitting, { exams: true, session: true }),
  }),
  give: endpoint({
    method: "POST",
    path: "/admin/school/{school_id}/work/{work_id}/given",
    summary: "Gives a draft out to its classes",
    audience: "staff",
    roles: schoolPeople,
    audit: "work.give",
    params: z.object(oneWork),
    data: z.object({ given_to: z.number() }),
  }),
  withdraw: endpoint({
    method: "DELETE",
    path: "/admin/school/{school_id}/work/{work_id}",
    summary: "Deletes a draft, or takes work back. What pupils have done stays theirs",
    audience: "staff",
    roles: schoolPeople,
    audit: "work.withdraw",
    params: z.object(oneWork),
    data: nothing,
  }),
  release: endpoint({
    method: "POST",
    path: "/admin/school/{school_id}/work/{work_id}/results",
    summary: "Releases the results to the pupils",
    audience: "staff",
    roles: schoolPeople,
    audit: "work.release",
    params: z.object(oneWork),
    data: nothing,
  }),
  classGrid: endpoint({
    method: "GET",
    path: "/admin/school/{school_id}/classes/{class_id}/grid",
    summary: "Pupils and work of a class: done, score, late, not started",
    audience: "staff",
    roles: schoolPeople,
    params: z.object(inClass),
    data: z.object({
      work: z.array(workRow),
      pupils: z.array(
        z.object({ uuid: z.string(), first_name: z.string(), last_name: z.string(), cells: z.array(workCell) }),
      ),
    }),
  }),
  workPage: endpoint({
    method: "GET",
    path: "/admin/school/{school_id}/work/{work_id}",
    summary: "One piece of work: scores, topics, the five most missed questions",
    audience: "staff",
    roles: schoolPeople,
    params: z.object(oneWork),
    data: z.object({
      work: workRow,
      fields: workFields,
      /** When pupils could first see their results, unless they see them when they submit. */
      released_at: z.nullable(timestamp),
      /** How many pupils scored 0–9, 10–19, … 90–100. */
      spread: z.array(z.number()),
      topics: z.array(z.object({ uuid: z.string(), name: z.string(), correct: z.number(), total: z.number() })),
      missed: z.array(missedQuestion),
    }),
  }),
  pupilPage: endpoint({
    method: "GET",
    path: "/admin/school/{school_id}/classes/{class_id}/pupils/{pupil_id}/work",
    summary: "One pupil: class work only",
    audience: "staff",
    roles: schoolPeople,
    params: z.object({ ...inClass, pupil_id: uuid("We could not find that pupil.") }),
    data: z.object({
      uuid: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      work: z.array(z.object({ title: z.string(), closes_at: timestamp, ...workCell.def.shape })),
      topics: z.array(z.object({ uuid: z.string(), name: z.string(), correct: z.number(), total: z.number() })),
    }),
  }),
  gridFile: endpoint({
    method: "POST",
    path: "/admin/school/{school_id}/classes/{class_id}/grid-file",
    summary: "The grid of a class as a spreadsheet or as a PDF, with or without names",
    audience: "staff",
    roles: schoolPeople,
    audit: "class.grid_file",
    limits: [{ per: "account", times: 60, seconds: 3600 }],
    status: 201,
    params: z.object(inClass),
    body: z.object({ format: z.enum(["xlsx", "pdf"]), names: z.boolean() }),
    data: z.object({ url: z.string() }),
  }),
  setLeaderboard: endpoint({
    method: "PUT",
    path: "/admin/school/{school_id}/classes/{class_id}/leaderboard",
    summary: "The teacher turns the class leaderboard on or off",
    audience: "staff",
    roles: schoolPeople,
    audit: "class.leaderboard",
    params: z.object(inClass),
    body: z.object({ by: z.enum(["off", "improvement", "points"]) }),
    data: nothing,
  }),
  mine: endpoint({
    method: "GET",
    path: "/candidates/class-work",
    summary: "The student's class work, to do and done",
    audience: "candidate",
    data: z.array(pupilWork),
  }),
  start: endpoint({
    method: "POST",
    path: "/candidates/class-work/{work_id}/sitting",
    summary: "Starts the work or returns the open attempt. It uses nothing of the plan",
    audience: "candidate",
    limits: [{ per: "account", times: 60, seconds: 60 }],
    params: z.object({ work_id: uuid("We could not find that work.") }),
    data: openedSitting,
  }),
  leaderboard: endpoint({
    method: "GET",
    path: "/candidates/classes/{class_id}/leaderboard",
    summary: "The leaderboard of a class, for those who chose to be on it",
    audience: "candidate",
    params: z.object({ class_id: uuid("We could not find that class.") }),
    data: z.object({
      by: z.enum(["off", "improvement", "points"]),
      is_on: z.boolean(),
      rows: z.array(z.object({ rank: z.number(), name: z.string(), value: z.number(), is_me: z.boolean() })),
    }),
  }),
  joinLeaderboard: endpoint({
    method: "PUT",
    path: "/candidates/classes/{class_id}/leaderboard",
    summary: "The student's own choice to be on the class leaderboard",
    audience: "candidate",
    params: z.object({ class_id: uuid("We could not find that class.") }),
    body: z.object({ is_on: z.boolean() }),
    data: nothing,
  }),
};
