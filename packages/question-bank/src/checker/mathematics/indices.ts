import { formulaOf } from "../reading/stated.ts";
import { alike, evaluated, expression } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { inLowestTerms, sameAs, satisfying } from "./identities.ts";

export const indices: SubjectChecker = {
  "evaluate-fractional-index": sameAs(
    ["Simplify <$it> without using tables or a calculator.", "Evaluate <$it>.", "Find the value of <$it>."],
    inLowestTerms,
  ),
  "simplify-powers": sameAs([
    "Express <$it> in its simplest form.",
    "Which expression is equal to <$it>?",
    "Simplify <$it>.",
  ]),
  "exponential-equation": satisfying("x", [
    "Find the value of $x$ that satisfies <$it>.",
    "Solve for $x$: <$it>.",
    "If <$it>, find $x$.",
  ]),
  "common-power-factor": worded(
    ["Evaluate <$it>, where $n$ is a positive integer.", "Simplify <$it>.", "Find the value of <$it>."],
    ({ it }, { source }) =>
      source.options.map(
        (option) =>
          inLowestTerms(formulaOf(option)) &&
          [1, 2, 3, 4].every((n) => alike(expression(it).at({ n }), evaluated(formulaOf(option)))),
      ),
  ),
  "power-of-a-product": sameAs([
    "Simplify <$it>.",
    "Express <$it> without brackets.",
    "Remove the brackets from <$it>.",
  ]),
};
