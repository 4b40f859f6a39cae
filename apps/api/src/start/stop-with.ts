import { ConfigProblem } from "../config.ts";
import { DatabaseProblem } from "../db/database-problem.ts";

export function stopWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** A problem the operator must fix is one line. Any other error is ours, and its stack is printed. */
export function stopFor(problem: unknown): never {
  if (problem instanceof ConfigProblem || problem instanceof DatabaseProblem) stopWith(problem.message);
  return stopWith(problem instanceof Error ? (problem.stack ?? problem.message) : String(problem));
}
