// The HTML other systems read: a handful of tags, formulas as TeX in \( \) and \[ \], which Moodle and most others draw.
import { type Mark, nestedMarks, type RichText, type Run, type StepBlock } from "./rich-text.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

export const htmlEscaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);

export const writeHtml = (text: RichText): string =>
  text
    .map((block) => {
      if (block.kind === "steps")
        return `<ol>${block.steps.map((pieces) => `<li>${pieces.map(pieceHtml).join("")}</li>`).join("")}</ol>`;
      if (block.kind !== "table") return pieceHtml(block);
      const rows = block.rows.map((cells, at) => {
        const tag = at === 0 ? "th" : "td";
        return `<tr>${cells.map((runs) => `<${tag}>${inlineHtml(runs)}</${tag}>`).join("")}</tr>`;
      });
      return `<table>${rows.join("")}</table>`;
    })
    .join("");

const pieceHtml = (piece: StepBlock) =>
  piece.kind === "formula" ? `<p>\\[${htmlEscaped(piece.tex)}\\]</p>` : `<p>${inlineHtml(piece.runs)}</p>`;

export function inlineHtml(runs: readonly Run[]): string {
  let html = "";
  let open: Mark[] = [];
  const turnTo = (wanted: Mark[]) => {
    const differs = open.findIndex((mark, at) => mark !== wanted[at]);
    const kept = differs === -1 ? open.length : differs;
    for (const mark of open.slice(kept).reverse()) html += `</${mark}>`;
    for (const mark of wanted.slice(kept)) html += `<${mark}>`;
    open = wanted;
  };
  for (const run of runs) {
    turnTo(nestedMarks(open, run.marks));
    if (run.kind === "break") html += "<br/>";
    else if (run.kind === "math") html += `\\(${htmlEscaped(run.tex)}\\)`;
    else html += plainHtml(run.text);
  }
  turnTo([]);
  return html;
}

/** Signs that only look like the beginning of a formula are kept apart by an empty element. */
const plainHtml = (text: string) =>
  htmlEscaped(text).replaceAll(/\\(?=[([\])])|\$(?=\$)/g, (sign) => `${sign}<span></span>`);
