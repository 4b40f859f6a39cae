// One topic of a syllabus, with everything to do about it: its lesson, its questions, the candidate's mistakes and
// progress.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { named, uuid } from "./fields.ts";
import { material } from "./materials.ts";
import { practicePlace, topicState } from "./revision.ts";

/** Quick to read, and enough for students to check themselves after a lesson. */
export const CHECK_QUESTIONS = 5;

export const topics = {
  read: endpoint({
    method: "GET",
    path: "/candidates/topics/{topic_id}",
    summary: "A topic: its lesson, the student's results in it, and where to practise it",
    audience: "candidate",
    params: z.object({ topic_id: uuid("We could not find that topic.") }),
    data: z.object({
      ...named.def.shape,
      subject: named,
      state: topicState,
      /**
       * The number of different questions seen, how many were right the last time without help, and how many with a
       * hint.
       */
      met: z.number(),
      right: z.number(),
      with_hint: z.number(),
      mistakes: z.number(),
      /**
       * Questions harder than the exam: whether they are offered, and the candidate's results in tests of them. They do
       * not affect any level.
       */
      stretch: z.nullable(z.object({ is_offered: z.boolean(), met: z.number(), right: z.number() })),
      /** The number of theory questions on it. */
      theory: z.number(),
      /** Null if no exam has questions on it. */
      place: practicePlace,
      lesson: z.nullable(z.object({ ...material.def.shape, body: z.string() })),
      /** Other notes to read. */
      notes: z.array(z.object({ uuid: z.string(), title: z.string() })),
      before: z.nullable(named),
      after: z.nullable(named),
    }),
  }),
};
