// The staff's question bank: how a question is found, written and shown, and its path from draft to live.
import * as z from "zod/mini";
import { endpoint, roles } from "./endpoint.ts";
import { optionLetter, questionType } from "./exams.ts";
import { named, nothing, optionalText, requiredText, timestamp, uuid } from "./fields.ts";
import { ordinal } from "./ordinal.ts";
import { passages } from "./passages.ts";
import { questionBulk } from "./question-bulk.ts";
import { questionDuplicates } from "./question-duplicates.ts";
import { questionFilters, questionNarrowing, TOTAL_STOPS_AT } from "./question-filters.ts";
import { questionEdit, questionForm } from "./question-form.ts";
import {
  opensQuestion,
  questionParams,
  questionPublishers,
  questionWriters,
  staffName,
  staffQuestion,
  writtenQuestion,
} from "./staff-question.ts";

export const QUESTIONS_A_PAGE = 20;
export const PICTURE_MOST_BYTES = 2 * 1_048_576;
export const AUDIO_MOST_BYTES = 10 * 1_048_576;

const comment = z.object({
  uuid: z.string(),
  staff_name: staffName,
  kind: z.enum(["comment", "sent_to_review", "sent_back", "published", "retired", "restored", "native_read"]),
  body: z.string(),
  revision: z.number(),
  created_at: timestamp,
});

const filters = {
  ...questionNarrowing,
  page: z.optional(z.int().check(z.gte(1), z.lte(TOTAL_STOPS_AT))),
  per_page: z.optional(z.int().check(z.gte(1), z.lte(100))),
  /** The last question of the previous page. The next page starts after it. */
  before: z.optional(uuid()),
};

