// npm run proof -- dos [--rounds N] One visitor sends endless expensive requests ahead on fifty connections, and fifty
// more connections read no response. Everybody else must hardly notice: their calls take at most three times as long as
// without the flood, measured in one run, in turns.
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { median } from "../median.ts";
import { startServer } from "../start-server.ts";
import { startFlood } from "./dos-writer.ts";

export const FLOOD_BAR = 3;
const PATHS = ["/api/openapi.json", "/api/docs", "/", "/api/nowhere"];
const GROWTH_LIMIT_MB = 150;

export interface Call {
  url: string;
  path: string;
  token: string;
}

/** A visitor at another address, with one connection, sending one request after the other. */
export function createVisitor({ url, path, token }: Call) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: "127.0.0.2" });
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      const began = performance.now();
      const headers = { authorization: `Bearer ${token}` };
      request(`${url}${path}`, { agent, headers }, (response) => {
        response.resume();
        response.on("end", () => {
          if (response.statusCode === 200) resolve(performance.now() - began);
          else reject(new Error(`the visitor got ${response.statusCode}`));
        });
      })
        .on("error", reject)
        .end();
    });
  return {
    async times(count: number): Promise<number[]> {
      const times: number[] = [];
      for (let at = 0; at < count; at++) {
        times.push(await ask());
        await wait(5);
      }
      return times;
    },
    leave: () => agent.destroy(),
  };
}

export interface FloodFigures {
  idle: number;
  flooded: number;
  megabytes: number;
  refused: number;
}

/** Calm and flood alternate, so that other work on the machine affects both. */
export async function compare(call: Call, path: string, rounds: number, calls: number): Promise<FloodFigures> {
  const visitor = createVisitor(call);
  await visitor.times(20);
  const idle: number[] = [];
  const flooded: number[] = [];
  let megabytes = 0;
  let refused = 0;
  for (let round = 0; round < rounds; round++) {
    idle.push(...(await visitor.times(calls)));
    const flood = await startFlood({ port: Number(new URL(call.url).port), path, sockets: 50, ahead: 20, deaf: 0 });
    await wait(100);
    flooded.push(...(await visitor.times(calls)));
    const tally = await flood.stop();
    megabytes += tally.megabytes;
    refused += tally.refused;
    await flood.end();
    await wait(200);
  }
  visitor.leave();
  return { idle: median(idle), flooded: median(flooded), megabytes, refused };
}

/** Each path is tried by a new account: on a fast machine one account would reach its own limit of calls a minute. */
async function newcomer(url: string, at: number): Promise<string> {
  const reply = await fetch(`${url}/api/candidates/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      first_name: "Ngozi",
      last_name: "Visitor",
      email: `flood-${at}@example.com`,
      password: "Quiet-River-42",
      terms_and_conditions: true,
    }),
  });
  return (await reply.json()).data.jwtDetails.access_token;
}

async function residentMegabytes(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/api/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(figures)?.[1]) / 1_048_576;
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
  const server = await startServer();
  let failed = 0;
  const check = (what: string, ok: boolean) => {
    if (!ok) failed++;
    console.log(`${ok ? "ok    " : "FAILED"} ${what}`);
  };
  try {
    const port = Number(new URL(server.url).port);
    const callOf = async (at: number) => ({
      url: server.url,
      path: "/api/candidates/exams",
      token: await newcomer(server.url, at),
    });
    // Growth is measured from the second flood on: a server that has answered no requests yet is small.
    for (const [at, path] of PATHS.entries()) await compare(await callOf(at), path, 2, 20);
    const before = await residentMegabytes(server.url);
    const deaf = await startFlood({ port, path: "/api/openapi.json", sockets: 0, ahead: 20, deaf: 50 });
    for (const [at, path] of PATHS.entries()) {
      const call = await callOf(PATHS.length + at);
      const { idle, flooded, megabytes, refused } = await compare(call, path, Number(values.rounds), 40);
      const ratio = flooded / idle;
      check(
        `${path}: others wait ${flooded.toFixed(1)} ms, ${idle.toFixed(1)} without: ${ratio.toFixed(2)} of ${FLOOD_BAR} (${refused} refused, ${megabytes.toFixed(0)} MB sent)`,
        ratio <= FLOOD_BAR,
      );
    }
    for (let waited = 0; waited < 75_000 && (await deaf.tally()).deafOpen > 0; waited += 1_000) await wait(1_000);
    check(
      `${(await deaf.tally()).deafOpen} of 50 connections that take no answer are still open`,
      (await deaf.tally()).deafOpen === 0,
    );
    await deaf.end();
    const growth = (await residentMegabytes(server.url)) - before;
    check(`the server has grown by ${growth.toFixed(0)} MB, at most ${GROWTH_LIMIT_MB}`, growth <= GROWTH_LIMIT_MB);
  } finally {
    await server.stop();
  }
  process.exit(failed > 0 ? 1 : 0);
}
