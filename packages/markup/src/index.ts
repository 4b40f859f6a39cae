// Our markup to HTML that is safe by construction: every character of the source is escaped, every tag is one of ours.
import { blocksOf } from "./blocks.ts";
import { inlineOf, type RenderedText } from "./inline.ts";
import { assertAmount } from "./limits.ts";
import { RenderProblem } from "./render-problem.ts";

export { assertAmount } from "./limits.ts";
export { mathClasses } from "./math-classes.ts";
export { picturesIn } from "./picture.ts";
export { RenderProblem } from "./render-problem.ts";
export { RENDERER_VERSION } from "./renderer-version.ts";
export { cellsOf, type TableShape, tableShape } from "./table.ts";
export type { Rendered } from "./tex-to-mathml.ts";

/**
 * A body, passage or explanation. A blank line starts a paragraph, a single line break stays one (verse, lists),
 * and lines that count 1., 2., 3. are steps.
 * It comes out as HTML, as `text` for places without marks (the underlined between two low lines) and as bare `words`.
 */
export function render(source: string): RenderedText {
  assertAmount(source);
  return tidy(blocksOf(source));
}

/** An option or a title: one line, no paragraph around it. */
export function renderInline(source: string): RenderedText {
  const line = source.trim();
  if (!line) throw new RenderProblem("the text is empty");
  if (line.includes("\n")) throw new RenderProblem("an option is one line");
  assertAmount(line);
  return tidy(inlineOf(line));
}

const tidy = ({ html, text, words }: RenderedText): RenderedText => ({ html, text: text.trim(), words: words.trim() });
