// An item in one line of arguments, with its difficulty and its class.
import { type BankQuestion, type Item, items } from "../authoring.ts";

const asItStands = (text: string): string => text;

/** `set` is what every text of the subject goes through, for instance to set its formulas. */
export const shortItems = (subject: string, set: (text: string) => string = asItStands) => ({
  q: (
    id: string,
    difficulty: NonNullable<Item["difficulty"]>,
    class_level: NonNullable<Item["class_level"]>,
    body: string,
    right: string,
    wrong: string[],
    explanation: string,
  ): Item => ({
    id,
    difficulty,
    class_level,
    body: set(body),
    right: set(right),
    wrong: wrong.map(set),
    explanation: set(explanation),
  }),
  /** Items on one objective of a topic. */
  written: (topic: string, objective: string, list: Item[]): BankQuestion[] =>
    items(subject, { topic, objective, difficulty: "easy", class_level: "SS1" }, list),
});
