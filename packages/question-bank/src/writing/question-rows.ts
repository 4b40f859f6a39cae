// Reads questions written as rows of text, so that a file of items is nearly all content:
//   E1 an-id ~family | stem | right | wrong | wrong | wrong | wrong | explanation
// E, M or H is the difficulty and the digit the class, SS1 to SS3; a line that begins with # names the objective of the rows
// under it. Rows that ask the same thing, or answer each other, share a family. `//` breaks a line of verse, and `{}` in the
// explanation stands for the right option.
import type { ClassLevel, Difficulty } from "@sabiprep/exam";
import { type BankQuestion, type Item, items, type Passage, type Topic } from "../authoring.ts";
import { capital, told } from "./told.ts";

const difficulties: Record<string, Difficulty> = { E: "easy", M: "medium", H: "hard" };
const classes: Record<string, ClassLevel> = { 1: "SS1", 2: "SS2", 3: "SS3" };

/** A passage of ours and the questions that hang on it. */
interface Reading {
  slug: string;
  title: string;
  body: string;
}

export const questionRows =
  (subject: string, topics: readonly Topic[]) =>
  (topic: string, text: string, reading?: Reading): BankQuestion[] => {
    const known = topics.find(({ slug }) => slug === topic)?.objectives ?? [];
    const passage: Passage | undefined = reading && {
      key: `${subject}/${reading.slug}`,
      title: reading.title,
      body: reading.body.trim(),
    };
    return text
      .trim()
      .split(/^# /m)
      .filter((lesson) => lesson.trim() !== "")
      .flatMap((lesson) => {
        const [objective = "", ...rows] = lesson.trim().split("\n");
        if (!known.includes(objective)) throw new Error(`${topic} has no objective "${objective}"`);
        const written = rows.filter((row) => row.trim() !== "").map((row) => itemFrom(row, reading?.slug));
        return items(subject, { topic, objective, difficulty: "medium", class_level: "SS2" }, written, passage);
      });
  };

function itemFrom(row: string, passage: string | undefined): Item {
  const [head = "", stem = "", right = "", ...rest] = row.split("|").map((field) => field.trim());
  const explanation = rest.pop() ?? "";
  const [, level, year, id, family] = /^([EMH])([123]) ([a-z0-9-]+)(?: ~([a-z0-9-]+))?$/.exec(head) ?? [];
  const difficulty = difficulties[level ?? ""];
  const class_level = classes[year ?? ""];
  if (!difficulty || !class_level || !id || rest.length < 3 || rest.length > 4)
    throw new Error(`This row cannot be read as a question: ${row}`);
  return {
    id: passage ? `${passage}-${id}` : id,
    body: stem.replaceAll(/ *\/\/ */g, "\n"),
    right: capital(right),
    wrong: rest.map(capital),
    explanation: told(explanation, right),
    difficulty,
    class_level,
    ...(family && { family }),
  };
}
