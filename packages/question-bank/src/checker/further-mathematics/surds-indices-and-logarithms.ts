import { inLowestTerms, inSimplestSurds, sameAs, satisfying } from "../mathematics/identities.ts";
import { inFigures } from "../reading/stated.ts";
import { evaluated } from "../reading/tex-expression.ts";
import { relation } from "../reading/tex-relation.ts";
import { numberIn, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

/** The two different values of "$x = -1$ or $x = 3$". */
function twoValues(option: string): [number, number] {
  const [, one = "", other = ""] = /^\$x = ([^$]+)\$ or \$x = ([^$]+)\$$/.exec(option) ?? [];
  const values: [number, number] = [numberIn(one), numberIn(other)];
  if (values[0] === values[1]) throw new Error(`"${option}" is one value`);
  return values;
}

export const surdsIndicesAndLogarithms: SubjectChecker = {
  "rationalise-binomial": sameAs(
    [
      "Rationalise the denominator of <$it> and simplify.",
      "Express <$it> in the form $p + q\\sqrt{<#_root>}$.",
      "Simplify <$it>, leaving no surd in the denominator.",
      "Write <$it> with a rational denominator in its simplest form.",
    ],
    inSimplestSurds,
  ),
  "exponential-quadratic": worded(
    [
      "Find the values of $x$ for which <$it>.",
      "Given that <$it>, find the two possible values of $x$.",
      "What are the roots of the equation <$it>?",
      "Solve the equation <$it>.",
    ],
    // A quadratic in one power has at most two roots, so two values that fit are all of them.
    ({ it }, { source }) => {
      const holds = relation(it);
      return source.options.map((option) => twoValues(option).every((x) => holds({ x })));
    },
  ),
  "index-equation": satisfying("x", [
    "If <$it>, find the value of $x$.",
    "Given that <$it>, what is $x$?",
    "Find the value of $x$ which satisfies <$it>.",
  ]),
  "logarithmic-equation": satisfying("x", [
    "Find the value of $x$ if <$it>.",
    "Solve the equation <$it>.",
    "For what value of $x$ is <$it>?",
    "Given that <$it>, find $x$.",
  ]),
  "logarithm-in-related-base": worded(
    ["Find the value of <$it>.", "Evaluate <$it>.", "Without using tables, work out <$it>."],
    ({ it }, { source }) =>
      inFigures(source.options, evaluated(it)).map((right, at) => right && inLowestTerms(source.options[at] ?? "")),
  ),
};
