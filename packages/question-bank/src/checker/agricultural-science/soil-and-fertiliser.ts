// What a fertiliser contains, how much of it a field needs, and the water in a soil.

import { amountIn, inUnit, rounded } from "../reading/stated.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const nutrient = "<what:nitrogen|phosphorus, as P₂O₅,|potassium, as K₂O,>";
const grade = "NPK <#nitrogen>-<#phosphate>-<#potash>";

/** Opens one bag after another until the field has its nitrogen. */
function bagsFor(need: number, percent: number, bag: number): number {
  let [bags, given] = [0, 0];
  for (; given < need - 1e-9; bags++) given += (bag * percent) / 100;
  return bags;
}

const inBags = (options: readonly string[], bags: number) =>
  options.map((option) => amountIn(option, "", " bags") === bags);

/** Half of the season's nitrogen, in whole bags. */
const dressings = <const Fertiliser extends string>(fertiliser: Fertiliser) =>
  [
    `A farmer is to give <#area> hectares <#rate> kg of nitrogen per hectare with ${fertiliser}, half of it at planting and half six weeks later. How many <#bag> kg bags are needed at planting?`,
    `A farm of <#area> hectares gets <#rate> kg of nitrogen per hectare from ${fertiliser} in two equal dressings. How many <#bag> kg bags does one dressing take?`,
    `<_who> must give <#area> hectares of <_crop> <#rate> kg of nitrogen per hectare, using ${fertiliser}, and applies half of it at planting. Find the number of <#bag> kg bags required at planting.`,
  ] as const;

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
    worded(dressings("<_name> (<#percent>% N)"), ({ rate, area, percent, bag }, { options }) =>
      inBags(options, bagsFor((rate * area) / 2, percent, bag)),
    ),
    worded(dressings(grade), ({ rate, area, nitrogen, bag }, { options }) =>
      inBags(options, bagsFor((rate * area) / 2, nitrogen, bag)),
    ),
  ),
  "soil-moisture": worded(
    [
      "A tin of <#tin> g with fresh soil in it weighed <#fresh> g, and <#dry> g after drying in an oven. What is the moisture content of the soil as a percentage of the dry soil, correct to one decimal place?",
      "<_who> put fresh soil into a dish of <#tin> g. Dish and soil weighed <#fresh> g, and after oven drying <#dry> g. Find the moisture content as a percentage of the dry soil, correct to one decimal place.",
      "An empty can weighs <#tin> g, with fresh soil <#fresh> g, and with the same soil dried in an oven <#dry> g. Express the moisture content as a percentage of the dry soil, correct to one decimal place.",
    ],
    ({ tin, fresh, dry }, { options }) => rounded(options, ((fresh - tin) / (dry - tin)) * 100 - 100, 1, "%"),
  ),
};
