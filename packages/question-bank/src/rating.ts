// What blind readers say of questions, folded into a table for each subject. docs/rating.md tells how a reading is done.
import { optionLetters } from "@sabiprep/exam";
import type { ShippedQuestion } from "./bank.ts";

/** One line of a reader's sheet, filled in. */
export interface Rating {
  id: string;
  answer: string;
  live: number;
  giveaway: boolean;
  level: number;
  quality: number;
  share: number;
}

export interface Rated {
  subject: string;
  count: number;
  agree: number;
  live: number;
  giveaways: number;
  level: number;
  demanding: number;
  quality: number;
  share: number;
  misses: string[];
}

const bounds = { live: [0, 3], level: [1, 4], quality: [1, 5], share: [0, 1] } as const;
const SEVERAL_STEPS = 4;

/** Reads a sheet of JSON lines; the line's number is said where one can not be read. */
export function readRatings(sheet: string): Rating[] {
  return sheet.split("\n").flatMap((line, at) => (line.trim() ? [readRating(line, at + 1)] : []));
}

function readRating(line: string, number: number): Rating {
  const fault = (what: string) => new Error(`Line ${number}: ${what}`);
  let said: Record<string, unknown>;
  try {
    said = JSON.parse(line);
  } catch {
    throw fault("this is not a line of JSON.");
  }
  const { id, answer, giveaway } = said;
  if (typeof id !== "string") throw fault("the id is missing.");
  if (typeof answer !== "string" || !/^[A-E]$/.test(answer)) throw fault("the answer is not a letter from A to E.");
  if (typeof giveaway !== "boolean") throw fault("giveaway is neither true nor false.");
  const figure = (name: keyof typeof bounds): number => {
    const value = said[name];
    const [least, most] = bounds[name];
    if (typeof value !== "number" || value < least || value > most)
      throw fault(`${name} is not a number from ${least} to ${most}.`);
    return value;
  };
  const [live, level, quality, share] = [figure("live"), figure("level"), figure("quality"), figure("share")];
  return { id, answer, giveaway, live, level, quality, share };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function foldRatings(ratings: readonly Rating[], questions: readonly ShippedQuestion[]): Rated[] {
  const known = new Map(questions.map((question) => [question.uuid, question]));
  const read = ratings.map((rating) => {
    const question = known.get(rating.id);
    if (!question) throw new Error(`The bank has no question ${rating.id}.`);
    return { rating, question };
  });
  return [...Map.groupBy(read, ({ question }) => question.subject)].map(([subject, lines]) => {
    const of = (name: keyof typeof bounds) => mean(lines.map(({ rating }) => rating[name]));
    const missed = lines.filter(({ rating, question }) => rating.answer !== keyLetter(question));
    return {
      subject,
      count: lines.length,
      agree: lines.length - missed.length,
      live: of("live"),
      giveaways: mean(lines.map(({ rating }) => Number(rating.giveaway))),
      level: of("level"),
      demanding: mean(lines.map(({ rating }) => Number(rating.level >= SEVERAL_STEPS))),
      quality: of("quality"),
      share: of("share"),
      misses: missed.map(
        ({ rating, question }) => `${question.key}: read ${rating.answer}, keyed ${keyLetter(question)}`,
      ),
    };
  });
}

export const keyLetter = ({ options }: ShippedQuestion): string =>
  optionLetters[options.findIndex(({ is_right }) => is_right)] ?? "?";
