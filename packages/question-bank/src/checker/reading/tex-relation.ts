// Equations and inequalities: "x^{2} - 4 = 0", "-3 < 2x + 1 \le 7", "x < 2 \text{ or } x > 5".
import { alike, expression, type Letters } from "./tex-expression.ts";

const signs: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  "=": alike,
  "<": (left, right) => left < right && !alike(left, right),
  ">": (left, right) => left > right && !alike(left, right),
  "\\le": (left, right) => left < right || alike(left, right),
  "\\ge": (left, right) => left > right || alike(left, right),
};
const sign = /(\\[lg]eq?(?![a-z])|[=<>])/;

const chain = (tex: string) => tex.split(sign).map((part) => part.trim().replace(/^(\\[lg]e)q$/, "$1"));

/** The two sides of an equation. */
export function sides(tex: string): [string, string] {
  const [left, equals, right, ...more] = chain(tex);
  if (!left || equals !== "=" || !right || more.length) throw new Error(`"${tex}" is not one equation`);
  return [left, right];
}

/** Whether the relation is true for given values of its letters. */
export function relation(tex: string): (values: Letters) => boolean {
  const alternatives = tex.split("\\text{ or }").map((one) => {
    const parts = chain(one);
    if (parts.length < 3 || parts.length % 2 === 0) throw new Error(`"${one}" compares nothing`);
    const terms = parts.filter((_, at) => at % 2 === 0).map(expression);
    const compare = parts.filter((_, at) => at % 2 === 1).map((part) => signs[part]);
    return (values: Letters) => {
      const found = terms.map((term) => term.at(values));
      return compare.every((holds, at) => holds?.(found[at] ?? Number.NaN, found[at + 1] ?? Number.NaN));
    };
  });
  return (values) => alternatives.some((holds) => holds(values));
}

/** The numbers that appear alone in a relation, such as the ends of a range. */
export const endsOf = (tex: string): number[] =>
  tex
    .split("\\text{ or }")
    .flatMap(chain)
    .filter((part) => part && !sign.test(part))
    .map(expression)
    .filter(({ letters }) => letters.size === 0)
    .map((constant) => constant.at({}));
