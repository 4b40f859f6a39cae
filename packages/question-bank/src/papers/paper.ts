import type { Blueprint, ExamSlug } from "@sabiprep/exam";
import type { ShippedQuestion } from "../bank.ts";

export interface Paper {
  exam: ExamSlug;
  subject: string;
  year: number;
  blueprint: Blueprint;
  /** In the order they are asked. Questions of one passage are together. */
  questions: ShippedQuestion[];
}

/** Two years of one exam and subject share at most a tenth of their questions. */
export const MAX_SHARED_AT = 0.1;

/** Subjects that are still growing may have shorter papers, but none shorter than this. */
export const SHORTEST_PAPER = 20;
