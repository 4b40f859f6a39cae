// Renders notes beside the server, one after another, and reports each when it is done.
import { parentPort } from "node:worker_threads";
import { RenderProblem } from "@sabiprep/markup";
import { readNote } from "./note-parts.ts";

function outcomeOf(source: string) {
  try {
    return readNote(source);
  } catch (problem) {
    if (!(problem instanceof RenderProblem)) throw problem;
    return { problem: problem.message };
  }
}

parentPort!.on("message", (texts: { source: string }[]) => {
  for (const { source } of texts) parentPort!.postMessage(outcomeOf(source));
});
parentPort!.postMessage("ready");
