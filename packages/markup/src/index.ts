// Our markup to HTML that is safe by construction: every character of the source is escaped, every tag is one of ours.
import { blocksOf } from "./blocks.ts";
import { inlineOf } from "./inline.ts";
import { RenderProblem } from "./render-problem.ts";
import type { Rendered } from "./tex-to-mathml.ts";

export { mathClasses } from "./math-classes.ts";
export { RenderProblem } from "./render-problem.ts";
export type { Rendered } from "./tex-to-mathml.ts";

/** A body, passage or explanation. A blank line starts a paragraph, a single line break stays one (verse, lists). */
export const render = (source: string): Rendered => tidy(blocksOf(source));

/** An option or a title: one line, no paragraph around it. */
export function renderInline(source: string): Rendered {
  const line = source.trim();
  if (!line) throw new RenderProblem("the text is empty");
  if (line.includes("\n")) throw new RenderProblem("an option is one line");
  return tidy(inlineOf(line));
}

const tidy = ({ html, text }: Rendered): Rendered => ({ html, text: text.trim() });
