import { formulaOf } from "../reading/stated.ts";
import { identical } from "../reading/tex-expression.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { inSimplestSurds, sameAs, satisfying } from "./identities.ts";

export const surds: SubjectChecker = {
  "add-surds": sameAs(
    ["Express <$it> as a single surd in its simplest form.", "Simplify <$it>.", "Which surd is equal to <$it>?"],
    inSimplestSurds,
  ),
  "rationalise-denominator": either(
    sameAs(
      ["Simplify <$it>, leaving no surd in the denominator.", "Rationalise the denominator of <$it> and simplify."],
      inSimplestSurds,
    ),
    worded(
      ["Express <$it> in the form $p + q\\sqrt{<#under>}$, where $p$ and $q$ are integers."],
      ({ it, under }, { source }) => {
        const form = new RegExp(`^-?\\d+ [-+] \\d*\\\\sqrt\\{${under}\\}$`);
        return source.options.map((option) => form.test(formulaOf(option)) && identical(it, formulaOf(option)));
      },
    ),
  ),
  "expand-surd-brackets": sameAs(
    ["Simplify <$it>.", "Evaluate <$it>, leaving the answer in surd form.", "Expand and simplify <$it>."],
    inSimplestSurds,
  ),
  "multiply-and-divide-surds": sameAs(
    ["Express <$it> in its simplest form.", "Find the simplest form of <$it>.", "Simplify <$it>."],
    inSimplestSurds,
  ),
  "surd-equation": satisfying("x", [
    "Find the value of $x$ that satisfies <$it>.",
    "If <$it>, find $x$.",
    "Solve the equation <$it>.",
  ]),
};
