// Some answers are marked twice, by two markers who do not see each other's marks. If the two are too far apart, a
// moderator decides.
import { shareOf } from "./share.ts";

/** Whether an answer is marked twice. The same key always gives the same result. */
export const needsSecond = (key: string, percent: number): boolean => shareOf(key, 100) < percent;

/** The marking that a mark comes from, in the order in which they happen. */
export type MarkingStage = "first" | "second" | "moderation" | "query";

export interface StageMark {
  stage: MarkingStage;
  /** Null while it is waiting to be marked, or marked again. */
  score: number | null;
  /** The marker asked a moderator to decide. */
  is_referred: boolean;
}

export type Settled =
  | { state: "marking" }
  | { state: "moderation" }
  /** The mark of this stage is the one in force. */
  | { state: "settled"; stage: MarkingStage };

/**
 * The mark in force. Within the tolerance the first mark stays: the second is a check of the marking, and a mean would
 * be a number that no ticks explain.
 */
export function settle(marks: readonly StageMark[], tolerance: number): Settled {
  const of = (stage: MarkingStage) => marks.find((mark) => mark.stage === stage);
  const [first, second, moderation, query] = [of("first"), of("second"), of("moderation"), of("query")];
  if (query && query.score !== null) return { state: "settled", stage: "query" };
  if (moderation && moderation.score !== null) return { state: "settled", stage: "moderation" };
  const isReferred = [first, second].some((mark) => mark && mark.score !== null && mark.is_referred);
  if (isReferred) return { state: "moderation" };
  if (!first || first.score === null) return { state: "marking" };
  if (!second) return { state: "settled", stage: "first" };
  if (second.score === null) return { state: "marking" };
  return Math.abs(first.score - second.score) <= tolerance
    ? { state: "settled", stage: "first" }
    : { state: "moderation" };
}
