// The short forms in which the items of this subject are written.
import type { ClassLevel, Difficulty } from "@sabiprep/exam";
import { type BankQuestion, type Item, items, type Picture } from "../../authoring.ts";
import { familyOfItem } from "./same-questions.ts";
import { topics } from "./topics.ts";

export const SUBJECT = "biology";

export const q = (
  id: string,
  difficulty: Difficulty,
  body: string,
  right: string,
  wrong: string[],
  explanation: string,
  picture?: Picture,
): Item => ({ id, difficulty, body, right, wrong, explanation, ...(picture && { picture }) });

const withFamily = (topic: string, item: Item): Item => {
  const family = familyOfItem.get(`${topic}/${item.id}`);
  return family ? { ...item, family } : item;
};

/** The items of one topic, grouped by class and by an objective that the topic really has. */
export function written(topic: string, groups: [ClassLevel, string, Item[]][]): BankQuestion[] {
  const objectives = topics.find(({ slug }) => slug === topic)?.objectives ?? [];
  return groups.flatMap(([class_level, objective, group]) => {
    if (!objectives.includes(objective)) throw new Error(`${topic} has no objective "${objective}"`);
    return items(
      SUBJECT,
      { topic, objective, difficulty: "medium", class_level },
      group.map((item) => withFamily(topic, item)),
    );
  });
}
