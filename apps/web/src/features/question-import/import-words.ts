import type { ImportField, QuestionFormat, QuestionImport } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";

/** Names of formats are the same in every language. */
export const formatNames: Record<QuestionFormat, string> = {
  csv: "CSV",
  xlsx: "Excel (XLSX)",
  aiken: "Aiken",
  gift: "GIFT",
  "moodle-xml": "Moodle XML",
  "qti-1.2": "QTI 1.2",
  "qti-2.1": "QTI 2.1",
  "qti-2.2": "QTI 2.2",
  "qti-3.0": "QTI 3.0",
  "aloc-json": "ALOC JSON",
  docx: "Word (DOCX)",
  "content-form": "SabiPrep Markdown",
};

export const fieldWords = (): Record<ImportField, string> => ({
  question_body: t("Question"),
  option_a: t("Option A"),
  option_b: t("Option B"),
  option_c: t("Option C"),
  option_d: t("Option D"),
  option_e: t("Option E"),
  option_f: t("Option F"),
  correct_answer: t("Correct answer"),
  answers_wanted: t("Answer type"),
  answer_explanation: t("Explanation"),
  hint: t("Hint"),
  instruction: t("Instruction"),
  why_a: t("Why {letter} is wrong", { letter: "A" }),
  why_b: t("Why {letter} is wrong", { letter: "B" }),
  why_c: t("Why {letter} is wrong", { letter: "C" }),
  why_d: t("Why {letter} is wrong", { letter: "D" }),
  why_e: t("Why {letter} is wrong", { letter: "E" }),
  why_f: t("Why {letter} is wrong", { letter: "F" }),
  subject: t("Subject"),
  topic: t("Topic"),
  exam_type: t("Exam"),
  year: t("Year"),
  difficulty_level: t("Difficulty"),
  pool: t("Pool"),
  class_level: t("Class"),
  source: t("Source"),
  status: t("Status"),
  question_type: t("Question type"),
  passage_title: t("Passage title"),
  passage_body: t("Passage"),
});

/** The usual name for the field of a problem. A problem may also be about the file or a picture. */
export function problemFieldWord(field: string): string {
  if (field === "file") return t("File");
  if (field === "picture") return t("Picture");
  return (fieldWords() as Record<string, string>)[field] ?? field;
}

export const rowsWord = (counted: "row" | "line" | "question"): string =>
  counted === "row" ? t("Row") : counted === "line" ? t("Line") : t("Question");

export const sizeWords = (bytes: number): string =>
  bytes < 1024 * 1024
    ? t("{n} KB", { n: Math.max(1, Math.round(bytes / 1024)) })
    : t("{n} MB", { n: Math.round(bytes / 1024 / 1024) });

export const stateWords = ({ state, questions_made }: QuestionImport): string => {
  if (state === "reading") return t("Reading");
  if (state === "refused") return t("Could not read");
  if (state === "checked") return t("Checked but not imported");
  if (state === "importing") return t("Importing");
  const made = t("{n, plural, one {# question} other {# questions}}", { n: questions_made });
  return state === "undone" ? t("Undone: {made} deleted", { made }) : t("Imported: {made}", { made });
};
