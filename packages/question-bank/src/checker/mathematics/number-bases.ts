import { formulaOf, inFigures, inUnit } from "../reading/stated.ts";
import { evaluated } from "../reading/tex-expression.ts";
import { either, numberIn, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const named: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};

const split = (tex: string): [string, string] => {
  const [, digits, base] = /^(\d+)_\{(\d+|x)\}$/.exec(tex) ?? [];
  if (!digits || !base) throw new Error(`"${tex}" is not a number in a base`);
  return [digits, base];
};

/** The value of digits in a base. Undefined when a digit does not exist in that base. */
function worth(digits: string, base: number): number {
  const places = [...digits].map(Number);
  if (base < 2 || places.some((digit) => digit >= base)) return Number.NaN;
  return places.reduceRight((total, digit, at) => total + digit * base ** (places.length - 1 - at), 0);
}

function inBase(tex: string): { value: number; base: number } {
  const [digits, base] = split(tex);
  const value = worth(digits, Number(base));
  if (!Number.isFinite(value)) throw new Error(`"${tex}" has a digit that its base has not`);
  return { value, base: Number(base) };
}

/** The options with this value. All must be in one base. */
const worthIn = (options: readonly string[], value: number, base: number): boolean[] =>
  options.map((option) => {
    const stated = inBase(formulaOf(option));
    if (stated.base !== base) throw new Error(`"${option}" is not in base ${base}`);
    return stated.value === value;
  });

const ofTwo = (left: string, right: string, answer: (one: number, other: number) => number, options: string[]) => {
  const [one, other] = [inBase(left), inBase(right)];
  if (one.base !== other.base) throw new Error("two bases meet");
  return worthIn(options, answer(one.value, other.value), one.base);
};

const pair = (formula: string, sign: string): [string, string] => {
  const [left, right, ...more] = formula.split(` ${sign} `);
  if (!left || !right || more.length) throw new Error(`"${formula}" is not two numbers and a ${sign}`);
  return [left, right];
};

/** The options that equal the remainder of a sum, counted down in steps of the modulus. */
function leaving(options: readonly string[], sum: string, modulus: number): boolean[] {
  let left = evaluated(sum);
  while (left >= modulus) left -= modulus;
  while (left < 0) left += modulus;
  return inFigures(options, left);
}

export const numberBases: SubjectChecker = {
  "base-to-ten": worded(
    [
      "What number in base ten is equal to <$it>?",
      "An old record book shows the number <$it>. What is this number in base ten?",
      "Convert <$it> to a number in base ten.",
      "Express <$it> in base ten.",
    ],
    ({ it }, { options }) => inUnit(options, inBase(it).value),
  ),
  "ten-to-base": worded(
    [
      "Convert <#number> in base ten to base <base>.",
      "Express <#number> (base ten) as a number in base <base>.",
      "A trader has <#number> oranges. How is this number written in base <base>?",
    ],
    ({ number, base }, { source }) => worthIn(source.options, number, named[base] ?? Number.NaN),
  ),
  "add-in-base": either(
    worded(["Evaluate <$it>."], ({ it }, { source }) =>
      ofTwo(...pair(it, "+"), (one, other) => one + other, source.options),
    ),
    worded(
      [
        "Find the sum of <$left> and <$right>.",
        "Two baskets hold <$left> and <$right> mangoes. How many mangoes are there altogether?",
      ],
      ({ left, right }, { source }) => ofTwo(left, right, (one, other) => one + other, source.options),
    ),
  ),
  "subtract-in-base": either(
    worded(["Evaluate <$it>."], ({ it }, { source }) =>
      ofTwo(...pair(it, "-"), (one, other) => one - other, source.options),
    ),
    worded(
      [
        "By how much is <$left> greater than <$right>?",
        "From a stock of <$left> yams, <$right> are sold. How many yams are left?",
      ],
      ({ left, right }, { source }) => ofTwo(left, right, (one, other) => one - other, source.options),
    ),
  ),
  "unknown-base": worded(
    ["If <$it>, find the value of $x$.", "Given that <$it>, what is $x$?", "Find the base $x$ for which <$it>."],
    ({ it }, { options }) => {
      const [left, right] = pair(it, "=");
      const [digits, unknown] = split(left);
      if (unknown !== "x") throw new Error(`the base is known in "${it}"`);
      return options.map((option) => worth(digits, numberIn(option)) === inBase(right).value);
    },
  ),
  "modular-arithmetic": either(
    worded(["What is the simplest non-negative form of <$it>?", "Evaluate <$it>."], ({ it }, { source }) => {
      const [, sum, modulus] = /^(.+) \\pmod\{(\d+)\}$/.exec(it) ?? [];
      if (!sum || !modulus) throw new Error(`"${it}" names no modulus`);
      return leaving(source.options, sum, Number(modulus));
    }),
    worded(["Work out <$sum> in arithmetic modulo <#modulus>."], ({ sum, modulus }, { source }) =>
      leaving(source.options, sum, modulus),
    ),
  ),
};
