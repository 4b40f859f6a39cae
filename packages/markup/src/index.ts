// Our markup, read once to a tree and shown as HTML or as words.
import { assertTextLimits } from "./limits.ts";
import { parse } from "./parse.ts";
import { parseLine } from "./parse-line.ts";
import { RenderProblem } from "./render-problem.ts";
import { lineHtml, toHtml } from "./to-html.ts";
import { lineText, toText } from "./to-text.ts";
import type { Line } from "./tree.ts";

export { assertTextLimits } from "./limits.ts";
export { mathClasses } from "./math-classes.ts";
export * from "./parse.ts";
export { picturesIn } from "./picture.ts";
export { RENDERER_VERSION } from "./renderer-version.ts";
export { type TableShape, tableShape } from "./table-shape.ts";
export type { RenderedFormula } from "./tex-to-mathml.ts";
export { lineHtml, toHtml } from "./to-html.ts";
export { lineText, toText } from "./to-text.ts";

export interface RenderedText {
  html: string;
  /** For places without formatting: underlined text is between two underscores. */
  text: string;
  /** The text without the underscores for underlining: for comparing, never for reading. */
  words: string;
}

/** A body, passage or explanation. */
export function render(source: string): RenderedText {
  assertTextLimits(source);
  const blocks = parse(source);
  if (blocks.length === 0) throw new RenderProblem("the text is empty");
  return { html: toHtml(blocks), text: toText(blocks), words: toText(blocks, "words") };
}

/** An option or a title: one line, without a paragraph around it. */
export function renderInline(source: string): RenderedText {
  const line = parseOption(source);
  return { html: lineHtml(line), text: lineText(line).trim(), words: lineText(line, "words").trim() };
}

/** The line of an option, a title or an item of a list. */
export function parseOption(source: string): Line {
  const line = source.trim();
  if (!line) throw new RenderProblem("the text is empty");
  if (line.includes("\n")) throw new RenderProblem("an option must be one line");
  assertTextLimits(line);
  return parseLine(line);
}
