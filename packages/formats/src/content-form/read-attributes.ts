// The words in a question's heading and the lines of a file's header: the difficulty, the class level, the exams.
import { classLevels, type Difficulty, difficulties, type ExamSlug, examSlugs, pools } from "@sabiprep/exam";
import type { ContentDefaults, ContentQuestion, LooseQuestion } from "./content-file.ts";

type ReportProblem = (message: string) => void;
export type Attributes = Pick<ContentQuestion, "family" | "picture" | "pinned"> &
  Pick<LooseQuestion, "year" | "source" | "status"> &
  ContentDefaults;

export const isName = (text: string): boolean => /^[a-z0-9-]+$/.test(text);

/** Additional words for questions in staff files. */
const looseWords = ["year", "source", "status"] as const;

export const headingWords =
  "easy, medium or hard; SS1, SS2 or SS3; paper or stretch; family NAME; picture NAME; exams NAMES; pinned; native reader awaited; review by 2027-06-30";

function examsOf(words: string[], say: ReportProblem): ExamSlug[] | undefined {
  const unknown = words.filter((word) => !examSlugs.some((slug) => slug === word));
  if (words.length === 0 || unknown.length > 0) {
    say(`“exams ${words.join(" ")}” names no known exam. Use one or more of: ${examSlugs.join(" ")}`);
    return undefined;
  }
  return examSlugs.filter((slug) => words.includes(slug));
}

/** The words in the brackets of a question's heading, which override the values for the whole file. */
export function readHeading(text: string, defaults: ContentDefaults, say: ReportProblem, isLoose = false): Attributes {
  const found: Attributes = { ...defaults };
  const twice = new Set<string>();
  for (const part of text.split(",").map((word) => word.trim())) {
    const [name = "", ...rest] = part.split(/\s+/);
    const kind = kindOf(name);
    if (twice.has(kind)) say(`“${part}” repeats something in the heading. Keep one of the two`);
    twice.add(kind);
    const word = isLoose && looseWords.find((known) => known === name);
    if (word && rest.length > 0) found[word] = rest.join(" ");
    else take(found, part, name, rest, say);
  }
  return found;
}

const isDifficulty = (word: string): word is Difficulty => difficulties.some((known) => known === word);
const classCalled = (word: string) => classLevels.find((known) => known === word);
const poolCalled = (word: string) => pools.find((known) => known === word);
const kindOf = (name: string) =>
  isDifficulty(name) ? "difficulty" : classCalled(name) ? "class" : poolCalled(name) ? "pool" : name;

function take(found: Attributes, part: string, name: string, rest: string[], say: ReportProblem): void {
  const value = rest.join(" ");
  if (isDifficulty(name) && !value) found.difficulty = name;
  else if (classCalled(name) && !value) found.class_level = classCalled(name)!;
  else if (poolCalled(name) && !value) found.pool = poolCalled(name)!;
  else if (name === "pinned" && !value) found.pinned = true;
  else if ((name === "family" || name === "picture") && isName(value)) found[name] = value;
  else if (part === "exams all") delete found.exams;
  else if (name === "exams") {
    const exams = examsOf(rest, say);
    if (exams) found.exams = exams;
  } else if (part === "native reader awaited") found.native_review = true;
  else if (part === "native reader done") delete found.native_review;
  else if (part === "review never") delete found.review_by;
  else if (name === "review" && rest[0] === "by" && isDay(rest[1]) && rest.length === 2) found.review_by = rest[1];
  else say(`“${part}” is not allowed in a question's heading. Use ${headingWords}`);
}

/** A day that exists in the calendar, written as 2027-06-30. */
function isDay(text: string | undefined): text is string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** One line of the file's header, between its two rules. */
export function readHeaderLine(line: string, defaults: ContentDefaults, say: ReportProblem): void {
  const [, name = "", value = ""] = /^([a-z ]+):\s*(.*)$/.exec(line) ?? [];
  const [level, pool] = [classCalled(value), poolCalled(value)];
  if (name === "difficulty" && isDifficulty(value)) defaults.difficulty = value;
  else if (name === "class" && level) defaults.class_level = level;
  else if (name === "pool" && pool) defaults.pool = pool;
  else if (name === "native reader" && value === "awaited") defaults.native_review = true;
  else if (name === "review by" && isDay(value)) defaults.review_by = value;
  else if (name === "exams") {
    const exams = examsOf(value.split(/\s+/).filter(Boolean), say);
    if (exams) defaults.exams = exams;
  } else
    say(
      `“${line}” is not allowed in a file's header. Write “difficulty: easy” (or medium, hard), “class: SS1” (or SS2, SS3), “pool: paper” (or stretch), “exams: ${examSlugs.join(" ")}”, “native reader: awaited” and “review by: 2027-06-30”`,
    );
}
