// Most formulas are judged alike: an option is right that is the same as what is asked for, whatever values its letters
// take, and that has the form the question wants.

import { formulaOf } from "../reading/stated.ts";
import { evaluated, identical } from "../reading/tex-expression.ts";
import { relation } from "../reading/tex-relation.ts";
import { worded } from "../reading/wording.ts";
import type { Solve } from "../solver.ts";

type Form = (tex: string) => boolean;

export const gcd = (one: number, other: number): number => (other ? gcd(other, one % other) : Math.abs(one));

/** The greatest whole number that divides every term: 4 of "8p - 12", 5 of "5(u + v)", 1 of "x - 3". */
function commonFactor(tex: string): number {
  const terms = tex.includes("(") ? [tex] : tex.split(/[-+]/).filter((term) => term.trim());
  return terms.map((term) => Number(/^\s*(\d+)/.exec(term)?.[1] ?? 1)).reduce(gcd);
}

/** No whole number can be cancelled out of a fraction in it. */
export const inLowestTerms: Form = (tex) =>
  [...tex.replaceAll(/\{,\}|\^(?:\d|\{\d+\})/g, "").matchAll(/frac\{([^{}]+)\}\{([^{}]+)\}/g)].every(
    ([, top = "", bottom = ""]) => gcd(commonFactor(top), commonFactor(bottom)) === 1 && bottom !== "1",
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
    return source.options.map((option) => holds({ [letter]: evaluated(formulaOf(option)) }));
  });
