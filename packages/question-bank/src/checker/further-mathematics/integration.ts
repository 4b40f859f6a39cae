// Areas and volumes in strips. Integrals are checked by their slopes.

import { areaUnder, closely, slope } from "../mathematics/calculus.ts";
import { curveOf } from "../mathematics/differentiation.ts";
import { reached } from "../mathematics/drawn-points.ts";
import { inFormulas } from "../reading/formula-with-unit.ts";
import { formulaOf, inFigures } from "../reading/stated.ts";
import { expression } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

type Curve = (x: number) => number;

/** The two places where a curve crosses the axis. */
function crossings(curve: Curve): [number, number] {
  const grid = Array.from({ length: 201 }, (_, at) => at / 2 - 50 + 0.13);
  const found = grid.slice(1).flatMap((after, at) => {
    const before = grid[at] ?? after;
    return curve(before) * curve(after) < 0 ? [reached(before, after, curve)] : [];
  });
  const [first, second] = found;
  if (first === undefined || second === undefined || found.length > 2)
    throw new Error(`the axis is crossed ${found.length} times`);
  return [first, second];
}

/** y² along a curve that is given as y or as y². */
function squareOn(equation: string): Curve {
  const [left, right = ""] = equation.split(" = ");
  if (left === "y^2") return curveOf(right);
  if (left !== "y") throw new Error(`"${equation}" does not give y`);
  const curve = curveOf(right);
  return (x) => curve(x) ** 2;
}

const region = "the region bounded by <$curve>, the $x$-axis and the lines $x = <#from>$ and $x = <#to>$" as const;
const integral = "$\\displaystyle\\int <~it>\\,dx$" as const;
const definite = "$\\displaystyle\\int_{<#from>}^{<#to>} (<~it>)\\,dx$" as const;

export const integration: SubjectChecker = {
  "curve-from-gradient": worded(
    [
      "If $\\dfrac{dy}{dx} = <~gradient>$ and $y = <#y>$ when $x = <#x>$, find $y$ when $x = <#at>$.",
      "A curve passes through $(<#x>, <#y>)$ and $\\dfrac{dy}{dx} = <~gradient>$. Find the value of $y$ when $x = <#at>$.",
      "The gradient of a curve at any point is <$gradient> and the curve passes through $(<#x>, <#y>)$. What is $y$ when $x = <#at>$?",
    ],
    ({ gradient, x, y, at }, { source }) => {
      const height = y + areaUnder(curveOf(gradient), x, at);
      return inFigures(source.options, Math.round(height * 1e6) / 1e6);
    },
  ),
  "area-cut-off-by-axis": worded(
    [
      "Calculate the area enclosed between $y = <~it>$ and the $x$-axis.",
      "Find the area of the region bounded by the curve $y = <~it>$ and the $x$-axis.",
      "The curve $y = <~it>$ and the $x$-axis enclose a region. What is its area?",
    ],
    ({ it }, { source }) =>
      inFormulas(source.options, Math.abs(areaUnder(curveOf(it), ...crossings(curveOf(it)))), "square units"),
  ),
  "volume-of-revolution": worded(
    [
      `What volume is generated when ${region} is rotated through 360° about the $x$-axis?`,
      `Calculate the volume of revolution when ${region} turns once about the $x$-axis.`,
      `Find the volume of the solid formed when ${region} is rotated completely about the $x$-axis.`,
    ],
    ({ curve, from, to }, { source }) => {
      const square = squareOn(curve);
      return inFormulas(
        source.options,
        areaUnder((x) => Math.PI * square(x), from, to),
        "cubic units",
      );
    },
  ),
  "integral-of-linear-power": worded(
    [
      `Find ${integral}.`,
      `Work out ${integral}.`,
      `By a suitable substitution find ${integral}.`,
      `Find the indefinite integral ${integral}.`,
    ],
    ({ it }, { source }) =>
      source.options.map((option) => {
        const whole = expression(formulaOf(option));
        if (!whole.letters.has("C")) throw new Error(`"${option}" has no constant`);
        return [0.9, 1.7, 2.6].every((x) =>
          closely(
            slope((at) => whole.at({ x: at, C: 0 }), x),
            curveOf(it)(x),
          ),
        );
      }),
  ),
  "definite-integral": worded(
    [
      `Work out ${definite}.`,
      `What is the value of ${definite}?`,
      `Find the value of ${definite}.`,
      `Calculate the definite integral ${definite}.`,
    ],
    ({ from, to, it }, { source }) => {
      const value = areaUnder(curveOf(it), from, to);
      return inFigures(source.options, Math.round(value * 1e6) / 1e6);
    },
  ),
};
