// Angles are found from their ratios, and triangles are built with coordinates.

import { distance, from, origin, radians, reached } from "../mathematics/drawn-points.ts";
import { inLowestTerms } from "../mathematics/identities.ts";
import { inFigures, inUnit } from "../reading/stated.ts";
import { evaluated } from "../reading/tex-expression.ts";
import { withRatios } from "../reading/tex-ratios.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const work: Readonly<Record<string, (angle: number) => number>> = {
  "\\sin": Math.sin,
  "\\cos": Math.cos,
  "\\tan": Math.tan,
};

function ratioOf(name: string, angle: number): number {
  const ratio = work[name]?.(angle);
  if (ratio === undefined) throw new Error(`${name} is no ratio`);
  return ratio;
}

/** The acute angle with this ratio. */
function acute(name: string, value: string): number {
  const ratio = evaluated(value);
  return reached(1e-9, Math.PI / 2 - 1e-9, (angle) => ratioOf(name, angle) - ratio);
}

const lowest = (options: readonly string[], value: number) =>
  inFigures(options, value).map((right, at) => right && inLowestTerms(options[at] ?? ""));

/** The greatest value over a full turn, searched in smaller and smaller steps. */
function greatest(curve: (angle: number) => number): number {
  let [best, step] = [0, Math.PI / 180];
  for (let angle = 0; angle < 2 * Math.PI; angle += step) if (curve(angle) > curve(best)) best = angle;
  while (step > 1e-9) {
    if (curve(best + step) > curve(best)) best += step;
    else if (curve(best - step) > curve(best)) best -= step;
    else step /= 2;
  }
  return curve(best);
}

const names = "\\sin|\\cos|\\tan" as const;

export const trigonometry: SubjectChecker = {
  "compound-angles": worded(
    [
      `$A$ and $B$ are acute angles such that $\\sin A = <~sinA>$ and $\\cos B = <~cosB>$. What is the value of $<wanted:${names}>(A <sign:+|-> B)$?`,
      `If $\\sin A = <~sinA>$ and $\\cos B = <~cosB>$, where $A$ and $B$ are acute angles, find $<wanted:${names}>(A <sign:+|-> B)$.`,
      `Given that $\\sin A = <~sinA>$ and $\\cos B = <~cosB>$ and that $A$ and $B$ are acute, evaluate $<wanted:${names}>(A <sign:+|-> B)$.`,
    ],
    ({ sinA, cosB, wanted, sign }, { source }) => {
      const [a, b] = [acute("\\sin", sinA), acute("\\cos", cosB)];
      return lowest(source.options, ratioOf(wanted, sign === "+" ? a + b : a - b));
    },
  ),
  "double-angle": worded(
    [
      `Given that $\\theta$ is an acute angle and $<given:${names}>\\theta = <~value>$, evaluate $<wanted:${names}> 2\\theta$.`,
      `Find the value of $<wanted:${names}> 2\\theta$ if $<given:${names}>\\theta = <~value>$, where $\\theta$ is acute.`,
      `$\\theta$ is an acute angle with $<given:${names}>\\theta = <~value>$. What is $<wanted:${names}> 2\\theta$?`,
    ],
    ({ given, value, wanted }, { source }) => lowest(source.options, ratioOf(wanted, 2 * acute(given, value))),
  ),
  "greatest-value-of-sine-and-cosine": worded(
    [
      "Find the <what:least|greatest> value of <$it>.",
      "Calculate the <what:least|greatest> value of $f(\\theta) = <~it>$.",
      "What is the <what:least|greatest> value of the expression <$it> for real $\\theta$?",
    ],
    ({ it, what }, { source }) => {
      const formula = withRatios(it.replaceAll(/\\(sin|cos)\\theta/g, "\\$1 \\theta"));
      const sign = what === "least" ? -1 : 1;
      const value = sign * greatest((theta) => sign * formula.at({ theta }));
      return inFigures(source.options, Math.round(value * 1e6) / 1e6);
    },
  ),
  "cosine-rule": worded(
    [
      "A triangular plot is drawn with two sides of <#one> cm and <#other> cm enclosing an angle of <#angle>°. What is the length of the third side on the drawing?",
      "Two sides of a triangle are <#one> cm and <#other> cm long and the angle between them is <#angle>°. Calculate the third side.",
      "In triangle $ABC$, $AB = <#one>$ cm, $AC = <#other>$ cm and angle $BAC$ is <#angle>°. Find the length of $BC$.",
    ],
    ({ one, other, angle }, { options }) =>
      inUnit(options, distance(from(origin, one, 0), from(origin, other, angle)), " cm"),
  ),
  "radian-measure": worded(
    [
      "A wheel turns through <#degrees>°. Through how many radians does it turn, in terms of $\\pi$?",
      "An angle measures <#degrees>°. What is it in radians, in terms of $\\pi$?",
      "Express <#degrees>° in radians, in terms of $\\pi$.",
      "Convert <#degrees>° to radians, leaving $\\pi$ in the answer.",
    ],
    ({ degrees }, { source }) => lowest(source.options, radians(degrees)),
  ),
};
