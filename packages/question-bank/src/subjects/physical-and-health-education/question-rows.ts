// Reads questions written as rows of text, so that a file of items is nearly all content:
//   E1 an-id ~family | stem | right | wrong | wrong | wrong | wrong | explanation
// E, M or H is the difficulty and the digit the class, SS1 to SS3; a line that begins with # names the objective of the rows
// under it. Rows that ask the same thing, or answer each other, share a family. `{}` in the explanation stands for the right
// option, so that what is taught and what is keyed cannot drift apart.
import type { ClassLevel, Difficulty } from "@sabiprep/exam";
import { type BankQuestion, type Item, items } from "../../authoring.ts";
import { topics } from "./topics.ts";

const SUBJECT = "physical-and-health-education";
const difficulties: Record<string, Difficulty> = { E: "easy", M: "medium", H: "hard" };
const classes: Record<string, ClassLevel> = { 1: "SS1", 2: "SS2", 3: "SS3" };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const tell = (explanation: string, right: string): string =>
  explanation.replaceAll(/(^|[.?!] )\{\}/g, (_, before: string) => before + capital(right)).replaceAll("{}", right);

export function questionsFrom(topic: string, text: string): BankQuestion[] {
  const known = topics.find(({ slug }) => slug === topic)?.objectives ?? [];
  return text
    .trim()
    .split(/^# /m)
    .filter((lesson) => lesson.trim() !== "")
    .flatMap((lesson) => {
      const [objective = "", ...rows] = lesson.trim().split("\n");
      if (!known.includes(objective)) throw new Error(`${topic} has no objective "${objective}"`);
      const written = rows.filter((row) => row.trim() !== "").map(itemFrom);
      return items(SUBJECT, { topic, objective, difficulty: "medium", class_level: "SS2" }, written);
    });
}

function itemFrom(row: string): Item {
  const [head = "", body = "", right = "", ...rest] = row.split("|").map((field) => field.trim());
  const explanation = rest.pop() ?? "";
  const [, level, year, id, family] = /^([EMH])([123]) ([a-z0-9-]+)(?: ~([a-z0-9-]+))?$/.exec(head) ?? [];
  const difficulty = difficulties[level ?? ""];
  const class_level = classes[year ?? ""];
  if (!difficulty || !class_level || !id || rest.length < 3 || rest.length > 4)
    throw new Error(`This row cannot be read as a question: ${row}`);
  return {
    id,
    body,
    right: capital(right),
    wrong: rest.map(capital),
    explanation: tell(explanation, right),
    difficulty,
    class_level,
    ...(family && { family }),
  };
}
