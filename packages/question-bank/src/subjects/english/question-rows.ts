// Reads questions written as rows of text, so that a file of items is nearly all content:
//   E1 an-id ~family | stem | right | wrong | wrong | wrong | wrong | explanation
// E, M or H is the difficulty and the digit the class, SS1 to SS3. A row may run over several lines. A row without an id
// takes the underlined words of its stem, or else the right option, as its id. Rows that ask the same thing share a
// family. `{}` in the explanation stands for the right option in italics.
import type { ClassLevel, Difficulty } from "@sabiprep/exam";
import type { BankQuestion, Item, Passage } from "../../authoring.ts";
import { items } from "../../authoring.ts";

const SUBJECT = "english";
const difficulties: Record<string, Difficulty> = { E: "easy", M: "medium", H: "hard" };
const classes: Record<string, ClassLevel> = { 1: "SS1", 2: "SS2", 3: "SS3" };

export interface Section {
  topic: string;
  objective: string;
  /** Said above every stem of the section. */
  direction?: string;
}

export const questionsFrom = (section: Section, text: string, passage?: Passage): BankQuestion[] =>
  items(
    SUBJECT,
    { topic: section.topic, objective: section.objective, difficulty: "medium", class_level: "SS2" },
    rowsOf(text).map((row) => itemFrom(row, section.direction, passage)),
    passage,
  );

export const passageOf = (slug: string, title: string, body: string): Passage => ({
  key: `${SUBJECT}/${slug}`,
  title,
  body: body.trim(),
});

const rowsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\n(?=[EMH][123]\b)/)
    .map((row) => row.replaceAll(/\s*\n\s*/g, " ").trim());

function itemFrom(row: string, direction: string | undefined, passage: Passage | undefined): Item {
  const [head = "", stem = "", right = "", ...rest] = row.split("|").map((field) => field.trim());
  const explanation = rest.pop() ?? "";
  const [, level, year, name, family] = /^([EMH])([123])(?: ([a-z0-9-]+))?(?: ~([a-z0-9-]+))?$/.exec(head) ?? [];
  const difficulty = difficulties[level ?? ""];
  const class_level = classes[year ?? ""];
  const id = name ?? slug(/(?<!_)__([^_]+)__(?!_)/.exec(stem)?.[1] ?? right);
  if (!difficulty || !class_level || !id || rest.length < 3 || rest.length > 4)
    throw new Error(`This row cannot be read as a question: ${row}`);
  return {
    id: passage ? `${passage.key.slice(SUBJECT.length + 1)}-${id}` : id,
    body: direction ? `${direction}\n\n${stem}` : stem,
    right,
    wrong: rest,
    explanation: explanation.replaceAll("{}", `*${right}*`),
    difficulty,
    class_level,
    ...(family && { family }),
  };
}

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-");
