// The short form in which the items of this subject are written.
import { type BankQuestion, type Item, items } from "../../authoring.ts";

export const q = (
  id: string,
  difficulty: NonNullable<Item["difficulty"]>,
  class_level: NonNullable<Item["class_level"]>,
  body: string,
  right: string,
  wrong: string[],
  explanation: string,
): Item => ({ id, difficulty, class_level, body, right, wrong, explanation });

/** Items on one objective of a topic. */
export const written = (topic: string, objective: string, list: Item[]): BankQuestion[] =>
  items("economics", { topic, objective, difficulty: "easy", class_level: "SS1" }, list);
