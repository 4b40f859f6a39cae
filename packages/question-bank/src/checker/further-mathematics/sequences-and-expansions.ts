// Progressions are added term by term, and powers are multiplied out factor by factor.

import { inLowestTerms } from "../mathematics/identities.ts";
import { total } from "../mathematics/progression.ts";
import { inFigures } from "../reading/stated.ts";
import { evaluated, expression } from "../reading/tex-expression.ts";
import { numberIn, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const termsFrom = (count: number, term: (number: number) => number) =>
  Array.from({ length: count }, (_, at) => term(at + 1));

/** Coefficients, keyed by the power of x. */
type Sum = ReadonlyMap<number, number>;

function multiplied(one: Sum, other: Sum): Sum {
  const product = new Map<number, number>();
  for (const [power, coefficient] of one)
    for (const [otherPower, otherCoefficient] of other) {
      const at = power + otherPower;
      product.set(at, (product.get(at) ?? 0) + coefficient * otherCoefficient);
    }
  return product;
}

function raised(base: Sum, power: number): Sum {
  let product: Sum = new Map([[0, 1]]);
  for (let factor = 0; factor < power; factor++) product = multiplied(product, base);
  return product;
}

/** "2 - 3x" as coefficients. */
function linear(tex: string): Sum {
  const { at } = expression(tex);
  const [constant, slope] = [at({ x: 0 }), at({ x: 1 }) - at({ x: 0 })];
  if (at({ x: 2 }) !== constant + 2 * slope) throw new Error(`"${tex}" is not of the first degree`);
  return new Map([
    [0, constant],
    [1, slope],
  ]);
}

/** "x^{2} - \dfrac{3}{x}" as coefficients. */
function powerAndFraction(tex: string): Sum {
  const [, power, sign, top = "", bottom] =
    /^x(?:\^\{(\d+)\})? ([-+]) \\dfrac\{(\d+)\}\{x(?:\^\{(\d+)\})?\}$/.exec(tex) ?? [];
  if (!sign) throw new Error(`"${tex}" is not a power and a fraction`);
  return new Map([
    [Number(power ?? 1), 1],
    [-Number(bottom ?? 1), sign === "-" ? -numberIn(top) : numberIn(top)],
  ]);
}

export const sequencesAndExpansions: SubjectChecker = {
  "linear-sequence-sum": worded(
    [
      "In an arithmetic progression the <#early><:st|nd|rd|th> and <#late><:st|nd|rd|th> terms are $<#one>$ and $<#other>$ respectively. What is the sum of the first <#count> terms?",
      "If the <#early><:st|nd|rd|th> and <#late><:st|nd|rd|th> terms of an A.P. are $<#one>$ and $<#other>$ respectively, calculate the sum of the first <#count> terms.",
    ],
    ({ early, late, one, other, count }, { source }) => {
      const step = (other - one) / (late - early);
      return inFigures(source.options, total(termsFrom(count, (number) => one + (number - early) * step)));
    },
  ),
  "sum-to-infinity": worded(
    [
      "What is the sum to infinity of a G.P. with first term <#first> and common ratio <$ratio>?",
      "A geometric progression has first term <#first> and common ratio <$ratio>. What is its sum to infinity?",
      "Find the sum to infinity of the exponential sequence (G.P.) whose first term is <#first> and common ratio <$ratio>.",
      "The first term of a G.P. is <#first> and its common ratio is <$ratio>. Calculate the sum to infinity.",
    ],
    ({ first, ratio }, { source }) => {
      const by = evaluated(ratio);
      const terms = termsFrom(600, (number) => first * by ** (number - 1));
      if (Math.abs(terms.at(-1) ?? 1) > 1e-12) throw new Error(`a ratio of ${ratio} does not die away`);
      return inFigures(source.options, total(terms)).map(
        (right, at) => right && inLowestTerms(source.options[at] ?? ""),
      );
    },
  ),
  "term-from-sum-formula": worded(
    [
      "The sum of the first $n$ terms of a sequence is $S_n = <~sum>$. Find its <#wanted><:st|nd|rd|th> term.",
      "If $S_n = <~sum>$ is the sum of the first $n$ terms of a series, what is the <#wanted><:st|nd|rd|th> term?",
      "The sum of $n$ terms of a progression is given by $S_n = <~sum>$. Calculate the <#wanted><:st|nd|rd|th> term.",
    ],
    ({ sum, wanted }, { source }) => {
      // Each term is its sum minus all the terms before it.
      const terms: number[] = [];
      while (terms.length < wanted) terms.push(expression(sum).at({ n: terms.length + 1 }) - total(terms));
      return inFigures(source.options, terms.at(-1) ?? Number.NaN);
    },
  ),
  "binomial-coefficient": worded(
    [
      "What is the coefficient of $x^{<#of>}$ when $(<~base>)^{<#power>}$ is expanded?",
      "Find the coefficient of $x^{<#of>}$ in the expansion of $(<~base>)^{<#power>}$.",
      "In the binomial expansion of $(<~base>)^{<#power>}$, what is the coefficient of $x^{<#of>}$?",
      "$(<~base>)^{<#power>}$ is expanded in powers of $x$. Calculate the coefficient of $x^{<#of>}$.",
    ],
    ({ of, base, power }, { source }) => inFigures(source.options, raised(linear(base), power).get(of) ?? Number.NaN),
  ),
  "term-independent-of-x": worded(
    [
      "In the expansion of $\\left(<~base>\\right)^{<#power>}$, find the term which is independent of $x$.",
      "Calculate the constant term in the binomial expansion of $\\left(<~base>\\right)^{<#power>}$.",
      "What is the term that does not contain $x$ in the expansion of $\\left(<~base>\\right)^{<#power>}$?",
    ],
    ({ base, power }, { source }) =>
      inFigures(source.options, raised(powerAndFraction(base), power).get(0) ?? Number.NaN),
  ),
};
