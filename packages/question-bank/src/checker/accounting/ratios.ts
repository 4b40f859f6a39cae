// Ratios used to interpret accounts.

import { amountsIn } from "../reading/naira-table.ts";
import { inUnit } from "../reading/stated.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const gain = "<what:mark-up on cost|gross profit margin on sales>" as const;
const liquidity = "<what:current|acid-test> ratio" as const;

export const ratios: SubjectChecker = {
  "margin-and-mark-up": worded(
    [
      `Goods that cost ₦<#cost> were sold for ₦<#sales>. What is the ${gain}?`,
      `The cost of sales is ₦<#cost> and sales are ₦<#sales>. Calculate the ${gain}.`,
      `<_who> bought goods for ₦<#cost> and sold them for ₦<#sales>. Find the ${gain}.`,
    ],
    ({ cost, sales, what }, { options }) =>
      inUnit(options, ((sales - cost) * 100) / (what.endsWith("cost") ? cost : sales), "%"),
  ),
  "rate-of-stock-turnover": worded(
    [
      "<_who>'s stock was ₦<#before> at the start and ₦<#after> at the end of a year in which the cost of goods sold was ₦<#sold>. What was the rate of stock turnover?",
      "Opening stock is ₦<#before>, closing stock ₦<#after> and cost of goods sold ₦<#sold>. Find the rate of stock turnover.",
      "Calculate the rate of stock turnover when the cost of goods sold is ₦<#sold>, opening stock ₦<#before> and closing stock ₦<#after>.",
    ],
    ({ before, after, sold }, { options }) => {
      const usual = before + (after - before) / 2;
      return inUnit(options, sold / usual, " times");
    },
  ),
  "current-and-acid-test-ratio": worded(
    [
      `What is the ${liquidity} of a business with these current items?\n\n<~table>`,
      `<_who>'s balance sheet shows these current items.\n\n<~table>\n\nCalculate the ${liquidity}.`,
      `These are the current assets and current liabilities of a business.\n\n<~table>\n\nFind its ${liquidity}.`,
    ],
    ({ table, what }, { options }) => {
      const given = amountsIn(table, ["Stock", "Debtors", "Cash and bank", "Creditors"]);
      const quick = given.Debtors + given["Cash and bank"];
      return inUnit(options, (what === "current" ? given.Stock + quick : quick) / given.Creditors, " : 1");
    },
  ),
  "return-on-capital": worded(
    [
      "With fixed assets of ₦<#fixed>, current assets of ₦<#current> and current liabilities of ₦<#owed>, <_who> made a net profit of ₦<#profit>. Calculate the return on capital employed.",
      "Net profit is ₦<#profit>, fixed assets ₦<#fixed>, current assets ₦<#current> and current liabilities ₦<#owed>. What is the return on capital employed?",
      "A business has fixed assets of ₦<#fixed>, current assets of ₦<#current> and current liabilities of ₦<#owed>. Its net profit is ₦<#profit>. Find the return on capital employed.",
    ],
    ({ fixed, current, owed, profit }, { options }) => {
      const employed = fixed + (current - owed);
      return inUnit(options, (profit / employed) * 100, "%");
    },
  ),
};
