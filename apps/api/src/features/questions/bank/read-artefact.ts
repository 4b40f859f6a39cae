// The bank's file, as `npm run build` wrote it.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { zstdDecompressSync } from "node:zlib";
import type { ArtefactHead, ArtefactNote } from "@sabiprep/question-bank/artefact";

export const bankFolder = path.resolve(import.meta.dirname, "../../../../../../packages/question-bank/dist");

export const readNote = (folder = bankFolder): ArtefactNote =>
  JSON.parse(readFileSync(path.join(folder, "bank.json"), "utf8"));

export interface Artefact {
  head: ArtefactHead;
  /** Each one a list of texts as JSON, not parsed. */
  texts(): Generator<string>;
}

export function readArtefact({ file, hash, bytes: size }: ArtefactNote, folder = bankFolder): Artefact {
  // Decompressed in one piece: otherwise there are many pieces, and all of them are in memory together.
  const bytes = zstdDecompressSync(readFileSync(path.join(folder, file)), { chunkSize: size + 1 });
  if (createHash("sha256").update(bytes).digest("hex") !== hash)
    throw new Error(`${path.join(folder, file)} is damaged. Delete it and run npm run build`);
  const end = bytes.indexOf("\n");
  return {
    head: JSON.parse(bytes.toString("utf8", 0, end)),
    *texts() {
      for (let from = end + 1; from < bytes.length; ) {
        const to = bytes.indexOf("\n", from);
        yield bytes.toString("utf8", from, to === -1 ? bytes.length : to);
        from = to === -1 ? bytes.length : to + 1;
      }
    },
  };
}
