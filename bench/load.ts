// A bounded load on loopback: so many requests, so many at a time, over kept-alive connections.
import { Agent, request } from "node:http";

export interface Shot {
  method: "GET" | "POST" | "PUT";
  path: string;
  body?: string;
  token?: string;
}

export interface Told {
  perSecond: number;
  p99: number;
}

/** Fires the shots and tells how fast they were answered; any answer but 200 or 201 stops the bench. */
export async function fire(port: number, shots: Shot[], atOnce: number): Promise<Told> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: number[] = [];
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < shots.length) {
        const shot = shots[next++]!;
        const from = performance.now();
        await send(port, agent, shot);
        times.push(performance.now() - from);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return { perSecond: shots.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

function send(port: number, agent: Agent, { method, path, body, token }: Shot): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers: Record<string, string> = {};
    if (token) headers.authorization = `Bearer ${token}`;
    if (body) {
      headers["content-type"] = "application/json";
      headers["content-length"] = String(Buffer.byteLength(body));
    }
    const sent = request({ host: "127.0.0.1", port, agent, method, path, headers }, (response) => {
      let text = "";
      response.on("data", (bytes) => {
        if (response.statusCode !== 200 && response.statusCode !== 201) text += bytes;
      });
      response.on("end", () => {
        if (response.statusCode === 200 || response.statusCode === 201) resolve();
        else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
