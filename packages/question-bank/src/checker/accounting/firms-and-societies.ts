// Partnerships, companies, clubs and traders whose records are incomplete.

import { inNaira } from "../reading/stated.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { creditBalance } from "./double-entry.ts";

/** What is left of the appropriation account after other parts of the profit are taken out. */
const leftOf = (profit: number, ...parts: number[]): number => {
  const left = parts.reduce((rest, part) => rest - part, profit);
  if (left < 0) throw new Error("more is given away than was earned");
  return left;
};

const hundredths = (amount: number, percent: number) => (amount / 100) * percent;

export const firmsAndSocieties: SubjectChecker = {
  "share-of-profit": worded(
    [
      "<one> and <other> share profits in the ratio <#oneParts> : <#otherParts>. Their capitals are ₦<#oneCapital> and ₦<#otherCapital> and carry <#rate>% interest; <other> has a salary of ₦<#salary>. The net profit is ₦<#profit>. What is <one>'s share of the residual profit?",
      "A partnership of <one> and <other> made a net profit of ₦<#profit>. Interest on capital is <#rate>%, on ₦<#oneCapital> for <one> and ₦<#otherCapital> for <other>; <other> is paid a salary of ₦<#salary>; what remains is shared between <one> and <other> in the ratio <#oneParts> : <#otherParts>. Find <one>'s share of the remaining profit.",
    ],
    ({ oneParts, otherParts, oneCapital, otherCapital, rate, salary, profit }, { options }) => {
      const rest = leftOf(profit, hundredths(oneCapital, rate), hundredths(otherCapital, rate), salary);
      return inNaira(options, (rest / (oneParts + otherParts)) * oneParts);
    },
  ),
  "goodwill-on-admission": worded(
    [
      "On the admission of <_who>, goodwill is taken as <#years> years' purchase of the average profit of the last three years, whose profits were ₦<#first>, ₦<#second> and ₦<#third>. What is its value?",
      "The profits of a partnership for three years were ₦<#first>, ₦<#second> and ₦<#third>. Goodwill is valued at <#years> years' purchase of the average profit. Find the goodwill.",
      "A firm earned ₦<#first>, ₦<#second> and ₦<#third> in its last three years. Calculate its goodwill at <#years> years' purchase of the average profit.",
    ],
    ({ years, first, second, third }, { options }) => {
      const average = [first, second, third].reduce((sum, profit) => sum + profit, 0) / 3;
      return inNaira(options, average * years);
    },
  ),
  "share-premium": worded(
    [
      "All <#shares> ordinary shares of ₦<#nominal> each offered by <_company> at ₦<#price> per share were taken up and paid for. Find the credit to the share premium account.",
      "<_company> issued <#shares> ordinary shares of ₦<#nominal> each at ₦<#price> per share, fully paid. What amount goes to the share premium account?",
      "A company, <_company>, sold <#shares> shares of nominal value ₦<#nominal> each at ₦<#price> each. Calculate the share premium.",
    ],
    ({ shares, nominal, price }, { options }) =>
      inNaira(
        options,
        creditBalance("issue", [
          ["bank", "issue", shares * price],
          ["issue", "share capital", shares * nominal],
        ]),
      ),
  ),
  "dividends-and-retained-profit": worded(
    [
      "Net profit ₦<#profit>; transfer to general reserve ₦<#reserve>; <#preferenceRate>% preference share capital ₦<#preference>, dividend paid; ordinary share capital ₦<#ordinary>, dividend of <#ordinaryRate>% paid. What profit is carried forward?",
      "A company has ₦<#ordinary> of ordinary share capital and ₦<#preference> of <#preferenceRate>% preference share capital. From a net profit of ₦<#profit> it transfers ₦<#reserve> to general reserve, pays the preference dividend and an ordinary dividend of <#ordinaryRate>%. How much profit is retained?",
      "The directors of a company with a net profit of ₦<#profit> put ₦<#reserve> to general reserve and pay dividends of <#preferenceRate>% on ₦<#preference> of preference shares and <#ordinaryRate>% on ₦<#ordinary> of ordinary shares. Find the profit carried forward.",
    ],
    ({ profit, reserve, preference, preferenceRate, ordinary, ordinaryRate }, { options }) =>
      inNaira(
        options,
        leftOf(profit, reserve, hundredths(preference, preferenceRate), hundredths(ordinary, ordinaryRate)),
      ),
  ),
  "subscriptions-of-a-club": worded(
    [
      "A <_club> received ₦<#received> in subscriptions in a year. Subscriptions owing were ₦<#before> at the start and ₦<#owing> at the end, and ₦<#advance> had been received in advance at the end. What goes to the income and expenditure account?",
      "Subscriptions received by a <_club> in a year were ₦<#received>. Of this ₦<#before> was for the year before and ₦<#advance> for the year to come; ₦<#owing> for the current year is still owing. Find the subscription income of the year.",
    ],
    // Only amounts that belong to this year count, whether they have been received or not.
    ({ received, before, owing, advance }, { options }) =>
      inNaira(
        options,
        creditBalance("this year", [
          ["bank", "this year", received],
          ["this year", "members for last year", before],
          ["this year", "members for next year", advance],
          ["members", "this year", owing],
        ]),
      ),
  ),
  "profit-from-incomplete-records": worded(
    [
      "A trader's opening capital was ₦<#opening> and the closing capital ₦<#closing>. During the year drawings were ₦<#drawings> and fresh capital of ₦<#fresh> was introduced. Calculate the profit.",
      "From statements of affairs, <_who>'s capital rose from ₦<#opening> to ₦<#closing> in a year in which drawings were ₦<#drawings> and ₦<#fresh> of new capital was paid in. What was the profit?",
      "<_who> keeps incomplete records. Capital was ₦<#opening> at the start of a year and ₦<#closing> at the end. Drawings were ₦<#drawings> and additional capital ₦<#fresh>. Find the profit for the year.",
    ],
    ({ opening, closing, drawings, fresh }, { options }) => {
      const withoutProfit = creditBalance("capital", [
        ["brought down", "capital", opening],
        ["bank", "capital", fresh],
        ["capital", "drawings", drawings],
      ]);
      return inNaira(options, closing - withoutProfit);
    },
  ),
};
