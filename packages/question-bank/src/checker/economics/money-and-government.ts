// Index numbers, the value of money, banks, taxes and the budget.

import { inNaira, inUnit } from "../reading/stated.ts";
import { tableIn } from "../reading/text-table.ts";
import { numberIn, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { passedOn, upOrDown } from "./answers.ts";
import { under } from "./schedule.ts";

/** The weighted mean: each price index is counted as often as its weight, then the plain mean is taken. */
function weightedIndex(table: string): number {
  const [head, ...rows] = tableIn(table);
  if (head?.join() !== "Item,Weight,Price index") throw new Error(`"${head}" is not a table of weights`);
  const indices = rows.flatMap(([, weight = "", index = ""]) => Array<number>(numberIn(weight)).fill(numberIn(index)));
  return indices.reduce((sum, index) => sum + index, 0) / indices.length;
}

interface Bands {
  free: number;
  next: number;
  low: number;
  high: number;
}

/** Calculates tax on each thousand naira by the band it is in. */
function taxOn(income: number, { free, next, low, high }: Bands): number {
  let percentages = 0;
  for (let earned = 1000; earned <= income; earned += 1000)
    if (earned > free) percentages += earned <= free + next ? low : high;
  if (income % 1000 || free % 1000 || next % 1000) throw new Error("the bands are not of whole thousands");
  return percentages * 10;
}

const bands =
  "the first ₦<#free> is free of tax, the next ₦<#next> is taxed at <#low>% and the rest at <#high>%." as const;

const creation =
  "<what:new credit can be created beyond the first deposit|total deposits can result, the first one included>?" as const;

export const moneyAndGovernment: SubjectChecker = {
  "simple-price-index": worded(
    [
      "Taking the base year as 100, what is the price index of <_good> when the price moves from ₦<#base> to ₦<#now>?",
      "The price of <_good> in <_town> was ₦<#base> in the base year and is now ₦<#now>. Its price relative is",
      "A measure of <_good> cost ₦<#base> in the base year and ₦<#now> in the current year. Find the simple price index for the current year.",
    ],
    ({ base, now }, { options }) => inUnit(options, (now * 100) / base),
  ),
  "weighted-price-index": worded(
    under(
      [
        "A survey of households in <_town> produced this table.",
        "Weights and price relatives for a small basket are shown.",
        "The table gives weights and price indices of three items.",
      ],
      "Calculate the weighted price index.",
    ),
    ({ table }, { options }) => inUnit(options, weightedIndex(table)),
  ),
  "inflation-rate": worded(
    [
      "Calculate the rate of inflation when the general price index moves from <#before> to <#after> over twelve months.",
      "If a consumer price index stands at <#before> at the start of a year and <#after> at its end, the year's inflation rate is",
      "The consumer price index of a country rose from <#before> to <#after> in one year. What was the rate of inflation?",
    ],
    ({ before, after }, { options }) => inUnit(options, (after / before) * 100 - 100, "%"),
  ),
  // Goods that cost 100 in the base year now cost as much as the index.
  "real-income": worded(
    [
      "With a price index of <#index> on a base of 100, a money wage of ₦<#money> is worth, in real terms,",
      "<_who> earns ₦<#money> a month when the price index is <#index> (base year 100). What is the real income in base-year prices?",
      "A salary of ₦<#money> is paid at a time when the consumer price index is <#index>. Find its value in base-year prices.",
    ],
    ({ index, money }, { options }) => inNaira(options, (money / index) * 100),
  ),
  "credit-creation": worded(
    [
      `Suppose banks keep <#ratio>% of every deposit as reserve and lend the rest. From a first deposit of ₦<#deposit>, what ${creation}`,
      `A new cash deposit of ₦<#deposit> enters a banking system with a reserve ratio of <#ratio>%. At the most, what ${creation}`,
      `<_who> deposits ₦<#deposit> in cash with a bank. If all banks keep a cash ratio of <#ratio>%, what ${creation}`,
    ],
    ({ ratio, deposit, what }, { options }) => {
      const deposits = passedOn(deposit, 1 - ratio / 100);
      return inNaira(options, what.startsWith("new credit") ? deposits - deposit : deposits);
    },
  ),
  "average-tax-rate": worded(
    [
      "<_who> earns ₦<#income> a year. Suppose that the first ₦<#free> is free of tax and the rest is taxed at <#rate>%. What is the average rate of tax?",
      "In a certain country income tax is <#rate>% of what is earned above ₦<#free>. Find the average tax rate of a worker with an income of ₦<#income>.",
      "Suppose that a trader with an income of ₦<#income> has a tax-free allowance of ₦<#free> and pays <#rate>% on the remainder. The average rate of tax is",
    ],
    ({ income, free, rate }, { options }) => inUnit(options, rate * (1 - free / income), "%"),
  ),
  "progressive-tax-due": worded(
    [
      `Suppose that ${bands} How much tax is due on an income of ₦<#income>?`,
      `Under a progressive tax ${bands} A person who earns ₦<#income> pays`,
      `In a certain country ${bands} Find the tax paid by <_who>, whose income is ₦<#income>.`,
    ],
    ({ income, ...rest }, { options }) => inNaira(options, taxOn(income, rest)),
  ),
  "budget-balance": worded(
    [
      "A budget has these figures: oil revenue ₦<#oil> billion, tax revenue ₦<#taxes> billion, fees ₦<#fees> billion, recurrent spending ₦<#recurrent> billion, capital spending ₦<#capital> billion. What is the balance?",
      "A government expects ₦<#oil> billion from oil, ₦<#taxes> billion from taxes and ₦<#fees> billion from fees. It plans ₦<#recurrent> billion of recurrent and ₦<#capital> billion of capital spending. Its budget shows a",
      "Revenue of ₦<#oil> billion from oil, ₦<#taxes> billion from taxes and ₦<#fees> billion from fees is set against recurrent spending of ₦<#recurrent> billion and capital spending of ₦<#capital> billion. The result is a",
    ],
    ({ oil, taxes, fees, recurrent, capital }, { options }) =>
      upOrDown(options, oil + taxes + fees - (recurrent + capital), ["surplus", "deficit"], " billion"),
  ),
};
