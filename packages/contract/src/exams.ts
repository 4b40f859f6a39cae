// The catalogue that a candidate browses: exams, their subjects and years, and the shape of a question in the API.
import * as z from "zod/mini";
import { endpoint, roles } from "./endpoint.ts";
import { named, timestamp, uuid } from "./fields.ts";

const html = z.string();
export const optionLetter = z.enum(["A", "B", "C", "D", "E", "F"]);
/** One letter, or several in order if the answer needs all of them: "B", "ACD". */
export const answerLetters = z
  .string({ error: "Choose an answer" })
  .check(z.regex(/^(?=.)A?B?C?D?E?F?$/, { error: "Choose from options A to F" }));
/** The same field in a response, where our own code made the value. */
export const shownLetters = z.nullable(z.string());
/** See `answersWanted` of the exam package. */
export const answersWanted = z.enum(["one", "any", "all", "number"]);
export const difficultyLevel = z.enum(["easy", "medium", "hard"]);
/** `paper`: as the exam asks. `stretch`: longer or harder than the exam. */
export const questionPool = z.enum(["paper", "stretch"]);
export const questionType = z.enum(["TEXTS_ONLY", "TRUE_OR_FALSE", "IMAGE_ONLYS", "IMAGE_AND_TEXTS_ONLY", "AUDIO"]);
export const questionSource = z.enum(["original", "official", "school"]);
export const questionStatus = z.enum(["ACTIVE", "INACTIVE"]);

/** Why the wrong options are wrong, if somebody has written it. The right option is never included. */
export const optionWhys = z.array(z.object({ letter: optionLetter, html }));
export type OptionWhys = z.output<typeof optionWhys>;

export const candidateQuestion = z.object({
  uuid: z.string(),
  /** The instruction shown above the question. Left out if it needs none. */
  instruction: z.optional(html),
  question_body: html,
  option_a: html,
  option_b: html,
  option_c: html,
  option_d: html,
  option_e: z.nullable(html),
  option_f: z.optional(html),
  /**
   * Left out if one option is chosen. Otherwise all right options are chosen: this many, or 0 if the candidate does not
   * see how many.
   */
  choose: z.optional(z.number()),
  question_type: questionType,
  image_url: z.nullable(z.string()),
  image_alt: z.nullable(z.string()),
  /** Reserves the picture's space before it loads. Null if the size is not known. */
  image_size: z.nullable(z.object({ width: z.number(), height: z.number() })),
  audio_url: z.nullable(z.string()),
  passage: z.nullable(z.object({ uuid: z.string(), title: z.string(), body: html })),
  topic: z.nullable(z.string()),
  difficulty_level: difficultyLevel,
  pool: questionPool,
  year: z.nullable(z.number()),
  source: questionSource,
  /**
   * Null, like the explanation and the whys, while the question is in an exam of the candidate that still accepts
   * answers.
   */
  correct_answer: shownLetters,
  /** Letters that also count, each alone. Sent together with the key, and left out if there are none. */
  also_right: z.optional(z.string()),
  answer_explanation: z.nullable(html),
  whys: z.nullable(optionWhys),
});
export type CandidateQuestion = z.output<typeof candidateQuestion>;

export const exams = {
  list: endpoint({
    method: "GET",
    path: "/candidates/exams",
    summary: "The available exams",
    audience: "candidate",
    data: z.array(
      z.object({
        uuid: z.string(),
        name: z.string(),
        description: z.string(),
        subjects: z.number(),
        questions: z.number(),
        /** An exam that the candidate prepares for. These are first. */
        is_mine: z.boolean(),
      }),
    ),
  }),
  subjects: endpoint({
    method: "GET",
    path: "/candidates/exams/exam-types/{exam_type_id}/subjects",
    summary: "The subjects of an exam that have questions",
    audience: "candidate",
    params: z.object({ exam_type_id: uuid() }),
    data: z.object({
      subjects: z.array(
        z.object({
          uuid: z.string(),
          name: z.string(),
          description: z.string(),
          questions: z.number(),
          icon: z.string(),
          icon_url: z.nullable(z.string()),
          /** A subject that the candidate chose. These are first. */
          is_mine: z.boolean(),
          /** The candidate's own best score in a finished test of it. Null before the first. */
          best_score: z.nullable(z.number()),
          /** Papers by year: how many there are, and how many of them the candidate has finished at least once. */
          papers: z.number(),
          papers_done: z.number(),
          topics: z.array(
            z.object({
              uuid: z.string(),
              name: z.string(),
              questions: z.number(),
              /** The candidate's share of right answers in it. Null before the first question. */
              percent: z.nullable(z.number()),
              /** At least ten questions answered, and four in five of them right. */
              is_strong: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  }),
  years: endpoint({
    method: "GET",
    path: "/candidates/exams/{exam_id}/subjects/{subject_id}/years",
    summary: "The past papers of a subject, newest first. Every second one is premium",
    audience: "candidate",
    params: z.object({ exam_id: uuid(), subject_id: uuid() }),
    data: z.object({
      years: z.array(
        z.object({
          year: z.number(),
          is_premium: z.boolean(),
          unlocked: z.boolean(),
          questions: z.number(),
          duration_minutes: z.number(),
          source: questionSource,
          /** The number of the candidate's finished sittings of it, and the best score. Null before the first. */
          times_done: z.number(),
          best_score: z.nullable(z.number()),
        }),
      ),
    }),
  }),
  creationData: endpoint({
    method: "GET",
    path: "/admin/question/creation-data",
    summary: "The choices in the staff question form",
    audience: "staff",
    roles,
    data: z.object({
      subjects: z.array(named),
      exam_types: z.array(named),
      difficulty_levels: z.array(z.string()),
      exam_years: z.array(z.number()),
      question_types: z.array(z.string()),
      statuses: z.array(z.string()),
      class_levels: z.array(named),
    }),
  }),
  staffSubjects: endpoint({
    method: "GET",
    path: "/admin/subject",
    summary: "All subjects, with the exams that offer them",
    audience: "staff",
    roles,
    data: z.array(
      z.object({
        uuid: z.string(),
        name: z.string(),
        description: z.string(),
        icon: z.string(),
        icon_url: z.nullable(z.string()),
        questions: z.number(),
        exams: z.array(named),
        created_at: timestamp,
      }),
    ),
  }),
};
