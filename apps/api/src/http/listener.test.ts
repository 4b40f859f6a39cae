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

test("while it starts, a server lives and is not ready", async () => {
  const listener = await listen("127.0.0.1", 0);
  onTestFinished(() => listener.close(0));
  const url = `http://127.0.0.1:${listener.port}`;
  expect((await fetch(`${url}/api/site/config`)).status).toBe(503);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect((await fetch(`${url}/api/ready`)).status).toBe(503);
});

test("a server that leaves ends each connection with its answer, and waits for those under way", async () => {
  const listener = await listen("127.0.0.1", 0);
  const url = `http://127.0.0.1:${listener.port}`;
  const { promise: may, resolve: go } = Promise.withResolvers<void>();
  listener.hand(async (request, response) => {
    if (request.url === "/slow") await may;
    response.end("answer");
  });
  expect((await fetch(url)).headers.get("connection")).toBe("keep-alive");
  const slow = fetch(`${url}/slow`).then((answer) => answer.text());
  await new Promise((resolve) => setTimeout(resolve, 50));
  listener.sayGoodbye();
  expect((await fetch(url)).headers.get("connection")).toBe("close");
  const closed = listener.close(20_000);
  await expect(fetch(url)).rejects.toThrow();
  go();
  expect(await slow).toBe("answer");
  // Its connection was kept for another question, and does not hold the server up.
  await closed;
});
