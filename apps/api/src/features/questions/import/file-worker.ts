// Runs beside the server, not in it: a file that takes long or swells ends here and nobody waits for it.
import { parentPort, workerData } from "node:worker_threads";
import { FileRefusal, readQuestionFile, writeQuestionFile } from "@sabiprep/formats";
import type { FileTask, FileTaskOutcome } from "./in-worker.ts";

const task = workerData as FileTask;

async function done(): Promise<FileTaskOutcome> {
  try {
    if (task.kind === "write") return { written: await writeQuestionFile(task.format, task.questions, task.pictures) };
    return { parsed: await readQuestionFile(task.bytes, task.name, task.choices, task.this_year) };
  } catch (problem) {
    if (problem instanceof FileRefusal) return { refused: problem.message };
    throw problem;
  }
}

parentPort!.postMessage(await done());
