// The question of the day: one for everybody, by Lagos days. Its key is shown to everyone who has answered, so no exam
// uses the question.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { candidateQuestion, optionLetter } from "./exams.ts";
import { uuid } from "./fields.ts";

/** The number of candidates who must have answered before the share of right answers is shown. */
export const MIN_ANSWERED = 30;

const asked = {
  day: z.string(),
  subject: z.string(),
  /** Without its key until it is answered. */
  question: candidateQuestion,
};

const told = z.object({
  /** With its key, unless it is in an exam of the candidate that still accepts answers. */
  question: candidateQuestion,
  selected_option: z.string(),
  is_correct: z.nullable(z.boolean()),
  /** The share of candidates with the right answer. Null while too few have answered. */
  percent_right: z.nullable(z.number()),
});
export type DailyTold = z.output<typeof told>;

const question = z.nullable(z.object(asked));
export type DailyQuestion = NonNullable<z.output<typeof question>>;

const body = z.object({
  question_id: uuid("There is a new question of the day."),
  selected_option: z.enum(optionLetter.def.entries, { error: "Choose one answer" }),
});

export const daily = {
  read: endpoint({
    method: "GET",
    path: "/site/question-of-the-day",
    summary: "Today's question (Lagos time) for visitors, or null",
    audience: "public",
    limits: [{ per: "address", times: 3000, seconds: 60 }],
    data: question,
  }),
  answer: endpoint({
    method: "POST",
    path: "/site/question-of-the-day",
    summary: "Tells a visitor whether the answer is correct, and why. Nothing is saved",
    audience: "public",
    limits: [{ per: "address", times: 3000, seconds: 60 }],
    body,
    data: told,
  }),
  mine: endpoint({
    method: "GET",
    path: "/candidates/question-of-the-day",
    summary: "Today's question (Lagos time) and the student's answer",
    audience: "candidate",
    data: z.nullable(z.object({ ...asked, answered: z.nullable(told) })),
  }),
  answerMine: endpoint({
    method: "POST",
    path: "/candidates/question-of-the-day",
    summary: "Saves the student's answer of the day. Only the first answer counts",
    audience: "candidate",
    limits: [{ per: "account", times: 60, seconds: 3600 }],
    body,
    data: told,
  }),
};
export type MyDailyQuestion = NonNullable<z.output<(typeof daily)["mine"]["data"]>>;
