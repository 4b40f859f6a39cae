/** The text fields of a question, by name. */
export const textFields = [
  "question_body",
  "option_a",
  "option_b",
  "option_c",
  "option_d",
  "option_e",
  "option_f",
  "answer_explanation",
  "hint",
  "why_a",
  "why_b",
  "why_c",
  "why_d",
  "why_e",
  "why_f",
] as const;
export type TypedTexts = Partial<Record<(typeof textFields)[number], string>>;
