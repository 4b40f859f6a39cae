// Writes the bank's file and its note. Both get their final names only when they are complete.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { constants, zstdCompressSync } from "node:zlib";
import type { Bank } from "../bank.ts";
import { arrangePapers, loadBank } from "../index.ts";
import { artefactLesson, type Lesson, readLessons } from "../lessons/read-lessons.ts";
import { artefactTheory } from "../theory/artefact-theory.ts";
import { readTheoryPapers } from "../theory/read-theory.ts";
import type { TheoryPaper } from "../theory/theory-paper.ts";
import type { ArtefactNote } from "./bank-artefact.ts";
import { artefactLines } from "./make-artefact.ts";

export function writeArtefact(
  folder: string,
  sources: string,
  bank: Bank = loadBank(),
  lessons: readonly Lesson[] = readLessons(),
  theoryPapers: readonly TheoryPaper[] = readTheoryPapers().papers,
): ArtefactNote {
  const content = Buffer.from([...artefactLines(bank, arrangePapers(bank))].join("\n"));
  const hash = createHash("sha256").update(content).digest("hex");
  const file = `bank-${hash.slice(0, 16)}.zst`;
  const questions = bank.subjects.reduce((total, { questions }) => total + questions.length, 0);
  const made_at = new Date().toISOString();
  const note: ArtefactNote = { sources, hash, file, bytes: content.length, questions, made_at };
  mkdirSync(folder, { recursive: true });
  // A server that has already read the old note may still need the file it names.
  const before = existsSync(path.join(folder, "bank.json"))
    ? JSON.parse(readFileSync(path.join(folder, "bank.json"), "utf8")).file
    : file;
  const put = (name: string, content: string | Uint8Array) => {
    const unfinished = path.join(folder, `.${process.pid}-${name}`);
    writeFileSync(unfinished, content);
    renameSync(unfinished, path.join(folder, name));
  };
  put(file, zstdCompressSync(content, { params: { [constants.ZSTD_c_compressionLevel]: 9 } }));
  put("lessons.json", JSON.stringify(lessons.map(artefactLesson)));
  put("theory.json", JSON.stringify(theoryPapers.map(artefactTheory)));
  put("bank.json", `${JSON.stringify(note, null, 2)}\n`);
  for (const name of readdirSync(folder))
    if (name !== file && name !== before && /^bank-[0-9a-f]{16}\.zst$/.test(name)) rmSync(path.join(folder, name));
  return note;
}
