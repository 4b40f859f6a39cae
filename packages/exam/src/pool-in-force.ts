// Which pool a question counts to when a test is drawn. The author names the pool; what candidates answer may say otherwise.
import type { Difficulty, Pool } from "./question.ts";

/**
 * A paper question that its author called easy and that proves hard is not what the paper's plan expects in that place: it is drawn as
 * a stretch question. `measured` is null until enough first answers in exam mode are in, so a few bad days change nothing. A stretch
 * question stays one however easy it proves, because its length and form are not the exam's.
 */
export const poolInForce = (pool: Pool, author: Difficulty, measured: Difficulty | null): Pool =>
  pool === "paper" && author === "easy" && measured === "hard" ? "stretch" : pool;

/** How the answers differ from the author's word; null while nothing is measured, and where both agree. */
export function answersSay(author: Difficulty | null, measured: Difficulty): "easier" | "harder" | null {
  if (author === null || author === measured) return null;
  const order: readonly Difficulty[] = ["easy", "medium", "hard"];
  return order.indexOf(measured) > order.indexOf(author) ? "harder" : "easier";
}
