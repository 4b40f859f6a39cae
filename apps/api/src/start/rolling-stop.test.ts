// A real server is stopped under load, beside another one. The client checks /api/ready and sends requests where it
// answers yes. No request gets a broken connection or a refusal.
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type RunningServer, startServer } from "../testing/start-server.ts";

const ASK_READY_MS = 250;
const AT_ONCE = 12;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const send = (url: string, method: "GET" | "POST", body = ""): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = body ? { "content-type": "application/json", "content-length": String(body.length) } : {};
    const sent = request(url, { method, agent, headers }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });

test("no request fails while one of two servers stops", { timeout: 300_000 }, async () => {
  const env = { NODE_ENV: "test", DRAIN_SECONDS: "2", RATE_LIMITS: "off" };
  const staying = await startServer(env);
  onTestFinished(() => staying.stop());
  const leaving = await startServer({ ...env, DATABASE_URL: staying.databaseUrl });
  const servers = [leaving, staying];
  const isReady = new Map(servers.map(({ url }) => [url, true]));
  const seen: (number | string)[] = [];
  const failed: string[] = [];
  let isStopping = false;
  let answered = 0;
  let over = false;

  const askReady = async ({ url }: RunningServer) => {
    while (!over) {
      const status = await fetch(`${url}/api/ready`).then(
        (answer) => answer.status,
        () => "refused",
      );
      isReady.set(url, status === 200);
      if (url === leaving.url && isStopping) seen.push(status);
      await wait(ASK_READY_MS);
    }
  };
  const load = async (which: number) => {
    for (let at = which; !over; at++) {
      const choice = servers.filter(({ url }) => isReady.get(url));
      const { url } = choice[at % choice.length]!;
      // A POST, because it must not be repeated. Its answer is a form refusal, which costs nothing.
      const asked =
        at % 2 ? send(`${url}/api/candidates/auth/login`, "POST", "{}") : send(`${url}/api/site/config`, "GET");
      await asked.then(
        (status) => {
          answered++;
          if (status >= 500) failed.push(`${status}`);
        },
        (problem) => failed.push(problem.message),
      );
      await wait(5);
    }
  };
  const all = [...servers.map(askReady), ...Array.from({ length: AT_ONCE }, (_, which) => load(which))];
  await wait(1_500);
  isStopping = true;
  await leaving.stop();
  await wait(1_000);
  over = true;
  await Promise.all(all);
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(200);
  // It reports that it is not ready while it still listens.
  expect(seen).toContain(503);
  expect(seen.at(-1)).toBe("refused");
});
