// Trade between countries: its gains, its terms, tariffs, balances and currency exchange.

import { inNaira, inUnit } from "../reading/stated.ts";
import { tableIn } from "../reading/text-table.ts";
import { either, numberIn, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { upOrDown } from "./answers.ts";
import { under } from "./schedule.ts";

/** How much of the second good one country must give up for a unit of the first. */
function costOfOne(table: string, country: string, good: string): { units: number; of: string } {
  const [[_, first = "", second = ""] = [], ...rows] = tableIn(table);
  if (first !== `Units of ${good}`) throw new Error(`the first good is "${first}", not ${good}`);
  const [row, ...more] = rows.filter(([name]) => name === country);
  const [, ofFirst = "", ofSecond = ""] = row ?? [];
  if (more.length) throw new Error(`${country} stands twice`);
  return { units: numberIn(ofSecond) / numberIn(ofFirst), of: second.replace(/^U/, "u") };
}

const balance = "balance of trade|balance on current account";
const asksBalance = `<:What|With no other incomes or transfers, what> is the <what:${balance}>?` as const;

const bureau = "A bureau de change buys dollars at ₦<#buys> and sells them at ₦<#sells>.";

export const trade: SubjectChecker = {
  "terms-of-trade": worded(
    [
      "Calculate the terms of trade when import prices stand at <#imports> and export prices at <#exports> (base year 100).",
      "A country's index of export prices is <#exports> and its index of import prices <#imports>. What are its terms of trade?",
      "With an export price index of <#exports> and an import price index of <#imports>, the terms of trade are",
    ],
    ({ imports, exports }, { options }) => inUnit(options, (exports * 100) / imports),
  ),
  "comparative-cost": worded(
    under(
      [
        "With one day's labour two countries can produce either of these.",
        "The table shows what a worker can produce of either good in a week.",
        "Each country can use a unit of resources to make one good or the other, as shown.",
      ],
      "What is the opportunity cost of one unit of <good> in <country>?",
    ),
    ({ table, good, country }, { options }) => {
      const { units, of } = costOfOne(table, country, good);
      return inUnit(options, units, ` ${of}`);
    },
  ),
  "tariff-and-landed-price": worded(
    [
      "<_who> imports a <_thing> for ₦<#value>, pays ₦<#freight> for freight and insurance, and import duty of <#rate>% on the two sums together. Find the total cost.",
      "A <_thing> bought abroad for ₦<#value> costs ₦<#freight> for freight and insurance to the port. An ad valorem tariff of <#rate>% is charged on value, freight and insurance. What does it cost after duty?",
      "If a tariff of <#rate>% on the c.i.f. value is put on a <_thing> that costs ₦<#value> abroad and ₦<#freight> in freight and insurance, its price including the tariff is",
    ],
    ({ value, freight, rate }, { options }) => inNaira(options, (value + freight) * (1 + rate / 100)),
  ),
  "balance-of-trade": worded(
    [
      `A country exports goods worth ₦<#sold> billion and imports goods worth ₦<#bought> billion. It earns ₦<#earned> billion from services sold abroad and pays ₦<#paid> billion for foreign services. ${asksBalance}`,
      `In a year visible exports bring in ₦<#sold> billion, visible imports cost ₦<#bought> billion, services sold to foreigners bring ₦<#earned> billion and services bought from them cost ₦<#paid> billion. ${asksBalance}`,
      `Figures of a country's trade: visible exports ₦<#sold> billion, visible imports ₦<#bought> billion, invisible exports ₦<#earned> billion, invisible imports ₦<#paid> billion. ${asksBalance}`,
    ],
    ({ sold, bought, earned, paid, what }, { options }) => {
      // The balance of trade counts only goods. The current account also counts services.
      const services = what === "balance of trade" ? 0 : earned - paid;
      return upOrDown(options, sold - bought + services, ["surplus", "deficit"], " billion");
    },
  ),
  // The bureau sells dollars at one rate to people who need them, and buys dollars at the other rate from people who
  // bring them.
  "exchange-conversion": either(
    worded(
      [
        `${bureau} How many naira does <_who> need there to get \\$<#dollars> for a journey?`,
        `${bureau} What must a traveller from <_town> pay it in naira for \\$<#dollars>?`,
      ],
      ({ sells, dollars }, { options }) => inNaira(options, dollars * sells),
    ),
    worded(
      [
        `${bureau} How many naira does <_who> receive there for \\$<#dollars> brought from abroad?`,
        `${bureau} A visitor to <_town> changes \\$<#dollars> there. What is received in naira?`,
      ],
      ({ buys, dollars }, { options }) => inNaira(options, dollars * buys),
    ),
  ),
};
