// Problems that candidates report. One tap in a test attaches the question.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { moment, named, optionalText, requiredText, timestamp, uuid } from "./fields.ts";

export const reportTypes = [
  "wrong_answer",
  "technical_bug",
  "content_issue",
  "feature_request",
  "general_feedback",
] as const;
export const reportStatuses = ["pending", "in_progress", "resolved"] as const;
export const REPORTS_PAGE = 20;
export const SCREENSHOT_MAX_BYTES = 5 * 1024 * 1024;
const MISSING_FIELDS = "Please fill in all required fields";

export const report = z.object({
  uuid: z.string(),
  type: z.enum(reportTypes),
  subject: z.nullable(z.string()),
  title: z.string(),
  description: z.string(),
  status: z.string(),
  date: timestamp,
  response: z.nullable(z.string()),
  question_id: z.nullable(z.string()),
  screenshot_url: z.nullable(z.string()),
});
export type Report = z.output<typeof report>;

export const reports = {
  submit: endpoint({
    method: "POST",
    path: "/candidates/reports",
    summary: "Reports a problem, with the question it is about where there is one",
    audience: "candidate",
    status: 201,
    message: "Thank you for your report. We'll review it and get back to you soon.",
    limits: [{ per: "account", times: 30, seconds: 3600 }],
    body: z
      .object({
        type: z.enum(reportTypes, { error: MISSING_FIELDS }),
        description: requiredText(MISSING_FIELDS, 4000),
        title: optionalText(200),
        subject_id: z.optional(z.nullable(uuid(MISSING_FIELDS))),
        question_id: z.optional(z.nullable(uuid())),
        session_id: z.optional(z.nullable(uuid())),
      })
      .check(
        // The two types about content need the subject. A question includes its own subject.
        z.refine(
          (body) =>
            !["wrong_answer", "content_issue"].includes(body.type) ||
            Boolean(body.subject_id) ||
            Boolean(body.question_id),
          { error: MISSING_FIELDS, path: ["subject_id"] },
        ),
      ),
    data: report,
  }),
  subjects: endpoint({
    method: "GET",
    path: "/candidates/reports/subjects",
    summary: "The subjects a report can be about",
    audience: "candidate",
    data: z.array(named),
  }),
  addScreenshot: endpoint({
    method: "POST",
    path: "/candidates/reports/{report_uuid}/screenshot",
    summary: "Adds a picture to the student's own report",
    audience: "candidate",
    limits: [{ per: "account", times: 30, seconds: 3600 }],
    max_body: { upload_bytes: SCREENSHOT_MAX_BYTES },
    params: z.object({ report_uuid: uuid() }),
    data: report,
  }),
  mine: endpoint({
    method: "GET",
    path: "/candidates/reports",
    summary: "The student's own reports with their status, newest first",
    audience: "candidate",
    query: z.object({ before: z.optional(moment) }),
    data: z.array(report),
  }),
};
