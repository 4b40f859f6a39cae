// A bounded load on loopback: a fixed number of requests, a fixed number at a time, over keep-alive connections.
import { setTimeout as wait } from "node:timers/promises";
import { leanClient } from "./lean-client.ts";

export interface Shot {
  method: "GET" | "POST" | "PUT";
  path: string;
  body?: object;
  token?: string;
}

export interface LoadResult {
  perSecond: number;
  p99: number;
}

/**
 * Sends the shots and reports how fast they were answered. Any status other than 200 or 201 stops the bench. If the
 * shots are spread over some seconds, none is sent before its time. If the server is slower, they are sent later.
 */
export async function fire(port: number, shots: Shot[], atOnce: number, seconds = 0): Promise<LoadResult> {
  const clients = await Promise.all(Array.from({ length: atOnce }, () => leanClient(`http://127.0.0.1:${port}`)));
  const times: number[] = [];
  let next = 0;
  const began = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      while (next < shots.length) {
        const dueAt = began + (seconds * 1000 * next) / shots.length;
        const { method, path, body, token } = shots[next++]!;
        if (dueAt > performance.now()) await wait(dueAt - performance.now());
        const from = performance.now();
        const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
        const { status, text } = await client.ask(path, { method, headers, ...(body && { body }) });
        if (status !== 200 && status !== 201)
          throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`);
        times.push(performance.now() - from);
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  for (const client of clients) client.close();
  times.sort((a, b) => a - b);
  return { perSecond: shots.length / took, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}
