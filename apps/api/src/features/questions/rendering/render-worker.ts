// Renders texts in a worker, one after the other, and reports each one when it is done.
import { parentPort } from "node:worker_threads";
import { RenderProblem, render, renderInline } from "@sabiprep/markup";
import type { Outcome, TextToRender } from "./render-in-child.ts";

function outcomeOf({ source, inline }: TextToRender): Outcome {
  try {
    return { html: (inline ? renderInline : render)(source).html };
  } catch (problem) {
    if (!(problem instanceof RenderProblem)) throw problem;
    return { problem: problem.message };
  }
}

parentPort!.on("message", (texts: TextToRender[]) => {
  for (const text of texts) parentPort!.postMessage(outcomeOf(text));
});
parentPort!.postMessage("ready");
