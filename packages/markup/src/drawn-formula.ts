import { type RenderedFormula, texToMathml } from "./tex-to-mathml.ts";
import type { Formula } from "./tree.ts";

const known = new WeakMap<Formula, RenderedFormula>();

/** A formula is drawn once, however often the tree is walked. On its own line it is drawn larger. */
export function drawn(formula: Formula, display = false): RenderedFormula {
  const kept = known.get(formula);
  if (kept) return kept;
  const rendered = texToMathml(formula.tex, display);
  known.set(formula, rendered);
  return rendered;
}
