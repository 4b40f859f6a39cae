// A small bank with a few subjects of the built bank. It has full papers and passages, and loads in a tenth of the
// time.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { zstdCompressSync } from "node:zlib";
import type { ArtefactHead, ArtefactNote, ArtefactTexts } from "@sabiprep/question-bank/artefact";
import { readArtefact, readNote } from "../features/questions/bank/read-artefact.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** The folder of this small bank. */
export function smallBank(...subjects: string[]): string {
  const whole = readNote();
  const { head, texts } = readArtefact(whole);
  const isKept = ({ subject }: { subject: string }) => subjects.includes(subject);
  const questions = head.questions.filter(isKept);
  const keys = new Set(questions.map(({ key }) => key));
  const places = new Map(questions.map(({ key }, at) => [key, at]));
  const kept: ArtefactTexts[] = [];
  for (const line of texts())
    for (const text of JSON.parse(line) as ArtefactTexts[]) if (keys.has(text.key)) kept.push(text);
  const pictures = new Set(kept.map(({ picture_sha256 }) => picture_sha256));
  const passages = new Set(kept.map(({ passage }) => passage));
  const small: ArtefactHead = {
    ...head,
    topics: head.topics.filter(isKept),
    pictures: head.pictures.filter(({ sha256 }) => pictures.has(sha256)),
    passages: head.passages.filter(({ key }) => passages.has(key)),
    questions,
    questions_a_line: kept.length,
    papers: head.papers
      .filter(isKept)
      .map((paper) => ({ ...paper, questions: paper.questions.map((at) => places.get(head.questions[at]!.key)!) })),
  };
  const content = Buffer.from([small, kept].map((line) => JSON.stringify(line)).join("\n"));
  const hash = createHash("sha256").update(content).digest("hex");
  const note: ArtefactNote = { ...whole, hash, file: "small.zst", bytes: content.length, questions: questions.length };
  const folder = temporaryFolder("small-bank");
  writeFileSync(path.join(folder, note.file), zstdCompressSync(content));
  writeFileSync(path.join(folder, "bank.json"), JSON.stringify(note));
  return folder;
}
