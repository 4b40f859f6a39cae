// A knowledge item in one call. `{}` in an explanation stands for the words of the right option, so that what is taught and
// what is keyed cannot drift apart; every option begins with a capital letter.
import type { ClassLevel, Difficulty } from "@sabiprep/exam";
import { type BankQuestion, type Item, items } from "../../authoring.ts";

type Wrong = [string, string, string] | [string, string, string, string];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const tell = (explanation: string, right: string): string =>
  explanation.replaceAll(/(^|[.?!] )\{\}/g, (_, before: string) => before + capital(right)).replaceAll("{}", right);

const item =
  (difficulty: Difficulty) =>
  (id: string, body: string, right: string, wrong: Wrong, explanation: string, family?: string): Item => ({
    id,
    body,
    right: capital(right),
    wrong: wrong.map(capital),
    explanation: tell(explanation, right),
    difficulty,
    ...(family && { family }),
  });

export const easy = item("easy");
export const medium = item("medium");
export const hard = item("hard");

/** The items that serve one objective of a topic. */
export const lesson = (topic: string, class_level: ClassLevel, objective: string, written: Item[]): BankQuestion[] =>
  items("music", { topic, objective, difficulty: "medium", class_level }, written);
