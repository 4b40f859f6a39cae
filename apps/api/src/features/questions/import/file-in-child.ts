// Question files are read and written in a child process. A thread shares its memory with the server, and no limit on a
// thread counts memory outside its heap. A process that uses too much memory or time ends alone.
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type {
  Format,
  FormatPicture,
  FormatQuestion,
  ParsedFile,
  ParsedRow,
  ReadChoices,
  WrittenFile,
} from "@sabiprep/formats";
import type { ProcessLimits } from "./process-watch.ts";

export type FileTask =
  | { kind: "read"; bytes: Uint8Array; name: string; choices: ReadChoices; this_year: number }
  | { kind: "cells"; bytes: Uint8Array }
  | { kind: "write"; format: Format; questions: FormatQuestion[]; pictures: (FormatPicture | null)[] };

export type FileTaskOutcome =
  | { parsed: ParsedFile }
  | { written: WrittenFile }
  | { cells: string[][] }
  | { refused: string };

/** Messages from the process. Rows are sent a few at a time, so that receiving them never blocks the server. */
export type FileMessage = FileTaskOutcome | { rows: ParsedRow[] };

const MAX_HEAP_MB = 640;
/** Memory is everything the process uses, including buffers. */
const LIMITS: ProcessLimits = { memory_mb: 900, work_ms: 60_000 };
const MAX_MS = 300_000;
const FILE_TOO_LARGE = "The file is too large to read. Please split it.";

export async function fileInChildProcess(task: FileTask, limits = LIMITS): Promise<FileTaskOutcome> {
  const child = fork(fileURLToPath(new URL("./file-process.ts", import.meta.url)), [JSON.stringify(limits)], {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, "--disable-warning=ExperimentalWarning"],
    // It reads files from strangers, so its environment has no secrets.
    env: {
      NODE_ENV: process.env.NODE_ENV,
      PATH: process.env.PATH,
      SYSTEMROOT: process.env.SYSTEMROOT,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), MAX_MS);
  try {
    return await outcomeOf(child, task);
  } finally {
    clearTimeout(timer);
    child.kill("SIGKILL");
  }
}

function outcomeOf(child: ChildProcess, task: FileTask): Promise<FileTaskOutcome> {
  const { promise, resolve, reject } = Promise.withResolvers<FileTaskOutcome>();
  const rows: ParsedRow[] = [];
  child.on("message", (message: FileMessage) => {
    if ("rows" in message) for (const row of message.rows) rows.push(row);
    else resolve("parsed" in message ? { parsed: { ...message.parsed, rows } } : message);
  });
  child.once("error", reject);
  // If the process ends early, we blame this file, whatever the reason.
  child.once("exit", () => resolve({ refused: FILE_TOO_LARGE }));
  child.send(task, (problem) => problem && resolve({ refused: FILE_TOO_LARGE }));
  return promise;
}
