import { amountIn, formulaOf, inUnit } from "../reading/stated.ts";
import { evaluated, type Letters } from "../reading/tex-expression.ts";
import { relation, sides } from "../reading/tex-relation.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { satisfying } from "./identities.ts";
import { onlyNumber } from "./only-number.ts";

/** "x = 4,\ y = -6" as values of letters. */
const valuesIn = (tex: string): Letters =>
  Object.fromEntries(
    tex.split(",\\ ").map((equation) => {
      const [letter, value] = sides(equation);
      return [letter, evaluated(value)];
    }),
  );

const times: Readonly<Record<string, number>> = {
  twice: 2,
  "three times": 3,
  "four times": 4,
  "five times": 5,
  "six times": 6,
};

const timesIn = (words: string): number => {
  const found = times[words];
  if (found === undefined) throw new Error(`"${words}" is no known multiple`);
  return found;
};

const one: Readonly<Record<string, string>> = { loaves: "loaf" };
const inSingular = (things: string) => things.replace(/\b(\w+s)\b/, (word) => one[word] ?? word.slice(0, -1));

export const linearEquations: SubjectChecker = {
  "linear-equation-with-brackets": satisfying("x", [
    "Find the value of $x$ for which <$it>.",
    "If <$it>, find $x$.",
    "Solve the equation <$it>.",
  ]),
  "linear-equation-with-fractions": satisfying("x", [
    "Find the value of $x$ that satisfies <$it>.",
    "If <$it>, find $x$.",
    "Solve <$it>.",
  ]),
  "inverted-unknown": satisfying("x", [
    "Find the value of $x$ for which <$it>.",
    "If <$it>, find $x$.",
    "Solve the equation <$it>.",
  ]),
  "simultaneous-equations": worded(
    [
      "Find the values of $x$ and $y$ that satisfy both <$first> and <$second>.",
      "Solve the simultaneous equations <$first> and <$second>.",
      "If <$first> and <$second>, find $x$ and $y$.",
    ],
    ({ first, second }, { source }) =>
      source.options.map((option) => {
        const values = valuesIn(formulaOf(option));
        return relation(first)(values) && relation(second)(values);
      }),
  ),
  "shopping-simultaneous": worded(
    [
      "<#a1> <first> and <#b1> <second> cost ₦<#cost1>, while <#a2> <first> and <#b2> <second> cost ₦<#cost2>. Find the cost of one <asked>.",
      "In a shop <#a1> <first> and <#b1> <second> are sold for ₦<#cost1>, and <#a2> <first> and <#b2> <second> for ₦<#cost2>. What is the price of one <asked>?",
      "<_who> pays ₦<#cost1> for <#a1> <first> and <#b1> <second>. At the same prices <#a2> <first> and <#b2> <second> cost ₦<#cost2>. How much is one <asked>?",
    ],
    ({ a1, b1, cost1, a2, b2, cost2, first, second, asked }, { options }) => {
      if (a1 * b2 === a2 * b1) throw new Error("the two purchases are the same");
      const isFirst = inSingular(first) === asked;
      if (isFirst === (inSingular(second) === asked)) throw new Error(`what "${asked}" is stays open`);
      const [mine1, other1, mine2, other2] = isFirst ? [a1, b1, a2, b2] : [b1, a1, b2, a2];
      return options.map((option) => {
        const price = amountIn(option, "₦");
        const left = (cost1 - mine1 * price) / other1;
        return left > 0 && mine2 * price + other2 * left === cost2;
      });
    },
  ),
  ages: worded(
    [
      "<:A|An> <elder> is now <now> as old as <:her|his> <younger>. After <#years> years the older one will be <then> as old as the younger one. Find the present age of the <asked>.",
      "<:A|An> <elder> is <now> as old as <:her|his> <younger>. In <#years> years' time, the older will be <then> as old as the younger. How old is the <asked> now?",
      "At present <:a|an> <elder> is <now> the age of <:her|his> <younger>. In <#years> years the age of the older will be <then> that of the younger. What is the present age of the <asked>?",
    ],
    ({ elder, younger, now, then, years, asked }, { options }) => {
      if (asked !== elder && asked !== younger) throw new Error(`nobody is called the ${asked}`);
      const age = onlyNumber((young) => young * timesIn(now) + years === (young + years) * timesIn(then), 100);
      return inUnit(options, asked === younger ? age : age * timesIn(now), " years");
    },
  ),
  "consecutive-numbers": worded(
    [
      "The numbers on <many:three|four|five> raffle tickets are consecutive <kind:whole|odd|even> numbers with the sum <#sum>. Find the <which:largest|smallest> of these numbers.",
      "The sum of <many:three|four|five> consecutive <kind:whole|odd|even> numbers is <#sum>. Find the <which:largest|smallest> of them.",
      "<many:Three|Four|Five> consecutive <kind:whole|odd|even> numbers add up to <#sum>. What is the <which:largest|smallest> number?",
    ],
    ({ many, kind, sum, which }, { options }) => {
      const length = ["three", "four", "five"].indexOf(many.toLowerCase()) + 3;
      const step = kind === "whole" ? 1 : 2;
      const first = onlyNumber((start) => {
        if (kind !== "whole" && (start % 2 === 1) !== (kind === "odd")) return false;
        return Array.from({ length }, (_, at) => start + at * step).reduce((total, number) => total + number) === sum;
      });
      return inUnit(options, which === "smallest" ? first : first + (length - 1) * step);
    },
  ),
};
