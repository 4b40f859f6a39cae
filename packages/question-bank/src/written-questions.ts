// The questions written one by one: content/<subject>/<topic>.md, in the form that AUTHORING.md describes.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ContentQuestion, type ReadContent, readContent } from "@sabiprep/formats/content-form";
import type { BankQuestion, Passage, Picture } from "./authoring.ts";
import { figureFile } from "./figure-files.ts";

/** Told otherwise to whoever judges a copy of it before it takes the place of the original. */
export const contentFolder = process.env.BANK_CONTENT ?? path.resolve(import.meta.dirname, "../content");

/** What stands wrongly in the content files, a line each: file, line, what to do. */
export class ContentProblems extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "ContentProblems";
    this.lines = lines;
  }
}

interface Named {
  slug: string;
  objectives?: readonly string[];
}

/** Lessons and their figures stand beside the questions; lessons/read-lessons.ts reads them. */
const LESSON = ".lesson.md";
const FIGURES = "figures";

export type Pictures = Readonly<Record<string, Picture>>;

/** All written questions of a subject, topic by topic in the syllabus's order. */
export function writtenQuestions(
  subject: string,
  topics: readonly Named[],
  pictures: Pictures = {},
  folder = path.join(contentFolder, subject),
): BankQuestion[] {
  if (!existsSync(folder)) return [];
  const shown = (file: string) => path.relative(process.cwd(), path.join(folder, file));
  const problems = readdirSync(folder)
    .filter(
      (file) => file !== FIGURES && !topics.some(({ slug }) => file === `${slug}.md` || file === `${slug}${LESSON}`),
    )
    .map(
      (file) => `${shown(file)}: no topic of ${subject} has this name; rename the file or enter the topic in topics.ts`,
    );
  const questions = topics.flatMap((topic) => {
    const file = `${topic.slug}.md`;
    if (!existsSync(path.join(folder, file))) return [];
    const source = readFileSync(path.join(folder, file), "utf8");
    const read = readContent(source);
    const found = picturesNamed(read, pictures, path.join(folder, FIGURES));
    for (const { line, message } of [
      ...read.problems,
      ...misnamed(read, topic),
      ...found.problems,
      ...brokenSteps(source),
    ])
      problems.push(`${shown(file)}:${line}: ${message}`);
    const passages = new Map(read.passages.map(({ id, ...said }) => [id, { key: `${subject}/${id}`, ...said }]));
    return read.questions.map((question) => bankQuestion(subject, topic.slug, question, passages, found.pictures));
  });
  if (problems.length > 0) throw new ContentProblems(problems);
  return questions;
}

/** Objectives that are none of the topic's. */
function misnamed({ objectives }: ReadContent, { slug, objectives: known }: Named): ReadContent["problems"] {
  const unknown = known ? objectives.filter(({ text }) => !known.includes(text)) : [];
  return unknown.map(({ line, text }) => ({
    line,
    message: `${slug} has no objective “${text}”; write one of these:${known?.map((one) => `\n    # Objective: ${one}`).join("")}`,
  }));
}

/** What the questions name: drawn by the subject's code, or by an author in a file of its own. */
function picturesNamed({ questions, places }: ReadContent, drawn: Pictures, folder: string) {
  const pictures: Record<string, Picture> = {};
  const problems: ReadContent["problems"] = [];
  for (const { id, picture: name } of questions) {
    if (!name || pictures[name]) continue;
    const file = drawn[name] ? undefined : figureFile(folder, name);
    const picture = drawn[name] ?? file?.picture;
    if (picture) pictures[name] = picture;
    const known = Object.keys(drawn).join(", ") || "none";
    const faults = file
      ? file.problems.map((problem) => `figures/${name}.svg: ${problem}`)
      : [
          `no picture is called “${name}”: draw it as figures/${name}.svg, or take one the subject's code draws: ${known}`,
        ];
    if (file || !picture) for (const message of faults) problems.push({ line: places.get(id)?.first ?? 1, message });
  }
  return { pictures, problems };
}

const quoted = /^\s*>\s?(.*)$/;
const step = /^(\d{1,2})\. +\S/;

/** An empty line ends a list of steps: one that goes on counting after it would be shown as plain text. */
function brokenSteps(source: string): ReadContent["problems"] {
  const problems: ReadContent["problems"] = [];
  let counted = 0;
  let isCut = false;
  source.split(/\r?\n/).forEach((line, at) => {
    const text = quoted.exec(line)?.[1]?.trim();
    if (text === undefined) counted = 0;
    if (text === "") isCut = true;
    const number = Number(step.exec(text ?? "")?.[1] ?? 0);
    if (number > 1 && number === counted + 1 && isCut)
      problems.push({
        line: at + 1,
        message: `step ${number} comes after an empty line, which ends the steps; take the empty lines between the steps out (a formula on its own line needs none)`,
      });
    if (number > 0) [counted, isCut] = [number, false];
  });
  return problems;
}

function bankQuestion(
  subject: string,
  topic: string,
  { id, objective, difficulty, class_level, body, options, explanation, ...more }: ContentQuestion,
  passages: ReadonlyMap<string, Passage>,
  pictures: Pictures,
): BankQuestion {
  const key = `${subject}/${topic}/${id}`;
  const picture = more.picture && pictures[more.picture];
  const passage = more.passage && passages.get(more.passage);
  return {
    key,
    subject,
    topic,
    objective,
    difficulty,
    class_level,
    family: more.family ? `${subject}/${more.family}` : key,
    computed: false,
    body,
    right: options.find(({ is_right }) => is_right)?.text ?? "",
    wrong: options
      .filter(({ is_right }) => !is_right)
      .map(({ text, why }) => ({ text, slip: "", ...(why && { why }) })),
    explanation,
    ...(picture && { picture }),
    ...(passage && { passage }),
    ...(more.hint && { hint: more.hint }),
    ...(more.exams && { exams: more.exams }),
    ...(more.pinned && { order: options.map(({ text }) => text) }),
    ...(more.native_review && { native_review: more.native_review }),
    ...(more.review_by && { review_by: more.review_by }),
  };
}
