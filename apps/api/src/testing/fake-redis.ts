// A Redis with only the commands that our limits use. It can hang, stop and start again.

import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export async function startFakeRedis() {
  const counts = new Map<string, number>();
  const open = new Set<Socket>();
  let calls = 0;
  let hangs = false;
  let server: Server;

  const answer = (words: string[]): string => {
    const [command = ""] = words;
    // The limiter's script: how much this key has used, and how long its minute still lasts.
    if (/^eval/i.test(command)) {
      calls++;
      const [, , , key = "", points = "1"] = words;
      const spent = (counts.get(key) ?? 0) + Number(points);
      counts.set(key, spent);
      return `*2\r\n:${spent}\r\n:60000\r\n`;
    }
    if (/^info$/i.test(command)) return bulk("redis_version:7.0.0\r\nloading:0\r\n");
    if (/^hello$/i.test(command)) return "-ERR unknown command 'HELLO'\r\n";
    return "+OK\r\n";
  };

  const serve = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer((socket) => {
        open.add(socket);
        let text = "";
        socket.on("error", () => {});
        socket.on("close", () => open.delete(socket));
        socket.on("data", (bytes) => {
          text += bytes;
          if (hangs) return;
          const { commands, rest } = readCommands(text);
          text = rest;
          for (const words of commands) socket.write(answer(words));
        });
      }).listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
    });
  const away = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });

  const port = await serve(0);
  onTestFinished(away);
  return {
    url: `redis://127.0.0.1:${port}`,
    /** How many times something was counted here. */
    counted: () => calls,
    hang: () => {
      hangs = true;
    },
    away,
    back: async () => {
      hangs = false;
      await serve(port);
    },
  };
}

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** The Redis protocol: a list of texts, each with its length first. */
function readCommands(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let at = 0;
  for (;;) {
    const head = /^\*(\d+)\r\n/.exec(text.slice(at));
    if (!head) break;
    let next = at + head[0].length;
    const words: string[] = [];
    for (let word = 0; word < Number(head[1]); word++) {
      const size = /^\$(\d+)\r\n/.exec(text.slice(next));
      if (!size) break;
      const from = next + size[0].length;
      words.push(text.slice(from, from + Number(size[1])));
      next = from + Number(size[1]) + 2;
    }
    if (words.length < Number(head[1]) || next > text.length) break;
    commands.push(words);
    at = next;
  }
  return { commands, rest: text.slice(at) };
}
