// Costs, profits and how partners share them. Traders and farmers.

import { inNaira, inUnit } from "../reading/stated.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { upOrDown } from "./answers.ts";
import { entry, scheduleIn, under } from "./schedule.ts";

/** The first output at which sales cover all costs, found unit by unit. They must then cover them exactly. */
function breakEven(fixed: number, variable: number, price: number): number {
  if (price <= variable) throw new Error("no output breaks even");
  let output = 0;
  let left = -fixed;
  while (left < 0) {
    output += 1;
    left += price - variable;
  }
  if (left > 0) throw new Error(`${output} units leave a profit of ${left}`);
  return output;
}

/** The value of a machine year by year, when it loses the same amount each year of its life. */
function worth(cost: number, scrap: number, life: number): number[] {
  const loss = (cost - scrap) / life;
  return Array.from({ length: life + 1 }, (_, year) => cost - loss * year);
}

const machines = [
  "<:A|An> <_machine> bought for ₦<#cost> will be sold for ₦<#scrap> after <#life> years.",
  "A firm in <_town> pays ₦<#cost> for <:a|an> <_machine> with a life of <#life> years and a scrap value of ₦<#scrap>.",
  "<_who> buys <:a|an> <_machine> for ₦<#cost>, to be used for <#life> years and then disposed of for ₦<#scrap>.",
] as const;

