// The queue and a database that fails at the worst moments. Each job is done, and only once.
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Pool } from "pg";
import { expect, onTestFinished, test } from "vitest";
import type { Feature } from "../feature.ts";
import { startApi } from "../testing/start-api.ts";
import { restAfter, startJobs } from "./run-jobs.ts";

/**
 * For a matching statement, the server runs it but the connection breaks before the answer is received. This happens
 * `times` times.
 */
function losingAnswers(pool: Pool, fits: RegExp, times: number): { pool: Pool; lost: () => number } {
  let lost = 0;
  const queryOf =
    (query: (...args: unknown[]) => Promise<unknown>) =>
    async (...args: unknown[]) => {
      const result = await query(...args);
      const text = typeof args[0] === "string" ? args[0] : (args[0] as { text: string }).text;
      if (!fits.test(text) || lost >= times) return result;
      lost++;
      throw new Error("Connection terminated unexpectedly");
    };
  const breaking = <Source extends object>(source: Source): Source =>
    new Proxy(source, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        const bound = value.bind(target);
        if (name === "query") return queryOf(bound);
        return name === "connect" ? async () => breaking(await bound()) : bound;
      },
    });
  return { pool: breaking(pool), lost: () => lost };
}

async function jobsOver(fits: RegExp, times: number) {
  const api = await startApi();
  const done: number[] = [];
  const feature: Feature = {
    name: "counting",
    jobs: { count: async (_, payload) => void done.push((payload as { at: number }).at) },
  };
  // The context exposes only the pool's counts. Here we need the pool itself.
  const losing = losingAnswers(api.context.pool as Pool, fits, times);
  const jobs = await startJobs(api.context, losing.pool, [feature], async () => {});
  onTestFinished(() => jobs.stop());
  const left = sql<{ left: number }>`select count(*)::int as left from graphile_worker.jobs`;
  for (let at = 0; at < 5; at++)
    await sql`select graphile_worker.add_job('count', json_build_object('at', ${at}::int))`.execute(api.db);
  while ((await left.execute(api.db)).rows[0]!.left > 0) await wait(50);
  return { done: done.sort(), lost: losing.lost() };
}

test("a job whose hand-out was lost is picked up soon, not after hours", async () => {
  const { done, lost } = await jobsOver(/locked_by = \$1::text,/, 2);
  expect(lost).toBe(2);
  expect(done).toEqual([0, 1, 2, 3, 4]);
});

test("a job whose end was not received still ends, and is not repeated", async () => {
  const { done, lost } = await jobsOver(/^delete from/, 2);
  expect(lost).toBe(2);
  expect(done).toEqual([0, 1, 2, 3, 4]);
});

test("background work runs on when idle, pauses when people wait, longest when busy, and never for long", () => {
  expect(restAfter(250, 400, "calm")).toBe(0);
  expect(restAfter(250, 400, "busy")).toBe(800);
  expect(restAfter(250, 400, "full")).toBe(1_600);
  expect([restAfter(250, 60_000, "busy"), restAfter(250, 60_000, "full")]).toEqual([1_000, 4_000]);
  expect(restAfter(0, 400, "full")).toBe(1_000);
});
