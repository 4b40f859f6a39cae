// One search box that leads everywhere: subjects, topics, things to read, and the questions that the student has seen.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { requiredText } from "./fields.ts";

/** One letter is not enough to search. */
export const MIN_SEARCH = 2;
export const MAX_SEARCH = 100;

export const search = {
  find: endpoint({
    method: "GET",
    path: "/candidates/search",
    summary:
      "Searches subjects, topics, materials, the texts of lessons, and questions the student has seen, without those in an open exam",
    audience: "candidate",
    limits: [{ per: "account", times: 120, seconds: 60 }],
    query: z.object({
      words: requiredText("Type what you want to find", MAX_SEARCH).check(
        z.refine((words) => words.trim().length >= MIN_SEARCH, { error: `Type at least ${MIN_SEARCH} letters` }),
      ),
    }),
    /** The best few of each kind, with the candidate's own subjects first. */
    data: z.object({
      subjects: z.array(
        z.object({
          uuid: z.string(),
          name: z.string(),
          icon: z.string(),
          /** The candidate's own exam if it has the subject, otherwise the first exam that does. */
          exam_name: z.string(),
        }),
      ),
      topics: z.array(z.object({ uuid: z.string(), name: z.string(), subject_name: z.string() })),
      materials: z.array(z.object({ uuid: z.string(), title: z.string(), subject_name: z.string() })),
      /** Lessons about it, each with the section that matches. */
      lessons: z.array(
        z.object({
          topic_id: z.string(),
          topic: z.string(),
          subject_name: z.string(),
          section: z.nullable(z.object({ at: z.number(), title: z.string() })),
        }),
      ),
      questions: z.array(
        z.object({
          uuid: z.string(),
          body: z.string(),
          subject_name: z.string(),
          topic: z.nullable(z.string()),
        }),
      ),
    }),
  }),
};
