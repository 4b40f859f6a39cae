// Lines, circles and parabolas, checked by the points on them.

import { distance, from, origin, type Point, reached } from "../mathematics/drawn-points.ts";
import { inLowestTerms } from "../mathematics/identities.ts";
import { formulaOf, inFigures, inUnit } from "../reading/stated.ts";
import { expression } from "../reading/tex-expression.ts";
import { sides } from "../reading/tex-relation.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { pointIn } from "./written-point.ts";

/** How far a point is from satisfying an equation. */
function missOf(equation: string): (at: Point) => number {
  const [left, right] = sides(equation).map(expression);
  if (!left || !right) throw new Error(`"${equation}" has not two sides`);
  return ({ x, y }) => left.at({ x, y }) - right.at({ x, y });
}

/** Moves out from the lowest point of x² + y² + … until it reaches the circle. */
function radiusOf(equation: string): number {
  const miss = missOf(equation);
  const turn = (along: (at: number) => number) => (along(-1) - along(1)) / (2 * (along(1) + along(-1) - 2 * along(0)));
  const centre = { x: turn((x) => miss({ x, y: 0 })), y: turn((y) => miss({ x: 0, y })) };
  const radii = [0, 77, 200].map((direction) => reached(0, 1e3, (far) => miss(from(centre, far, direction))));
  const [radius = Number.NaN] = radii;
  if (radii.some((other) => Math.abs(other - radius) > 1e-6)) throw new Error(`"${equation}" is no circle`);
  return Math.round(radius * 1e6) / 1e6;
}

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Points of a parabola whose axis is parallel to x or y, for several values of the other letter. */
function pointsOf(equation: string, along: "x" | "y"): Point[] {
  const miss = missOf(equation);
  return [-7.3, -2.1, 0.4, 3.8, 9.6].map((across) => {
    const at = (value: number): Point => (along === "x" ? { x: value, y: across } : { x: across, y: value });
    const [none, one] = [miss(at(0)), miss(at(1))];
    if (Math.abs(miss(at(2)) - 2 * one + none) > 1e-9) throw new Error(`${along} is not of the first degree`);
    return at(none / (none - one));
  });
}

/**
 * Every point is as far from the focus as from the directrix, so the distance grows as the point moves along the axis.
 */
function isFocus(focus: Point, points: readonly Point[], along: "x" | "y"): boolean {
  return [1, -1].some((sign) => {
    const rest = points.map((point) => distance(point, focus) - sign * point[along]);
    return rest.every((value) => Math.abs(value - (rest[0] ?? Number.NaN)) < 1e-7);
  });
}

export const coordinateGeometry: SubjectChecker = {
  "radius-of-circle": worded(
    [
      "What is the radius of the circle whose equation is <$equation>?",
      "Find the radius of the circle <$equation>.",
      "The equation of a circle is <$equation>. How long is its radius?",
    ],
    ({ equation }, { options }) => inUnit(options, radiusOf(equation), " units"),
  ),
  "circle-from-diameter": worded(
    [
      "The ends of a diameter of a circle are <$one> and <$other>. What is the equation of the circle?",
      "A circle has the points <$one> and <$other> as the ends of a diameter. Find its equation.",
      "Find the equation of the circle that has the line joining <$one> and <$other> as a diameter.",
    ],
    ({ one, other }, { source }) => {
      const [start, end] = [pointIn(one), pointIn(other)];
      const centre = between(start, end);
      const points = [15, 80, 140, 260, 330].map((direction) => from(centre, distance(start, end) / 2, direction));
      return source.options.map((option) => {
        const miss = missOf(formulaOf(option));
        return [start, end, ...points].every((point) => Math.abs(miss(point)) < 1e-7);
      });
    },
  ),
  "distance-to-line": worded(
    [
      "How far is the point <$point> from the line <$line>, measured at right angles to the line?",
      "Calculate the length of the perpendicular from <$point> to the line <$line>.",
      "Find the perpendicular distance from the point <$point> to the line <$line>.",
    ],
    ({ point, line }, { options }) => {
      const miss = missOf(line);
      const start = pointIn(point);
      // The equation of a line grows fastest at right angles to the line.
      const steepest = {
        x: miss({ x: 1, y: 0 }) - miss(origin),
        y: miss({ x: 0, y: 1 }) - miss(origin),
      };
      const upwards = (Math.atan2(steepest.y, steepest.x) * 180) / Math.PI;
      const far = reached(-1e3, 1e3, (tried) => miss(from(start, tried, upwards)));
      return inUnit(options, Math.round(Math.abs(far) * 1e6) / 1e6, " units");
    },
  ),
  "division-in-a-ratio": worded(
    [
      "The segment from <$one> to <$other> is divided internally in the ratio $<#first> : <#second>$. Find the point of division.",
      "$P$ divides the line joining <$one> to <$other> internally in the ratio $<#first> : <#second>$. What are the coordinates of $P$?",
      "Find the coordinates of the point that divides the line from <$one> to <$other> internally in the ratio $<#first> : <#second>$.",
    ],
    ({ one, other, first, second }, { source }) => {
      const [start, end] = [pointIn(one), pointIn(other)];
      return source.options.map((option) => {
        const point = pointIn(formulaOf(option));
        const parts = [distance(start, point), distance(point, end)] as const;
        const onTheWay = Math.abs(parts[0] + parts[1] - distance(start, end)) < 1e-9;
        return onTheWay && Math.abs(parts[0] * second - parts[1] * first) < 1e-7;
      });
    },
  ),
  "parabola-focus": worded(
    [
      "What is the focus of the parabola whose equation is <$equation>?",
      "Find the coordinates of the focus of the parabola <$equation>.",
      "The equation of a parabola is <$equation>. Determine its focus.",
    ],
    ({ equation }, { source }) => {
      const along = /^\(?y/.test(equation) ? "x" : "y";
      const points = pointsOf(equation, along);
      return source.options.map((option) => isFocus(pointIn(formulaOf(option)), points, along));
    },
  ),
  "angle-between-lines": worded(
    [
      "Find the tangent of the acute angle between the lines $y = <~one>$ and $y = <~other>$.",
      "If $\\theta$ is the acute angle between the lines $y = <~one>$ and $y = <~other>$, find $\\tan\\theta$.",
      "The acute angle between the lines $y = <~one>$ and $y = <~other>$ is $\\theta$. What is $\\tan\\theta$?",
    ],
    ({ one, other }, { source }) => {
      const slopeOf = (line: string) => expression(line).at({ x: 1 }) - expression(line).at({ x: 0 });
      const turn = Math.abs(Math.atan(slopeOf(one)) - Math.atan(slopeOf(other)));
      const angle = Math.min(turn, Math.PI - turn);
      return inFigures(source.options, Math.tan(angle)).map(
        (right, at) => right && inLowestTerms(source.options[at] ?? ""),
      );
    },
  ),
};
