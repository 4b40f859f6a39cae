// For writes that must reach the database although it is away right now, because something outside it has already
// happened.
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { isConnectionError } from "./connection-errors.ts";

const RETRY_MS = 250;

/** Only for work that can safely run twice. A broken connection does not show whether the first try succeeded. */
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
