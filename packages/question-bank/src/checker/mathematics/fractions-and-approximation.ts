import { formulaOf, inNaira, inUnit, rounded } from "../reading/stated.ts";
import { alike, evaluated } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { inLowestTerms, sameAs } from "./identities.ts";

/** A number to this many significant figures. It is rounded digit by digit and written as it should be printed. */
function toFigures(written: string, count: number): string {
  const [whole = "", decimals = ""] = written.replaceAll(",", "").split(".");
  const figures = [...(whole + decimals)].map(Number);
  const first = figures.findIndex((figure) => figure > 0);
  const cut = first + count;
  const up = (figures[cut] ?? 0) >= 5;
  const kept = figures.map((figure, at) => (at < cut ? figure : 0));
  for (let at = cut - 1; up; at--) {
    if (at < 0) throw new Error(`"${written}" rounds up to one more figure`);
    kept[at] = ((kept[at] ?? 0) + 1) % 10;
    if (kept[at] !== 0) break;
  }
  const before = kept.slice(0, whole.length).join("");
  const after = kept.slice(whole.length, Math.max(cut, whole.length)).join("");
  const grouped = before.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return after ? `${grouped}.${after}` : grouped;
}

/** The mantissa and index of a number in standard form. */
function standardForm(tex: string): { mantissa: number; index: number } {
  const [, mantissa, index] = /^(-?\d+(?:\.\d+)?) \\times 10\^\{(-?\d+)\}$/.exec(tex) ?? [];
  if (!mantissa || !index) throw new Error(`"${tex}" is not a number times a power of ten`);
  return { mantissa: Number(mantissa), index: Number(index) };
}

/** For two numbers in brackets: first calculates with the mantissas, then counts the powers of ten. */
function workedOut(tex: string): { mantissa: number; index: number } {
  const [, left = "", sign, right = ""] = /^\((.+)\) (\\times|\\div) \((.+)\)$/.exec(tex) ?? [];
  const [one, other] = [standardForm(left), standardForm(right)];
  let mantissa = sign === "\\times" ? one.mantissa * other.mantissa : one.mantissa / other.mantissa;
  let index = sign === "\\times" ? one.index + other.index : one.index - other.index;
  for (; mantissa >= 10 - 1e-9; index++) mantissa /= 10;
  for (; mantissa < 1 - 1e-9; index--) mantissa *= 10;
  return { mantissa, index };
}

/** Whether long division of the fraction gives these decimals, with the last of them repeating for ever. */
function divides(tex: string, start: string, cycle: string): boolean {
  const [, top, bottom] = /^\\dfrac\{(\d+)\}\{(\d+)\}$/.exec(tex.replaceAll("{,}", "")) ?? [];
  if (!top || !bottom) throw new Error(`"${tex}" is not a common fraction`);
  const wanted = (start + cycle.repeat(30)).slice(0, 30);
  let rest = Number(top);
  if (rest >= Number(bottom)) return false;
  for (const figure of wanted) {
    rest *= 10;
    if (Math.floor(rest / Number(bottom)) !== Number(figure)) return false;
    rest %= Number(bottom);
  }
  return true;
}

export const fractionsAndApproximation: SubjectChecker = {
  "fraction-operations": sameAs(
    [
      "Evaluate <$it>, leaving the answer as a fraction in its lowest terms.",
      "Find the value of <$it>.",
      "Simplify <$it>.",
    ],
    inLowestTerms,
  ),
  "significant-figures": (posed) => {
    const judge = worded(
      [
        "Express <#number> to <#figures> significant figures.",
        "What is <#number>, rounded to <#figures> significant figures?",
        "A machine reads <#number>. Write the reading to <#figures> significant figures.",
        "Correct <#number> to <#figures> significant figures.",
      ],
      ({ figures }) => {
        const written = /\d[\d,.]*\d/.exec(posed.body)?.[0] ?? "";
        return posed.options.map((option) => option === toFigures(written, figures));
      },
    );
    return judge(posed);
  },
  "standard-form": worded(
    [
      "Evaluate <$it>, giving the answer in standard form.",
      "Find the value of <$it> in standard form.",
      "Express <$it> in standard form.",
    ],
    ({ it }, { source }) => {
      const answer = workedOut(it);
      return source.options.map((option) => {
        const { mantissa, index } = standardForm(formulaOf(option));
        return alike(mantissa, answer.mantissa) && index === answer.index;
      });
    },
  ),
  "percentage-error": worded(
    [
      "Instead of <#actual> m, <_who> recorded the length of a field as <#read> m. What is the percentage error, correct to one decimal place?",
      "A plank that is <#actual> cm long was measured as <#read> cm. Calculate the percentage error, correct to one decimal place.",
      "The true mass of a packet of biscuits is <#actual> g, but <_who> recorded it as <#read> g. Find the percentage error, correct to one decimal place.",
    ],
    ({ actual, read }, { options }) => rounded(options, (Math.abs(read - actual) / actual) * 100, 1, "%"),
  ),
  "recurring-decimal": worded(
    [
      "Express <$it> as a fraction in its lowest terms.",
      "Which fraction is equal to <$it>, where a dot marks a digit that recurs?",
      "Write the recurring decimal <$it> as a common fraction.",
    ],
    ({ it }, { source }) => {
      const [, start = "", dotted] = /^0\.(\d*)((?:\\dot\{\d\}){1,2})$/.exec(it) ?? [];
      if (!dotted) throw new Error(`"${it}" does not recur`);
      const cycle = dotted.replaceAll(/\D/g, "");
      return source.options.map(
        (option) => divides(formulaOf(option), start, cycle) && inLowestTerms(formulaOf(option)),
      );
    },
  ),
  "remainder-spending": worded(
    [
      "A farmer used <$first> of a loan for seeds and <$second> of what was left for fertiliser. If ₦<#left> remained, how much was the loan?",
      "A town union gave <$first> of its funds to a school and <$second> of the remainder to a clinic. It still has ₦<#left>. How much were the funds at first?",
      "<_who> spent <$first> of a monthly allowance on transport and <$second> of the remainder on books, and had ₦<#left> left. How much was the allowance?",
    ],
    ({ first, second, left }, { options }) => inNaira(options, left / (1 - evaluated(second)) / (1 - evaluated(first))),
  ),
  "share-of-a-whole": worded(
    [
      "A poultry farm has <#whole> birds: <$first> are layers, <$second> of the remainder are broilers and the others are turkeys. How many turkeys are there?",
      "In a school of <#whole> pupils, <$first> walk to school and <$second> of the rest come by bus. The others are boarders. How many are boarders?",
      "Of <#whole> oranges in a lorry, <$first> are green and <$second> of those left are half ripe. The remaining ones are ripe. How many are ripe?",
    ],
    ({ whole, first, second }, { options }) => {
      const left = whole - whole * evaluated(first);
      return inUnit(options, left - left * evaluated(second));
    },
  ),
};
