// Asks ClamAV whether a file is known to be harmful. ClamAV listens on a port or a socket. The bytes are sent in pieces
// (INSTREAM), a zero ends them, and one line is returned.
import { connect } from "node:net";
import type { Config } from "../config.ts";

export interface Scanner {
  /** The name of the finding, or null for a file with no known problem. Fails when there is no answer. */
  find(bytes: Buffer): Promise<string | null>;
}

const PIECE_BYTES = 256 * 1024;
const LONGEST_MS = 60_000;

/** Null when no scanner is configured. */
export function createScanner({ CLAMAV_URL }: Pick<Config, "CLAMAV_URL">): Scanner | null {
  if (!CLAMAV_URL) return null;
  const { protocol, hostname, port, pathname } = new URL(CLAMAV_URL);
  const place = protocol === "unix:" ? { path: pathname } : { host: hostname, port: Number(port || 3310) };
  return { find: async (bytes) => verdictOf(await ask(place, bytes)) };
}

function ask(place: { path: string } | { host: string; port: number }, bytes: Buffer): Promise<string> {
  return new Promise((give, refuse) => {
    const socket = connect(place);
    let reply = "";
    socket.setTimeout(LONGEST_MS, () => socket.destroy(new Error("the virus scanner does not respond")));
    socket.on("data", (piece) => {
      reply += piece.toString("latin1");
    });
    socket.on("error", refuse);
    socket.on("close", () => give(reply));
    socket.on("connect", () => {
      socket.write("zINSTREAM\0");
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
        const piece = bytes.subarray(at, at + PIECE_BYTES);
        socket.write(lengthOf(piece.length));
        socket.write(piece);
      }
      socket.write(lengthOf(0));
    });
  });
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function verdictOf(reply: string): string | null {
  const said = reply.replaceAll("\0", "").trim();
  if (said === "stream: OK") return null;
  const found = /^stream: (.+) FOUND$/.exec(said);
  if (!found) throw new Error(`the virus scanner replied ${JSON.stringify(said.slice(0, 100))}`);
  return found[1]!;
}
