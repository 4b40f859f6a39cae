import { inFormulas } from "../reading/formula-with-unit.ts";
import { formulaOf, inFigures } from "../reading/stated.ts";
import { alike, evaluated } from "../reading/tex-expression.ts";
import { withRatios } from "../reading/tex-ratios.ts";
import { sides } from "../reading/tex-relation.ts";
import { either, worded } from "../reading/wording.ts";
import type { PosedQuestion, SubjectChecker } from "../solver.ts";
import { areaUnder, closely, slope } from "./calculus.ts";
import { curveOf } from "./differentiation.ts";
import { reached } from "./drawn-points.ts";
import { curveIn, textsIn } from "./svg-parts.ts";

const tried = [-1.3, 0.4, 0.9, 1.7];

/** The options that have this slope everywhere, whatever their constant is. */
const integrals = (tex: string, { source }: PosedQuestion) =>
  source.options.map((option) => {
    const whole = withRatios(formulaOf(option));
    if (!whole.letters.has("c")) throw new Error(`"${option}" has no constant`);
    const at = (c: number) => (x: number) => whole.at({ x, c });
    return tried.every((x) => closely(slope(at(0), x), curveOf(tex)(x)) && alike(at(5)(x), at(0)(x) + 5));
  });

const indefinite = worded(
  [
    "Find the indefinite integral $\\displaystyle\\int (<~it>)\\,dx$.",
    "Find $\\displaystyle\\int (<~it>)\\,dx$.",
    "Integrate <$it> with respect to $x$.",
  ],
  ({ it }, posed) => integrals(it, posed),
);

/** The two places where an arch meets the axis. */
function feet(curve: (x: number) => number): [number, number] {
  const grid = Array.from({ length: 401 }, (_, at) => at / 4 - 50 - 0.1);
  const crossings = grid.slice(1).flatMap((x, at) => {
    const before = grid[at] ?? x;
    return curve(before) * curve(x) <= 0 ? [reached(before, x, curve)] : [];
  });
  const [left, right] = crossings;
  if (left === undefined || right === undefined || crossings.length > 2 || curve((left + right) / 2) <= 0)
    throw new Error("the curve is not an arch above the axis");
  return [left, right];
}

/** The picture must label both places below the two ends of the arch. */
function drawnWith({ picture }: PosedQuestion, ends: readonly number[]): void {
  const arch = curveIn(picture?.svg ?? "");
  const named = [arch[0], arch.at(-1)].map((end) => textsIn(picture?.svg ?? "").find(({ x }) => x === end?.x)?.text);
  if (!ends.every((end, at) => closely(end, Number(named[at]?.replace("−", "-")))))
    throw new Error(`the picture shows ${named}, not ${ends}`);
}

/** The options that are curves with this slope everywhere and that pass through a point. */
const curvesThrough = (gradient: string, x: number, y: number, { source }: PosedQuestion) =>
  source.options.map((option) => {
    const [left, right] = sides(formulaOf(option));
    if (left !== "y") throw new Error(`"${option}" does not give y`);
    const curve = curveOf(right);
    return closely(curve(x), y) && tried.every((at) => closely(slope(curve, at), curveOf(gradient)(at)));
  });

export const integration: SubjectChecker = {
  "integrate-polynomial": indefinite,
  "integrate-trigonometric": indefinite,
  "definite-integral": worded(
    [
      "Calculate the definite integral $\\displaystyle\\int_{<#from>}^{<#to>} (<~it>)\\,dx$.",
      "Evaluate $\\displaystyle\\int_{<#from>}^{<#to>} (<~it>)\\,dx$.",
      "Find the value of $\\displaystyle\\int_{<#from>}^{<#to>} (<~it>)\\,dx$.",
    ],
    ({ from, to, it }, { source }) => inFigures(source.options, areaUnder(curveOf(it), from, to)),
  ),
  "area-under-a-curve": either(
    worded(
      [
        "An arch has the shape of the curve $y = <~it>$ above the x-axis. Calculate the area under it.",
        "Find the area enclosed by the curve $y = <~it>$ and the x-axis.",
      ],
      ({ it }, posed) => {
        const ends = feet(curveOf(it));
        drawnWith(posed, ends);
        return inFormulas(posed.source.options, areaUnder(curveOf(it), ...ends), "square units");
      },
    ),
    worded(
      [
        "The curve $y = <~it>$ cuts the x-axis at $x = <#left>$ and $x = <#right>$. What is the area between the curve and the axis?",
      ],
      ({ it, left, right }, posed) => {
        const ends = feet(curveOf(it));
        drawnWith(posed, ends);
        if (!closely(ends[0], left) || !closely(ends[1], right)) throw new Error("the curve cuts the axis elsewhere");
        return inFormulas(posed.source.options, areaUnder(curveOf(it), left, right), "square units");
      },
    ),
  ),
  "curve-from-gradient": worded(
    [
      "A curve has gradient $\\dfrac{dy}{dx} = <~gradient>$ and passes through $(<#x>, <#y>)$. Find its equation.",
      "Find the equation of the curve through $(<#x>, <#y>)$ whose gradient at any point is <$gradient>.",
      "If $\\dfrac{dy}{dx} = <~gradient>$ and $y = <#y>$ when $x = <#x>$, find $y$ in terms of $x$.",
      "The slope of a curve at any point is <$gradient>, and the curve passes through $(<#x>, <#y>)$. What is its equation?",
    ],
    ({ gradient, x, y }, posed) => curvesThrough(gradient, x, y, posed),
  ),
  "unknown-limit": worded(
    [
      "Find the positive value of $k$ for which $\\displaystyle\\int_{<#from>}^{k} <~it>\\,dx = <#value>$.",
      "Given that $k$ is positive and $\\displaystyle\\int_{<#from>}^{k} <~it>\\,dx = <#value>$, what is $k$?",
      "If $\\displaystyle\\int_{<#from>}^{k} <~it>\\,dx = <#value>$ and $k > 0$, find $k$.",
    ],
    ({ from, it, value }, { source }) =>
      source.options.map((option) => {
        const k = evaluated(formulaOf(option));
        return k > 0 && alike(areaUnder(curveOf(it), from, k), value);
      }),
  ),
};
