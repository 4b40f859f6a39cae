import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import path from "node:path";
import { setImmediate as afterPolling, setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { KEEP_ALIVE_MS, listen } from "./listener.ts";

const nginx = readFileSync(path.join(import.meta.dirname, "../../../../deploy/nginx.conf"), "utf8");

test("the balancer closes idle connections before the server does, and does not take every answer for a dead server", () => {
  const kept = Number(/^\s*keepalive_timeout (\d+)s;/m.exec(nginx)?.[1]);
  expect(kept * 1_000).toBeLessThan(KEEP_ALIVE_MS - 5_000);
  const repeats = [...nginx.matchAll(/^\s*proxy_next_upstream ([^;]+);/gm)].map((line) => line[1]!);
  expect(repeats.length).toBeGreaterThan(0);
  for (const words of repeats) expect(words).not.toMatch(/http_/);
});

test("while it starts, a server is alive but not ready", async () => {
  const listener = await listen("127.0.0.1", 0);
  onTestFinished(() => listener.close(0));
  const url = `http://127.0.0.1:${listener.port}`;
  expect((await fetch(`${url}/api/site/config`)).status).toBe(503);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect((await fetch(`${url}/api/ready`)).status).toBe(503);
});

/** One connection that sends requests as long as it is open. */
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

test("a closing server answers each open connection once more and waits for answers in progress", async () => {
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
  // Neither was idle for long, so neither is cut off. After "close" in the answer, it finds the connection closed.
  expect(await ask!()).toBe("close");
  await expect(ask!()).rejects.toThrow("ECONNREFUSED");
  expect(isClosed).toBe(false);
  go();
  expect(await slow).toBe("keep-alive");
  // Idle connections do not delay the close.
  await closed;
});

/** Blocks the process. Everything received meanwhile waits in the system. */
const keptWaiting = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Sends `count` requests on as many connections from another thread, because this one is blocked. */
function askFromElsewhere(port: number, count: number, afterMs: number, warm: boolean) {
  const worker = new Worker(
    `const { connect } = require("node:net");
     const { parentPort, workerData: { port, count, afterMs, warm } } = require("node:worker_threads");
     const question = "POST / HTTP/1.1\\r\\nHost: a\\r\\nContent-Length: 1\\r\\n\\r\\nq";
     const ask = (socket) => new Promise((resolve) => {
       socket.removeAllListeners("data").on("data", (bytes) => resolve(String(bytes).slice(9, 12)));
       socket.on("error", (problem) => resolve(problem.code)).on("close", () => resolve("closed"));
       socket.write(question);
     });
     const open = () => new Promise((resolve) => { const socket = connect(port, "127.0.0.1", () => resolve(socket)); });
     (async () => {
       const sockets = warm ? await Promise.all(Array.from({ length: count }, open)) : [];
       for (const socket of sockets) await ask(socket);
       parentPort.postMessage("ready");
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, afterMs);
       const asked = warm ? sockets : await Promise.all(Array.from({ length: count }, open));
       parentPort.postMessage(await Promise.all(asked.map(ask)));
       process.exit();
     })();`,
    { eval: true, workerData: { port, count, afterMs, warm } },
  );
  onTestFinished(() => void worker.terminate());
  const told = () => new Promise<unknown>((resolve) => worker.once("message", resolve));
  return { ready: told(), told };
}

test("a connection the system accepted before a busy server closed is still answered", async () => {
  const listener = await listen("127.0.0.1", 0);
  listener.hand((_request, response) => void response.end("answer"));
  const others = askFromElsewhere(listener.port, 30, 50, false);
  await others.ready;
  const answers = others.told();
  keptWaiting(400);
  await listener.close(5_000);
  expect(await answers).toEqual(Array(30).fill("200"));
});

test("a request that arrived on an idle connection while the server was blocked is read before idle connections end", async () => {
  const listener = await listen("127.0.0.1", 0);
  listener.hand((_request, response) => void response.end("answer"));
  const others = askFromElsewhere(listener.port, 5, 2_000, true);
  await others.ready;
  const closed = listener.close(10_000);
  const answers = others.told();
  // Later than the moment when idle connections are closed, and just before the process checks its timers.
  await wait(1_500);
  await afterPolling();
  keptWaiting(1_200);
  expect(await answers).toEqual(Array(5).fill("200"));
  await closed;
});