export const costsAndFirms: SubjectChecker = {
  "average-total-cost": worded(
    [
      "<:A|An> <_firm> has fixed cost of ₦<#fixed> and variable cost of ₦<#variable> when it makes <#output> units. Find its average total cost.",
      "<_who> runs <:a|an> <_firm>. Fixed cost is ₦<#fixed>, variable cost ₦<#variable> and output <#output> units. Average total cost is",
      "At an output of <#output> units the total fixed cost of <:a|an> <_firm> in <_town> is ₦<#fixed> and its total variable cost ₦<#variable>. What is the average total cost per unit?",
    ],
    ({ fixed, variable, output }, { options }) => inNaira(options, fixed / output + variable / output),
  ),
  "marginal-cost": worded(
    [
      "A <_firm> in <_town> makes <#few> units for ₦<#less> and <#many> units for ₦<#more>. What is its marginal cost per unit?",
      "The total cost of a <_firm> rises from ₦<#less> to ₦<#more> as output rises from <#few> to <#many> units. Calculate the marginal cost.",
      "When output goes from <#few> to <#many> units, the total cost of a <_firm> goes from ₦<#less> to ₦<#more>. The marginal cost of a unit is",
    ],
    ({ few, many, less, more }, { options }) => inNaira(options, (more - less) / (many - few)),
  ),
  "costs-from-a-table": worded(
    under(
      [
        "The table shows the cost of a firm.",
        "Study the cost schedule of a small firm.",
        "A tailoring shop has these costs.",
      ],
      "What is the <what:total variable|average variable|average fixed> cost of <#units> units?",
    ),
    ({ table, what, units }, { options }) => {
      const costs = scheduleIn(table, "Output (units)", /^Total cost \(₦\)$/);
      // With zero output there is no variable cost, so the total cost is fixed cost.
      const fixed = entry(costs, 0);
      const variable = entry(costs, units) - fixed;
      if (what === "total variable") return inNaira(options, variable);
      return inNaira(options, (what === "average variable" ? variable : fixed) / units);
    },
  ),
  "break-even-output": worded(
    [
      "With fixed cost ₦<#fixed>, price ₦<#price> and average variable cost ₦<#variable>, a firm makes neither profit nor loss at an output of",
      "<_who> sells meat pies at ₦<#price> each. Each costs ₦<#variable> in materials and labour, and the fixed cost is ₦<#fixed>. How many must be sold to break even?",
      "A bakery has fixed cost of ₦<#fixed>, a variable cost of ₦<#variable> a unit and a selling price of ₦<#price>. Find the break-even output.",
    ],
    ({ fixed, variable, price }, { options }) => inUnit(options, breakEven(fixed, variable, price), " units"),
  ),
  "profit-of-a-firm": worded(
    [
      "With a price of ₦<#price> and an average total cost of ₦<#cost>, a <_firm> in <_town> sells <#sold> units. It makes a",
      "<_whose> has an average total cost of ₦<#cost> at an output of <#sold> units, all sold at ₦<#price>. The business makes a",
      "A <_firm> sells <#sold> units at ₦<#price> each. Its average total cost is ₦<#cost>. What is the result?",
    ],
    ({ price, cost, sold }, { options }) => upOrDown(options, price * sold - cost * sold, ["profit", "loss"]),
  ),
  "straight-line-depreciation": either(
    worded(
      machines.map((machine) => `${machine} Find the yearly depreciation by the straight-line method.` as const),
      ({ cost, scrap, life }, { options }) => {
        const [atFirst = Number.NaN, afterOneYear = Number.NaN] = worth(cost, scrap, life);
        return inNaira(options, atFirst - afterOneYear);
      },
    ),
    worded(
      machines.map(
        (machine) => `${machine} By the straight-line method, what is its value after <#years> years?` as const,
      ),
      ({ cost, scrap, life, years }, { options }) => inNaira(options, worth(cost, scrap, life)[years] ?? Number.NaN),
    ),
  ),
  "sharing-profit": either(
    worded(
      [
        "A company pays a dividend of ₦<#dividend> on each ordinary share. What does a holder who bought <#shares> shares at ₦<#price> each receive?",
        "<_who> holds <#shares> ordinary shares bought at ₦<#price> each. The company declares a dividend of ₦<#dividend> a share. How much dividend is due?",
      ],
      ({ dividend, shares }, { options }) => inNaira(options, shares * dividend),
    ),
    worded(
      [
        "<first>, <second> and <third> are partners who share profit in the ratio <#a>:<#b>:<#c>. Out of a profit of ₦<#profit>, how much does <whose> receive?",
        "Partners <first>, <second> and <third> divide a profit of ₦<#profit> in the ratio <#a>:<#b>:<#c>, in that order. Find <whose>'s share.",
      ],
      ({ first, second, third, a, b, c, profit, whose }, { options }) => {
        const parts = new Map([
          [first, a],
          [second, b],
          [third, c],
        ]);
        if (parts.size !== 3) throw new Error("two partners have one name");
        return inNaira(options, (profit * entry(parts, whose)) / (a + b + c));
      },
    ),
  ),
  "trader-margin": either(
    worded(
      [
        "A retailer buys <#cartons> cartons listed at ₦<#price> each, less <#discount>% trade discount. What is the sum due?",
        "A wholesaler in <_town> lists a carton of soap at ₦<#price> and allows retailers a trade discount of <#discount>%. How much does a retailer pay for <#cartons> cartons?",
      ],
      ({ cartons, price, discount }, { options }) =>
        inNaira(options, cartons * price - (cartons * price * discount) / 100),
    ),
    worded(
      ["A retailer's cost price is ₦<#cost> and selling price ₦<#sale> a unit. Find the percentage mark-up on cost."],
      ({ cost, sale }, { options }) => inUnit(options, (sale / cost - 1) * 100, "%"),
    ),
  ),
  "farm-yield-and-price-support": worded(
    [
      "<_who> farms <#hectares> hectares of <_crop> with a yield of <#yield> tonnes a hectare. Government tops up the market price of ₦<#market> a tonne to ₦<#guaranteed>. Find the total support received.",
      "A farmer harvests <#yield> tonnes of <_crop> from each of <#hectares> hectares. The market price is ₦<#market> a tonne but government guarantees ₦<#guaranteed>. How much extra does the guarantee bring?",
      "With a yield of <#yield> tonnes a hectare on <#hectares> hectares, a market price of ₦<#market> and a guaranteed price of ₦<#guaranteed> a tonne of <_crop>, the guarantee is worth to the farmer",
    ],
    ({ hectares, yield: perHectare, market, guaranteed }, { options }) => {
      const harvest = hectares * perHectare;
      return inNaira(options, harvest * guaranteed - harvest * market);
    },
  ),
};
