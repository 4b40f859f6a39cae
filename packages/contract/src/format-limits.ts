// What each file format cannot store. Exports follow it, and the staff screen shows it before a file is made.
import type { ImportField, QuestionFormat } from "./question-import.ts";

/** A reason to leave a question out of a file. */
export type FormatGap =
  | "picture"
  | "text_picture"
  | "passage"
  | "several"
  | "any_of_several"
  | "six_options"
  | "layout";

interface Limits {
  /** Questions with one of these are left out. */
  leaves_out: FormatGap[];
  /** Questions are written without these. */
  lacks: ImportField[];
}

const qti: Limits = { leaves_out: ["text_picture", "any_of_several"], lacks: [] };

export const formatLimits: Record<QuestionFormat, Limits> = {
  csv: { leaves_out: ["picture"], lacks: [] },
  xlsx: { leaves_out: ["picture"], lacks: [] },
  docx: { leaves_out: ["picture", "text_picture"], lacks: [] },
  gift: { leaves_out: ["text_picture"], lacks: [] },
  "moodle-xml": { leaves_out: ["text_picture"], lacks: [] },
  "qti-1.2": qti,
  "qti-2.1": qti,
  "qti-2.2": qti,
  "qti-3.0": qti,
  "aloc-json": { leaves_out: ["text_picture", "several", "six_options"], lacks: [] },
  "content-form": { leaves_out: ["text_picture", "several"], lacks: [] },
  aiken: {
    leaves_out: ["picture", "text_picture", "passage", "several", "layout"],
    lacks: [
      ...(["answer_explanation", "hint", "why_a", "why_b", "why_c", "why_d", "why_e", "why_f"] as const),
      ...(["subject", "topic", "exam_type", "year", "difficulty_level", "pool", "class_level", "source"] as const),
      "status",
    ],
  },
};
