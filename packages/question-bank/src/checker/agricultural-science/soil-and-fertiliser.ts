// What a fertiliser holds, how much of it a field needs, and the water in a soil.

import { amountIn, inUnit } from "../reading/stated.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const nutrient = "<what:nitrogen|phosphorus, as P₂O₅,|potassium, as K₂O,>";
const grade = "NPK <#nitrogen>-<#phosphate>-<#potash>";

/** Bags are opened one after another until the field has its nitrogen. */
function bagsFor(need: number, percent: number, bag: number): number {
  let [bags, given] = [0, 0];
  for (; given < need - 1e-9; bags++) given += (bag * percent) / 100;
  return bags;
}

const inBags = (options: readonly string[], bags: number) =>
  options.map((option) => amountIn(option, "", " bags") === bags);

export const soilAndFertiliser: SubjectChecker = {
  "nutrient-in-fertiliser": worded(
    [
      `Calculate the weight of ${nutrient} in <#bags> bags of <#bag> kg each of ${grade} fertiliser.`,
      `<_who> applies <#bags> bags of <#bag> kg each of ${grade} to a farm. What weight of ${nutrient} does the farm receive?`,
      `How much ${nutrient} is contained in <#bags> bags of ${grade} fertiliser, each weighing <#bag> kg?`,
    ],
    ({ what, bags, bag, nitrogen, phosphate, potash }, { options }) => {
      const percent = what === "nitrogen" ? nitrogen : what.startsWith("phosphorus") ? phosphate : potash;
      return inUnit(options, (bags * bag * percent) / 100, " kg");
    },
  ),
  "fertiliser-bags": either(
    worded(
      [
        "A farmer is to apply <#rate> kg of nitrogen per hectare to <#area> <:hectare|hectares> with <_name> (<#percent>% N). How many <#bag> kg bags are needed?",
        "How many <#bag> kg bags of <_name> (<#percent>% N) will supply <#rate> kg of nitrogen per hectare to a farm of <#area> <:hectare|hectares>?",
        "<_who> must give <#area> <:hectare|hectares> of <_crop> <#rate> kg of nitrogen per hectare, using <_name> (<#percent>% N). Find the number of <#bag> kg bags required.",
      ],
      ({ rate, area, percent, bag }, { options }) => inBags(options, bagsFor(rate * area, percent, bag)),
    ),
    worded(
      [
        `A farmer is to apply <#rate> kg of nitrogen per hectare to <#area> <:hectare|hectares> with ${grade}. How many <#bag> kg bags are needed?`,
        `How many <#bag> kg bags of ${grade} will supply <#rate> kg of nitrogen per hectare to a farm of <#area> <:hectare|hectares>?`,
        `<_who> must give <#area> <:hectare|hectares> of <_crop> <#rate> kg of nitrogen per hectare, using ${grade}. Find the number of <#bag> kg bags required.`,
      ],
      ({ rate, area, nitrogen, bag }, { options }) => inBags(options, bagsFor(rate * area, nitrogen, bag)),
    ),
  ),
  "soil-moisture": either(
    worded(
      [
        "A soil sample weighed <#fresh> g when fresh and <#dry> g after drying in an oven. What is its moisture content as a percentage of the dry soil?",
        "<_who> dried <#fresh> g of fresh soil in an oven until its weight stayed at <#dry> g. Find the moisture content as a percentage of the dry weight.",
      ],
      ({ fresh, dry }, { options }) => inUnit(options, (fresh / dry) * 100 - 100, "%"),
    ),
    worded(
      [
        "Fresh soil of <#fresh> g lost <#water> g of water on oven drying. Express the moisture content as a percentage of the dry soil.",
      ],
      ({ fresh, water }, { options }) => inUnit(options, (water * 100) / (fresh - water), "%"),
    ),
  ),
};
