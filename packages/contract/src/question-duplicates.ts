// Questions with the same or nearly the same text: compared with one that is being written, and in the whole bank.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { timestamp, uuid } from "./fields.ts";
import { TOTAL_STOPS_AT } from "./question-filters.ts";
import { questionStage, questionWriters, staffName, staffQuestion } from "./staff-question.ts";

const duplicateSearch = z.object({
  uuid: z.string(),
  state: z.enum(["running", "done"]),
  /** Per cent of the bank checked. */
  progress: z.number(),
  compared: z.number(),
  pairs: z.number(),
  staff_name: staffName,
  created_at: timestamp,
  finished_at: z.nullable(timestamp),
});

export const questionDuplicates = {
  likes: endpoint({
    method: "POST",
    path: "/admin/question/duplicates",
    summary: "Questions with the same or nearly the same text as a draft",
    audience: "staff",
    roles: questionWriters,
    counts_rows: { what: "questions", list: "duplicates" },
    body: z.object({
      question_body: z.string().check(z.maxLength(20_000)),
      options: z.array(z.string().check(z.maxLength(10_000))).check(z.maxLength(5)),
      except: z.optional(z.nullable(uuid())),
    }),
    data: z.object({
      duplicates: z.array(
        z.object({
          id: z.string(),
          question_body: z.string(),
          subject_name: z.string(),
          stage: questionStage,
          /** 100 means word for word. */
          likeness: z.number(),
        }),
      ),
    }),
  }),
  duplicateReport: endpoint({
    method: "GET",
    path: "/admin/question/duplicate-report",
    summary: "The duplicates found by the last search, most similar first",
    audience: "staff",
    roles: questionWriters,
    counts_rows: { what: "questions", list: "pairs", per_row: 2 },
    query: z.object({ offset: z.optional(z.int().check(z.gte(0), z.lte(TOTAL_STOPS_AT))) }),
    data: z.object({
      search: z.nullable(duplicateSearch),
      pairs: z.array(z.object({ likeness: z.number(), first: staffQuestion, second: staffQuestion })),
      more: z.boolean(),
    }),
  }),
  searchDuplicates: endpoint({
    method: "POST",
    path: "/admin/question/duplicate-report",
    summary: "Starts a duplicate search of the bank in the background",
    audience: "staff",
    roles: questionWriters,
    audit: "duplicates_searched",
    status: 201,
    message: "We are searching the bank.",
    data: duplicateSearch,
  }),
  settleDuplicates: endpoint({
    method: "POST",
    path: "/admin/question/duplicate-report/settle",
    summary: "Settles a similar pair: keeps both, or deletes one, merged into the other or not",
    audience: "staff",
    roles: questionWriters,
    audit: "duplicates_settled",
    message: "The pair is settled.",
    body: z.object({
      first_id: uuid("We could not find that question."),
      second_id: uuid("We could not find that question."),
      /** Both: they are not duplicates and are not shown again. */
      keep: z.enum(["both", "first", "second"]),
      /** The question that stays takes over the exams, tags, topic and year of the other. */
      merge: z._default(z.boolean(), false),
    }),
    data: z.null(),
  }),
};
