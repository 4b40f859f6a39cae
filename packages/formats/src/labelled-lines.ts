// The labels that a typed question may have below its ANSWER line: one for each table column that has no other place
// there.
import type { QuestionField } from "./format-question.ts";

export const labels = {
  EXPLANATION: "answer_explanation",
  "WHY A": "why_a",
  "WHY B": "why_b",
  "WHY C": "why_c",
  "WHY D": "why_d",
  "WHY E": "why_e",
  "WHY F": "why_f",
  HINT: "hint",
  INSTRUCTION: "instruction",
  "PASSAGE TITLE": "passage_title",
  PASSAGE: "passage_body",
  SUBJECT: "subject",
  TOPIC: "topic",
  EXAM: "exam_type",
  YEAR: "year",
  DIFFICULTY: "difficulty_level",
  POOL: "pool",
  CLASS: "class_level",
  SOURCE: "source",
  STATUS: "status",
  "ANSWERS WANTED": "answers_wanted",
} as const satisfies Record<string, QuestionField>;

export type LabelledField = (typeof labels)[keyof typeof labels];

const line = new RegExp(`^\\**(${Object.keys(labels).join("|")})\\s*:\\**\\s*([\\s\\S]*)$`, "i");

/** The field that a line names, and its value. */
export function labelled(text: string): { field: LabelledField; said: string } | null {
  const [, name = "", said = ""] = line.exec(text) ?? [];
  const label = name.toUpperCase() as keyof typeof labels;
  return name ? { field: labels[label], said } : null;
}
