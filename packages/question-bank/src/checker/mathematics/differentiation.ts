import { formulaOf, inFigures, inUnit } from "../reading/stated.ts";
import { withRatios } from "../reading/tex-ratios.ts";
import { either, worded } from "../reading/wording.ts";
import type { PosedQuestion, SubjectChecker } from "../solver.ts";
import { closely, slope } from "./calculus.ts";

const tried = [0.4, 0.9, 1.7, 2.6];

/** A formula in one letter as a curve. */
export const curveOf = (tex: string, letter = "x") => {
  const work = withRatios(tex);
  if ([...work.letters].some((other) => other !== letter)) throw new Error(`"${tex}" has other letters than ${letter}`);
  return (value: number) => work.at({ [letter]: value });
};

/** The options that equal the slope of the curve at every point tested. */
const derivatives = (tex: string, { source }: PosedQuestion) =>
  source.options.map((option) => tried.every((x) => closely(curveOf(formulaOf(option))(x), slope(curveOf(tex), x))));

const derivative = worded(
  [
    "Find the derivative of $f(x) = <~it>$.",
    "Find the derivative of $y = <~it>$.",
    "If $y = <~it>$, find $\\dfrac{dy}{dx}$.",
    "What is the derivative of <$it> with respect to $x$?",
    "Differentiate <$it> with respect to $x$.",
  ],
  ({ it }, posed) => derivatives(it, posed),
);

/** Where a curve turns, searched in steps over a range of whole numbers and halves. */
function turning(tex: string, kind: string): { x: number; y: number } {
  const curve = curveOf(tex);
  const points = Array.from({ length: 401 }, (_, at) => at / 2 - 100).map((x) => ({ x, y: curve(x) }));
  const sign = kind === "maximum" ? 1 : -1;
  const best = points.reduce((found, point) => (sign * point.y > sign * found.y ? point : found));
  if (Math.abs(slope(curve, best.x)) > 1e-6) throw new Error(`"${tex}" does not turn at a whole number or a half`);
  return best;
}

/** A turning point of either kind. */
function turningAnyhow(tex: string): { x: number; y: number } {
  const bendsDown = slope((x) => slope(curveOf(tex), x), 0) < 0;
  return turning(tex, bendsDown ? "maximum" : "minimum");
}

const exactly = (value: number) => Math.round(value * 1e6) / 1e6;

export const differentiation: SubjectChecker = {
  "differentiate-polynomial": derivative,
  "chain-rule": derivative,
  "differentiate-trigonometric": derivative,
  "differentiate-negative-powers": derivative,
  "gradient-at-a-point": worded(
    [
      "Find the gradient of the curve $y = <~it>$ at the point where $x = <#x>$.",
      "If $y = <~it>$, find the value of $\\dfrac{dy}{dx}$ when $x = <#x>$.",
      "What is the slope of the tangent to $y = <~it>$ at $x = <#x>$?",
    ],
    ({ it, x }, { source }) => inFigures(source.options, exactly(slope(curveOf(it), x))),
  ),
  "turning-point": either(
    worded(
      [
        "At what value of $x$ is <$it> a <kind:maximum|minimum>?",
        "For what value of $x$ does $y = <~it>$ have its <kind:maximum|minimum>?",
      ],
      ({ it, kind }, { source }) => inFigures(source.options, turning(it, kind).x),
    ),
    worded(["Find the value of $x$ at the turning point of $y = <~it>$."], ({ it }, { source }) =>
      inFigures(source.options, turningAnyhow(it).x),
    ),
    worded(
      [
        "Find the <kind:maximum|minimum> value of $y = <~it>$.",
        "The curve $y = <~it>$ has one turning point, a <kind:maximum|minimum>. Find the value of $y$ there.",
        "What is the <kind:maximum|minimum> value of the function $f(x) = <~it>$?",
      ],
      ({ it, kind }, { source }) => inFigures(source.options, turning(it, kind).y),
    ),
  ),
  "velocity-and-acceleration": worded(
    [
      "After $t$ seconds the displacement of a body is $s = <~it>$ metres. Calculate the <what:velocity|acceleration> when $t = <#t>$.",
      "A particle moves in a straight line so that its displacement after $t$ seconds is $s = <~it>$ metres. Find its <what:velocity|acceleration> when $t = <#t>$.",
      "The displacement, in metres, of a moving point from where it started after $t$ seconds is $s = <~it>$. What is its <what:velocity|acceleration> at $t = <#t>$?",
    ],
    ({ it, what, t }, { options }) => {
      const velocity = (time: number) => slope(curveOf(it, "t"), time, 0.01);
      if (what === "velocity") return inUnit(options, exactly(velocity(t)), " m s⁻¹");
      return inUnit(options, exactly(slope(velocity, t, 0.01)), " m s⁻²");
    },
  ),
};
