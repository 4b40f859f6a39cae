// Demand, supply and equilibrium.

import { inNaira, inUnit } from "../reading/stated.ts";
import { alike, expression } from "../reading/tex-expression.ts";
import { sides } from "../reading/tex-relation.ts";
import { tableIn } from "../reading/text-table.ts";
import { either, numberIn, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { upOrDown } from "./answers.ts";
import { marketDrawn } from "./drawn-curves.ts";
import { entry, under } from "./schedule.ts";

/** A quantity that depends on the price: "Q_d = 120 - 3P". */
function quantity(tex: string, name: "Q_d" | "Q_s"): (price: number) => number {
  const [left, right] = sides(tex);
  if (left !== name) throw new Error(`"${tex}" does not give ${name}`);
  const formula = expression(right);
  return (price) => formula.at({ P: price });
}

/** The zero of a straight line, from its values at 0 and 1. */
function zeroOf(line: (price: number) => number): number {
  const price = line(0) / (line(0) - line(1));
  if (!alike(1 + line(price), 1)) throw new Error("the line is not straight");
  return price;
}

const clearing = (demand: string, supply: string) => {
  const [wanted, offered] = [quantity(demand, "Q_d"), quantity(supply, "Q_s")];
  const price = zeroOf((at) => wanted(at) - offered(at));
  return { price, quantity: offered(price) };
};

/** Demand minus supply in a shortage, supply minus demand in a surplus. */
function excess(what: string, demanded: number, supplied: number): number {
  const left = what === "demand" ? demanded - supplied : supplied - demanded;
  if (left <= 0) throw new Error(`there is no excess ${what}`);
  return left;
}

export const demandAndSupply: SubjectChecker = {
  "demand-equation": worded(
    [
      "Given the demand function <$demand> for <_good> (units, naira), find the quantity demanded when the price is ₦<#price>.",
      "<_who> estimates that customers buy <$demand> units of <_good> at a price of ₦$P$. What is demanded at ₦<#price>?",
      "The demand for <_good> is <$demand>, with the quantity in units and the price in naira. How many units are demanded at ₦<#price>?",
    ],
    ({ demand, price }, { options }) => inUnit(options, quantity(demand, "Q_d")(price), " units"),
  ),
  "market-demand": worded(
    under(
      [
        "The table gives the cups of <_good> demanded each week by the only three buyers in a market.",
        "Three households make up the whole market for <_good>; their weekly demand in cups is shown.",
        "The individual demand schedules, in cups of <_good> a week, of all three buyers are given.",
      ],
      "By how much does the quantity demanded in the market fall when the price rises from ₦<#low> to ₦<#high>?",
    ),
    ({ table, low, high }, { options }) => {
      const [head, ...rows] = tableIn(table);
      if (head?.[0] !== "Price" || head.length !== 4) throw new Error(`"${table}" has not three buyers`);
      const demandAt = (price: number) => {
        const [row = [], ...more] = rows.filter(([at]) => at === `₦${price}`);
        if (more.length) throw new Error(`${price} stands twice`);
        return row
          .slice(1)
          .map(numberIn)
          .reduce((sum, one) => sum + one, 0);
      };
      return inUnit(options, demandAt(low) - demandAt(high), " cups");
    },
  ),
  "supply-equation": either(
    worded(
      ["The supply of <_good> is <$supply>, in units, with the price in naira. How much is supplied at ₦<#price>?"],
      ({ supply, price }, { options }) => inUnit(options, quantity(supply, "Q_s")(price), " units"),
    ),
    worded(
      [
        "The supply of <_good> is <$supply>, in units, with the price in naira. At what price will <#units> units be supplied?",
        "A supply function for <_good> is <$supply> (units, naira). What price calls forth a supply of <#units> units?",
      ],
      ({ supply, units }, { options }) => {
        const offered = quantity(supply, "Q_s");
        return inNaira(
          options,
          zeroOf((price) => offered(price) - units),
        );
      },
    ),
  ),
  "equilibrium-from-equations": either(
    worded(
      [
        "The market for <_good> has <$demand> and <$supply>, in units and naira. Calculate the equilibrium quantity.",
        "For <_good>, <$demand> and <$supply>. What quantity is bought and sold at equilibrium?",
      ],
      ({ demand, supply }, { options }) => inUnit(options, clearing(demand, supply).quantity, " units"),
    ),
    worded(
      [
        "In the <_good> market of <_town>, <$demand> and <$supply>. Find the price in naira that clears the market.",
        "The demand and supply functions for <_good> are <$demand> and <$supply>, with price in naira. What is the equilibrium price?",
        "Given <$demand> and <$supply> for <_good>, determine the equilibrium price in naira.",
      ],
      ({ demand, supply }, { options }) => inNaira(options, clearing(demand, supply).price),
    ),
  ),
  "surplus-and-shortage": either(
    worded(
      [
        "From the diagram of the market for <_good>, find the excess <what:demand|supply> when the price is ₦<#price>.",
        "The diagram shows the market for <_good>. How large is the excess <what:demand|supply> at a price of ₦<#price>?",
        "The curves show demand and supply of <_good>. If government fixes the price at ₦<#price>, the excess <what:demand|supply> is",
      ],
      ({ what, price }, posed) => {
        const { demanded, supplied } = marketDrawn(posed, price);
        return inUnit(posed.options, excess(what, demanded, supplied), " units");
      },
    ),
    worded(
      under(
        [
          "The table shows demand and supply of <_good>.",
          "Study this market schedule for <_good>.",
          "The schedule is for <_good>.",
        ],
        "What is the excess <what:demand|supply> at ₦<#price>?",
      ),
      ({ table, what, price }, { options }) => {
        const [head, ...rows] = tableIn(table);
        if (head?.join() !== "Price,Quantity demanded,Quantity supplied") throw new Error(`"${head}" is no market`);
        const at = new Map(rows.map(([naira, demanded = "", supplied = ""]) => [naira, [demanded, supplied]]));
        const [demanded = 0, supplied = 0] = entry(at, `₦${price}`).map(numberIn);
        return inUnit(options, excess(what, demanded, supplied), " units");
      },
    ),
  ),
  "change-in-total-revenue": worded(
    [
      "Sales of <_good> change from <#sold> units at ₦<#price> to <#nowSold> units at ₦<#nowPrice>. Total revenue records",
      "A seller in <_town> who moves the price of a unit of <_good> from ₦<#price> to ₦<#nowPrice> finds that sales move from <#sold> to <#nowSold> units. Total revenue shows",
      "The price of a unit of <_good> changes from ₦<#price> to ₦<#nowPrice> and sales go from <#sold> to <#nowSold> units. What happens to the seller's total revenue?",
    ],
    ({ sold, price, nowSold, nowPrice }, { options }) =>
      upOrDown(options, nowSold * nowPrice - sold * price, ["a rise", "a fall"]),
  ),
};
