// Most formulas are judged alike: an option is right that is the same as what is asked for, whatever values its letters
// take, and that has the form the question wants.
import type { Solve } from "../index.ts";
import { formulaOf } from "../reading/stated.ts";
import { identical, valueOf } from "../reading/tex-expression.ts";
import { relation } from "../reading/tex-relation.ts";
import { worded } from "../reading/wording.ts";

type Form = (tex: string) => boolean;

export const gcd = (one: number, other: number): number => (other ? gcd(other, one % other) : Math.abs(one));

/** No fraction of whole numbers in it can be cancelled. */
export const inLowestTerms: Form = (tex) =>
  [...tex.replaceAll("{,}", "").matchAll(/frac\{(\d+)\}\{(\d+)\}/g)].every(
    ([, top, bottom]) => gcd(Number(top), Number(bottom)) === 1 && bottom !== "1",
  );

/** No root in it hides a square, and none stands in a denominator. */
export const inSimplestSurds: Form = (tex) =>
  !/frac\{[^}]*\}\{[^}]*sqrt/.test(tex) &&
  [...tex.matchAll(/\\sqrt\{(\d+)\}/g)].every(([, under]) => {
    for (let side = 2; side * side <= Number(under); side++) if (Number(under) % (side * side) === 0) return false;
    return under !== "1";
  });

/** A product of brackets of the first degree, none of which has a common factor left in it. */
export const inLinearFactors: Form = (tex) => {
  const factors = /^\d*((?:\([^()]+\))+)$/.exec(tex)?.[1];
  if (factors === undefined) return false;
  return factors
    .slice(1, -1)
    .split(")(")
    .every((factor) => {
      const terms = factor.split(/[-+]/).map((term) => term.trim());
      const coefficients = terms.filter(Boolean).map((term) => Number(/^\d+/.exec(term)?.[0] ?? 1));
      return !factor.includes("^") && coefficients.reduce(gcd) === 1;
    });
};

const anyForm: Form = () => true;

/** Questions that hold one formula, `it`, to be put in another form. */
export const sameAs = (wordings: readonly `${string}<$it>${string}`[], form: Form = anyForm): Solve =>
  worded(wordings, ({ it }, { source }) =>
    source.options.map((option) => identical(it, formulaOf(option)) && form(formulaOf(option))),
  );

/** Questions that ask for the value of a letter in one equation, `it`: each option is put in its place. */
export const satisfying = (letter: string, wordings: readonly `${string}<$it>${string}`[]): Solve =>
  worded(wordings, ({ it }, { source }) => {
    const holds = relation(it);
    return source.options.map((option) => holds({ [letter]: valueOf(formulaOf(option)) }));
  });
