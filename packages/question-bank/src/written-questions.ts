// Reads the questions written one by one: content/<subject>/<topic>.md and <topic>.paper.md, in the form that
// AUTHORING.md describes.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Pool } from "@sabiprep/exam";
import { type ContentQuestion, type ReadContent, readContent } from "@sabiprep/formats/content-form";
import type { BankQuestion, Passage, Picture } from "./authoring.ts";
import { figureFile } from "./figure-files.ts";

/** BANK_CONTENT points to a copy of the content that is checked before it replaces the original. */
export const contentFolder = process.env.BANK_CONTENT ?? path.resolve(import.meta.dirname, "../content");

/** Problems in the content files, one line each: file, line, what to do. */
export class ContentProblems extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "ContentProblems";
    this.lines = lines;
  }
}

interface NamedQuestion {
  slug: string;
  objectives?: readonly string[];
}

/** Lessons and their figures are beside the questions. lessons/read-lessons.ts reads them. */
const LESSON = ".lesson.md";
/** Theory papers too. theory/read-theory.ts reads them. */
const THEORY = ".theory.md";
const FIGURES = "figures";

/**
 * A topic's questions are in one file or two. In the second file, every question is in the `paper` pool unless it says
 * otherwise.
 */
const topicFiles: readonly { ending: string; pool: Pool }[] = [
  { ending: ".md", pool: "stretch" },
  { ending: ".paper.md", pool: "paper" },
];

export interface TopicFile {
  name: string;
  pool: Pool;
}

/** The files that may contain the questions of a topic, whether they exist or not. */
export const filesOfTopic = (topic: string): TopicFile[] =>
  topicFiles.map(({ ending, pool }) => ({ name: `${topic}${ending}`, pool }));

export type Pictures = Readonly<Record<string, Picture>>;

/** All written questions of a subject, topic by topic in syllabus order. */
export function writtenQuestions(
  subject: string,
  topics: readonly NamedQuestion[],
  pictures: Pictures = {},
  folder = path.join(contentFolder, subject),
): BankQuestion[] {
  if (!existsSync(folder)) return [];
  const shown = (file: string) => path.relative(process.cwd(), path.join(folder, file));
  const problems = readdirSync(folder)
    .filter(
      (file) =>
        file !== FIGURES &&
        !file.endsWith(THEORY) &&
        !topics.some(({ slug }) => file === `${slug}${LESSON}` || filesOfTopic(slug).some(({ name }) => name === file)),
    )
    .map(
      (file) => `${shown(file)}: no topic of ${subject} has this name. Rename the file or add the topic to topics.ts`,
    );
  const readFile = (
    topic: NamedQuestion,
    { name: file, pool }: TopicFile,
    ids: Map<string, string>,
  ): BankQuestion[] => {
    if (!existsSync(path.join(folder, file))) return [];
    const source = readFileSync(path.join(folder, file), "utf8");
    const read = readContent(source, pool);
    const found = picturesNamed(read, pictures, path.join(folder, FIGURES));
    for (const { line, message } of [
      ...read.problems,
      ...writtenTwice(read, ids, file),
      ...misnamed(read, topic),
      ...found.problems,
      ...brokenSteps(source),
    ])
      problems.push(`${shown(file)}:${line}: ${message}`);
    const passages = new Map(read.passages.map(({ id, ...said }) => [id, { key: `${subject}/${id}`, ...said }]));
    return read.questions.map((question) => bankQuestion(subject, topic.slug, question, passages, found.pictures));
  };
  const questions = topics.flatMap((topic) => {
    const ids = new Map<string, string>();
    return filesOfTopic(topic.slug).flatMap((file) => readFile(topic, file, ids));
  });
  if (problems.length > 0) throw new ContentProblems(problems);
  return questions;
}

/** Finds ids of questions or passages that the topic's other file has already used. Adds the ids of this file. */
function writtenTwice({ questions, passages, places }: ReadContent, ids: Map<string, string>, file: string) {
  const own = [
    ...questions.map(({ id }) => ({ id, key: id, thing: "question", line: places.get(id)?.first ?? 1 })),
    ...passages.map(({ id }) => ({ id, key: `passage ${id}`, thing: "passage", line: 1 })),
  ];
  const problems = own.flatMap(({ id, key, thing, line }) => {
    const other = ids.get(key);
    return other ? [{ line, message: `${other} has a ${thing} “${id}” already; give this one another id` }] : [];
  });
  for (const { key } of own) ids.set(key, file);
  return problems;
}

/** Objectives that do not belong to the topic. */
function misnamed({ objectives }: ReadContent, { slug, objectives: known }: NamedQuestion): ReadContent["problems"] {
  const unknown = known ? objectives.filter(({ text }) => !known.includes(text)) : [];
  return unknown.map(({ line, text }) => ({
    line,
    message: `${slug} has no objective “${text}”. Write one of these:${known?.map((one) => `\n    # Objective: ${one}`).join("")}`,
  }));
}

/** Finds the pictures that questions name: drawn by the subject's code, or by an author in a separate file. */
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

/** An empty line ends a list of steps. A list that continues after it would be shown as plain text. */
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
  { id, objective, difficulty, class_level, pool, body, options, explanation, ...more }: ContentQuestion,
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
    pool,
    family: more.family ? `${subject}/${more.family}` : key,
    computed: false,
    ...(more.instruction && { instruction: more.instruction }),
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
