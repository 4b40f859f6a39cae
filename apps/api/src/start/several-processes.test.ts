// One instance of two serving processes, as `npm start` runs it on a machine with two cores.
import { execFileSync } from "node:child_process";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../testing/start-server.ts";

/** Each on its own connection, because connections are distributed in turn. */
const ask = (url: string, from = "10.0.0.1"): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const headers = { "x-forwarded-for": from, authorization: `Bearer ${TOKEN}` };
    const sent = request(url, { agent: new Agent(), headers, timeout: 20_000 }, (response) => {
      let text = "";
      response.on("data", (bytes) => {
        text += bytes;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on("timeout", () => sent.destroy(new Error("no answer")));
    sent.on("error", reject);
    sent.end();
  });

const TOKEN = "of the test alone";

const childrenOf = (pid: number): number[] => {
  const listed = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  return listed.flatMap((line) => {
    const [, child, parent, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === pid && args?.includes("server.ts") ? [Number(child)] : [];
  });
};

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("two processes serve one port, share limits and metrics, are replaced when they die, and end together", {
  timeout: 300_000,
}, async () => {
  const LIMIT = 60;
  const server = await startServer({
    PROCESSES: "2",
    NODE_ENV: "test",
    REQUESTS_PER_ADDRESS: String(LIMIT),
    TRUSTED_PROXIES: "127.0.0.1",
    METRICS_TOKEN: TOKEN,
  });
  let stopped = false;
  onTestFinished(async () => void (stopped || (await server.stop())));
  let asked = 0;
  const metrics = async () => (await ask(`${server.url}/api/metrics`, `10.0.1.${asked++}`)).text;
  const served = (text: string, route: string) =>
    Number(new RegExp(`_seconds_count\\{[^}]*route="${route}",status="200"[^}]*\\} (\\d+)`).exec(text)?.[1] ?? 0);
  // Both report their metrics as soon as the second has joined.
  const processes = async () => Number(/^sabiprep_processes (\d+)/m.exec(await metrics())?.[1]);
  await expect.poll(processes, { timeout: 60_000, interval: 500 }).toBe(2);
  const pids = childrenOf(server.pid);
  expect(pids).toHaveLength(2);

  // A limit by address counts both together, except for the few calls that pass before the counts are exchanged.
  const statuses: number[] = [];
  for (let times = 0; times < 2 * LIMIT; times++) {
    statuses.push((await ask(`${server.url}/api/site/config`, "10.0.2.1")).status);
    await wait(10);
  }
  const passed = statuses.filter((status) => status === 200).length;
  expect(passed).toBeGreaterThanOrEqual(LIMIT);
  expect(passed).toBeLessThanOrEqual(LIMIT + 15);

  // Whichever answers, the metrics are those of both.
  for (let times = 0; times < 2; times++)
    await expect.poll(async () => served(await metrics(), "/api/site/config"), { timeout: 20_000 }).toBe(passed);

  // Data in a process's memory is written by that process.
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  const loads = async () =>
    Number((await client.query("select coalesce(sum(page_loads), 0)::int as n from site_days")).rows[0].n);
  const before = await loads();
  for (let times = 0; times < 10; times++) expect((await ask(`${server.url}/`, "10.0.3.1")).status).toBe(200);
  await expect.poll(loads, { timeout: 15_000, interval: 300 }).toBe(before + 10);
  await client.end();

  // Without the first, which does the background work, the second serves. Then there are two again.
  process.kill(pids[0]!, "SIGKILL");
  await expect.poll(() => isThere(pids[0]!)).toBe(false);
  for (let times = 0; times < 10; times++) expect((await ask(`${server.url}/api/health`)).status).toBe(200);
  await expect.poll(() => childrenOf(server.pid).length, { timeout: 30_000 }).toBe(2);
  await expect.poll(processes, { timeout: 60_000, interval: 1_000 }).toBe(2);

  const last = childrenOf(server.pid);
  await server.stop();
  stopped = true;
  expect([...pids, ...last].filter(isThere)).toEqual([]);
});
