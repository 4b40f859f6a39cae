import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { KEEP_ALIVE_MS, listen } from "./listener.ts";

const nginx = readFileSync(path.join(import.meta.dirname, "../../../../deploy/nginx.conf"), "utf8");

test("the balancer lets go of idle connections before the server does, and takes no answer for a dead server", () => {
  const kept = Number(/^\s*keepalive_timeout (\d+)s;/m.exec(nginx)?.[1]);
  expect(kept * 1_000).toBeLessThan(KEEP_ALIVE_MS - 5_000);
  const repeats = [...nginx.matchAll(/^\s*proxy_next_upstream ([^;]+);/gm)].map((line) => line[1]!);
  expect(repeats.length).toBeGreaterThan(0);
  for (const words of repeats) expect(words).not.toMatch(/http_/);
});

test("while it starts, a server sends a balancer on to another one and tells everybody else", async () => {
  const listener = await listen("127.0.0.1", 0);
  onTestFinished(() => listener.close(0));
  const url = `http://127.0.0.1:${listener.port}`;
  const balanced = { headers: { "x-another-instance": "yes" } };
  expect((await fetch(`${url}/api/site/config`)).status).toBe(503);
  await expect(fetch(`${url}/api/site/config`, balanced)).rejects.toThrow();
  expect((await fetch(`${url}/api/health`, balanced)).status).toBe(200);
  expect((await fetch(`${url}/api/ready`, balanced)).status).toBe(503);
});
