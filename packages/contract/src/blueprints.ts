// The structure of an exam's paper. A change makes a new version. Tests keep the version they were started with.
import * as z from "zod/mini";
import { endpoint, roles } from "./endpoint.ts";
import { named, requiredText, timestamp, uuid } from "./fields.ts";
import { questionPublishers } from "./staff-question.ts";

const figure = (least: number, most: number, message: string) =>
  z.coerce
    .number({ error: message })
    .check(z.refine((given) => Number.isInteger(given) && given >= least && given <= most, { error: message }));

const section = z.object({
  name: requiredText("Enter a section name", 80),
  /** Slugs of the subject's topics. */
  topics: z.array(z.string().check(z.maxLength(120))).check(z.maxLength(200)),
  items: figure(1, 300, "A section has 1 to 300 questions"),
});

export const blueprintForm = z.object({
  exam_type_id: uuid("Exam type is required"),
  subject_id: uuid("Subject is required"),
  from_year: figure(1900, 2200, "Enter the first year"),
  to_year: z.optional(z.nullable(figure(1900, 2200, "Enter a year, or leave this empty"))),
  items: figure(1, 300, "A paper has 1 to 300 questions"),
  minutes: figure(1, 600, "A paper takes 1 to 600 minutes"),
  options: figure(4, 5, "A question has four or five options"),
  marks: z.optional(z.nullable(figure(1, 1000, "Enter the marks, or leave this empty"))),
  sections: z.array(section).check(z.maxLength(20)),
  source_note: requiredText("Enter the source of the figures", 500),
  unverified: z.boolean(),
});

const blueprint = z.object({
  exam_type: named,
  subject: named,
  from_year: z.number(),
  to_year: z.nullable(z.number()),
  version: z.number(),
  items: z.number(),
  minutes: z.number(),
  options: z.number(),
  marks: z.nullable(z.number()),
  sections: z.array(z.object({ name: z.string(), topics: z.array(z.string()), items: z.number() })),
  source_note: z.string(),
  unverified: z.boolean(),
  staff_name: z.nullable(z.string()),
  created_at: timestamp,
});
export type StaffBlueprint = z.output<typeof blueprint>;

export const blueprints = {
  fiveOptions: endpoint({
    method: "GET",
    path: "/admin/blueprint/five-options",
    summary: "Exams with five options. Only these can have an option E",
    audience: "staff",
    roles,
    data: z.array(z.object({ exam_type_id: z.string(), subject_id: z.string() })),
  }),
  list: endpoint({
    method: "GET",
    path: "/admin/blueprint",
    summary: "The paper rules of an exam and subject, with every period and version, newest first",
    audience: "staff",
    roles,
    query: z.object({ exam_type_id: uuid("Exam type is required"), subject_id: uuid("Subject is required") }),
    data: z.object({
      blueprints: z.array(blueprint),
      topics: z.array(z.object({ slug: z.string(), name: z.string() })),
    }),
  }),
  write: endpoint({
    method: "POST",
    path: "/admin/blueprint",
    summary: "Saves a new version of a paper's rules",
    audience: "staff",
    roles: questionPublishers,
    audit: "blueprint_written",
    status: 201,
    message: "The new version is now in use.",
    body: blueprintForm,
    data: blueprint,
  }),
};
