// The catalogue a candidate walks through: exams, their subjects, and the shape of a question on the wire.
import * as z from "zod/mini";

const html = z.string();
export const optionLetter = z.enum(["A", "B", "C", "D", "E"]);

export const candidateQuestion = z.object({
  uuid: z.string(),
  question_body: html,
  option_a: html,
  option_b: html,
  option_c: html,
  option_d: html,
  option_e: z.nullable(html),
  question_type: z.enum(["TEXTS_ONLY", "TRUE_OR_FALSE", "IMAGE_ONLYS", "IMAGE_AND_TEXTS_ONLY", "AUDIO"]),
  image_url: z.nullable(z.string()),
  image_alt: z.nullable(z.string()),
  audio_url: z.nullable(z.string()),
  passage: z.nullable(z.object({ uuid: z.string(), title: z.string(), body: html })),
  topic: z.nullable(z.string()),
  difficulty_level: z.enum(["easy", "medium", "hard"]),
  year: z.nullable(z.number()),
  source: z.enum(["original", "official", "school"]),
  /** Null in exam mode until the sitting is submitted. */
  correct_answer: z.nullable(optionLetter),
  answer_explanation: z.nullable(html),
});
export type CandidateQuestion = z.output<typeof candidateQuestion>;
