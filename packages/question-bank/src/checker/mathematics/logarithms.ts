import { formulaOf, rounded } from "../reading/stated.ts";
import { alike, expression } from "../reading/tex-expression.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { inLowestTerms, sameAs, satisfying } from "./identities.ts";

/** How often two given numbers and ten go into a third number: the counts whose powers multiply to it. */
function powersIn(target: number, one: number, other: number): { ones: number; others: number; tens: number } {
  for (let tens = -6; tens <= 6; tens++)
    for (let ones = 0; ones <= 10; ones++)
      for (let others = 0; others <= 10; others++)
        if (alike(one ** ones * other ** others * 10 ** tens, target)) return { ones, others, tens };
  throw new Error(`${target} is not made of ${one}, ${other} and ten`);
}

export const logarithms: SubjectChecker = {
  "evaluate-logarithm": either(
    sameAs(["Find the value of <$it>.", "Evaluate <$it>."], inLowestTerms),
    worded(["If <$it>, what is the value of $y$?"], ({ it }, { source }) => {
      const [, left] = /^(.+) = y$/.exec(it) ?? [];
      if (!left) throw new Error(`y is not given by "${it}"`);
      return source.options.map((option) => alike(expression(left).at({}), expression(formulaOf(option)).at({})));
    }),
  ),
  "combine-logarithms": sameAs(["Simplify <$it>.", "Without tables, find the value of <$it>.", "Evaluate <$it>."]),
  "logarithmic-equation": satisfying("x", [
    "Solve the equation <$it>.",
    "Find the value of $x$ for which <$it>.",
    "If <$it>, find $x$.",
  ]),
  "logarithm-from-given-logarithms": worded(
    [
      "Given that $\\log_{10} <#one> = <#logOne>$ and $\\log_{10} <#other> = <#logOther>$, evaluate $\\log_{10} <#target>$.",
      "If $\\log_{10} <#one> = <#logOne>$ and $\\log_{10} <#other> = <#logOther>$, find the value of $\\log_{10} <#target>$.",
      "Taking $\\log_{10} <#one> = <#logOne>$ and $\\log_{10} <#other> = <#logOther>$, calculate $\\log_{10} <#target>$.",
    ],
    ({ one, logOne, other, logOther, target }, { options }) => {
      const { ones, others, tens } = powersIn(target, one, other);
      return rounded(options, ones * logOne + others * logOther + tens, 4);
    },
  ),
  "logarithm-in-terms-of-letters": worded(
    [
      "Let $\\log <#one> = x$ and $\\log <#other> = y$. Which expression is equal to <$it>?",
      "If $\\log <#one> = x$ and $\\log <#other> = y$, express <$it> in terms of $x$ and $y$.",
      "Given that $\\log <#one> = x$ and $\\log <#other> = y$, find <$it> in terms of $x$ and $y$.",
    ],
    ({ one, other, it }, { source }) =>
      source.options.map((option) =>
        alike(expression(formulaOf(option)).at({ x: Math.log10(one), y: Math.log10(other) }), expression(it).at({})),
      ),
  ),
  "ratio-of-logarithms": sameAs(
    ["Find the value of <$it> without using tables.", "Simplify <$it>.", "Evaluate <$it>."],
    inLowestTerms,
  ),
};
