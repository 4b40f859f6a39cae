// The back-up file is one gzip stream of frames. A frame is a kind (1 byte), a length (4 bytes) and that many bytes.
// Notes are JSON and announce the next part. Pieces are the bytes of the table or file announced last.
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { DatabaseProblem } from "../database-problem.ts";

export const formatVersion = 1;

export type Partition = { parent: string; name: string; bound: string };

export type Note =
  | {
      is: "header";
      format: number;
      made_at: string;
      migrations: Record<string, string>;
      partitions: Partition[];
      sequences: Record<string, string>;
      /** The ids of the keys its secrets are sealed with. Older back-ups contain the secrets unsealed. */
      sealed_with?: string[];
    }
  | { is: "table"; name: string; columns: string[] }
  | { is: "file"; name: string }
  | { is: "end of part"; sha256: string; size: number; rows: number }
  | { is: "end"; tables: number; rows: number; files: number };

export type Header = Extract<Note, { is: "header" }>;
export type Frame = { note: Note } | { piece: Buffer };

const kinds = { note: 1, piece: 2 };
const headSize = 5;
const largestFrame = 64 * 1024 * 1024;

function frame(kind: number, body: Buffer): Buffer {
  const head = Buffer.alloc(headSize);
  head.writeUInt8(kind, 0);
  head.writeUInt32BE(body.length, 1);
  return Buffer.concat([head, body]);
}

export const noteFrame = (note: Note): Buffer => frame(kinds.note, Buffer.from(JSON.stringify(note)));
export const pieceFrame = (piece: Buffer): Buffer => frame(kinds.piece, piece);

const damaged = (file: string, why: string) => new DatabaseProblem(`The backup ${file} is damaged (${why}).`);

function parseNote(file: string, body: Buffer): Note {
  try {
    return JSON.parse(body.toString("utf8")) as Note;
  } catch {
    throw damaged(file, "a metadata record cannot be read");
  }
}

async function* unzipped(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  source.on("error", (error) => gunzip.destroy(error)).pipe(gunzip);
  try {
    for await (const bytes of gunzip) yield bytes;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new DatabaseProblem(`Backup not found: ${file}.`);
    throw damaged(file, message);
  } finally {
    source.destroy();
  }
}

export async function* readFrames(file: string): AsyncGenerator<Frame> {
  let held: Buffer = Buffer.alloc(0);
  for await (const bytes of unzipped(file)) {
    held = held.length > 0 ? Buffer.concat([held, bytes]) : bytes;
    for (;;) {
      if (held.length < headSize) break;
      const size = held.readUInt32BE(1);
      if (size > largestFrame) throw damaged(file, "a frame has an impossible length");
      if (held.length < headSize + size) break;
      const body = held.subarray(headSize, headSize + size);
      if (held[0] === kinds.piece) yield { piece: body };
      else if (held[0] === kinds.note) yield { note: parseNote(file, body) };
      else throw damaged(file, "a frame has an unknown type");
      held = held.subarray(headSize + size);
    }
  }
  if (held.length > 0) throw damaged(file, "the file is cut off");
}
