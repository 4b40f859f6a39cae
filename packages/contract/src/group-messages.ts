// A message from staff to a group of candidates, under the bell and by email. Candidates can turn these messages off.
import * as z from "zod/mini";
import { endpoint, type Role } from "./endpoint.ts";
import { named, requiredText, timestamp, uuid } from "./fields.ts";

/** The limit for all staff together in a Lagos day. */
export const MESSAGES_A_DAY = 3;

const writers: readonly Role[] = ["owner", "support"];

/** Each field narrows the group. Null means everybody. */
const group = {
  exam_type_id: z.nullable(uuid("We could not find that exam")),
  class_level_id: z.nullable(uuid("We could not find that class")),
  plan: z.nullable(z.string().check(z.maxLength(60))),
};

const message = z.object({
  uuid: z.string(),
  title: z.string(),
  body: z.string(),
  exam: z.nullable(z.string()),
  class_level: z.nullable(z.string()),
  plan: z.nullable(z.string()),
  /** How many people there were when it was sent, and how many have received it so far. */
  people: z.int(),
  reached: z.int(),
  staff_name: z.nullable(z.string()),
  created_at: timestamp,
  finished_at: z.nullable(timestamp),
});
export type GroupMessage = z.output<typeof message>;

export const groupMessages = {
  choices: endpoint({
    method: "GET",
    path: "/admin/messages/choices",
    summary: "The exams, classes and plans to choose a group by",
    audience: "staff",
    roles: writers,
    data: z.object({
      exams: z.array(named),
      class_levels: z.array(named),
      plans: z.array(z.object({ slug: z.string(), name: z.string() })),
      /** How many more messages may be sent today. */
      left_today: z.int(),
    }),
  }),
  count: endpoint({
    method: "POST",
    path: "/admin/messages/preview",
    summary: "How many people a message to this group would reach, in total and by email",
    audience: "staff",
    roles: writers,
    body: z.object(group),
    data: z.object({ people: z.int(), by_mail: z.int() }),
  }),
  send: endpoint({
    method: "POST",
    path: "/admin/messages",
    summary: "Sends a message to a group in the background",
    audience: "staff",
    roles: writers,
    step_up: true,
    audit: "message.send",
    status: 201,
    message: "We are sending the message.",
    body: z.object({
      ...group,
      title: requiredText("Title is required", 120),
      body: requiredText("Enter the message", 2_000),
      /**
       * The number from the preview. If the group has grown or shrunk by a tenth since then, staff must confirm again.
       */
      people: z
        .int({ error: "First check how many people will get the message" })
        .check(z.gte(1, { error: "There is nobody in this group" })),
    }),
    data: message,
  }),
  list: endpoint({
    method: "GET",
    path: "/admin/messages",
    summary: "Sent messages, newest first",
    audience: "staff",
    roles: writers,
    query: z.object({ page: z.optional(z.int().check(z.gte(1), z.lte(10_000))) }),
    data: z.object({ items: z.array(message), total: z.int(), page: z.int(), per_page: z.int() }),
  }),
};
