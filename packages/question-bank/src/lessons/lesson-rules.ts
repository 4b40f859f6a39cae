// What every lesson keeps to, whatever its subject. The words are told to its author.
import type { Lesson, LessonFigure } from "./read-lessons.ts";

const sections = ["What the syllabus asks", "Worked examples", "Common mistakes", "Exam terms"];
const LEAST_WORDS = 550;
const MOST_WORDS = 1300;
const MOST_FIGURE_BYTES = 5 * 1024;
const MOST_FIGURE_WIDTH = 360;
const shapes = new Set([
  "svg",
  "line",
  "path",
  "circle",
  "ellipse",
  "rect",
  "polygon",
  "polyline",
  "text",
  "tspan",
  "g",
]);

export function lessonProblems({ body, figures }: Lesson): string[] {
  const words = wordsOf(body);
  return [
    ...sections.filter((name) => !`\n${body}\n`.includes(`\n## ${name}\n`)).map((name) => `has no section "${name}"`),
    ...(words < LEAST_WORDS || words > MOST_WORDS
      ? [`has ${words} words; a lesson has ${LEAST_WORDS} to ${MOST_WORDS}`]
      : []),
    ...(/^.*!\[/m.test(body.replaceAll(/^!\[[^\]\n]+\]\([\w-]+\.svg\)$/gm, ""))
      ? ["has a figure that does not stand alone on its line"]
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

function figureProblems({ svg, width }: LessonFigure): string[] {
  const strange = [...new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, tag = ""]) => tag))].filter(
    (tag) => !shapes.has(tag),
  );
  return [
    ...(Buffer.byteLength(svg) > MOST_FIGURE_BYTES ? ["is over 5 KB"] : []),
    ...(width > MOST_FIGURE_WIDTH ? [`is wider than ${MOST_FIGURE_WIDTH}`] : []),
    ...strange.map((tag) => `has <${tag}>; figures are drawn with lines, shapes and text`),
    ...(/ (?:style|class|id|href|on\w+)=/.test(svg) ? ["has a style, class, id, link or script"] : []),
  ];
}
