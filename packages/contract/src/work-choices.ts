// What a teacher can set for a class: exams, subjects, topics and papers.
import * as z from "zod/mini";
import { accountRoles, endpoint } from "./endpoint.ts";
import { questionSource } from "./exams.ts";
import { uuid } from "./fields.ts";

const inSchool = { school_id: uuid("We could not find that school.") };

export const workChoices = {
  exams: endpoint({
    method: "GET",
    path: "/admin/school/{school_id}/work-choices",
    summary: "The exams and subjects with questions, for teachers who set work",
    audience: "staff",
    roles: accountRoles,
    params: z.object(inSchool),
    data: z.array(
      z.object({
        uuid: z.string(),
        name: z.string(),
        subjects: z.array(z.object({ uuid: z.string(), name: z.string(), questions: z.number() })),
      }),
    ),
  }),
  subject: endpoint({
    method: "GET",
    path: "/admin/school/{school_id}/work-choices/{exam_id}/{subject_id}",
    summary: "The topics and papers of a subject, for teachers who set work",
    audience: "staff",
    roles: accountRoles,
    params: z.object({ ...inSchool, exam_id: uuid("Choose an exam"), subject_id: uuid("Choose a subject") }),
    data: z.object({
      topics: z.array(z.object({ uuid: z.string(), name: z.string(), questions: z.number() })),
      papers: z.array(
        z.object({
          uuid: z.string(),
          year: z.number(),
          source: questionSource,
          questions: z.number(),
          minutes: z.number(),
          /** Staff put it together at the desk. */
          is_built: z.boolean(),
        }),
      ),
    }),
  }),
};
