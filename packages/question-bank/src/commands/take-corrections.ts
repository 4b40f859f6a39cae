// Applies corrections to the content's files in memory, without writing any of them.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  type ContentOption,
  type ContentPassage,
  type ContentQuestion,
  type LooseQuestion,
  lineDiff,
  passageBlock,
  readContent,
  readLoosely,
  writeQuestion,
} from "@sabiprep/formats/content-form";
import { filesOfTopic, type TopicFile } from "../written-questions.ts";

export interface TakenCorrection {
  /** The full new text of each file that changes, by its path in the content folder. */
  files: Map<string, string>;
  /** What changes in each question, for a person to read. */
  shown: string[];
  unchanged: number;
  problems: string[];
}

const isSlug = (text: string) => /^[a-z0-9-]+$/.test(text);

export function takeCorrections(corrections: string, folder: string): TakenCorrection {
  const read = readLoosely(corrections);
  const taken: TakenCorrection = {
    files: new Map(),
    shown: [],
    unchanged: 0,
    problems: read.problems.map(({ line, message }) => `line ${line}: ${message}`),
  };
  if (taken.problems.length > 0) return taken;
  if (read.questions.length === 0) taken.problems.push("it has no question");
  for (const question of read.questions) {
    const problem = takeOne(question, read.passages, folder, taken);
    if (problem) taken.problems.push(`line ${question.place.first}: “${question.id}” ${problem}`);
  }
  return taken;
}

/** Returns the reason why the correction cannot be applied, or null. */
function takeOne(
  question: LooseQuestion,
  passages: readonly ContentPassage[],
  folder: string,
  taken: TakenCorrection,
): string | null {
  const { subject, topic, id } = question;
  if (!isSlug(subject) || !isSlug(topic)) return "does not have its subject and topic in the words of the bank";
  const files = filesOfTopic(topic).flatMap((file) => sourceOf(path.join(subject, file.name), file, folder, taken));
  const [first] = files;
  if (!first)
    return `has no file ${path.join(subject, `${topic}.md`)}. Correct a computed question in src/subjects/${subject}/families`;
  const { name, before, pool, file } = files.find(({ file }) => file.places.has(id)) ?? first;
  const standing = file.questions.find((other) => other.id === id);
  const place = file.places.get(id);
  if (!standing || !place) return `is not in ${name}. Ids never change, so this question did not come from there`;
  const lines = before.split("\n");
  const corrected = writeQuestion(merged(standing, question), { pool, ...file.defaults }).split("\n");
  lines.splice(place.first - 1, place.last - place.first + 1, ...corrected);
  const passage = standing.passage === question.passage && passages.find((other) => other.id === question.passage);
  const after = (passage ? withPassage(lines, passage) : lines).join("\n");
  if (after === before) {
    taken.unchanged += 1;
    return null;
  }
  taken.files.set(name, after);
  taken.shown.push([`── ${subject}/${topic}/${id}`, ...around(lineDiff(before, after))].join("\n"));
  return null;
}

/** A file of the topic after the corrections so far. An empty list if it does not exist. */
function sourceOf(name: string, { pool }: TopicFile, folder: string, taken: TakenCorrection) {
  const before = taken.files.get(name) ?? (existsSync(path.join(folder, name)) ? fileAt(folder, name) : null);
  return before === null ? [] : [{ name, before, pool, file: readContent(before, pool) }];
}

const fileAt = (folder: string, name: string) => readFileSync(path.join(folder, name), "utf8").replaceAll("\r\n", "\n");

/** The fields that a correction may change. Fields it does not contain (family, picture, objective, order) stay. */
const merged = ({ hint: _, ...standing }: ContentQuestion, said: LooseQuestion): ContentQuestion => ({
  ...standing,
  ...(said.hint && { hint: said.hint }),
  difficulty: said.difficulty ?? standing.difficulty,
  class_level: said.class_level ?? standing.class_level,
  pool: said.pool ?? standing.pool,
  body: said.body,
  options: inPlace(standing.options, said.options),
  explanation: said.explanation,
});

/** An option with unchanged text keeps its position. New options take the free positions. */
function inPlace(standing: readonly ContentOption[], said: readonly ContentOption[]): ContentOption[] {
  const stayed = new Map(said.map((option) => [option.text, option]));
  const known = new Set(standing.map(({ text }) => text));
  const fresh = said.filter(({ text }) => !known.has(text));
  const placed = standing.flatMap(({ text }) => stayed.get(text) ?? fresh.shift() ?? []);
  return [...placed, ...fresh];
}

function withPassage(lines: string[], passage: ContentPassage): string[] {
  const from = lines.findIndex((line) => line.startsWith(`# Passage ${passage.id}: `));
  if (from === -1) return lines;
  const length = lines.slice(from + 1).findIndex((line) => /^(?:#{1,2} |<!--)/.test(line));
  const end = length === -1 ? lines.length : from + 1 + length;
  return [...lines.slice(0, from), ...passageBlock(passage).split("\n"), "", ...lines.slice(end)];
}

/** Changed lines with two lines around them. */
const around = (diff: readonly string[]): string[] =>
  diff.filter((_, at) => diff.slice(Math.max(0, at - 2), at + 3).some((line) => !line.startsWith("  ")));
