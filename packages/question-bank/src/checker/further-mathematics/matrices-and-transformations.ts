import { distance, from, origin, type Point } from "../mathematics/drawn-points.ts";
import { combined, determinant, type Matrix, matrixIn, product } from "../mathematics/matrix.ts";
import { formulaOf } from "../reading/stated.ts";
import { alike, evaluated } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { atPoint, pointIn } from "./written-point.ts";

const moves =
  "a reflection in the $x$-axis|a reflection in the $y$-axis|a reflection in the line $y = x$|an anticlockwise rotation of 90° about the origin|a clockwise rotation of 90° about the origin|a rotation of 180° about the origin|an enlargement of scale factor 2 with the origin as centre|an enlargement of scale factor 3 with the origin as centre" as const;

const directionOf = ({ x, y }: Point) => (Math.atan2(y, x) * 180) / Math.PI;
const turned = (point: Point, by: number) => from(origin, distance(origin, point), directionOf(point) + by);
/** A mirror line through the origin moves a point as far behind the line as it was in front. */
const mirrored = (point: Point, mirror: number) => turned(point, 2 * (mirror - directionOf(point)));
const enlarged = (point: Point, factor: number) => from(origin, distance(origin, point) * factor, directionOf(point));

function moved(point: Point, move: string): Point {
  const mirrors: Record<string, number> = { "$x$-axis": 0, "$y$-axis": 90, "line $y = x$": 45 };
  const mirror = /^a reflection in the (.+)$/.exec(move)?.[1];
  if (mirror !== undefined) return mirrored(point, mirrors[mirror] ?? Number.NaN);
  const factor = /scale factor (\d)/.exec(move)?.[1];
  if (factor) return enlarged(point, Number(factor));
  const angle = Number(/rotation of (\d+)°/.exec(move)?.[1]);
  return turned(point, move.startsWith("a clockwise") ? -angle : angle);
}

const same = (one: Matrix, other: Matrix) =>
  one.length === other.length &&
  one.every((row, at) => row.every((entry, column) => Math.abs(entry - (other[at]?.[column] ?? Number.NaN)) < 1e-9));

export const matricesAndTransformations: SubjectChecker = {
  "image-under-matrix": worded(
    [
      "Find the image of the point <$point> under the linear transformation with matrix <$matrix>.",
      "The point <$point> is transformed by the matrix <$matrix>. What are the coordinates of its image?",
      "A linear transformation has the matrix <$matrix>. To what point does it map <$point>?",
    ],
    ({ point, matrix }, { source }) => {
      // The columns are the images of the unit vectors. The image of the point is made of these columns.
      const { x, y } = pointIn(point);
      const [[a = Number.NaN, b = Number.NaN] = [], [c = Number.NaN, d = Number.NaN] = []] = matrixIn(matrix);
      return atPoint(source.options, { x: x * a + y * b, y: x * c + y * d });
    },
  ),
  "two-transformations": worded(
    [
      `The point <$point> undergoes <first:${moves}> followed by <second:${moves}>. Find its final image.`,
      `A point at <$point> is moved by <first:${moves}> followed by <second:${moves}>. What are its new coordinates?`,
    ],
    ({ point, first, second }, { source }) => atPoint(source.options, moved(moved(pointIn(point), first), second)),
  ),
  "matrix-square-combination": worded(
    [
      "Given the matrix $A = <~matrix>$, evaluate $A^2 <sign:+|-> <#times>A$.",
      "If $A = <~matrix>$, find $A^2 <sign:+|-> <#times>A$.",
      "Let $A = <~matrix>$. What is $A^2 <sign:+|-> <#times>A$?",
    ],
    ({ matrix, sign, times }, { source }) => {
      const a = matrixIn(matrix);
      const value = combined(1, product(a, a), sign === "-" ? -times : times, a);
      return source.options.map((option) => same(matrixIn(formulaOf(option)), value));
    },
  ),
  "unknown-in-determinant": worded(
    [
      "The determinant <$matrix> is equal to $<#value>$. What is the value of $k$?",
      "If $<~matrix> = <#value>$, find the value of $k$.",
      "Find $k$, given that $<~matrix> = <#value>$.",
    ],
    ({ matrix, value }, { source }) =>
      source.options.map((option) => {
        const found = determinant(matrixIn(matrix, { k: evaluated(formulaOf(option)) }));
        return alike(Math.round(found * 1e6) / 1e6, value);
      }),
  ),
};
