// The desk where staff answer what candidates report.
import * as z from "zod/mini";
import { endpoint, type Role } from "./endpoint.ts";
import { nothing, requiredText, timestamp, uuid } from "./fields.ts";
import { report, reportStatuses, reportTypes } from "./reports.ts";

const desk: readonly Role[] = ["owner", "editor", "reviewer", "support"];

const deskReport = z.object({
  ...report.def.shape,
  /** The list leaves out the email address. */
  reporter: z.nullable(z.object({ uuid: z.string(), name: z.string(), email: z.nullable(z.string()) })),
  assigned_to: z.nullable(z.object({ uuid: z.string(), name: z.string() })),
  responded_at: z.nullable(timestamp),
  session_id: z.nullable(z.string()),
});
export type DeskReport = z.output<typeof deskReport>;

const which = z.object({ uuid: uuid() });

export const reportDesk = {
  list: endpoint({
    method: "GET",
    path: "/admin/reports",
    summary: "Reports by status and type, oldest unanswered first",
    audience: "staff",
    roles: desk,
    counts_rows: { what: "people", list: "items" },
    query: z.object({
      status: z.optional(z.enum(reportStatuses)),
      type: z.optional(z.enum(reportTypes)),
      mine: z.optional(z.enum(["1"])),
      after: z.optional(z.string().check(z.maxLength(100))),
    }),
    data: z.object({
      includes_demo: z.boolean(),
      items: z.array(deskReport),
      next: z.nullable(z.string()),
      waiting: z.object({ pending: z.number(), in_progress: z.number() }),
    }),
  }),
  read: endpoint({
    method: "GET",
    path: "/admin/reports/{uuid}",
    summary: "One report",
    audience: "staff",
    roles: desk,
    counts_rows: { what: "people", entry: { verb: "report.read", subject: "uuid", roles: desk } },
    params: which,
    data: deskReport,
  }),
  take: endpoint({
    method: "POST",
    path: "/admin/reports/{uuid}/assignment",
    summary: "Assigns a report to a member of staff, by default to you",
    audience: "staff",
    roles: desk,
    audit: "report.assign",
    message: "The report is assigned.",
    params: which,
    body: z.object({ staff_id: z.optional(z.nullable(uuid())) }),
    data: nothing,
  }),
  answer: endpoint({
    method: "POST",
    path: "/admin/reports/{uuid}/answer",
    summary: "Replies to the student by email and notification, and closes the report or keeps it open",
    audience: "staff",
    roles: desk,
    audit: "report.answer",
    message: "We have sent your reply.",
    params: which,
    body: z.object({
      response: requiredText("Enter a reply", 4000),
      status: z.enum(["in_progress", "resolved"], { error: "Choose whether the report is resolved" }),
    }),
    data: nothing,
  }),
  setStatus: endpoint({
    method: "PUT",
    path: "/admin/reports/{uuid}/status",
    summary: "Changes the status of a report without a reply",
    audience: "staff",
    roles: desk,
    audit: "report.status",
    message: "The report's status has changed.",
    params: which,
    body: z.object({ status: z.enum(reportStatuses) }),
    data: nothing,
  }),
};
