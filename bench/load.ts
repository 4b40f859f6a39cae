// A bounded load on loopback: so many requests, so many at a time, over kept-alive connections.
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
 * Fires the shots and tells how fast they were answered; any answer but 200 or 201 stops the bench. Spread over so many seconds none
 * leaves before its time; where the server is slower, they are later.
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
