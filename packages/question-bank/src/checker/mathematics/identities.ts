// Most formulas are checked in the same way. An option is correct if it equals the requested formula for all values of
// its letters and has the form that the question wants.

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

/** No fraction in it can be reduced by a whole number. */
export const inLowestTerms: Form = (tex) =>
  [...tex.replaceAll(/\{,\}|\^(?:\d|\{\d+\})/g, "").matchAll(/frac\{([^{}]+)\}\{([^{}]+)\}/g)].every(
    ([, top = "", bottom = ""]) => gcd(commonFactor(top), commonFactor(bottom)) === 1 && bottom !== "1",
  );

/** No root in it hides a square, and no root is in a denominator. */
export const inSimplestSurds: Form = (tex) =>
  !/frac\{[^}]*\}\{[^}]*sqrt/.test(tex) &&
  [...tex.matchAll(/\\sqrt\{(\d+)\}/g)].every(([, under]) => {
    for (let side = 2; side * side <= Number(under); side++) if (Number(under) % (side * side) === 0) return false;
    return under !== "1";
  });

/** A product of linear brackets, with no common factor left in any of them. */
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

/** Questions with one formula, `it`, that students must write in another form. */
export const sameAs = (wordings: readonly `${string}<$it>${string}`[], form: Form = anyForm): Solve =>
  worded(wordings, ({ it }, { source }) =>
    source.options.map((option) => identical(it, formulaOf(option)) && form(formulaOf(option))),
  );

/** Questions that ask for the value of a letter in one equation, `it`. Each option is substituted for the letter. */
export const satisfying = (letter: string, wordings: readonly `${string}<$it>${string}`[]): Solve =>
  worded(wordings, ({ it }, { source }) => {
    const holds = relation(it);
    return source.options.map((option) => holds({ [letter]: evaluated(formulaOf(option)) }));
  });
