// Runs beside the server, not in it: a file that takes too long or too much memory ends this process, and nobody waits
// for it.
import { once } from "node:events";
import { flushCompileCache } from "node:module";
import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { FileRefusal, type ParsedRow, readCells, readQuestionFile, writeQuestionFile } from "@sabiprep/formats";
import type { FileMessage, FileTask, FileTaskOutcome } from "./file-in-child.ts";
import type { ProcessLimits } from "./process-watch.ts";

const ROWS_A_MESSAGE = 100;
const UNREADABLE = "We could not read the file. Save it again, or in another format.";

/** The limits are checked from another thread, because this one is busy while a file is being read. */
async function watchLimits(): Promise<void> {
  const workerData: ProcessLimits = JSON.parse(process.argv[2]!);
  const watch = new Worker(new URL("./process-watch.ts", import.meta.url), { workerData });
  await once(watch, "online");
}

async function done(task: FileTask): Promise<FileTaskOutcome> {
  try {
    if (task.kind === "write") return { written: await writeQuestionFile(task.format, task.questions, task.pictures) };
    if (task.kind === "cells") return { cells: readCells(task.bytes) };
    return { parsed: await readQuestionFile(task.bytes, task.name, task.choices, task.this_year) };
  } catch (problem) {
    if (problem instanceof FileRefusal) return { refused: problem.message };
    // A file that breaks its reader is refused like any other. Nothing else can fail here.
    if (task.kind !== "write") return { refused: UNREADABLE };
    throw problem;
  }
}

const say = (message: FileMessage) =>
  new Promise<void>((resolve, reject) => {
    process.send!(message, undefined, undefined, (problem) => (problem ? reject(problem) : resolve()));
  });

async function sayRows(rows: ParsedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_A_MESSAGE) await say({ rows: rows.slice(at, at + ROWS_A_MESSAGE) });
}

process.once("message", async (task: FileTask) => {
  try {
    setPriority(5);
  } catch {
    // Where it may not step back it runs as it is.
  }
  await watchLimits();
  // Flushed before the untrusted file is read, because a kill leaves no time for it at the end.
  flushCompileCache();
  const outcome = await done(task);
  if ("parsed" in outcome) {
    await sayRows(outcome.parsed.rows);
    await say({ parsed: { ...outcome.parsed, rows: [] } });
  } else await say(outcome);
  process.exit(0);
});