export const questions = {
  list: endpoint({
    method: "GET",
    path: "/admin/question",
    summary: "Questions, searched and filtered: the newest or the best match first",
    audience: "staff",
    roles,
    counts_rows: { what: "questions", list: "items" },
    query: z.object(filters),
    data: z.object({
      items: z.array(staffQuestion),
      total: z.number(),
      /** There are more than the total: it is a rounded number below the real one. */
      more_than_total: z.boolean(),
      /** No question matches all search words. These match most of them. */
      closest: z.boolean(),
      page: z.number(),
      per_page: z.number(),
      /** Send it as `before` to get the next page. Null on the last page. */
      next: z.nullable(z.string()),
    }),
  }),
  tiles: endpoint({
    method: "GET",
    path: "/admin/question/tiles",
    summary: "The statistics above the list",
    audience: "staff",
    roles,
    data: z.object({
      total: z.number(),
      live: z.number(),
      in_review: z.number(),
      drafts: z.number(),
      answers: z.number(),
      correct_rate: z.nullable(z.number()),
      suspect_keys: z.number(),
    }),
  }),
  read: endpoint({
    method: "GET",
    path: "/admin/question/{question_id}",
    summary: "One question, with its comments",
    audience: "staff",
    roles,
    counts_rows: opensQuestion,
    params: questionParams,
    data: z.object({ question: staffQuestion, comments: z.array(comment) }),
  }),
  add: endpoint({
    method: "POST",
    path: "/admin/question",
    summary: "Adds a question: live if you can publish, else sent to review",
    audience: "staff",
    roles: questionWriters,
    audit: "question_added",
    status: 201,
    message: "Question added successfully",
    body: questionForm,
    data: writtenQuestion,
  }),
  edit: endpoint({
    method: "PUT",
    path: "/admin/question/{question_id}",
    summary: "Saves a new version of a question. Tests already started keep their version",
    audience: "staff",
    roles: questionWriters,
    audit: "question_edited",
    message: "Question saved",
    params: questionParams,
    body: questionEdit,
    data: writtenQuestion,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/admin/question/{question_id}",
    summary: "Deletes a question. Tests already started keep it",
    audience: "staff",
    roles: questionWriters,
    audit: "question_deleted",
    message: "Question deleted",
    params: questionParams,
    data: nothing,
  }),
  erase: endpoint({
    method: "DELETE",
    path: "/admin/question/{question_id}/for-good",
    summary: "Permanently deletes a deleted question that was never live, with all its versions",
    audience: "staff",
    roles: questionWriters,
    audit: "question_erased",
    message: "Question permanently deleted",
    params: questionParams,
    data: nothing,
  }),
  move: endpoint({
    method: "POST",
    path: "/admin/question/{question_id}/stage",
    summary: "Changes the status of a question: to review, back to the author, live, or restored as a draft",
    audience: "staff",
    roles: questionWriters,
    audit: "question_moved",
    params: questionParams,
    body: z.object({ to: z.enum(["draft", "review", "live"]), comment: optionalText(2_000) }),
    data: writtenQuestion,
  }),
  comment: endpoint({
    method: "POST",
    path: "/admin/question/{question_id}/comments",
    summary: "Adds a comment for colleagues on a question",
    audience: "staff",
    roles: questionWriters,
    audit: "question_commented",
    status: 201,
    params: questionParams,
    body: z.object({ body: requiredText("Enter a comment first", 2_000) }),
    data: z.object({ comments: z.array(comment) }),
  }),
  nativeRead: endpoint({
    method: "POST",
    path: "/admin/question/{question_id}/native-read",
    summary: "Records that a native speaker has checked this text. A change needs a new check",
    audience: "staff",
    roles: questionPublishers,
    audit: "question_read_by_native",
    message: "Checked by a native speaker",
    params: questionParams,
    body: z.object({ revision: ordinal("Choose the version that was checked"), comment: optionalText(2_000) }),
    data: writtenQuestion,
  }),
  history: endpoint({
    method: "GET",
    path: "/admin/question/{question_id}/history",
    summary: "Every version of a question with its answer keys, newest first",
    audience: "staff",
    roles,
    counts_rows: opensQuestion,
    params: questionParams,
    query: z.object({ before: z.optional(ordinal("We could not find that version")) }),
    data: z.object({
      live: z.nullable(z.number()),
      /** Changes to year, topic, exams and other facts, newest first. Only with the newest versions. */
      changes: z.array(
        z.object({
          staff_name: staffName,
          created_at: timestamp,
          note: z.string(),
          facts: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
        }),
      ),
      /** The path through review, newest first. Only with the newest versions. */
      moves: z.array(
        z.object({
          staff_name: staffName,
          created_at: timestamp,
          kind: z.enum(["sent_to_review", "sent_back", "published", "retired", "restored", "native_read"]),
          body: z.string(),
        }),
      ),
      revisions: z.array(
        z.object({
          revision: z.number(),
          staff_name: staffName,
          created_at: timestamp,
          question_type: questionType,
          /** The source as written, and the text as shown. */
          question_body: z.string(),
          question_body_html: z.string(),
          options: z.array(
            z.object({
              letter: optionLetter,
              text: z.string(),
              html: z.string(),
              why: z.string(),
              why_html: z.string(),
            }),
          ),
          answer_explanation: z.string(),
          answer_explanation_html: z.string(),
          hint: z.string(),
          hint_html: z.string(),
          passage_title: z.nullable(z.string()),
          picture_alt: z.nullable(z.string()),
          keys: z.array(
            z.object({
              version: z.number(),
              accepted: z.array(optionLetter),
              is_void: z.boolean(),
              reason: z.nullable(z.string()),
              staff_name: staffName,
              created_at: timestamp,
            }),
          ),
        }),
      ),
    }),
  }),
  restore: endpoint({
    method: "POST",
    path: "/admin/question/{question_id}/restore",
    summary: "Restores an older version",
    audience: "staff",
    roles: questionWriters,
    audit: "question_restored",
    message: "The older version is restored",
    params: questionParams,
    body: z.object({ revision: ordinal("Choose a version") }),
    data: writtenQuestion,
  }),
  preview: endpoint({
    method: "POST",
    path: "/admin/question/preview",
    summary: "Preview of texts as students see them, or the error in a text",
    audience: "staff",
    roles: questionWriters,
    body: z.object({
      texts: z
        .array(z.object({ name: z.string().check(z.maxLength(60)), source: z.string().check(z.maxLength(20_000)) }))
        .check(z.maxLength(20)),
    }),
    data: z.object({
      texts: z.array(z.object({ name: z.string(), html: z.string(), problem: z.nullable(z.string()) })),
    }),
  }),
  desk: endpoint({
    method: "GET",
    path: "/admin/question/desk",
    summary: "Your tasks: questions to review, and your questions that were returned",
    audience: "staff",
    roles: questionWriters,
    counts_rows: { what: "questions", list: ["to_review", "sent_back"] },
    data: z.object({ to_review: z.array(staffQuestion), sent_back: z.array(staffQuestion) }),
  }),
  reviewers: endpoint({
    method: "GET",
    path: "/admin/question/reviewers",
    summary: "Who may review a question",
    audience: "staff",
    roles: questionWriters,
    data: z.array(named),
  }),
  assign: endpoint({
    method: "POST",
    path: "/admin/question/{question_id}/reviewer",
    summary: "Assigns a question to a reviewer, who is notified, or to nobody",
    audience: "staff",
    roles: questionWriters,
    audit: "question_assigned",
    message: "We have told the reviewer.",
    params: questionParams,
    body: z.object({ reviewer_id: z.nullable(uuid("We could not find that reviewer")) }),
    data: writtenQuestion,
  }),
  uploadPicture: endpoint({
    method: "POST",
    path: "/admin/question/picture",
    summary: "Uploads a picture for a question: PNG, JPEG or WebP, up to 2 MB",
    audience: "staff",
    roles: questionWriters,
    audit: "question_picture_uploaded",
    max_body: { upload_bytes: PICTURE_MOST_BYTES },
    status: 201,
    data: z.object({ picture_id: z.string(), picture_url: z.string() }),
  }),
  uploadAudio: endpoint({
    method: "POST",
    path: "/admin/question/audio",
    summary: "Uploads a recording for a question: MP3, M4A, OGG or WAV, up to 10 MB",
    audience: "staff",
    roles: questionWriters,
    audit: "question_audio_uploaded",
    max_body: { upload_bytes: AUDIO_MOST_BYTES },
    status: 201,
    data: z.object({ audio_id: z.string(), audio_url: z.string() }),
  }),
  ...questionFilters,
  ...questionBulk,
  ...questionDuplicates,
  ...passages,
};
