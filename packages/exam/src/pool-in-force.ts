// The pool that a question counts to when a test is drawn. The author sets the pool, but the candidates' answers may
// show otherwise.
import type { Difficulty, Pool } from "./question.ts";

/**
 * A paper question that its author called easy but that proves hard does not fit its place in the paper's plan, so it
 * is drawn as a stretch question. `measured` is null until there are enough first answers in exam mode, so a few bad
 * days change nothing. A stretch question stays one even if it proves easy, because its length and form are not the
 * exam's.
 */
export const poolInForce = (pool: Pool, author: Difficulty, measured: Difficulty | null): Pool =>
  pool === "paper" && author === "easy" && measured === "hard" ? "stretch" : pool;

/** How the answers differ from the author's level. Null while nothing is measured, and if both agree. */
export function answersSay(author: Difficulty | null, measured: Difficulty): "easier" | "harder" | null {
  if (author === null || author === measured) return null;
  const order: readonly Difficulty[] = ["easy", "medium", "hard"];
  return order.indexOf(measured) > order.indexOf(author) ? "harder" : "easier";
}
