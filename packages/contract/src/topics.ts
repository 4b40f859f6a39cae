// One topic of a syllabus, with all there is to do about it: its lesson, questions, one's own mistakes and how one stands.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { named, uuid } from "./fields.ts";
import { material } from "./materials.ts";
import { practicePlace, topicState } from "./revision.ts";

/** Read quickly, and often enough: what one can check oneself with after a lesson. */
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
      /** Different questions met, how many of them were right the last time by oneself, and how many with a hint. */
      met: z.number(),
      right: z.number(),
      with_hint: z.number(),
      mistakes: z.number(),
      /** Questions harder than the exam: whether they are offered, and how one did in tests of them. They count to no level. */
      stretch: z.nullable(z.object({ is_offered: z.boolean(), met: z.number(), right: z.number() })),
      /** Null where no exam has questions on it. */
      place: practicePlace,
      lesson: z.nullable(z.object({ ...material.def.shape, body: z.string() })),
      /** What else there is to read. */
      notes: z.array(z.object({ uuid: z.string(), title: z.string() })),
      before: z.nullable(named),
      after: z.nullable(named),
    }),
  }),
};
