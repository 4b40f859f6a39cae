// Fixed assets that wear out and debts that may not be paid.
import { upOrDown } from "../economics/answers.ts";
import { inNaira } from "../reading/stated.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

/** The book value of an asset after this many years. Each year takes something off. */
function bookValue(cost: number, years: number, loss: (value: number) => number): number {
  let value = cost;
  for (let year = 0; year < years; year++) value -= loss(value);
  if (value < 0) throw new Error(`${years} years leave less than nothing of ₦${cost}`);
  return value;
}

/** The equal yearly loss that brings the cost down to the scrap value at the end of the life. */
function equalLoss(cost: number, life: number, scrap: number): number {
  const loss = (cost - scrap) / life;
  if (Math.abs(bookValue(cost, life, () => loss) - scrap) > 1e-6) throw new Error("the scrap value is not reached");
  return loss;
}

const straightLine = <const Question extends string>(question: Question) =>
  [
    `A firm uses the straight-line method for a <_thing> that cost ₦<#cost>, with an expected life of <#life> years and a residual value of ₦<#scrap>. ${question}`,
    `A <_thing> costs ₦<#cost>, has a useful life of <#life> years and a scrap value of ₦<#scrap>. Depreciation is by the straight-line method. ${question}`,
    `<_who> buys a <_thing> for ₦<#cost>. It will last <#life> years and then fetch ₦<#scrap>. It is depreciated by the straight-line method. ${question}`,
  ] as const;

export const depreciationAndProvisions: SubjectChecker = {
  "straight-line-depreciation": either(
    worded(straightLine("Find its net book value after <#years> years."), (given, { options }) => {
      const loss = equalLoss(given.cost, given.life, given.scrap);
      if (given.years > given.life) throw new Error("its life is over");
      return inNaira(
        options,
        bookValue(given.cost, given.years, () => loss),
      );
    }),
    worded(straightLine("What is the depreciation for one year?"), ({ cost, life, scrap }, { options }) =>
      inNaira(options, equalLoss(cost, life, scrap)),
    ),
  ),
  "reducing-balance-depreciation": worded(
    [
      "A <_thing> bought for ₦<#cost> is depreciated at <#rate>% per annum by the reducing balance method. Find its net book value after <#years> years.",
      "<_who> bought a <_thing> for ₦<#cost>. Depreciation is <#rate>% per annum on the reducing balance. What is its book value at the end of <#years> years?",
      "A firm writes off <#rate>% of the reducing balance of a <_thing> each year. The <_thing> cost ₦<#cost>. What is its net book value after <#years> years?",
    ],
    ({ cost, rate, years }, { options }) =>
      inNaira(
        options,
        bookValue(cost, years, (value) => (value / 100) * rate),
      ),
  ),
  "disposal-of-asset": worded(
    [
      "<_who> sold for ₦<#price> a <_thing> which cost ₦<#cost>. It had been depreciated for <#years> years at <#rate>% per annum on cost. Calculate the profit or loss on disposal.",
      "A <_thing> that cost ₦<#cost> was depreciated at <#rate>% per annum on cost for <#years> years and then sold for ₦<#price>. What was the profit or loss on disposal?",
      "After <#years> years of depreciation at <#rate>% per annum on cost, a <_thing> bought for ₦<#cost> was sold for ₦<#price>. Find the profit or loss on the sale.",
    ],
    ({ price, cost, years, rate }, { options }) => {
      const inTheBooks = bookValue(cost, years, () => (cost / 100) * rate);
      return upOrDown(options, price - inTheBooks, ["Profit", "Loss"]);
    },
  ),
  "provision-for-doubtful-debts": worded(
    [
      "<_who>'s debtors total ₦<#debtors> before bad debts of ₦<#bad> are written off. The provision for doubtful debts, now ₦<#old>, is to be <#rate>% of the remaining debtors. Find the <what:increase|decrease> in the provision.",
      "Debtors stand at ₦<#debtors>, of which ₦<#bad> is to be written off as bad. A provision of <#rate>% is required on the rest; the existing provision is ₦<#old>. What is the <what:increase|decrease> in the provision?",
    ],
    ({ debtors, bad, old, rate, what }, { options }) => {
      const change = ((debtors - bad) / 100) * rate - old;
      if (what !== (change > 0 ? "increase" : "decrease")) throw new Error(`the provision changes by ${change}`);
      return inNaira(options, Math.abs(change));
    },
  ),
};
