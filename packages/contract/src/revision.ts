// What a candidate wants to come back to.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { candidateQuestion } from "./exams.ts";
import { nothing, optionalText, timestamp, uuid } from "./fields.ts";

const questionParams = z.object({ question_id: uuid("This question does not exist.") });

export const revision = {
  bookmark: endpoint({
    method: "PUT",
    path: "/candidates/bookmarks/{question_id}",
    summary: "Marks a question one has met in a test, with a note if wanted",
    audience: "candidate",
    study: false,
    params: questionParams,
    body: z.object({ note: optionalText(2000) }),
    data: nothing,
  }),
  forget: endpoint({
    method: "DELETE",
    path: "/candidates/bookmarks/{question_id}",
    summary: "Takes the mark away",
    audience: "candidate",
    study: false,
    params: questionParams,
    data: nothing,
  }),
  bookmarkIds: endpoint({
    method: "GET",
    path: "/candidates/bookmarks/ids",
    summary: "The ids of all marked questions, for the test screen",
    audience: "candidate",
    study: false,
    data: z.array(z.string()),
  }),
  bookmarks: endpoint({
    method: "GET",
    path: "/candidates/bookmarks",
    summary: "Marked questions with key and explanation, newest first; not those of a running exam",
    audience: "candidate",
    query: z.object({ before: z.optional(z.iso.datetime({ offset: true })) }),
    data: z.array(
      z.object({
        question: candidateQuestion,
        subject_name: z.string(),
        note: z.nullable(z.string()),
        created_at: timestamp,
      }),
    ),
  }),
};
