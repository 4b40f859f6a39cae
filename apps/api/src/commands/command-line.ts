// Shared by the operator's commands: one argument, and one plain line when something must be fixed.
import path from "node:path";
import { ConfigProblem } from "../config.ts";
import { DatabaseProblem } from "../db/database-problem.ts";

/** npm changes to the project's folder and keeps the caller's own folder in INIT_CWD. */
export function fileArgument(usage: string): string {
  const [file] = process.argv.slice(2);
  if (!file) throw new ConfigProblem(`usage: ${usage}`);
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

export async function runCommandLine(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isTheirs = error instanceof ConfigProblem || error instanceof DatabaseProblem;
    console.error(isTheirs ? error.message : error);
    process.exitCode = 1;
  }
}
