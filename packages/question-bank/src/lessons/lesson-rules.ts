// Rules for every lesson of every subject. The messages are for its author.
import { figureProblems } from "../figure-rules.ts";
import type { Lesson } from "./read-lessons.ts";

const sections = ["What the syllabus asks", "Worked examples", "Common mistakes", "Exam terms"];
const MIN_WORDS = 550;
const MAX_WORDS = 1300;

export function lessonProblems({ body, figures }: Lesson): string[] {
  const words = wordsOf(body);
  return [
    ...sections.filter((name) => !`\n${body}\n`.includes(`\n## ${name}\n`)).map((name) => `has no section "${name}"`),
    ...(words < MIN_WORDS || words > MAX_WORDS
      ? [`has ${words} words. A lesson needs ${MIN_WORDS} to ${MAX_WORDS}`]
      : []),
    ...(/^.*!\[/m.test(body.replaceAll(/^!\[[^\]\n]+\]\([\w-]+\.svg\)$/gm, ""))
      ? ["has a figure that is not on a line of its own"]
      : []),
    ...figures.flatMap((figure) => figureProblems(figure).map((problem) => `${figure.name} ${problem}`)),
  ];
}

export const wordsOf = (body: string): number =>
  body
    .replaceAll(/^!\[.*$/gm, "")
    .replaceAll(/\$[^$]*\$/g, "x")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
