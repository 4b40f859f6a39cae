import { ConfigProblem } from "../config.ts";
import { DatabaseProblem } from "../db/database-problem.ts";

export function stopWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** What the operator has to mend is one line; anything else is ours, and its stack is wanted. */
export function stopFor(problem: unknown): never {
  if (problem instanceof ConfigProblem || problem instanceof DatabaseProblem) stopWith(problem.message);
  return stopWith(problem instanceof Error ? (problem.stack ?? problem.message) : String(problem));
}
