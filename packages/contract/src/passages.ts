// Texts that several questions refer to.
import * as z from "zod/mini";
import { endpoint, roles } from "./endpoint.ts";
import { named, nothing, requiredText, uuid } from "./fields.ts";
import { questionNarrowing } from "./question-filters.ts";
import { questionPublishers, questionWriters } from "./staff-question.ts";

export const passages = {
  passages: endpoint({
    method: "GET",
    path: "/admin/passage",
    summary: "Passages, newest first",
    audience: "staff",
    roles,
    counts_rows: { what: "questions", list: "items" },
    query: z.object({ search: questionNarrowing.search, before: z.optional(uuid()) }),
    data: z.object({
      items: z.array(
        z.object({
          uuid: z.string(),
          title: z.string(),
          body: z.string(),
          body_source: z.string(),
          questions: z.number(),
          /** No version of any question ever used it, so it may be deleted. */
          unused: z.boolean(),
        }),
      ),
      next: z.nullable(z.string()),
    }),
  }),
  addPassage: endpoint({
    method: "POST",
    path: "/admin/passage",
    summary: "Adds a passage for several questions",
    audience: "staff",
    roles: questionWriters,
    audit: "passage_added",
    status: 201,
    message: "Passage added",
    body: z.object({
      title: requiredText("Title is required", 200),
      body_source: requiredText("Passage is required", 20_000),
    }),
    data: named,
  }),
  editPassage: endpoint({
    method: "PUT",
    path: "/admin/passage/{passage_id}",
    summary: "Changes a passage. Every question on it gets a new version",
    audience: "staff",
    roles: questionPublishers,
    audit: "passage_edited",
    message: "Passage saved",
    params: z.object({ passage_id: uuid("This passage does not exist.") }),
    body: z.object({
      title: requiredText("Title is required", 200),
      body_source: requiredText("Passage is required", 20_000),
    }),
    data: z.object({ questions_revised: z.number() }),
  }),
  removePassage: endpoint({
    method: "DELETE",
    path: "/admin/passage/{passage_id}",
    summary: "Deletes a passage that no question has ever used",
    audience: "staff",
    roles: questionWriters,
    audit: "passage_deleted",
    message: "Passage deleted",
    params: z.object({ passage_id: uuid("This passage does not exist.") }),
    data: nothing,
  }),
};
