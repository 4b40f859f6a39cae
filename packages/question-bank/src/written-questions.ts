// The questions written one by one: content/<subject>/<topic>.md, in the form that AUTHORING.md describes.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ContentQuestion, type ReadContent, readContent } from "@sabiprep/formats/content-form";
import type { BankQuestion, Passage, Picture } from "./authoring.ts";

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
    const read = readContent(readFileSync(path.join(folder, file), "utf8"));
    for (const { line, message } of [...read.problems, ...misnamed(read, topic, pictures)])
      problems.push(`${shown(file)}:${line}: ${message}`);
    const passages = new Map(read.passages.map(({ id, ...said }) => [id, { key: `${subject}/${id}`, ...said }]));
    return read.questions.map((question) => bankQuestion(subject, topic.slug, question, passages, pictures));
  });
  if (problems.length > 0) throw new ContentProblems(problems);
  return questions;
}

/** Names that lead nowhere. */
function misnamed({ questions, places }: ReadContent, topic: Named, pictures: Pictures): ReadContent["problems"] {
  return questions.flatMap(({ id, objective, picture }) => {
    const line = places.get(id)?.first ?? 1;
    const found: ReadContent["problems"] = [];
    if (objective && topic.objectives && !topic.objectives.includes(objective))
      found.push({ line, message: `${topic.slug} has no objective “${objective}”; write one of those in topics.ts` });
    if (picture && !pictures[picture])
      found.push({
        line,
        message: `no picture is called “${picture}”; the subject draws: ${Object.keys(pictures).join(", ") || "none"}`,
      });
    return found;
  });
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
    ...(more.exams && { exams: more.exams }),
    ...(more.pinned && { order: options.map(({ text }) => text) }),
    ...(more.native_review && { native_review: more.native_review }),
  };
}
