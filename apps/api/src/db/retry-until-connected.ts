// For what has to be told to the database although it is away just now: something outside of it has happened already.
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { isConnectionError } from "./connection-errors.ts";

const RETRY_MS = 250;

/** Only for work that may be done twice: whether the first try was carried out, a connection that broke does not tell. */
export async function retryUntilConnected<Result>(work: () => Promise<Result>, longestMs: number): Promise<Result> {
  const until = performance.now() + longestMs;
  for (;;) {
    try {
      return await work();
    } catch (problem) {
      if (!isConnectionError(problem) || performance.now() > until) throw problem;
      await wait(RETRY_MS);
    }
  }
}
