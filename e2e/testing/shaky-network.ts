// The network between a browser and the server on a bad day. It is cut, or loses a share of the calls: some requests
// before they are received, and some responses after the server has done its work.
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

export interface ShakyNetwork {
  url: string;
  cut: () => void;
  mend: () => void;
  /** The share of API calls that fail from now on. Half of them are lost on the way back. */
  lose: (share: number, chance: () => number) => void;
  lost: () => number;
  /** Requests for paths with this prefix are accepted and never answered. */
  stall: (path: string) => void;
  /** Cuts the network when this many matching requests have been passed on and another one is received. */
  cutAfter: (pattern: RegExp, count: number) => void;
  /** The paths of all requests that were passed on. */
  passed: () => readonly string[];
  /** From now on another deployment is behind the network: its worker differs by this line. */
  deploy: (line: string) => void;
  stop: () => Promise<void>;
}

export async function shakyNetwork(target: string): Promise<ShakyNetwork> {
  const to = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  let share = 0;
  let chance = Math.random;
  let lost = 0;
  let deployed = "";
  let stalled = "";
  let limit: { pattern: RegExp; left: number } | null = null;
  const passed: string[] = [];
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };

  const server = createServer((incoming, outgoing) => {
    if (isCut) return incoming.socket.destroy();
    if (stalled !== "" && incoming.url?.startsWith(stalled)) return;
    if (limit?.pattern.test(incoming.url ?? "")) limit.left -= 1;
    if (limit && limit.left < 0) return cut();
    passed.push(incoming.url ?? "");
    const unlucky = incoming.url?.startsWith("/api/") && chance() < share;
    if (unlucky) lost += 1;
    if (unlucky && chance() < 0.5) return incoming.socket.destroy();
    return pass(incoming, outgoing, unlucky === true);
  });

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, swallow: boolean) {
    const { method, url: path, headers } = incoming;
    if (path === "/sw.js" && deployed !== "") {
      delete headers["accept-encoding"];
      delete headers["if-none-match"];
    }
    const onward = request({ host: to.hostname, port: to.port, method, path, headers }, (reply) => {
      if (!swallow && !isCut) {
        const { "content-length": _, ...kept } = reply.headers;
        const isWorker = path === "/sw.js" && deployed !== "" && reply.statusCode === 200;
        outgoing.writeHead(
          reply.statusCode ?? 502,
          isWorker ? { ...kept, etag: `"${deployed.length}"` } : reply.headers,
        );
        if (!isWorker) return void reply.pipe(outgoing);
        reply.pipe(outgoing, { end: false });
        return void reply.on("end", () => outgoing.end(`\n// ${deployed}\n`));
      }
      reply.resume();
      reply.on("end", () => incoming.socket.destroy());
    });
    onward.on("error", () => incoming.socket.destroy());
    incoming.pipe(onward);
  }

  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    cutAfter: (pattern, count) => {
      limit = { pattern, left: count };
    },
    passed: () => passed,
    mend: () => {
      isCut = false;
      limit = null;
      share = 0;
    },
    lose: (wanted, how) => {
      share = wanted;
      chance = how;
    },
    lost: () => lost,
    stall: (path) => {
      stalled = path;
    },
    deploy: (line) => {
      deployed = line;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
