// The short form in which the items of this subject are written; formulas stand in braces.
import { type BankQuestion, type Item, items } from "../../authoring.ts";
import { withFormulas } from "./formula-text.ts";

export const q = (
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
  body: withFormulas(body),
  right: withFormulas(right),
  wrong: wrong.map(withFormulas),
  explanation: withFormulas(explanation),
});

/** Items on one objective of a topic. */
export const written = (topic: string, objective: string, list: Item[]): BankQuestion[] =>
  items("chemistry", { topic, objective, difficulty: "easy", class_level: "SS1" }, list);
