// A whole text: paragraphs, formulas on their own line and tables.
import { excerpt, inlineOf } from "./inline.ts";
import { RenderProblem } from "./render-problem.ts";
import { type Rendered, texToMathml } from "./tex-to-mathml.ts";

type Block = { kind: "paragraph" | "table"; lines: string[] } | { kind: "formula"; tex: string };

export function blocksOf(source: string): Rendered {
  const rendered = split(source).map(renderBlock);
  if (rendered.length === 0) throw new RenderProblem("the text is empty");
  return {
    html: rendered.map(({ html }) => html).join(""),
    text: rendered.map(({ text }) => text).join("\n\n"),
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

function renderBlock(block: Block): Rendered {
  if (block.kind === "table") return table(block.lines);
  if (block.kind === "formula") return texToMathml(block.tex, true);
  const { html, text } = inlineOf(block.lines.join("\n"));
  return { html: `<p>${html}</p>`, text };
}

function table(lines: string[]): Rendered {
  const [head = "", rule = "", ...body] = lines;
  if (!/^\|(?:\s*:?-+:?\s*\|)+$/.test(rule))
    throw new RenderProblem(`the second line of a table is |---|: ${excerpt(head)}`);
  const rows = [head, ...body].map((line) => cellsOf(line).map(inlineOf));
  const width = rows[0]?.length ?? 0;
  if (rows.some((cells) => cells.length !== width))
    throw new RenderProblem(`rows of unequal length in the table ${excerpt(head)}`);
  const [headCells = [], ...bodyRows] = rows;
  const th = headCells.map(({ html }) => `<th scope="col">${html}</th>`).join("");
  const tr = bodyRows.map((cells) => `<tr>${cells.map(({ html }) => `<td>${html}</td>`).join("")}</tr>`).join("");
  return {
    html: `<table><thead><tr>${th}</tr></thead><tbody>${tr}</tbody></table>`,
    text: rows.map((cells) => cells.map(({ text }) => text).join(" | ")).join("\n"),
  };
}

/** Cells end at a bar that is neither escaped nor inside a formula. */
function cellsOf(line: string): string[] {
  const cells = line.slice(1).match(/(?:\\.|\$(?:\\.|[^$\\])*\$|[^|\\$])*(?:\||$)/g) ?? [];
  const closed = line.endsWith("|") ? cells.filter((cell) => cell.endsWith("|")) : cells.filter(Boolean);
  return closed.map((cell) => cell.replace(/\|$/, "").trim());
}
