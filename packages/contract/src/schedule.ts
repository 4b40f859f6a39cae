// A candidate's study schedule: sessions by Lagos days and times, once or every week, with reminders and a calendar feed.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { date, nothing, requiredText, timestamp, uuid } from "./fields.ts";

export const MAX_STUDY_TITLE = 120;
export const SCHEDULE_DAYS = 7;
export const REMIND_MINUTES_USUAL = 10;
export const MAX_SESSIONS = 300;

export const studySessionType = z.enum(["study", "practice", "review", "break"], { error: "Choose a session type" });

const clockTime = (message: string) =>
  z.string({ error: message }).check(
    z.refine((time) => time.trim().length > 0, { error: message, abort: true }),
    z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "Use a time like 16:30" }),
  );

const optional = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

/** Used by both the form and the server. An end before the start is reported beside the end. */
export const studySessionFields = z
  .object({
    title: requiredText("Title is required", MAX_STUDY_TITLE),
    subject: optional(z.string().check(z.maxLength(100, { error: "Use 100 characters or fewer" }))),
    date,
    start_time: clockTime("Start time is required"),
    end_time: clockTime("End time is required"),
    type: studySessionType,
    repeats_weekly: z.optional(z.boolean()),
    repeat_until: optional(date),
    /** How long before the start to send a reminder. Null for no reminder. */
    remind_minutes: optional(
      z
        .int({ error: "Choose when to be reminded" })
        .check(z.gte(0), z.lte(1440, { error: "Choose up to one day before" })),
    ),
  })
  .check(
    z.refine(({ start_time, end_time }) => start_time < end_time, {
      error: "End time must be after start time",
      path: ["end_time"],
    }),
  );
export type StudySessionFields = z.output<typeof studySessionFields>;

/** A session on one of its days. */
export const studySession = z.object({
  uuid: z.string(),
  title: z.string(),
  subject: z.nullable(z.string()),
  /** The day shown. `first_date` is the first day of the session or of its weekly series. */
  date: z.string(),
  first_date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  type: studySessionType,
  completed: z.boolean(),
  repeats_weekly: z.boolean(),
  repeat_until: z.nullable(z.string()),
  remind_minutes: z.nullable(z.number()),
});
export type StudySession = z.output<typeof studySession>;

/** On its day of the week, with a practice test to start. Null if it names no known subject. */
const scheduledSession = z.extend(studySession, {
  practice: z.nullable(z.object({ exam_id: z.string(), subject_id: z.string(), topic_id: z.nullable(z.string()) })),
});
export type ScheduledSession = z.output<typeof scheduledSession>;

/** Class work, on the day it closes. */
const scheduledWork = z.object({
  work_id: z.string(),
  title: z.string(),
  closes_at: timestamp,
  is_done: z.boolean(),
});

const feed = z.object({ url: z.string() });
const sessionParams = z.object({ study_session_id: uuid("We could not find that session.") });

export const schedule = {
  week: endpoint({
    method: "GET",
    path: "/candidates/schedule",
    summary: "Seven days from today or a given day, with their sessions sorted by start time",
    audience: "candidate",
    query: z.object({ from: z.optional(date) }),
    data: z.object({
      today: z.string(),
      days: z.array(
        z.object({ date: z.string(), sessions: z.array(scheduledSession), class_work: z.array(scheduledWork) }),
      ),
      summary: z.object({
        study_minutes: z.number(),
        completed: z.number(),
        total: z.number(),
        reminders: z.number(),
      }),
    }),
  }),
  add: endpoint({
    method: "POST",
    path: "/candidates/schedule/sessions",
    summary: "Adds a session",
    audience: "candidate",
    status: 201,
    limits: [{ per: "account", times: 200, seconds: 3600 }],
    body: studySessionFields,
    data: studySession,
  }),
  addMany: endpoint({
    method: "POST",
    path: "/candidates/schedule/sessions/many",
    summary: "Adds the sessions of a suggested plan, all or none",
    audience: "candidate",
    status: 201,
    limits: [{ per: "account", times: 50, seconds: 3600 }],
    body: z.object({
      sessions: z
        .array(studySessionFields)
        .check(z.minLength(1, { error: "Choose at least one session" }), z.maxLength(21)),
    }),
    data: z.array(studySession),
  }),
  update: endpoint({
    method: "PUT",
    path: "/candidates/schedule/sessions/{study_session_id}",
    summary: "Changes a session, on all its days",
    audience: "candidate",
    params: sessionParams,
    body: studySessionFields,
    data: studySession,
  }),
  mark: endpoint({
    method: "PUT",
    path: "/candidates/schedule/sessions/{study_session_id}/days/{day}",
    summary: "Marks a session as complete on a day, or undoes it",
    audience: "candidate",
    params: z.object({ ...sessionParams.def.shape, day: date }),
    body: z.object({ completed: z.boolean() }),
    data: studySession,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/candidates/schedule/sessions/{study_session_id}",
    summary: "Deletes a session, or with `day` only that day of a weekly one",
    audience: "candidate",
    params: sessionParams,
    query: z.object({ day: z.optional(date) }),
    data: nothing,
  }),
  suggestion: endpoint({
    method: "GET",
    path: "/candidates/schedule/suggestion",
    summary: "Suggested sessions for the coming week on the weakest topics, in free hours",
    audience: "candidate",
    data: z.array(
      z.object({
        title: z.string(),
        subject: z.string(),
        date: z.string(),
        start_time: z.string(),
        end_time: z.string(),
        type: studySessionType,
        reason: z.string(),
      }),
    ),
  }),
  feed: endpoint({
    method: "GET",
    path: "/candidates/schedule/feed",
    summary: "The secret calendar link for calendar apps",
    audience: "candidate",
    data: feed,
  }),
  renewFeed: endpoint({
    method: "POST",
    path: "/candidates/schedule/feed",
    summary: "Creates a new secret calendar link. The old one stops working",
    audience: "candidate",
    limits: [{ per: "account", times: 20, seconds: 3600 }],
    message: "The old link no longer works.",
    data: feed,
  }),
};
