// The filters of the staff's list of questions, and the filters saved under a name.
import * as z from "zod/mini";
import { endpoint, roles } from "./endpoint.ts";
import { difficultyLevel, questionPool, questionStatus, questionType } from "./exams.ts";
import { requiredText, uuid } from "./fields.ts";
import { ordinal } from "./ordinal.ts";
import { questionStage } from "./staff-question.ts";

/** Filtered totals stop at this number at the latest. A larger total is shown as "10,000+". */
export const TOTAL_STOPS_AT = 10_000;

/** A tag made by staff: letters, digits, spaces and hyphens. */
export const questionTag = z.string({ error: "Enter a tag" }).check(
  z.regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u, {
    error: "A tag can have up to 40 letters, numbers, spaces and hyphens",
  }),
);

export const questionNarrowing = {
  /** Typed, or pasted from a question. */
  search: z.optional(z.string().check(z.maxLength(1_000))),
  subject_id: z.optional(uuid()),
  exam_type_id: z.optional(uuid()),
  topic_id: z.optional(uuid()),
  year: z.optional(ordinal("Invalid year")),
  difficulty_level: z.optional(difficultyLevel),
  pool: z.optional(questionPool),
  question_type: z.optional(questionType),
  status: z.optional(questionStatus),
  stage: z.optional(questionStage),
  /** Questions that wait for a native reader. */
  native_review: z.optional(z.literal("waiting")),
  has: z.optional(z.enum(["picture", "recording", "passage"])),
  lacks: z.optional(z.enum(["why", "explanation", "topic", "year"])),
  tag: z.optional(questionTag),
  /** Assigned to a reviewer: `me`, or the reviewer's id. */
  reviewer: z.optional(z.union([z.literal("me"), uuid()])),
};

const savedFilter = z.object({ uuid: z.string(), name: z.string(), filters: z.object(questionNarrowing) });
export type SavedFilter = z.output<typeof savedFilter>;

export const questionFilters = {
  savedFilters: endpoint({
    method: "GET",
    path: "/admin/question/saved-filters",
    summary: "Your saved filters",
    audience: "staff",
    roles,
    data: z.array(savedFilter),
  }),
  saveFilter: endpoint({
    method: "POST",
    path: "/admin/question/saved-filters",
    summary: "Saves the current filters under a name, replacing any saved under the same name",
    audience: "staff",
    roles,
    audit: "question_filter_saved",
    status: 201,
    message: "We have saved the filters.",
    body: z.strictObject({
      name: requiredText("Enter a name", 60),
      filters: z.strictObject(questionNarrowing).check(
        z.refine((filters) => Object.values(filters).some((value) => value !== undefined), {
          error: "Choose a filter first",
        }),
      ),
    }),
    data: z.array(savedFilter),
  }),
  dropFilter: endpoint({
    method: "DELETE",
    path: "/admin/question/saved-filters/{filter_id}",
    summary: "Deletes a saved filter",
    audience: "staff",
    roles,
    audit: "question_filter_dropped",
    params: z.object({ filter_id: uuid("We could not find that filter.") }),
    data: z.array(savedFilter),
  }),
};
