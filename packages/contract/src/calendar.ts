// Exam dates set by staff, and the candidate's own dates.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { date, nothing, optionalText, requiredText, uuid } from "./fields.ts";

const examDate = z.object({
  uuid: z.string(),
  name: z.string(),
  exam_name: z.nullable(z.string()),
  starts_on: z.string(),
  ends_on: z.nullable(z.string()),
  note: z.nullable(z.string()),
});

const staffExamDate = z.object({ ...examDate.def.shape, exam_type_id: z.nullable(z.string()), is_demo: z.boolean() });

const examDateBody = z.object({
  name: requiredText("Name is required", 100),
  exam_type_id: z.optional(z.nullable(uuid("We could not find that exam."))),
  starts_on: date,
  ends_on: z.optional(z.nullable(date)),
  note: optionalText(300),
});

const one = z.object({ exam_date_id: uuid("We could not find that exam date.") });

export const calendar = {
  upcoming: endpoint({
    method: "GET",
    path: "/candidates/calendar",
    summary: "Coming exam dates: the student's own and those added by staff, nearest first",
    audience: "candidate",
    data: z.array(
      z.object({ ...examDate.def.shape, days_left: z.number(), is_own: z.boolean(), is_demo: z.boolean() }),
    ),
  }),
  list: endpoint({
    method: "GET",
    path: "/admin/calendar",
    summary: "Exam dates, newest first",
    audience: "staff",
    roles: ["owner", "editor", "reviewer", "support"],
    query: z.object({ page: z.optional(z.int().check(z.gte(1), z.lte(10_000))) }),
    data: z.object({ items: z.array(staffExamDate), total: z.number(), page: z.number(), per_page: z.number() }),
  }),
  create: endpoint({
    method: "POST",
    path: "/admin/calendar",
    summary: "Adds an exam date",
    audience: "staff",
    roles: ["owner", "editor"],
    audit: "calendar.create",
    status: 201,
    message: "The date has been added.",
    body: examDateBody,
    data: staffExamDate,
  }),
  update: endpoint({
    method: "PUT",
    path: "/admin/calendar/{exam_date_id}",
    summary: "Changes an exam date",
    audience: "staff",
    roles: ["owner", "editor"],
    audit: "calendar.update",
    message: "We have saved the date.",
    params: one,
    body: examDateBody,
    data: staffExamDate,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/calendar/{exam_date_id}",
    summary: "Removes an exam date",
    audience: "staff",
    roles: ["owner", "editor"],
    audit: "calendar.remove",
    message: "The date has been removed.",
    params: one,
    data: nothing,
  }),
};
