// Limits by address apply before every route. When they are shared in Redis, a slow or broken Redis never keeps a call
// waiting.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { pino } from "pino";
import { RateLimiterRedis } from "rate-limiter-flexible";
import { expect, onTestFinished, test } from "vitest";
import { startFakeRedis } from "../testing/fake-redis.ts";
import { startApi } from "../testing/start-api.ts";
import { openSharedMemory } from "./shared-memory.ts";

test("every route, and every unknown URL, has a limit by address", async () => {
  const { app } = await startApi({ RATE_LIMITS: "on", REQUESTS_PER_ADDRESS: "2" });
  const endpoints = [
    ...app.routes,
    ...["/api/nowhere", "/nowhere", "/assets/gone.js"].map((url) => ({ method: "GET", url })),
  ];
  expect(endpoints.length).toBeGreaterThan(200);
  const unlimited: string[] = [];
  for (const [at, { method, url }] of endpoints.entries()) {
    const remoteAddress = `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
    const knock = () =>
      app.server.inject({ method: method as "GET", url: url.replaceAll(/:\w+|\*/g, "x"), remoteAddress });
    const statuses: number[] = [];
    // Files may be requested five times as often as calls.
    for (let times = 0; times < 11; times++) statuses.push((await knock()).statusCode);
    if (statuses[0] === 429 || statuses.at(-1) !== 429) unlimited.push(`${method} ${url}: ${statuses}`);
  }
  expect(unlimited).toEqual([]);
});

test("a caller over the limit gets the time to retry, and the connection is closed", async () => {
  const { url } = await startApi({ RATE_LIMITS: "on", REQUESTS_PER_ADDRESS: "2" });
  const ask = () => fetch(`${url}/api/site/config`);
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("connection")).toBe("close");
  expect(refused.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test("behind a trusted proxy each visitor is counted, and the proxy's connection stays open", async () => {
  const { url } = await startApi({ RATE_LIMITS: "on", REQUESTS_PER_ADDRESS: "1", TRUSTED_PROXIES: "127.0.0.1" });
  const from = (address: string) => fetch(`${url}/api/site/config`, { headers: { "x-forwarded-for": address } });
  expect((await from("102.89.1.1")).status).toBe(200);
  expect((await from("102.89.1.2")).status).toBe(200);
  const refused = await from("102.89.1.1");
  expect([refused.status, refused.headers.get("connection")]).toEqual([429, "keep-alive"]);
});

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!;

async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times;
}

test("a Redis that hangs, disconnects or is missing delays one moment only, and is used again when it is back", async () => {
  const redis = await startFakeRedis();
  const api = await startApi({ RATE_LIMITS: "on", REDIS_URL: redis.url });
  const ask = () => fetch(`${api.url}/api/site/config`);
  await expect.poll(async () => [await ask(), redis.counted()][1], { timeout: 10_000 }).toBeGreaterThan(0);

  const well = median(await timesOf(40, ask));
  redis.hang();
  const hung = await timesOf(12, ask);
  // Each would have waited a tenth of a second. One call per second does wait, to check whether Redis is back.
  expect(median(hung)).toBeLessThan(well + 50);
  expect(Math.max(...hung)).toBeLessThan(5_000);

  await redis.away();
  expect(median(await timesOf(40, ask))).toBeLessThan(well + 50);

  await redis.back();
  const before = redis.counted();
  await expect.poll(async () => [await ask(), redis.counted()][1], { timeout: 10_000 }).toBeGreaterThan(before);
  expect(api.logged.filter((line) => line.includes("Redis does not respond"))).not.toEqual([]);
  expect(api.logged.filter((line) => line.includes("Redis responds again"))).not.toEqual([]);
}, 60_000);

test("limits work from memory alone while Redis is away", async () => {
  const redis = await startFakeRedis();
  await redis.away();
  const { url } = await startApi({ RATE_LIMITS: "on", REQUESTS_PER_ADDRESS: "5", REDIS_URL: redis.url });
  const statuses: number[] = [];
  for (let at = 0; at < 7; at++) statuses.push((await fetch(`${url}/api/site/config`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

const realRedis = (() => {
  try {
    execFileSync("redis-server", ["--version"]);
    return true;
  } catch {
    return false;
  }
})();

test.skipIf(!realRedis)(
  "a real Redis, stopped and let go on (skipped where redis-server is not installed)",
  async () => {
    const port = 20_000 + (process.pid % 20_000);
    const server = spawn("redis-server", ["--port", String(port), "--bind", "127.0.0.1", "--save", ""]);
    onTestFinished(() => void server.kill("SIGKILL"));
    await once(server.stdout, "data");
    const memory = openSharedMemory(`redis://127.0.0.1:${port}`, pino({ level: "silent" }));
    onTestFinished(() => memory.close());
    const limiter = new RateLimiterRedis({ storeClient: memory.redis, points: 1_000, duration: 60 });
    const how = () =>
      memory.orElse(
        () => limiter.consume("x").then(() => "shared"),
        async () => "alone",
      );
    await expect.poll(how, { timeout: 10_000 }).toBe("shared");
    server.kill("SIGSTOP");
    const [first] = await timesOf(1, how);
    expect(first).toBeLessThan(1_000);
    expect(await how()).toBe("alone");
    server.kill("SIGCONT");
    await expect.poll(how, { timeout: 10_000 }).toBe("shared");
  },
  60_000,
);
