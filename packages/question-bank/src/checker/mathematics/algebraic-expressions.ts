import { formulaOf, inFigures } from "../reading/stated.ts";
import { alike, expression, trials } from "../reading/tex-expression.ts";
import { sides } from "../reading/tex-relation.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { inLinearFactors, inLowestTerms, sameAs } from "./identities.ts";

/** Nothing is left to cancel: no squares above or below the line. */
const withoutSquares = (tex: string) => !tex.includes("^");

export const algebraicExpressions: SubjectChecker = {
  "factorise-trinomial": sameAs(
    ["Express <$it> as a product of two factors.", "Factorise <$it>.", "Factorise completely <$it>."],
    inLinearFactors,
  ),
  "difference-of-two-squares": sameAs(
    [
      "Which is the complete factorisation of <$it>?",
      "Factorise completely <$it>.",
      "Express <$it> as a product of its simplest factors.",
    ],
    inLinearFactors,
  ),
  "simplify-algebraic-fraction": sameAs(
    ["Express <$it> in its simplest form.", "Reduce <$it> to its lowest terms.", "Simplify <$it>."],
    withoutSquares,
  ),
  "add-algebraic-fractions": sameAs(
    ["Combine <$it> into a single fraction.", "Simplify <$it>.", "Express <$it> as a single fraction."],
    inLowestTerms,
  ),
  "expand-brackets": sameAs(
    ["Expand and simplify <$it>.", "Expand <$it>.", "Remove the brackets and collect like terms: <$it>."],
    (tex) => !tex.includes("("),
  ),
  "remainder-theorem": worded(
    [
      "The polynomial <$it> is divided by <$by>. Calculate the remainder.",
      "What is the remainder when <$it> is divided by <$by>?",
      "Find the remainder when <$it> is divided by <$by>.",
    ],
    ({ it, by }, { source }) => {
      const divisor = expression(by);
      const start = divisor.at({ x: 0 });
      if (!alike(divisor.at({ x: 1 }) - start, 1) || !alike(divisor.at({ x: 5 }) - start, 5))
        throw new Error(`"${by}" is not x and a number`);
      return inFigures(source.options, expression(it).at({ x: -start }));
    },
  ),
  "substitute-values": worded(
    [
      "If $x = <#x>$ and $y = <#y>$, evaluate <$it>.",
      "When $x = <#x>$ and $y = <#y>$, what is <$it>?",
      "Given that $x = <#x>$ and $y = <#y>$, find the value of <$it>.",
    ],
    ({ x, y, it }, { source }) => inFigures(source.options, expression(it).at({ x, y })),
  ),
  "change-of-subject": worded(
    [
      "Make $<~subject>$ the subject of the formula <$it>.",
      "Given that <$it>, find a formula for $<~subject>$.",
      "If <$it>, express $<~subject>$ in terms of the other letters.",
    ],
    ({ it, subject }, { source }) => {
      const [left, right] = sides(it).map(expression);
      if (!left || !right) throw new Error(`"${it}" has no two sides`);
      const others = [...left.letters, ...right.letters].filter((letter) => letter !== subject);
      return source.options.map((option) => {
        const isSolution = trials(new Set(others)).every((values) => {
          const all = { ...values, [subject]: expression(formulaOf(option)).at(values) };
          return alike(left.at(all), right.at(all));
        });
        return isSolution && inLowestTerms(formulaOf(option));
      });
    },
  ),
};
