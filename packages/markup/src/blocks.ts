// A whole text: paragraphs, worked steps, formulas on their own line and tables.
import { inlineOf, type RenderedText } from "./inline.ts";
import { RenderProblem } from "./render-problem.ts";
import { displayed, renderSteps } from "./render-steps.ts";
import { formulaOn, stepsAt } from "./steps.ts";
import { table } from "./table.ts";

type Block =
  | { kind: "paragraph" | "table"; lines: string[] }
  | { kind: "steps"; steps: string[][] }
  | { kind: "formula"; tex: string };

export function blocksOf(source: string): RenderedText {
  const rendered = split(source).map(renderBlock);
  if (rendered.length === 0) throw new RenderProblem("the text is empty");
  return {
    html: rendered.map(({ html }) => html).join(""),
    text: rendered.map(({ text }) => text).join("\n\n"),
    words: rendered.map(({ words }) => words).join("\n\n"),
  };
}

function split(source: string): Block[] {
  const blocks: Block[] = [];
  let fresh = true;
  const lines = source
    .replaceAll("\r\n", "\n")
    .split("\n")
    .map((line) => line.trim());
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const list = stepsAt(lines, at);
    if (list) {
      blocks.push({ kind: "steps", steps: list.steps });
      at += list.lines - 1;
      continue;
    }
    const formula = formulaOn(line);
    const kind = line.startsWith("|") ? "table" : "paragraph";
    const last = blocks.at(-1);
    if (formula) blocks.push({ kind: "formula", tex: formula });
    else if (line && !fresh && last?.kind === kind) last.lines.push(line);
    else if (line) blocks.push({ kind, lines: [line] });
    fresh = line === "";
  }
  return blocks;
}

function renderBlock(block: Block): RenderedText {
  if (block.kind === "table") return table(block.lines);
  if (block.kind === "steps") return renderSteps(block.steps);
  if (block.kind === "formula") return displayed(block.tex);
  const { html, ...said } = inlineOf(block.lines.join("\n"));
  return { html: `<p>${html}</p>`, ...said };
}
