import { type Rendered, texToMathml } from "./tex-to-mathml.ts";
import type { Formula } from "./tree.ts";

const known = new WeakMap<Formula, Rendered>();

/** A formula is drawn once, however many walk past it; on a line of its own it is drawn larger. */
export function drawn(formula: Formula, display = false): Rendered {
  const kept = known.get(formula);
  if (kept) return kept;
  const rendered = texToMathml(formula.tex, display);
  known.set(formula, rendered);
  return rendered;
}
