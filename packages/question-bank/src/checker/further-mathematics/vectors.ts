// Vectors in terms of i, j and k, checked by lengths and directions.

import { inLowestTerms } from "../mathematics/identities.ts";
import { determinant } from "../mathematics/matrix.ts";
import { formulaOf, inFigures } from "../reading/stated.ts";
import { alike, evaluated, expression, type Letters } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

type Vector = readonly [number, number, number];

const nothing = { I: 0, J: 0, K: 0 };

/** The components of "5\mathbf{i} - \mathbf{k}", with numbers in place of other letters. */
function vectorIn(tex: string, letters: Letters = {}): Vector {
  const { at } = expression(tex.replaceAll(/\\mathbf\{([ijk])\}/g, (_, unit: string) => unit.toUpperCase()));
  if (at({ ...letters, ...nothing }) !== 0) throw new Error(`"${tex}" is no vector`);
  const part = (unit: "I" | "J" | "K") => at({ ...letters, ...nothing, [unit]: 1 });
  return [part("I"), part("J"), part("K")];
}

const plus = (one: Vector, other: Vector, times = 1): Vector => [
  one[0] + times * other[0],
  one[1] + times * other[1],
  one[2] + times * other[2],
];
const squareOf = (vector: Vector) => vector[0] ** 2 + vector[1] ** 2 + vector[2] ** 2;

/** Uses the two diagonals of the parallelogram. */
const dot = (one: Vector, other: Vector) => (squareOf(plus(one, other)) - squareOf(plus(one, other, -1))) / 4;

/** The direction of a vector in the plane of i and j. */
function directionOf([x, y, z]: Vector): number {
  if (z !== 0) throw new Error("the vector leaves the plane");
  return Math.atan2(y, x);
}

const pair = "$\\mathbf{a} = <~a>$ and $\\mathbf{b} = <~b>$" as const;

export const vectors: SubjectChecker = {
  "scalar-product": worded(
    [
      `Evaluate $\\mathbf{a} \\cdot \\mathbf{b}$, where ${pair}.`,
      `If ${pair}, find $\\mathbf{a} \\cdot \\mathbf{b}$.`,
      `Given the vectors ${pair}, what is $\\mathbf{a} \\cdot \\mathbf{b}$?`,
    ],
    ({ a, b }, { source }) => inFigures(source.options, dot(vectorIn(a), vectorIn(b))),
  ),
  "perpendicular-vectors": worded(
    [
      `Find the value of $k$ for which ${pair} are perpendicular.`,
      `The vectors ${pair} are at right angles. What is the value of $k$?`,
      "If $\\mathbf{a} = <~a>$ is perpendicular to $\\mathbf{b} = <~b>$, find $k$.",
    ],
    ({ a, b }, { source }) =>
      source.options.map((option) => {
        // A parallelogram with equal diagonals is a rectangle.
        const [one, other] = [vectorIn(a), vectorIn(b, { k: evaluated(formulaOf(option)) })];
        return alike(squareOf(plus(one, other)), squareOf(plus(one, other, -1)));
      }),
  ),
  "cosine-of-angle": worded(
    [
      `The angle between ${pair} is $\\theta$. What is the value of $\\cos\\theta$?`,
      `If $\\theta$ is the angle between the vectors ${pair}, find $\\cos\\theta$.`,
      `Find the cosine of the angle between ${pair}.`,
    ],
    ({ a, b }, { source }) => {
      const cosine = Math.cos(directionOf(vectorIn(a)) - directionOf(vectorIn(b)));
      return inFigures(source.options, cosine).map((right, at) => right && inLowestTerms(source.options[at] ?? ""));
    },
  ),
  "unit-vector": worded(
    [
      "Write down the vector of length 1 that has the same direction as <$it>.",
      "Find the unit vector in the direction of <$it>.",
      "What is the unit vector along $\\mathbf{a} = <~it>$?",
    ],
    ({ it }, { source }) => {
      const direction = directionOf(vectorIn(it));
      return source.options.map((option) => {
        const vector = vectorIn(formulaOf(option));
        return alike(squareOf(vector), 1) && alike(directionOf(vector), direction);
      });
    },
  ),
  "vector-product": worded(
    [
      `Calculate the vector product $\\mathbf{a} \\times \\mathbf{b}$, where ${pair}.`,
      `Find the vector product $\\mathbf{a} \\times \\mathbf{b}$ of ${pair}.`,
      `Given that ${pair}, what is $\\mathbf{a} \\times \\mathbf{b}$?`,
      `If ${pair}, find $\\mathbf{a} \\times \\mathbf{b}$.`,
    ],
    ({ a, b }, { source }) => {
      const [one, other] = [vectorIn(a), vectorIn(b)];
      const areaSquared = squareOf(one) * squareOf(other) - dot(one, other) ** 2;
      // The product is at right angles to both, its length equals their parallelogram's area, and it has the correct
      // direction.
      return source.options.map((option) => {
        const product = vectorIn(formulaOf(option));
        return (
          Math.abs(dot(product, one)) < 1e-9 &&
          Math.abs(dot(product, other)) < 1e-9 &&
          alike(squareOf(product), areaSquared) &&
          determinant([[...one], [...other], [...product]]) > 0
        );
      });
    },
  ),
};
