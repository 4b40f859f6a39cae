// An Igbo item in one call. `{}` in an explanation stands for the words of the right option, so that what is taught and
// what is keyed cannot drift apart. Every item is marked until a native speaker has read it.
import type { ClassLevel, Difficulty } from "@sabiprep/exam";
import { type BankQuestion, type Item, items, type Passage } from "../../authoring.ts";

type Wrong = [string, string, string, string];

/** A sentence that opens with a foreign word in italics still opens with a capital letter. */
const sentence = (text: string): string => text.replace(/^\*?\p{Ll}/u, (start) => start.toUpperCase());

const item =
  (difficulty: Difficulty) =>
  (id: string, body: string, right: string, wrong: Wrong, explanation: string, family?: string): Item => ({
    id,
    body,
    right,
    wrong,
    explanation: sentence(explanation.replaceAll("{}", right)),
    difficulty,
    native_review: true,
    ...(family && { family }),
  });

export const easy = item("easy");
export const medium = item("medium");
export const hard = item("hard");

/** The items that serve one objective of a topic. */
export const lesson = (
  topic: string,
  class_level: ClassLevel,
  objective: string,
  written: Item[],
  passage?: Passage,
): BankQuestion[] => items("igbo", { topic, objective, difficulty: "medium", class_level }, written, passage);
