// Full mocks over several subjects.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { uuid } from "./fields.ts";
import { openedSitting } from "./sitting-parts.ts";

export const mocks = {
  mocks: endpoint({
    method: "GET",
    path: "/candidates/exams/mocks",
    summary: "Full mocks with several subjects, and advice on subject combinations",
    audience: "candidate",
    data: z.object({
      mocks: z.array(
        z.object({
          slug: z.string(),
          name: z.string(),
          exam_name: z.string(),
          institution: z.nullable(z.string()),
          minutes: z.number(),
          items: z.number(),
          parts: z.array(
            z.object({
              name: z.string(),
              subject: z.nullable(z.object({ uuid: z.string(), name: z.string() })),
              items: z.number(),
            }),
          ),
          /** How the institution weighs UTME, screening and O'level, out of 100. Null if it is not published. */
          aggregate: z.nullable(z.object({ utme: z.number(), screening: z.number(), olevel: z.number() })),
          source_note: z.string(),
          unverified: z.boolean(),
          /** The candidate's own best score in it. Null before the first. */
          best_score: z.nullable(z.number()),
        }),
      ),
      subjects: z.array(z.object({ uuid: z.string(), slug: z.string(), name: z.string() })),
      /** The subjects that the candidate chose, in their order. A mock starts with them. */
      my_subjects: z.array(z.string()),
      combinations: z.array(z.object({ course: z.string(), subjects: z.array(z.string()), note: z.string() })),
    }),
  }),
  startMock: endpoint({
    method: "POST",
    path: "/candidates/exams/mocks",
    summary: "Starts a full mock, or returns the open one with the same name",
    audience: "candidate",
    limits: [{ per: "account", times: 20, seconds: 60 }],
    body: z.object({
      slug: z.string().check(z.maxLength(60)),
      /** For the parts whose subject the candidate chooses, in order. */
      subjects: z.array(uuid()).check(z.maxLength(6)),
      fresh: z.optional(z.boolean()),
    }),
    data: openedSitting,
  }),
};
