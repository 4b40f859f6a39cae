// Reads lessons as authors write them: content/<subject>/<topic>.lesson.md with figures in content/<subject>/figures.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ArtefactLesson } from "../artefact/bank-artefact.ts";
import { FIGURE_BEGINS, figureSize } from "../figure-rules.ts";

const content = path.resolve(import.meta.dirname, "../../content");
const ENDING = ".lesson.md";
/** A figure must be alone on its line. */
const figureLine = /^!\[([^\]\n]+)\]\(([\w-]+\.svg)\)$/gm;

export interface LessonFigure {
  name: string;
  alt: string;
  svg: string;
  width: number;
  height: number;
}

export interface Lesson {
  subject: string;
  topic: string;
  title: string;
  description: string;
  /** The text. It names the figures as the author did. */
  body: string;
  figures: LessonFigure[];
}

/** All lessons, or only those of one subject. */
export function readLessons(only?: string): Lesson[] {
  if (!existsSync(content)) return [];
  return readdirSync(content)
    .filter((subject) => (only ? subject === only : true))
    .sort()
    .flatMap((subject) =>
      readdirSync(path.join(content, subject))
        .filter((file) => file.endsWith(ENDING))
        .sort()
        .map((file) => readLesson(subject, file.slice(0, -ENDING.length))),
    );
}

/** The format is lines `name: value`, an empty line, then the text. */
function readLesson(subject: string, topic: string): Lesson {
  const file = path.join(content, subject, topic + ENDING);
  const source = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  const end = source.indexOf("\n\n");
  const said = (name: string) => {
    const value = new RegExp(`^${name}: *(\\S.*)$`, "m").exec(source.slice(0, end))?.[1];
    if (!value) throw new Error(`${file}: add a line "${name}: …" at the top`);
    return value.trim();
  };
  const body = source.slice(end).trim();
  const figures = figuresIn(subject, file, body);
  return { subject, topic, title: said("title"), description: said("description"), body, figures };
}

/** The figures that a text of a subject names. */
export const figuresIn = (subject: string, file: string, body: string): LessonFigure[] =>
  [...body.matchAll(figureLine)].map(([, alt = "", name = ""]) => readFigure(subject, file, name, alt));

function readFigure(subject: string, file: string, name: string, alt: string): LessonFigure {
  const where = path.join(content, subject, "figures", name);
  if (!existsSync(where)) throw new Error(`${file}: we could not find the figure ${where}`);
  const svg = readFileSync(where, "utf8").trim();
  const size = figureSize(svg);
  if (!size) throw new Error(`${where}: ${FIGURE_BEGINS}`);
  return { name, alt: alt.trim(), svg, ...size };
}

const hashOf = (svg: string) => createHash("sha256").update(svg).digest("hex");

/** Each figure is named by its hash and size, so that a text never shows another figure. */
export const namedByContent = (body: string, figures: readonly LessonFigure[]): string =>
  body.replaceAll(figureLine, (line, alt: string, name: string) => {
    const figure = figures.find((one) => one.name === name);
    return figure ? `![${alt.trim()}](picture:${hashOf(figure.svg)} ${figure.width}x${figure.height})` : line;
  });

export const drawingsOf = (figures: readonly LessonFigure[]): ArtefactLesson["pictures"] =>
  figures.map(({ svg }) => ({ sha256: hashOf(svg), svg }));

/** The lesson in the form a server loads. */
export const artefactLesson = ({ figures, body, ...about }: Lesson): ArtefactLesson => ({
  ...about,
  body: namedByContent(body, figures),
  pictures: drawingsOf(figures),
});
