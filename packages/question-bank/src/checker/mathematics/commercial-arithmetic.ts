import { amountIn, inNaira, rounded } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const percent = (rate: number, of: number) => (of * rate) / 100;

/** The amount after it changes by a percentage of itself year after year. */
function after(years: number, amount: number, rate: number): number {
  for (let year = 0; year < years; year++) amount += percent(rate, amount);
  return amount;
}

export const commercialArithmetic: SubjectChecker = {
  "profit-or-loss-percent": worded(
    [
      "If <_thing> that cost ₦<#price> and another ₦<#besides> for transport is sold for ₦<#sale>, what is the percentage <what:profit|loss>, correct to one decimal place?",
      "A trader paid ₦<#price> for <_thing> and ₦<#besides> to have it brought home, and resold it at ₦<#sale>. Calculate the percentage <what:profit|loss>, correct to one decimal place.",
      "<_who> bought <_thing> for ₦<#price>, spent ₦<#besides> on taking it to the market and sold it there for ₦<#sale>. Find the percentage <what:profit|loss>, correct to one decimal place.",
    ],
    ({ price, besides, sale, what }, { options }) => {
      const cost = price + besides;
      if (sale > cost !== (what === "profit")) throw new Error(`there is no ${what}`);
      return rounded(options, (Math.abs(sale - cost) / cost) * 100, 1, "%");
    },
  ),
  "cost-price-from-sale": worded(
    [
      "A shopkeeper made a <#rate>% <what:profit|loss> on selling <_thing> for ₦<#sale>. What was the cost price?",
      "<_who> sold <_thing> at ₦<#sale> with a <what:profit|loss> of <#rate>%. How much did it cost?",
      "By selling <_thing> for ₦<#sale>, <_who> made a <what:profit|loss> of <#rate>%. Find the cost price.",
    ],
    ({ rate, what, sale }, { options }) =>
      options.map((option) => {
        const cost = amountIn(option, "₦");
        return alike(what === "profit" ? cost + percent(rate, cost) : cost - percent(rate, cost), sale);
      }),
  ),
  "discount-and-tax": worded(
    [
      "<_thing> is marked ₦<#price>. <_who> gets a discount of <#discount>% and then pays <#tax>% value added tax on the reduced price. How much does <_who> pay?",
      "A tailor bills <_who> ₦<#price>, gives a discount of <#discount>% and adds <#tax>% value added tax to the reduced bill. What is the final bill?",
      "A hall costs ₦<#price> to hire. After a discount of <#discount>%, value added tax of <#tax>% is charged on the reduced cost. How much is paid altogether?",
    ],
    ({ price, discount, tax }, { options }) => {
      const reduced = price - percent(discount, price);
      return inNaira(options, reduced + percent(tax, reduced));
    },
  ),
  "hire-purchase": worded(
    [
      "A shop sells <_thing> for ₦<#cash> cash, or on terms of ₦<#down> down and <#months> monthly payments of ₦<#each>. Find the extra cost of buying on terms.",
      "<_who> can buy <_thing> for ₦<#cash> cash, or with a deposit of ₦<#down> followed by <#months> monthly payments of ₦<#each>. How much is saved by paying cash?",
      "The cash price of <_thing> is ₦<#cash>. On hire purchase <_who> pays a deposit of ₦<#down> and <#months> monthly instalments of ₦<#each>. How much more is the hire purchase price?",
    ],
    ({ cash, down, months, each }, { options }) => {
      let paid = down;
      for (let month = 1; month <= months; month++) paid += each;
      return inNaira(options, paid - cash);
    },
  ),
  "meter-bill": worded(
    [
      "In <_town> a shop's meter moved from <#before> units to <#now> units in a month. At ₦<#unit> a unit, plus a fixed charge of ₦<#fixed> and then <#vat>% VAT on the whole, how much is the bill?",
      "A meter in <_town> read <#before> units at the start of a month and <#now> at the end. Electricity costs ₦<#unit> a unit, there is a fixed charge of ₦<#fixed>, and <#vat>% VAT is added to both. Find the bill for the month.",
      "A family in <_town> saw its meter rise from <#before> to <#now> units. If a unit costs ₦<#unit>, the fixed charge is ₦<#fixed> and VAT of <#vat>% is charged on the total, calculate the bill.",
    ],
    ({ before, now, unit, fixed, vat }, { options }) => {
      const charged = (now - before) * unit + fixed;
      return inNaira(options, charged + percent(vat, charged));
    },
  ),
  commission: worded(
    [
      "<_who> earns ₦<#basic> a month plus a commission of <#rate>% on sales above ₦<#floor>. Find the earnings in a month with sales of ₦<#sales>.",
      "A salesperson is paid ₦<#basic> a month and <#rate>% of the sales beyond ₦<#floor>. How much is earned when the sales are ₦<#sales>?",
      "The monthly pay of an agent is ₦<#basic>, with a commission of <#rate>% on sales in excess of ₦<#floor>. What is the pay for sales of ₦<#sales>?",
    ],
    ({ basic, rate, floor, sales }, { options }) => inNaira(options, basic + percent(rate, Math.max(0, sales - floor))),
  ),
  "simple-interest": worded(
    [
      "Find the simple interest on ₦<#principal> at <#rate>% per annum for <#years> years and <#months> months.",
      "<_who> deposits ₦<#principal> in a cooperative at <#rate>% simple interest per annum. How much interest will it earn in <#years> years and <#months> months?",
      "A bank lends <_who> ₦<#principal> at <#rate>% per annum simple interest. What interest is due after <#years> years and <#months> months?",
    ],
    ({ principal, rate, years, months }, { options }) => {
      let interest = 0;
      for (let month = 1; month <= 12 * years + months; month++) interest += percent(rate, principal) / 12;
      return inNaira(options, Math.round(interest * 100) / 100);
    },
  ),
  "simple-interest-rate": worded(
    [
      "<_who> saved ₦<#principal> and it grew to ₦<#amount> in <#years> years at simple interest. Find the rate per annum.",
      "At what rate per annum simple interest will ₦<#principal> amount to ₦<#amount> in <#years> years?",
      "A loan of ₦<#principal> was cleared with a single payment of ₦<#amount> after <#years> years. What was the rate of simple interest per annum?",
    ],
    ({ principal, amount, years }, { options }) =>
      options.map((option) => alike(principal + years * percent(amountIn(option, "", "%"), principal), amount)),
  ),
  "compound-interest": worded(
    [
      "<_who> invests ₦<#principal> at <#rate>% per annum compound interest. Calculate the <what:amount|compound interest> after <#years> years.",
      "Find the <what:amount|compound interest> on ₦<#principal> for <#years> years at <#rate>% per annum compounded yearly.",
      "A thrift society pays <#rate>% per annum compounded yearly on <_who>'s ₦<#principal>. What is the <what:amount|compound interest> at the end of <#years> years?",
    ],
    ({ principal, rate, years, what }, { options }) => {
      const amount = after(years, principal, rate);
      return inNaira(options, what === "amount" ? amount : amount - principal);
    },
  ),
  "income-tax": worded(
    [
      "A teacher's yearly income is ₦<#income>. Suppose that the tax-free allowance is ₦<#free>; tax is <#low>% on the next ₦<#next> and <#high>% on what remains. Find the yearly tax.",
      "Suppose that, on a yearly income of ₦<#income>, no tax is paid on the first ₦<#free>; the next ₦<#next> is taxed at <#low>% and the remainder at <#high>%. How much tax is paid?",
      "<_who> earns ₦<#income> a year. Suppose that the first ₦<#free> is free of tax, the next ₦<#next> is taxed at <#low>% and the rest at <#high>%. Calculate the tax for the year.",
    ],
    ({ income, free, next, low, high }, { options }) => {
      const taxable = Math.max(0, income - free);
      return inNaira(options, percent(low, Math.min(next, taxable)) + percent(high, Math.max(0, taxable - next)));
    },
  ),
  depreciation: worded(
    [
      "<_thing> bought for ₦<#price> depreciates by <#rate>% of its value each year. Find its value after <#years> years.",
      "<_thing> cost ₦<#price>. If its value falls by <#rate>% every year, what is it worth after <#years> years?",
      "<_thing> worth ₦<#price> loses <#rate>% of its value at the end of each year. Calculate its value at the end of <#years> years.",
    ],
    ({ price, rate, years }, { options }) => inNaira(options, after(years, price, -rate)),
  ),
};
