import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
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

/** One connection, asked on for as long as it lives. */
function oneConnection(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return (path = "/"): Promise<string | undefined> =>
    new Promise((resolve, reject) => {
      const sent = request({ port, path, agent, method: "POST" }, (response) => {
        response.resume();
        response.on("end", () => resolve(response.headers.connection));
      });
      sent.on("error", reject);
      sent.end("question");
    });
}

test("a server that leaves answers whoever is connected once more, and waits for answers under way", async () => {
  const listener = await listen("127.0.0.1", 0);
  const { promise: may, resolve: go } = Promise.withResolvers<void>();
  listener.hand(async (request, response) => {
    if (request.url === "/slow") await may;
    response.end("answer");
  });
  const [ask, another, third] = [listener.port, listener.port, listener.port].map(oneConnection);
  expect([await ask!(), await another!()]).toEqual(["keep-alive", "keep-alive"]);
  const slow = third!("/slow");
  await wait(50);
  let isClosed = false;
  const closed = listener.close(20_000).then(() => {
    isClosed = true;
  });
  await wait(50);
  await expect(oneConnection(listener.port)()).rejects.toThrow("ECONNREFUSED");
  // Neither was idle for long, so neither is cut off; told to go, it finds the door closed.
  expect(await ask!()).toBe("close");
  await expect(ask!()).rejects.toThrow("ECONNREFUSED");
  expect(isClosed).toBe(false);
  go();
  expect(await slow).toBe("keep-alive");
  // Those who ask nothing any more do not hold it up.
  await closed;
});
