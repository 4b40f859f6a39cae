// Profit, depreciation of machines and costs of a farm.

import { amountIn, inNaira } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { tableIn } from "../reading/text-table.ts";
import { either, numberIn, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

/** This cost does not depend on how much is grown. The other costs grow with the crop. */
const FIXED = "Rent of land";
const COSTS = ["Planting material", "Fertiliser", "Hired labour", FIXED];

/** What is left of the sales after the costs that count are subtracted, row by row. */
function leftOfSales(table: string, counts: (cost: string) => boolean): number {
  const [head, [first, sales = ""] = [], ...costs] = tableIn(table);
  if (head?.join() !== "Item,Amount (₦)" || first !== "Sales" || !costs.some(([cost]) => cost === FIXED))
    throw new Error(`"${table}" is no record of a farm`);
  return costs.reduce((left, [cost = "", amount = ""]) => {
    if (!COSTS.includes(cost)) throw new Error(`nothing is known of ${cost}`);
    return counts(cost) ? left - numberIn(amount) : left;
  }, numberIn(sales));
}

const recordsUnder = <const Question extends string>(question: Question) =>
  [
    `<_who> kept this record of a <_crop> farm.\n\n<~table>\n\n${question}`,
    `These figures were taken from the books of a <_crop> farm.\n\n<~table>\n\n${question}`,
    `The table shows the record of <_who>'s <_crop> farm for a season.\n\n<~table>\n\n${question}`,
  ] as const;

/** The book value after this many years. It falls in equal steps from the cost to the scrap value. */
function bookValue(cost: number, scrap: number, life: number, years: number): number {
  if (years > life || scrap >= cost) throw new Error(`a thing of ${life} years cannot be ${years} years old`);
  return (cost * (life - years) + scrap * years) / life;
}

const fourCosts =
  "₦<#rent> for rent, ₦<#wear> for depreciation of equipment, ₦<#inputs> for <:feed|seed and fertiliser> and ₦<#labour> for casual labour";

export const farmAccounts: SubjectChecker = {
  "farm-profit": either(
    worded(recordsUnder("What is the net profit?"), ({ table }, { options }) =>
      inNaira(
        options,
        leftOfSales(table, () => true),
      ),
    ),
    worded(recordsUnder("Taking rent as the only fixed cost, what is the gross margin?"), ({ table }, { options }) =>
      inNaira(
        options,
        leftOfSales(table, (cost) => cost !== FIXED),
      ),
    ),
  ),
  "straight-line-depreciation": either(
    worded(
      [
        "<_who> paid ₦<#cost> for a <_thing> with a life of <#life> years and a salvage value of ₦<#scrap>. Calculate the yearly straight-line depreciation.",
        "Using the straight-line method, find the annual depreciation of a <_thing> that cost ₦<#cost>, has a life of <#life> years and a salvage value of ₦<#scrap>.",
        "A <_thing> bought for ₦<#cost> is expected to last <#life> years and be sold as scrap for ₦<#scrap>. What is its annual depreciation by the straight-line method?",
      ],
      ({ cost, life, scrap }, { options }) => inNaira(options, cost - bookValue(cost, scrap, life, 1)),
    ),
    worded(
      [
        "<_who> bought a <_thing> for ₦<#cost>, with a life of <#life> years and a salvage value of ₦<#scrap>. Find its book value after <#years> years by the straight-line method.",
      ],
      ({ cost, life, scrap, years }, { options }) => inNaira(options, bookValue(cost, scrap, life, years)),
    ),
  ),
  "cost-of-one-unit": worded(
    [
      `The costs of a farm were ${fourCosts}. It produced <#output> <unit>s of <good>. What was the average total cost of a <unit> of <good>?`,
      `<_who> produced <#output> <unit>s of <good> at a cost of ${fourCosts}. Find the average total cost of a <unit> of <good>.`,
      `To produce <#output> <unit>s of <good>, a farmer bore costs of ${fourCosts}. Calculate the average total cost per <unit> of <good>.`,
    ],
    ({ rent, wear, inputs, labour, output }, { options }) =>
      options.map((option) => alike(amountIn(option, "₦") * output - rent - wear - inputs, labour)),
  ),
};
