// Polynomials and quadratic equations, tested with numbers.

import { reached } from "../mathematics/drawn-points.ts";
import { inLowestTerms, sameAs } from "../mathematics/identities.ts";
import { formulaOf, inFigures } from "../reading/stated.ts";
import { evaluated, expression } from "../reading/tex-expression.ts";
import { sides } from "../reading/tex-relation.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const SMALL = 1e-7;

/** The zero of a linear divisor. */
function rootOf(divisor: string): number {
  const { at } = expression(divisor);
  return reached(-1e3, 1e3, (x) => at({ x }));
}

/** A sum of fractions with numbers above the line and linear expressions below it. */
const inPartialFractions = (tex: string) =>
  /^-?\\dfrac\{\d+\}\{\d*x [-+] \d+\} [-+] \\dfrac\{\d+\}\{\d*x [-+] \d+\}$/.test(tex);

/** The roots of a quadratic, one on each side of its turning point. */
function rootsOf(equation: string): { alpha: number; beta: number } {
  const [left, right] = sides(equation);
  if (right !== "0") throw new Error(`"${equation}" is not set to nought`);
  const { at } = expression(left);
  const curve = (x: number) => at({ x });
  const turn = turnOf(curve);
  return { alpha: reached(turn - 1e3, turn, curve), beta: reached(turn, turn + 1e3, curve) };
}

/** A parabola turns halfway between any two points of the same height. Three heights are enough to find the place. */
function turnOf(curve: (x: number) => number): number {
  const [left, middle, right] = [curve(-1), curve(0), curve(1)];
  return (left - right) / (2 * (left + right - 2 * middle));
}

export const polynomials: SubjectChecker = {
  "remainder-theorem": worded(
    [
      "<$it> is divided by <$divisor>. Calculate the remainder.",
      "By the remainder theorem, find what is left when <$it> is divided by <$divisor>.",
      "What is the remainder when the polynomial $f(x) = <~it>$ is divided by <$divisor>?",
    ],
    ({ it, divisor }, { source }) => {
      // The polynomial minus the remainder must be divisible by the divisor, so it is zero at the divisor's zero.
      const x = rootOf(divisor);
      return source.options.map((option) => Math.abs(expression(it).at({ x }) - evaluated(formulaOf(option))) < SMALL);
    },
  ),
  "unknown-coefficient-from-factor": worded(
    [
      "The expression <$it> has <$divisor> as a factor. What is the value of $k$?",
      "Given that <$divisor> divides <$it> exactly, find $k$.",
      "Find the constant $k$ for which <$divisor> is a factor of <$it>.",
      "If <$divisor> is a factor of <$it>, find the value of $k$.",
    ],
    ({ it, divisor }, { source }) => {
      const x = rootOf(divisor);
      return source.options.map(
        (option) => Math.abs(expression(it).at({ x, k: evaluated(formulaOf(option)) })) < SMALL,
      );
    },
  ),
  "symmetric-functions-of-roots": worded(
    [
      "The roots of the equation <$equation> are $\\alpha$ and $\\beta$. Evaluate <$it>.",
      "If $\\alpha$ and $\\beta$ are the roots of <$equation>, find the value of <$it>.",
      "Given that $\\alpha$ and $\\beta$ are the roots of <$equation>, what is <$it>?",
    ],
    ({ equation, it }, { source }) => {
      const value = expression(it).at(rootsOf(equation));
      return inFigures(source.options, value).map((right, at) => right && inLowestTerms(source.options[at] ?? ""));
    },
  ),
  "partial-fractions": sameAs(
    [
      "Resolve <$it> into partial fractions.",
      "Express <$it> in partial fractions.",
      "Which sum of partial fractions is equal to <$it>?",
      "Write <$it> as the sum of two partial fractions.",
    ],
    inPartialFractions,
  ),
  "equal-roots": worded(
    [
      "The roots of <$equation> are equal. Find the value of the constant $k$.",
      "For what value of $k$ does the equation <$equation> have equal roots?",
      "If <$equation> has equal roots, what is the value of $k$?",
    ],
    ({ equation }, { source }) => {
      const [left, right] = sides(equation);
      if (right !== "0") throw new Error(`"${equation}" is not set to nought`);
      return source.options.map((option) => {
        // The curve touches the axis at its turning point.
        const curve = (x: number) => expression(left).at({ x, k: evaluated(formulaOf(option)) });
        return Math.abs(curve(turnOf(curve))) < SMALL;
      });
    },
  ),
};
