// A whole text: paragraphs, formulas on their own line and tables.
import { inlineOf, type RenderedText } from "./inline.ts";
import { RenderProblem } from "./render-problem.ts";
import { table } from "./table.ts";
import { texToMathml } from "./tex-to-mathml.ts";

type Block = { kind: "paragraph" | "table"; lines: string[] } | { kind: "formula"; tex: string };

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
  for (const line of source
    .replaceAll("\r\n", "\n")
    .split("\n")
    .map((line) => line.trim())) {
    const formula = /^\$\$(.+)\$\$$/.exec(line)?.[1];
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
  if (block.kind === "formula") return formula(block.tex);
  const { html, ...said } = inlineOf(block.lines.join("\n"));
  return { html: `<p>${html}</p>`, ...said };
}

function formula(tex: string): RenderedText {
  const { html, text } = texToMathml(tex, true);
  return { html, text, words: text };
}
