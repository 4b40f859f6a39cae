// Combines what blind readers say about questions into a table for each subject. docs/rating.md explains how a reading
// is done.
import { optionLetters } from "@sabiprep/exam";
import type { ShippedQuestion } from "./bank.ts";
import { mean, readSheet } from "./sheet.ts";

/** One completed line of a reader's sheet. */
export interface Rating {
  id: string;
  answer: string;
  live: number;
  giveaway: boolean;
  level: number;
  quality: number;
  share: number;
}

export interface ReaderRating {
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

export const readRatings = (sheet: string): Rating[] =>
  readSheet(sheet, ({ said, id, fault, figure }) => {
    const { answer, giveaway } = said;
    if (typeof answer !== "string" || !/^[A-E]$/.test(answer)) throw fault("the answer is not a letter from A to E.");
    if (typeof giveaway !== "boolean") throw fault("giveaway is neither true nor false.");
    const bounded = (name: keyof typeof bounds) => figure(name, bounds[name][0], bounds[name][1]);
    const [live, level, quality, share] = [bounded("live"), bounded("level"), bounded("quality"), bounded("share")];
    return { id, answer, giveaway, live, level, quality, share };
  });

export function summariseRatings(ratings: readonly Rating[], questions: readonly ShippedQuestion[]): ReaderRating[] {
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
