// Polynomials and other algebraic expressions, written inside a formula as a teacher writes them.
import { type Fraction, fraction } from "./exact.ts";
import { fractionTex, tex } from "./number-text.ts";

/** One term: 3x^2, x, -x, 7. The letters include their powers. */
const term = (coefficient: number, letters: string): string => {
  if (letters === "") return String(coefficient);
  return `${coefficient === 1 ? "" : coefficient === -1 ? "-" : coefficient}${letters}`;
};

/** Terms joined with their signs. Zero terms are left out. */
export function joined(terms: readonly (readonly [coefficient: number, letters: string])[]): string {
  const kept = terms.filter(([coefficient]) => coefficient !== 0);
  if (kept.length === 0) return "0";
  return kept
    .map(([coefficient, letters], i) => {
      if (i === 0) return term(coefficient, letters);
      return coefficient < 0 ? `- ${term(-coefficient, letters)}` : `+ ${term(coefficient, letters)}`;
    })
    .join(" ");
}

const power = (letter: string, degree: number) => (degree === 0 ? "" : degree === 1 ? letter : `${letter}^{${degree}}`);

/** Coefficients from the highest power down: [2, -3, 1] gives 2x^2 - 3x + 1. */
export const polynomial = (coefficients: readonly number[], letter = "x"): string =>
  joined(coefficients.map((coefficient, i) => [coefficient, power(letter, coefficients.length - 1 - i)] as const));

/** The same with fractional coefficients. */
export function fractionalPolynomial(coefficients: readonly Fraction[], letter = "x"): string {
  const parts: string[] = [];
  coefficients.forEach((coefficient, i) => {
    if (coefficient.n === 0) return;
    const letters = power(letter, coefficients.length - 1 - i);
    const size = fraction(Math.abs(coefficient.n), coefficient.d);
    const number = size.n === 1 && size.d === 1 && letters !== "" ? "" : fractionTex(size);
    const sign = coefficient.n < 0 ? "-" : "+";
    parts.push(parts.length === 0 ? `${sign === "-" ? "-" : ""}${number}${letters}` : `${sign} ${number}${letters}`);
  });
  return parts.join(" ") || "0";
}

/** Fractions joined with their signs. Zeros are left out. */
export function fractionSum(terms: readonly Fraction[]): string {
  const [first, ...others] = terms.filter(({ n }) => n !== 0);
  if (!first) return "0";
  const signed = others.map(({ n, d }) => `${n < 0 ? "-" : "+"} ${fractionTex({ n: Math.abs(n), d })}`);
  return [fractionTex(first), ...signed].join(" ");
}

/** (x + 3), for a root of -3. */
export const bracket = (a: number, b: number, letter = "x"): string =>
  `(${joined([
    [a, letter],
    [b, ""],
  ])})`;

export const value = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((total, coefficient) => total * x + coefficient, 0);

/**
 * The working for a value. Example: f(-2) of 2x^2 - 3x + 1 is 2(-2)^2 - 3(-2) + 1 = 2(4) - 3(-2) + 1 = 8 + 6 + 1 = 15.
 */
export function valueAt(coefficients: readonly number[], x: number): string {
  const terms = coefficients.map((coefficient, i) => [coefficient * x ** (coefficients.length - 1 - i), ""] as const);
  const powers = coefficients.map((coefficient, i) => {
    const degree = coefficients.length - 1 - i;
    const power = x ** degree;
    return Math.abs(coefficient) === 1 && power > 0
      ? ([coefficient * power, ""] as const)
      : ([coefficient, degree === 0 ? "" : `(${power})`] as const);
  });
  const stages = Math.abs(x) > 1 ? [joined(powers), joined(terms)] : [joined(terms)];
  const steps = [polynomial(coefficients, `(${x})`), ...stages, tex(value(coefficients, x))];
  return steps.filter((step, i) => step !== steps[i - 1]).join(" = ");
}

/** A number after an operation sign. Negative numbers are in brackets. */
export const operand = (n: number): string => (n < 0 ? `(${n})` : String(n));

/** 3(x + 2), or only x + 2 when the factor is 1. */
export const multiplied = (factor: number, inside: string): string => (factor === 1 ? inside : `${factor}(${inside})`);

/** The mistake that gives the answer of such an equation the wrong sign. */
export function wrongSign(coefficient: number, right: number, subtracted = true): string {
  if (coefficient === -1) return "left out the minus sign of $-x$";
  if (coefficient !== 1 && (coefficient < 0 || right < 0)) return "got the sign of the last division wrong";
  return subtracted ? "subtracted the numbers the wrong way round" : "gave $x$ the wrong sign";
}

/** The mistake that gives the reciprocal. Without a division, nothing was divided the wrong way round. */
export const upsideDown = (coefficient: number): string =>
  Math.abs(coefficient) === 1 ? "turned the answer upside down" : "divided the wrong way round";

/** The last two lines of solving a linear equation. They are shorter when the coefficient is 1. */
export const solving = (coefficient: number, right: number, answer: string | number, letter = "x"): string =>
  coefficient === 1
    ? `so $${letter} = ${answer}$`
    : `so $${term(coefficient, letter)} = ${right}$ and $${letter} = ${coefficient === -1 ? "" : `${right} \\div ${operand(coefficient)} = `}${answer}$`;
