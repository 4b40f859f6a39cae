// Papers that staff put together: a year's questions in order.
import * as z from "zod/mini";
import { endpoint, roles } from "./endpoint.ts";
import { candidateQuestion, questionSource } from "./exams.ts";
import { named, timestamp, uuid } from "./fields.ts";
import { FIRST_QUESTION_YEAR, questionPublishers, questionWriters, staffQuestion } from "./staff-question.ts";

export const PAPER_MOST_QUESTIONS = 200;

const place = { exam_type_id: uuid("Exam type is required"), subject_id: uuid("Subject is required") };
const year = z.coerce.number({ error: "Invalid year" }).check(
  z.refine(
    (given) => Number.isInteger(given) && given >= FIRST_QUESTION_YEAR && given <= new Date().getFullYear() + 1,
    {
      error: "Invalid year",
    },
  ),
);

const paper = z.object({
  uuid: z.string(),
  exam_type: named,
  subject: named,
  year: z.number(),
  source: questionSource,
  questions: z.number(),
  minutes: z.number(),
  /** Null while it is the arrangement shipped with the product. */
  staff_edited_at: z.nullable(timestamp),
});

export const papers = {
  list: endpoint({
    method: "GET",
    path: "/admin/paper",
    summary: "The papers of a subject, newest year first, and a template for the next one",
    audience: "staff",
    roles,
    query: z.object(place),
    data: z.object({
      papers: z.array(paper),
      blueprint: z.nullable(z.object({ items: z.number(), minutes: z.number(), options: z.number() })),
    }),
  }),
  read: endpoint({
    method: "GET",
    path: "/admin/paper/{paper_id}",
    summary: "A paper with its questions in order",
    audience: "staff",
    roles,
    counts_rows: { what: "questions", list: "questions" },
    params: z.object({ paper_id: uuid("We could not find that paper.") }),
    data: z.object({ paper, questions: z.array(staffQuestion) }),
  }),
  preview: endpoint({
    method: "GET",
    path: "/admin/paper/{paper_id}/preview",
    summary: "Preview of a paper as students see it, with the answers",
    audience: "staff",
    roles: questionWriters,
    counts_rows: { what: "questions", list: "questions" },
    params: z.object({ paper_id: uuid("We could not find that paper.") }),
    data: z.object({
      paper,
      questions: z.array(candidateQuestion),
      /** Questions of the paper that no candidate gets, because they are not live. */
      left_out: z.number(),
    }),
  }),
  suggest: endpoint({
    method: "POST",
    path: "/admin/paper/suggest",
    summary: "Fills a paper from its blueprint with live questions it does not have yet",
    audience: "staff",
    roles: questionWriters,
    counts_rows: { what: "questions", list: "questions" },
    body: z.object({ ...place, year, question_ids: z.array(uuid()).check(z.maxLength(PAPER_MOST_QUESTIONS)) }),
    data: z.object({ questions: z.array(staffQuestion) }),
  }),
  swap: endpoint({
    method: "POST",
    path: "/admin/paper/swap",
    summary: "A similar live question, with the same topic and difficulty if possible",
    audience: "staff",
    roles: questionWriters,
    counts_rows: { what: "questions" },
    body: z.object({
      exam_type_id: place.exam_type_id,
      question_id: uuid("We could not find that question."),
      question_ids: z.array(uuid()).check(z.maxLength(PAPER_MOST_QUESTIONS)),
    }),
    data: z.object({ question: staffQuestion }),
  }),
  save: endpoint({
    method: "PUT",
    path: "/admin/paper",
    summary: "Saves a paper. Tests already started keep their questions",
    audience: "staff",
    roles: questionPublishers,
    audit: "paper_saved",
    message: "Paper saved",
    body: z.object({
      ...place,
      year,
      source: questionSource,
      minutes: z.coerce.number({ error: "Enter the minutes" }).check(
        z.refine((given) => Number.isInteger(given) && given >= 1 && given <= 600, {
          error: "Enter 1 to 600 minutes",
        }),
      ),
      question_ids: z
        .array(uuid(), { error: "Choose questions first" })
        .check(z.minLength(1, { error: "Choose questions first" }), z.maxLength(PAPER_MOST_QUESTIONS)),
    }),
    data: paper,
  }),
};
