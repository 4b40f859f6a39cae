// Gradients, turning points and rates, measured on the curves themselves.

import { closely, slope } from "../mathematics/calculus.ts";
import { curveOf } from "../mathematics/differentiation.ts";
import { reached } from "../mathematics/drawn-points.ts";
import { inLowestTerms } from "../mathematics/identities.ts";
import { inFormulas } from "../reading/formula-with-unit.ts";
import { formulaOf, inFigures } from "../reading/stated.ts";
import { alike, evaluated, expression } from "../reading/tex-expression.ts";
import { sides } from "../reading/tex-relation.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { pointIn } from "./written-point.ts";

/** Far enough from zero that no denominator with small numbers is zero there. */
const tried = [-23.7, 17.3, 31.9];

/** y as a function of x on a curve, near one of its points. */
function branchThrough(equation: string, at: { x: number; y: number }): (x: number) => number {
  const [left, right] = sides(equation).map(expression);
  if (!left || !right || !alike(left.at(at), right.at(at))) throw new Error(`the curve misses (${at.x}, ${at.y})`);
  return (x) => reached(at.y - 0.01, at.y + 0.01, (y) => left.at({ x, y }) - right.at({ x, y }));
}

/** A polynomial of low degree has the same slope for every step, so a wide step loses the least precision. */
const slopeOfPolynomial = (tex: string, letter: string, at: number) => slope(curveOf(tex, letter), at, 0.5);

/** The height at the only turning point of this kind, where the slope changes its sign. */
function heightOfTurn(tex: string, kind: string): number {
  const curve = curveOf(tex);
  const gradient = (x: number) => slope(curve, x, 0.5);
  const grid = Array.from({ length: 401 }, (_, at) => at / 4 - 50 + 0.1);
  const turns = grid.slice(1).flatMap((after, at) => {
    const before = grid[at] ?? after;
    const rises = gradient(before) > 0;
    if (rises === gradient(after) > 0) return [];
    return (rises ? "maximum" : "minimum") === kind ? [reached(before, after, gradient)] : [];
  });
  const [only] = turns;
  if (only === undefined || turns.length > 1) throw new Error(`"${tex}" has ${turns.length} turns of that kind`);
  return Math.round(curve(only) * 1e6) / 1e6;
}

/** How fast a size grows when its radius grows at a constant rate. */
const growth = (size: (radius: number) => number, radius: number, rate: number) =>
  slope((time) => size(radius + rate * time), 0, 0.5);

export const differentiation: SubjectChecker = {
  "quotient-rule": worded(
    [
      "Differentiate <$it> with respect to $x$.",
      "If $y = <~it>$, find $\\dfrac{dy}{dx}$.",
      "What is the derivative of <$it> with respect to $x$?",
    ],
    ({ it }, { source }) =>
      source.options.map((option) => {
        const derivative = curveOf(formulaOf(option));
        // Slopes are small there, so they are compared by their ratio.
        return tried.every((x) => closely(derivative(x) / slope(curveOf(it), x, 0.05), 1));
      }),
  ),
  "implicit-gradient": worded(
    [
      "Find the gradient of the curve <$equation> at the point <$point>.",
      "What is the gradient of the tangent to the curve <$equation> at <$point>?",
      "If <$equation>, find the value of $\\dfrac{dy}{dx}$ at the point <$point>.",
    ],
    ({ equation, point }, { source }) => {
      const at = pointIn(point);
      const gradient = slope(branchThrough(equation, at), at.x, 1e-5);
      return source.options.map(
        (option) => closely(evaluated(formulaOf(option)), gradient) && inLowestTerms(formulaOf(option)),
      );
    },
  ),
  "parametric-gradient": worded(
    [
      "A curve is given by $x = <~x>$ and $y = <~y>$. Find its gradient at the point where $t = <#t>$.",
      "Given that $x = <~x>$ and $y = <~y>$, what is $\\dfrac{dy}{dx}$ at $t = <#t>$?",
      "If $x = <~x>$ and $y = <~y>$, find the value of $\\dfrac{dy}{dx}$ when $t = <#t>$.",
    ],
    ({ x, y, t }, { source }) =>
      inFigures(source.options, slopeOfPolynomial(y, "t", t) / slopeOfPolynomial(x, "t", t)).map(
        (right, at) => right && inLowestTerms(source.options[at] ?? ""),
      ),
  ),
  "stationary-value-of-cubic": worded(
    [
      "Find the <kind:minimum|maximum> value of $y = <~it>$ at its turning points.",
      "The curve $y = <~it>$ has a <kind:minimum|maximum> point. Find the value of $y$ there.",
      "What is the local <kind:minimum|maximum> value of $y = <~it>$?",
    ],
    ({ it, kind }, { source }) => inFigures(source.options, heightOfTurn(it, kind)),
  ),
  "related-rates": either(
    worded(
      [
        "The radius of a sphere increases at <#rate> cm s⁻¹. Find the rate of increase of its volume when the radius is <#radius> cm, in terms of π.",
        "The radius of a spherical balloon grows at <#rate> cm s⁻¹. At what rate is its volume growing when the radius is <#radius> cm? [leave π in the answer]",
        "Air is pumped into a round ball so that its radius grows at <#rate> cm s⁻¹. At what rate is its volume growing when the radius is <#radius> cm? [leave π in the answer]",
      ],
      ({ rate, radius }, { source }) =>
        inFormulas(
          source.options,
          growth((r) => (4 * Math.PI * r ** 3) / 3, radius, rate),
          "cm³ s⁻¹",
        ),
    ),
    worded(
      [
        "The radius of a circular pool of spilt oil grows at <#rate> cm s⁻¹. At what rate is its area growing when the radius is <#radius> cm? [leave π in the answer]",
        "A drop of oil spreads in a circle whose radius grows at <#rate> cm s⁻¹. At what rate is its area growing when the radius is <#radius> cm? [leave π in the answer]",
        "The radius of a circle increases at <#rate> cm s⁻¹. Find the rate of increase of its area when the radius is <#radius> cm, in terms of π.",
      ],
      ({ rate, radius }, { source }) =>
        inFormulas(
          source.options,
          growth((r) => Math.PI * r ** 2, radius, rate),
          "cm² s⁻¹",
        ),
    ),
  ),
};
