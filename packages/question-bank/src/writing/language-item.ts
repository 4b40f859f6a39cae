// An item of a language in one call. Every item is marked until a native speaker has read it.
import type { Difficulty } from "@sabiprep/exam";
import type { Item } from "../authoring.ts";
import { lessonsOf } from "./lesson.ts";

type Wrong = [string, string, string, string];

interface Manner {
  /** How an option is written; as it stands when left out. */
  option?: (text: string) => string;
  /** How the right option enters an explanation, where `{}` stands for it. */
  tell?: (explanation: string, right: string) => string;
}

const asItStands = (text: string): string => text;
const inItsPlace = (explanation: string, right: string): string => explanation.replaceAll("{}", () => right);

/** A sentence that opens with a foreign word in italics still opens with a capital letter. */
const sentence = (text: string): string => text.replace(/^\*?\p{Ll}/u, (start) => start.toUpperCase());

export const languageItems = (subject: string, { option = asItStands, tell = inItsPlace }: Manner = {}) => {
  const item =
    (difficulty: Difficulty) =>
    (id: string, body: string, right: string, wrong: Wrong, explanation: string, family?: string): Item => ({
      id,
      body,
      right: option(right),
      wrong: wrong.map(option),
      explanation: sentence(tell(explanation, right)),
      difficulty,
      native_review: true,
      ...(family && { family }),
    });
  return { easy: item("easy"), medium: item("medium"), hard: item("hard"), lesson: lessonsOf(subject) };
};
