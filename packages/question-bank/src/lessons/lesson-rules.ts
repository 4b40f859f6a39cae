// Rules for every lesson of every subject. The messages are for its author.
import { figureProblems } from "../figure-rules.ts";
import type { Lesson } from "./read-lessons.ts";

const sections = ["What the syllabus asks", "Worked examples", "Common mistakes", "Exam terms"];
const MIN_WORDS = 550;
const MAX_WORDS = 1300;
/** "Half of the errors", "30 % of candidates", "more marks than any other": nobody counted, so no lesson says it. */
const INVENTED_FIGURE =
  /\b(?:half|(?:one|a|two|three)[ -](?:third|quarter|fifth|tenth)s?|most of|the majority|\w+ in (?:two|three|four|five|ten)|\d+ ?(?:%|per ?cent)) (?:of )?(?:all |the |your )*(?:errors|mistakes|marks|candidates|students|wrong answers|questions)\b|\b(?:more|most) (?:marks|questions|errors|mistakes) than any\b/i;

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
    ...(INVENTED_FIGURE.test(body) ? [`gives a figure that nobody counted: "${INVENTED_FIGURE.exec(body)![0]}"`] : []),
    ...figures.flatMap((figure) => figureProblems(figure).map((problem) => `${figure.name} ${problem}`)),
  ];
}

export const wordsOf = (body: string): number =>
  body
    .replaceAll(/^!\[.*$/gm, "")
    .replaceAll(/\$[^$]*\$/g, "x")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
