import { formulaOf, inFigures } from "../reading/stated.ts";
import { alike, evaluated, expression } from "../reading/tex-expression.ts";
import { sides } from "../reading/tex-relation.ts";
import { either, worded } from "../reading/wording.ts";
import type { PosedQuestion, SubjectChecker } from "../solver.ts";
import { combined, determinant, type Matrix, matrixIn, product, unit } from "./matrix.ts";

const equal = (one: Matrix, other: Matrix) =>
  one.length === other.length &&
  one.every((row, at) => row.every((value, column) => alike(value, other[at]?.[column] ?? Number.NaN)));

const inMatrices = ({ source }: PosedQuestion, answer: Matrix) =>
  source.options.map((option) => equal(matrixIn(formulaOf(option)), answer));

/** The options that give the determinant this value when they replace the letter. */
const forDeterminant = ({ source }: PosedQuestion, letter: string, tex: string, wanted: number) =>
  source.options.map((option) => alike(determinant(matrixIn(tex, { [letter]: evaluated(formulaOf(option)) })), wanted));

/** A product of two matrices, side by side or with a sign between them. */
function twoMatrices(tex: string): [Matrix, Matrix] {
  const [, one = "", other = ""] = /^(\\begin.+?\\end\{pmatrix\})(?: \\times )?(\\begin.+)$/.exec(tex) ?? [];
  return [matrixIn(one), matrixIn(other)];
}

export const matrices: SubjectChecker = {
  "combine-matrices": worded(
    [
      "Given the matrices $P = <~p>$ and $Q = <~q>$, evaluate <$it>.",
      "If $P = <~p>$ and $Q = <~q>$, find <$it>.",
      "Let $P = <~p>$ and $Q = <~q>$. What is <$it>?",
    ],
    ({ p, q, it }, posed) => {
      const wanted = expression(it);
      const [first, second] = [wanted.at({ P: 1, Q: 0 }), wanted.at({ P: 0, Q: 1 })];
      return inMatrices(posed, combined(first, matrixIn(p), second, matrixIn(q)));
    },
  ),
  "multiply-matrices": either(
    worded(["Evaluate <$it>.", "Find the product <$it>."], ({ it }, posed) =>
      inMatrices(posed, product(...twoMatrices(it))),
    ),
    worded(["If $A = <~a>$ and $B = <~b>$, find $AB$."], ({ a, b }, posed) =>
      inMatrices(posed, product(matrixIn(a), matrixIn(b))),
    ),
  ),
  "determinant-with-unknown": either(
    worded(["Find $x$, given that <$it>.", "If <$it>, find the value of $x$."], ({ it }, posed) => {
      const [left, right] = sides(it);
      return forDeterminant(posed, "x", left, evaluated(right));
    }),
    worded(["The determinant <$it> is equal to $<#value>$. What is $x$?"], ({ it, value }, posed) =>
      forDeterminant(posed, "x", it, value),
    ),
  ),
  "inverse-matrix": worded(
    [
      "Find the inverse of the matrix $<~matrix>$.",
      "If $M = <~matrix>$, find $M^{-1}$.",
      "What is the inverse of $M = <~matrix>$?",
    ],
    ({ matrix }, { source }) => {
      const given = matrixIn(matrix);
      return source.options.map((option) => equal(product(given, matrixIn(formulaOf(option))), unit(given.length)));
    },
  ),
  "three-by-three-determinant": worded(
    ["Evaluate <$it>.", "Find the value of the determinant <$it>.", "What is the value of <$it>?"],
    ({ it }, { source }) => inFigures(source.options, determinant(matrixIn(it))),
  ),
  "singular-matrix": worded(
    [
      "Find the value of $k$ for which <$it> has no inverse.",
      "For what value of $k$ is the matrix <$it> singular?",
      "If <$it> is a singular matrix, find $k$.",
    ],
    ({ it }, posed) => forDeterminant(posed, "k", it, 0),
  ),
};
