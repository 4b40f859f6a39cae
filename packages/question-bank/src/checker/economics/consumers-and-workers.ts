// Utility and the consumer's choice. Production and the division of labour.

import { inNaira, inUnit } from "../reading/stated.ts";
import { tableIn } from "../reading/text-table.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { entry, scheduleIn, under } from "./schedule.ts";

const ordinals = ["first", "second", "third", "fourth", "fifth"];

const utilityTables = [
  "Use the utility schedule of a consumer of <_things>.",
  "<_who>'s utility schedule for <_things> is given.",
  "The total utility of consuming <_things> is shown.",
  "The table shows the utility <_who> gets from <_things>.",
] as const;

const productTables = [
  "The table shows workers and output of <_crop>.",
  "<_who> adds workers to a fixed farm producing <_crop>.",
  "Output of <_crop> on a fixed plot near <_town> varies with workers as shown.",
] as const;

/** What the last unit adds to the total. The total before the first unit is zero. */
const added = (totals: ReadonlyMap<number, number>, last: number) =>
  entry(totals, last) - (last === 1 ? 0 : entry(totals, last - 1));

const utilities = (table: string) => scheduleIn(table, "Units", /^Total utility \(utils\)$/);

function products(table: string): { totals: Map<number, number>; unit: string } {
  const unit = /^Total product \(([a-z]+)\)$/.exec(tableIn(table)[0]?.[1] ?? "")?.[1];
  return { totals: scheduleIn(table, "Workers", /^Total product/), unit: ` ${unit}` };
}

export const consumersAndWorkers: SubjectChecker = {
  "marginal-utility": either(
    worded(
      under(utilityTables, "What is the marginal utility of the <which:first|second|third|fourth|fifth> <_thing>?"),
      ({ table, which }, { options }) =>
        inUnit(options, added(utilities(table), ordinals.indexOf(which) + 1), " utils"),
    ),
    worded(under(utilityTables, "What is the average utility of <#count> <_of>?"), ({ table, count }, { options }) =>
      inUnit(options, entry(utilities(table), count) / count, " utils"),
    ),
  ),
  // The last naira spent brings the same utility on every good.
  "consumer-equilibrium": either(
    worded(
      [
        "<_who> is in equilibrium, buying <one> at ₦<#price> and <other> at ₦<#otherPrice> a unit. If the marginal utility of <one> is <#utility> utils, what is the marginal utility of <other>?",
        "A consumer maximises satisfaction from <one> (₦<#price> a unit, marginal utility <#utility> utils) and <other> (₦<#otherPrice> a unit). Find the marginal utility of <other>.",
      ],
      ({ price, otherPrice, utility }, { options }) => inUnit(options, (utility / price) * otherPrice, " utils"),
    ),
    worded(
      [
        "A consumer in equilibrium has a marginal utility of <#utility> utils for <one> and <#otherUtility> utils for <other>. <again> sells at ₦<#price> a unit. Find the price of <other>.",
      ],
      ({ one, again, utility, otherUtility, price }, { options }) => {
        if (again.toLowerCase() !== one) throw new Error(`the price of ${again} is given, not of ${one}`);
        return inNaira(options, otherUtility / (utility / price));
      },
    ),
  ),
  "marginal-and-average-product": either(
    worded(
      under(productTables, "What is the marginal product of worker number <#worker>?"),
      ({ table, worker }, { options }) => {
        const { totals, unit } = products(table);
        return inUnit(options, added(totals, worker), unit);
      },
    ),
    worded(
      under(productTables, "What is the average product of <#workers> workers?"),
      ({ table, workers }, { options }) => {
        const { totals, unit } = products(table);
        return inUnit(options, entry(totals, workers) / workers, unit);
      },
    ),
  ),
  "gain-from-division-of-labour": worded(
    [
      "<_who> employs <#workers> people who each complete <#alone> <things> daily on their own. After specialisation their joint daily output is <#together>. By how much does <what:output per worker|total output> rise?",
      "Working alone, each of <#workers> workers makes <#alone> <things> a day. When they divide the tasks among themselves the group makes <#together> a day. By how much does <what:output per worker|total output> rise?",
      "In a workshop in <_town>, <#workers> workers who each do the whole job make <#alone> <things> apiece in a day. With division of labour the <#workers> make <#together> in all. By how much does <what:output per worker|total output> rise?",
    ],
    ({ workers, alone, together, things, what }, { options }) => {
      const gain = together - alone * workers;
      return inUnit(options, what === "total output" ? gain : gain / workers, ` ${things}`);
    },
  ),
};
