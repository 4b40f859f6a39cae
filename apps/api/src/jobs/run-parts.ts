// For a feature whose loop has several parts. A part that fails does not stop the others.
import type { AppContext } from "../app-context.ts";

type JobPart = (context: AppContext) => Promise<number>;

export const inParts =
  (...parts: JobPart[]): JobPart =>
  async (context) => {
    let done = 0;
    const problems: unknown[] = [];
    for (const part of parts)
      done += await part(context).catch((problem) => {
        problems.push(problem);
        return 0;
      });
    for (const problem of problems.slice(1)) context.log.warn({ err: problem }, "background work failed");
    if (problems.length > 0) throw problems[0];
    return done;
  };
