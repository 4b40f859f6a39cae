// Profit and capital of a sole trader.

import { amountsIn } from "../reading/naira-table.ts";
import { inNaira } from "../reading/stated.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { creditBalance, debitBalance } from "./double-entry.ts";

const trading = ["Opening stock", "Purchases", "Carriage inwards", "Returns outwards", "Closing stock"] as const;

/** The cost of the goods sold, including the cost of bringing them to the shop. */
const costOfSales = (given: Record<(typeof trading)[number], number>): number =>
  debitBalance("goods", [
    ["goods", "brought down", given["Opening stock"]],
    ["goods", "suppliers", given.Purchases],
    ["goods", "carrier", given["Carriage inwards"]],
    ["suppliers", "goods", given["Returns outwards"]],
    ["carried down", "goods", given["Closing stock"]],
  ]);

const profitOf = "<what:gross profit|cost of goods sold>" as const;

const netProfitItems = [
  "Gross profit",
  "Discount received",
  "Salaries",
  "Carriage outwards",
  "Discount allowed",
] as const;

export const finalAccounts: SubjectChecker = {
  "gross-profit": worded(
    [
      `From the books of <_who>:\n\n<~table>\n\nCalculate the ${profitOf}.`,
      `A shop's records show:\n\n<~table>\n\nWhat is the ${profitOf}?`,
      `Use these figures of a trader to find the ${profitOf}.\n\n<~table>`,
    ],
    ({ table, what }, { options }) => {
      if (what === "cost of goods sold") return inNaira(options, costOfSales(amountsIn(table, trading)));
      const given = amountsIn(table, [...trading, "Sales"]);
      return inNaira(options, given.Sales - costOfSales(given));
    },
  ),
  "net-profit": worded(
    [
      "Find the net profit from these figures.\n\n<~table>",
      "<_who> has the following figures for the year.\n\n<~table>\n\nCalculate the net profit.",
      "What is the net profit of a business with these figures?\n\n<~table>",
    ],
    ({ table }, { options }) => {
      const given = amountsIn(table, netProfitItems);
      return inNaira(
        options,
        creditBalance("profit and loss", [
          ["trading", "profit and loss", given["Gross profit"]],
          ["discount received", "profit and loss", given["Discount received"]],
          ["profit and loss", "salaries", given.Salaries],
          ["profit and loss", "carriage outwards", given["Carriage outwards"]],
          ["profit and loss", "discount allowed", given["Discount allowed"]],
        ]),
      );
    },
  ),
  "expense-for-the-year": worded(
    [
      "Payments for <thing> in a year came to ₦<#paid>. At the start ₦<#before> was owing; at the end ₦<#after> was <how:owing|prepaid>. How much belongs to the profit and loss account of the year?",
      "A business paid ₦<#paid> for <thing> during a year. At the start of the year ₦<#before> was owing and at the end ₦<#after> was <how:owing|prepaid>. What is charged to the profit and loss account for <thing>?",
      "<_who> paid ₦<#paid> for <thing> in the year. The opening accrual was ₦<#before>, and at the end of the year ₦<#after> was <how:owing|prepaid>. Find the <thing> expense for the year.",
    ],
    ({ paid, before, after, how }, { options }) => {
      const paidSinceThen = paid - before;
      if (paidSinceThen < 0) throw new Error("the old debt was not even paid off");
      return inNaira(options, how === "owing" ? paidSinceThen + after : paidSinceThen - after);
    },
  ),
  "closing-capital": worded(
    [
      "A trader's capital at the start of a year was ₦<#opening>. Net profit for the year was ₦<#profit>, drawings were ₦<#drawings> and fresh capital of ₦<#fresh> was paid in. Calculate the closing capital.",
      "<_who> began a year with a capital of ₦<#opening>, brought in ₦<#fresh> more, made a net profit of ₦<#profit> and took drawings of ₦<#drawings>. Find the capital at the end of the year.",
      "The opening capital of a sole trader was ₦<#opening>. During the year additional capital was ₦<#fresh>, net profit ₦<#profit> and drawings ₦<#drawings>. What was the closing capital?",
    ],
    ({ opening, profit, drawings, fresh }, { options }) =>
      inNaira(
        options,
        creditBalance("capital", [
          ["brought down", "capital", opening],
          ["profit and loss", "capital", profit],
          ["bank", "capital", fresh],
          ["capital", "drawings", drawings],
        ]),
      ),
  ),
};
