// A knowledge item in one call: every option begins with a capital letter.
import type { Difficulty } from "@sabiprep/exam";
import type { Item } from "../authoring.ts";
import { lessonsOf } from "./lesson.ts";
import { capital, told } from "./told.ts";

type Wrong = [string, string, string] | [string, string, string, string];

const item =
  (difficulty: Difficulty) =>
  (id: string, body: string, right: string, wrong: Wrong, explanation: string, family?: string): Item => ({
    id,
    body,
    right: capital(right),
    wrong: wrong.map(capital),
    explanation: told(explanation, right),
    difficulty,
    ...(family && { family }),
  });

export const knowledgeItems = (subject: string) => ({
  easy: item("easy"),
  medium: item("medium"),
  hard: item("hard"),
  lesson: lessonsOf(subject),
});
