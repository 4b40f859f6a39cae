// Reads a back-up part by part and stops at the first difference from what was written.
import { createHash } from "node:crypto";
import { DatabaseProblem } from "../database-problem.ts";
import { type Frame, formatVersion, type Header, type Note, readFrames } from "./frames.ts";
import type { Summary } from "./write-backup.ts";

type BackupPart = Extract<Note, { is: "table" | "file" }>;

export type Receiver = {
  header?(header: Header): Promise<void>;
  table(name: string, columns: string[], pieces: AsyncIterable<Buffer>): Promise<void>;
  file(name: string, pieces: AsyncIterable<Buffer>): Promise<void>;
};

async function drain(pieces: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of pieces);
}

const checkOnly: Receiver = {
  table: (_name, _columns, pieces) => drain(pieces),
  file: (_name, pieces) => drain(pieces),
};

/** A name from a file must not point outside the folder it is unpacked into. */
const isSafe = (name: string) => !name.startsWith("/") && !name.includes("\\") && !name.split("/").includes("..");

/** Passes every part to the receiver. The hash of a part can be checked only at its end. */
export async function readBackup(file: string, receiver: Receiver): Promise<{ header: Header; summary: Summary }> {
  const damaged = (why: string) => new DatabaseProblem(`The backup ${file} is damaged (${why}).`);
  const frames = readFrames(file);
  const summary: Summary = { tables: 0, rows: 0, files: 0 };

  async function next(): Promise<Frame> {
    const { value, done } = await frames.next();
    if (done) throw damaged("the file is cut off");
    return value;
  }

  async function* piecesOf(part: BackupPart): AsyncGenerator<Buffer> {
    const hash = createHash("sha256");
    for (;;) {
      const frame = await next();
      if ("piece" in frame) {
        hash.update(frame.piece);
        yield frame.piece;
        continue;
      }
      if (frame.note.is !== "end of part" || frame.note.sha256 !== hash.digest("hex")) {
        throw damaged(`${part.is} ${part.name} was changed after it was written`);
      }
      summary.rows += frame.note.rows;
      return;
    }
  }

  async function readParts(): Promise<void> {
    for (;;) {
      const frame = await next();
      if (!("note" in frame)) throw damaged("there are unexpected bytes");
      const { note } = frame;
      if (note.is === "table") {
        summary.tables += 1;
        await receiver.table(note.name, note.columns, piecesOf(note));
      } else if (note.is === "file" && isSafe(note.name)) {
        summary.files += 1;
        await receiver.file(note.name, piecesOf(note));
      } else if (note.is === "end") {
        const same = note.tables === summary.tables && note.rows === summary.rows && note.files === summary.files;
        if (!same || !(await frames.next()).done) throw damaged("the end record does not match the rest");
        return;
      } else throw damaged("a metadata record is in the wrong place");
    }
  }

  try {
    const first = await next();
    if (!("note" in first) || first.note.is !== "header") throw damaged("the header is missing");
    const header = first.note;
    if (header.format !== formatVersion) {
      throw new DatabaseProblem(
        `The backup ${file} has format ${header.format}. This build reads format ${formatVersion}.`,
      );
    }
    await receiver.header?.(header);
    await readParts();
    return { header, summary };
  } finally {
    await frames.return(undefined);
  }
}

export const verifyBackup = (file: string) => readBackup(file, checkOnly);
