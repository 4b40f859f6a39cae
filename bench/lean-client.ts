// A client that costs almost nothing. It shares the cores with the server it measures, and node's own client takes as
// long for a request as the server does. It uses one connection, sends one request at a time, and accepts only
// responses with a Content-Length.
import { once } from "node:events";
import { connect, type Socket } from "node:net";

interface ClientRequest {
  method?: "GET" | "POST" | "PUT";
  headers?: Record<string, string>;
  body?: object;
}

interface Reply {
  status: number;
  text: string;
}

export interface LeanClient {
  ask(path: string, asked?: ClientRequest): Promise<Reply>;
  close(): void;
}

const END_OF_HEAD = Buffer.from("\r\n\r\n");

export async function leanClient(url: string): Promise<LeanClient> {
  const { hostname, port, host } = new URL(url);
  let socket = await open();
  return {
    ask: async (path, { method = "GET", headers = {}, body } = {}) => {
      // The server closes connections that were idle for a while.
      if (!socket.writable) socket = await open();
      const text = body ? JSON.stringify(body) : "";
      const lines = Object.entries({ host, "content-length": String(Buffer.byteLength(text)), ...headers });
      if (body) lines.push(["content-type", "application/json"]);
      socket.write(
        `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${text}`,
      );
      return readReply(socket);
    },
    close: () => socket.destroy(),
  };

  async function open(): Promise<Socket> {
    const opening = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(opening, "connect");
    return opening;
  }
}

function readReply(socket: Socket): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let seen: Buffer = Buffer.alloc(0);
    const onData = (bytes: Buffer) => {
      seen = seen.length ? Buffer.concat([seen, bytes]) : bytes;
      const headEnds = seen.indexOf(END_OF_HEAD);
      if (headEnds < 0) return;
      const head = seen.toString("latin1", 0, headEnds);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
      if (Number.isNaN(length)) return settle(() => reject(new Error(`a reply without a length:\n${head}`)));
      const from = headEnds + END_OF_HEAD.length;
      if (seen.length < from + length) return;
      settle(() => resolve({ status: Number(head.slice(9, 12)), text: seen.toString("utf8", from, from + length) }));
    };
    const onEnd = () => settle(() => reject(new Error("the server ended the connection")));
    const settle = (how: () => void) => {
      socket.off("data", onData).off("close", onEnd).off("error", onEnd);
      how();
    };
    socket.on("data", onData).on("close", onEnd).on("error", onEnd);
  });
}
