import { inFormulas } from "../reading/formula-with-unit.ts";
import { formulaOf, inFigures } from "../reading/stated.ts";
import { alike, evaluated, expression } from "../reading/tex-expression.ts";
import { relation, sides } from "../reading/tex-relation.ts";
import { worded } from "../reading/wording.ts";
import type { PosedQuestion, SubjectChecker } from "../solver.ts";
import { areaWithin, distance, origin, type Point, reached } from "./drawn-points.ts";
import { inLowestTerms, inSimplestSurds } from "./identities.ts";
import { textsIn } from "./svg-parts.ts";

/** "(-1, \dfrac{3}{2})" as a point. */
function pointIn(tex: string): Point {
  const [, inside] = /^(?:\\left)?\((.+?)(?:\\right)?\)$/.exec(tex) ?? [];
  const [x, y, ...more] = (inside ?? "").split(", ");
  if (!x || !y || more.length) throw new Error(`"${tex}" is not a point`);
  return { x: evaluated(x), y: evaluated(y) };
}

const shownIn = ({ picture }: PosedQuestion, ...points: string[]) => {
  const shown = textsIn(picture?.svg ?? "").map(({ text }) => text.replaceAll("−", "-"));
  if (!points.every((point) => shown.includes(point))) throw new Error(`the picture shows other points than ${points}`);
};

const gradient = (one: Point, other: Point) => (other.y - one.y) / (other.x - one.x);

/** The point of a line at a value of x. */
function pointOn(line: string, x: number): Point {
  const [left, right] = sides(line).map(expression);
  if (!left || !right) throw new Error(`"${line}" is not a line`);
  return { x, y: reached(-1e4, 1e4, (y) => left.at({ x, y }) - right.at({ x, y })) };
}

const fraction = ({ source }: PosedQuestion, value: number) =>
  inFigures(source.options, value).map((right, at) => right && inLowestTerms(source.options[at] ?? ""));

export const coordinateGeometry: SubjectChecker = {
  "distance-between-points": worded(
    [
      "Calculate the length of the line segment that joins <$one> to <$other>.",
      "Find the distance between the points <$one> and <$other>.",
      "On a map grid two schools stand at <$one> and <$other>. How far apart are they, in grid units?",
    ],
    ({ one, other }, { source }) =>
      inFigures(source.options, distance(pointIn(one), pointIn(other))).map(
        (right, at) => right && inSimplestSurds(source.options[at] ?? ""),
      ),
  ),
  midpoint: worded(
    [
      "$A$ is <$one> and $B$ is <$other>. What are the coordinates of the midpoint of $AB$?",
      "A borehole is to be sunk halfway between villages at <$one> and <$other> on a map. What are its coordinates?",
      "Find the midpoint of the line segment that joins <$one> to <$other>.",
    ],
    ({ one, other }, { source }) => {
      const [a, b] = [pointIn(one), pointIn(other)];
      return source.options.map((option) => {
        const point = pointIn(formulaOf(option));
        const [fromA, toB] = [distance(a, point), distance(point, b)];
        return alike(fromA, toB) && alike(fromA + toB, distance(a, b));
      });
    },
  ),
  "gradient-of-a-line": worded(
    [
      "A straight line passes through the points <$one> and <$other>, as drawn. What is its gradient?",
      "Calculate the slope of the line that joins <$one> to <$other>.",
      "Find the gradient of the line through <$one> and <$other>.",
    ],
    ({ one, other }, posed) => {
      shownIn(posed, one, other);
      return fraction(posed, gradient(pointIn(one), pointIn(other)));
    },
  ),
  "equation-of-a-line": worded(
    [
      "A straight line has gradient <$slope> and passes through the point <$point>. What is its equation?",
      "Find the equation of the line with gradient <$slope> that passes through <$point>.",
      "Which equation represents the line of slope <$slope> through <$point>?",
    ],
    ({ slope, point }, { source }) => {
      const start = pointIn(point);
      const further = [-2, 1, 7].map((across) => ({ x: start.x + across, y: start.y + across * evaluated(slope) }));
      return source.options.map((option) => {
        const holds = relation(formulaOf(option));
        return [start, ...further].every(({ x, y }) => holds({ x, y }));
      });
    },
  ),
  "parallel-and-perpendicular-lines": worded(
    [
      "A street runs along the line <$line>. Find the gradient of a road <how:parallel|perpendicular> to it.",
      "Find the gradient of a line <how:parallel|perpendicular> to <$line>.",
      "What is the gradient of a line that is <how:parallel|perpendicular> to the line <$line>?",
    ],
    ({ line, how }, posed) => {
      const [one, other] = [pointOn(line, 0), pointOn(line, 60)];
      const [across, up] = [other.x - one.x, other.y - one.y];
      // A quarter turn moves (across, up) to (-up, across).
      return fraction(posed, how === "parallel" ? up / across : across / -up);
    },
  ),
  "intersection-of-lines": worded(
    [
      "At what point do the lines <$one> and <$other> meet?",
      "Find the point where the lines <$one> and <$other> intersect.",
      "Two footpaths follow the lines <$one> and <$other>. Find the coordinates of the point where they cross.",
    ],
    ({ one, other }, { source }) =>
      source.options.map((option) => {
        const { x, y } = pointIn(formulaOf(option));
        return [one, other].every((line) => relation(line)({ x, y }));
      }),
  ),
  "area-under-intercepts": worded(
    [
      "A corner plot is bounded by the axes and the line <$line> on a plan. What is its area?",
      "Find the area of the triangle formed by the line <$line> and the coordinate axes.",
      "The line <$line> meets the axes at $A$ and $B$, and $O$ is the origin. Calculate the area of triangle $OAB$.",
    ],
    ({ line }, { source }) => {
      const a = { x: reached(0, 1e3, (x) => pointOn(line, x).y), y: 0 };
      const area = areaWithin([origin, a, pointOn(line, 0)]);
      return inFormulas(source.options, area, "square units");
    },
  ),
};
