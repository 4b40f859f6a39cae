import { Worker } from "node:worker_threads";
import type { Format, FormatPicture, FormatQuestion, ParsedFile, ReadChoices, WrittenFile } from "@sabiprep/formats";

export type FileTask =
  | { kind: "read"; bytes: Uint8Array; name: string; choices: ReadChoices; this_year: number }
  | { kind: "write"; format: Format; questions: FormatQuestion[]; pictures: (FormatPicture | null)[] };

export type FileTaskOutcome = { parsed: ParsedFile } | { written: WrittenFile } | { refused: string };

const MOST_MS = 60_000;
const MOST_MEMORY_MB = 768;
const TOO_MUCH = "The file takes more time or memory than we give one file. Please split it.";

/** The task in a thread of its own, with a limit on its time and memory. */
export function inWorker(task: FileTask): Promise<FileTaskOutcome> {
  const worker = new Worker(new URL("./file-worker.ts", import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<FileTaskOutcome>();
  const timer = setTimeout(() => resolve({ refused: TOO_MUCH }), MOST_MS);
  worker.once("message", resolve);
  worker.once("error", (problem: NodeJS.ErrnoException) => {
    if (problem.code === "ERR_WORKER_OUT_OF_MEMORY") resolve({ refused: TOO_MUCH });
    else reject(problem);
  });
  return promise.finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}
