// One change to many questions: previewed, made, undone.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { difficultyLevel, questionSource } from "./exams.ts";
import { uuid } from "./fields.ts";
import { questionNarrowing, questionTag } from "./question-filters.ts";
import { questionPublishers, questionWriters, questionYear } from "./staff-question.ts";

export const MAX_BULK = 500;
/** The maximum number of questions found by a filter that are changed together. */
export const MAX_BULK_FOUND = 2_000;

const nothingOr = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

/**
 * For questions listed one by one, or for all that a filter finds. An unknown field is refused, because it would change
 * nothing.
 */
const bulkBody = z
  .strictObject({
    question_ids: z.optional(z.array(uuid(), { error: "Choose questions first" }).check(z.maxLength(MAX_BULK))),
    found: z.optional(z.strictObject(questionNarrowing)),
    difficulty_level: z.optional(difficultyLevel),
    topic_id: nothingOr(uuid("We could not find that topic")),
    year: nothingOr(questionYear),
    class_level_id: nothingOr(uuid("We could not find that class")),
    source: z.optional(questionSource),
    add_exam_id: z.optional(uuid("We could not find that exam")),
    remove_exam_id: z.optional(uuid("We could not find that exam")),
    add_tag: z.optional(questionTag),
    remove_tag: z.optional(questionTag),
    reviewer_id: nothingOr(uuid("We could not find that reviewer")),
    to: z.optional(z.enum(["draft", "review", "live"])),
  })
  .check(
    z.refine(({ question_ids, found }) => (question_ids?.length ?? 0) > 0 || found !== undefined, {
      error: "Choose questions first",
      path: ["question_ids"],
    }),
    z.refine(
      ({ question_ids: _, found: __, ...change }) => Object.values(change).some((value) => value !== undefined),
      {
        error: "Choose what to change",
        path: ["to"],
      },
    ),
  );

export const questionBulk = {
  bulkChange: endpoint({
    method: "POST",
    path: "/admin/question/bulk",
    summary: "Makes the same change to many questions",
    audience: "staff",
    roles: questionWriters,
    audit: "questions_changed_in_bulk",
    body: bulkBody,
    data: z.object({
      changed: z.number(),
      /** The token to undo the change. Null for a move to another stage, which is undone in its own way. */
      undo: z.nullable(z.string()),
    }),
  }),
  bulkPreview: endpoint({
    method: "POST",
    path: "/admin/question/bulk-preview",
    summary: "Preview of a bulk change. Nothing is saved",
    audience: "staff",
    roles: questionWriters,
    counts_rows: { what: "questions", list: "examples" },
    body: bulkBody,
    data: z.object({
      questions: z.number(),
      changing: z.number(),
      /** Why the change would be refused. */
      problem: z.nullable(z.string()),
      /** The first questions that would change. */
      examples: z.array(
        z.object({
          id: z.string(),
          question_body: z.string(),
          facts: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
        }),
      ),
    }),
  }),
  bulkUndo: endpoint({
    method: "POST",
    path: "/admin/question/bulk/{change_id}/undo",
    summary: "Undoes a bulk change on questions that nobody has changed since",
    audience: "staff",
    roles: questionWriters,
    audit: "questions_bulk_undone",
    params: z.object({ change_id: uuid("We could not find that change.") }),
    data: z.object({ restored: z.number(), changed_since: z.number() }),
  }),
  bulkDelete: endpoint({
    method: "POST",
    path: "/admin/question/bulk-delete",
    summary: "Deletes many questions",
    audience: "staff",
    roles: questionPublishers,
    audit: "questions_deleted_in_bulk",
    step_up: true,
    body: z.object({
      question_ids: z
        .array(uuid(), { error: "Choose questions first" })
        .check(z.minLength(1, { error: "Choose questions first" }), z.maxLength(MAX_BULK)),
    }),
    data: z.object({ changed: z.number() }),
  }),
};
