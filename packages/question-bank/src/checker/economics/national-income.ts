// National income: three ways to calculate it, its growth, and the effect of an injection.

import { inNaira, inUnit } from "../reading/stated.ts";
import { tableIn } from "../reading/text-table.ts";
import { either, numberIn, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { inBillions, passedOn } from "./answers.ts";
import { entry, under } from "./schedule.ts";

/** A table of items in billions of naira. Every item must be known, and each is multiplied by its given factor. */
function counted(table: string, head: string, times: Readonly<Record<string, number>>): number {
  const [first, ...rows] = tableIn(table);
  const items = rows.map(([item = ""]) => item);
  if (first?.join() !== `${head},₦ billion` || items.join() !== Object.keys(times).join())
    throw new Error(`the items are ${items}`);
  return rows.reduce((sum, [item = "", amount = ""]) => sum + numberIn(amount) * (times[item] ?? Number.NaN), 0);
}

/** The value that each of three firms adds to a good, from producer to consumer. */
const addedBy = (maker: string, middle: string, last: string, sales: readonly [number, number, number]) =>
  new Map([
    [maker, sales[0]],
    [middle, sales[1] - sales[0]],
    [last, sales[2] - sales[1]],
  ]);

const hands =
  "A <maker> sells output to a <middle> for ₦<#first>; the <middle> sells to a <last> for ₦<#second>; the <last> sells to consumers for ₦<#third>." as const;

const product = "gross national product|net national product";
const share = "marginal propensity to consume|marginal propensity to save|multiplier";

export const nationalIncome: SubjectChecker = {
  "gdp-by-expenditure": either(
    worded(
      [
        "A country spends ₦<#c> billion on consumption and ₦<#i> billion on investment, and its government ₦<#g> billion. It exports ₦<#x> billion and imports ₦<#m> billion. Calculate its gross domestic product.",
        "Consumption is ₦<#c> billion, investment ₦<#i> billion, government spending ₦<#g> billion, exports ₦<#x> billion and imports ₦<#m> billion. What is the gross domestic product?",
      ],
      // Everything bought here, minus the part made abroad, plus what is made here for other countries.
      ({ c, i, g, x, m }, { options }) => inBillions(options, c + i + g - m + x),
    ),
    worded(
      under(["Use the figures of a country."], "Find its gross domestic product by the expenditure approach."),
      ({ table }, { options }) =>
        inBillions(
          options,
          counted(table, "Item", {
            "Private consumption": 1,
            Investment: 1,
            "Government spending": 1,
            Exports: 1,
            Imports: -1,
          }),
        ),
    ),
  ),
  // Pensions and gifts do not pay for production, so they are left out.
  "national-income-by-income": either(
    worded(
      [
        "Workers earn ₦<#wages> billion, landlords ₦<#rent> billion, lenders ₦<#interest> billion and firms make profits of ₦<#profits> billion, while pensions and gifts come to ₦<#gifts> billion. By the income method, national income is",
        "In a year a country pays wages of ₦<#wages> billion, rent of ₦<#rent> billion, interest of ₦<#interest> billion, profits of ₦<#profits> billion and pensions and gifts of ₦<#gifts> billion. Find national income by the income approach.",
      ],
      ({ wages, rent, interest, profits }, { options }) => inBillions(options, wages + rent + interest + profits),
    ),
    worded(
      under(["The incomes in a country are given."], "What is national income by the income approach?"),
      ({ table }, { options }) =>
        inBillions(
          options,
          counted(table, "Income", {
            "Wages and salaries": 1,
            Rent: 1,
            Interest: 1,
            Profits: 1,
            "Pensions and gifts to persons": 0,
          }),
        ),
    ),
  ),
  "value-added": either(
    worded(
      [
        `${hands} What value does the <who> add?`,
        "Goods pass from a <maker> to a <middle> for ₦<#first>, from the <middle> to a <last> for ₦<#second>, and from the <last> to consumers for ₦<#third>. Find the value added by the <who>.",
      ],
      ({ maker, middle, last, first, second, third, who }, { options }) =>
        inNaira(options, entry(addedBy(maker, middle, last, [first, second, third]), who)),
    ),
    worded(
      [
        "A <maker> who buys no materials sells output to a <middle> for ₦<#first>; the <middle> sells to a <last> for ₦<#second>; the <last> sells to consumers for ₦<#third>. How much do these sales add to national output?",
        "A <maker> who buys no materials sells to a <middle> for ₦<#first>. After processing, the <middle> sells to a <last> for ₦<#second>, and the <last> sells the final product for ₦<#third>. The total value added is",
      ],
      ({ maker, middle, last, first, second, third }, { options }) => {
        const added = addedBy(maker, middle, last, [first, second, third]);
        return inNaira(
          options,
          [...added.values()].reduce((sum, value) => sum + value, 0),
        );
      },
    ),
  ),
  "from-gdp-to-nnp": worded(
    [
      `Given: GDP ₦<#gdp> billion, factor income from abroad ₦<#received> billion, factor income paid abroad ₦<#paid> billion, depreciation ₦<#worn> billion. What is the <what:${product}>?`,
      `With a GDP of ₦<#gdp> billion, factor income of ₦<#received> billion coming in and ₦<#paid> billion going out, and capital consumption of ₦<#worn> billion, the <what:${product}> is`,
      `A country's gross domestic product is ₦<#gdp> billion. It receives ₦<#received> billion of income from abroad and pays ₦<#paid> billion of income to foreigners; depreciation is ₦<#worn> billion. Find its <what:${product}>.`,
    ],
    ({ gdp, received, paid, worn, what }, { options }) =>
      inBillions(options, gdp + received - paid - (what.startsWith("net") ? worn : 0)),
  ),
  "income-per-head": worded(
    [
      "A country with <#millions> million people, <#workers> million of them in work, has a gross national product of ₦<#gross> billion. Depreciation is ₦<#worn> billion. What is its net national product per head?",
      "Find the net national product per head of a country whose gross national product is ₦<#gross> billion, depreciation ₦<#worn> billion, population <#millions> million, of whom <#workers> million are in work.",
      "Gross national product is ₦<#gross> billion, depreciation ₦<#worn> billion, the population <#millions> million and the number of workers <#workers> million. Net national product per head is",
    ],
    ({ gross, worn, millions }, { options }) => inNaira(options, ((gross - worn) * 1e9) / (millions * 1e6)),
  ),
  "growth-rate": either(
    worded(
      [
        "The real gross domestic product of a country was ₦<#earlier> billion in the first year, ₦<#before> billion in the second and ₦<#after> billion in the third. What was its rate of growth in the third year?",
        "Real national income went from ₦<#earlier> billion to ₦<#before> billion and then, a year later, to ₦<#after> billion. Find the growth rate in the last year.",
        "In three years running the output of a country, at constant prices, was ₦<#earlier> billion, ₦<#before> billion and ₦<#after> billion. From the second year to the third it grew at a rate of",
      ],
      ({ before, after }, { options }) => inUnit(options, (after / before) * 100 - 100, "%"),
    ),
    worded(
      [
        "Real national income grows by <#output>% a year and population by <#people>% a year. By about how much does income per head grow in a year?",
        "If output rises at <#output>% and population at <#people>% yearly, what is the approximate yearly growth of output per head?",
      ],
      // For small rates, the growth of a quotient is the difference of the two growth rates.
      ({ output, people }, { options }) => inUnit(options, output - people, "%"),
    ),
  ),
  "propensities-and-multiplier": worded(
    [
      `When national income rises from ₦<#income> billion to ₦<#newIncome> billion, consumption rises from ₦<#spent> billion to ₦<#newSpent> billion. What is the <what:${share}>?`,
      `In a simple economy income increases from ₦<#income> billion to ₦<#newIncome> billion and consumption from ₦<#spent> billion to ₦<#newSpent> billion. The <what:${share}> is`,
      `Consumption goes from ₦<#spent> billion to ₦<#newSpent> billion as income goes from ₦<#income> billion to ₦<#newIncome> billion. Find the <what:${share}>.`,
    ],
    ({ income, newIncome, spent, newSpent, what }, { options }) => {
      const extra = newIncome - income;
      const saved = newIncome - newSpent - (income - spent);
      if (what === "multiplier") return inUnit(options, passedOn(1, (extra - saved) / extra));
      return inUnit(options, (what.endsWith("save") ? saved : newSpent - spent) / extra);
    },
  ),
  "effect-of-an-injection": either(
    worded(
      [
        "The marginal propensity to consume is <#consumed>. Find the final increase in national income that follows an injection of ₦<#injection> billion.",
        "<:Investment|Government spending> in a simple economy goes up by ₦<#injection> billion. If the marginal propensity to consume is <#consumed>, by how much does national income rise in the end?",
      ],
      ({ consumed, injection }, { options }) => inBillions(options, passedOn(injection, consumed)),
    ),
    worded(
      [
        "With a marginal propensity to save of <#saved>, extra investment of ₦<#injection> billion will finally raise national income by",
      ],
      ({ saved, injection }, { options }) => inBillions(options, passedOn(injection, 1 - saved)),
    ),
  ),
};
