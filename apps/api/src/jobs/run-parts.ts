// For a feature whose loop has several parts: one that fails keeps none of the others from their work.
import type { House } from "../house.ts";

type Part = (house: House) => Promise<number>;

export const inParts =
  (...parts: Part[]): Part =>
  async (house) => {
    let done = 0;
    const problems: unknown[] = [];
    for (const part of parts)
      done += await part(house).catch((problem) => {
        problems.push(problem);
        return 0;
      });
    for (const problem of problems.slice(1)) house.log.warn({ err: problem }, "background work failed");
    if (problems.length > 0) throw problems[0];
    return done;
  };
