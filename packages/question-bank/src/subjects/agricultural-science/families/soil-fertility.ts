import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { clean, num, of, slips } from "../../../writing/number-text.ts";
import { people } from "../../../writing/people.ts";
import { hectares, percent, shareSlips } from "../number-text.ts";

const kg = of("kg");

const blends = [
  ["NPK 20-10-10", [20, 10, 10]],
  ["NPK 15-15-15", [15, 15, 15]],
  ["NPK 12-12-17", [12, 12, 17]],
  ["NPK 27-13-13", [27, 13, 13]],
] as const;
const names = ["nitrogen", "phosphorus, as P₂O₅,", "potassium, as K₂O,"] as const;
const feeding = {
  topic: "plant-nutrients-and-fertilisers",
  objective: "Calculate fertiliser needs and nutrient content",
};

const nutrientContent = family(
  "nutrient-in-fertiliser",
  { ...feeding, difficulty: "medium", class_level: "SS2", count: 10 },
  (draw) => {
    const [blend, shares] = draw.pick(blends);
    const at = draw.int(0, 2) as 0 | 1 | 2;
    const bags = draw.int(2, 12);
    const weight = bags * 50;
    const share = shares[at];
    const right = (weight * share) / 100;
    const total = shares[0] + shares[1] + shares[2];
    return {
      body: draw.pick([
        `How much ${names[at]} is contained in ${bags} bags of ${blend} fertiliser, each weighing 50 kg?`,
        `${draw.pick(people)} applies ${bags} bags of 50 kg each of ${blend} to a farm. What weight of ${names[at]} does the farm receive?`,
        `Calculate the weight of ${names[at]} in ${bags} bags of 50 kg each of ${blend} fertiliser.`,
      ]),
      right: kg(right),
      wrong: slips(kg, [
        [
          (weight * shares[at === 0 ? 1 : 0]) / 100,
          at === 0
            ? "took the second figure of the grade, for phosphorus"
            : "took the first figure of the grade, for nitrogen",
        ],
        [(50 * share) / 100, "counted one bag only"],
        [(weight * total) / 100, "added the three figures of the grade"],
        [weight - right, "gave the weight of the rest of the fertiliser"],
        [right * 2, "took bags of 100 kg"],
      ]),
      explanation: inSteps(
        [
          `The figures of the grade are the percentages of N, P₂O₅ and K₂O in that order, so ${share}% counts here.`,
          `${bags} bags weigh ${bags} × 50 = ${num(weight)} kg.`,
          `${share}% of ${num(weight)} kg is ${share} ÷ 100 × ${num(weight)} = ${kg(right)}.`,
        ],
        `Adding the three figures gives all the nutrients together.`,
      ),
    };
  },
);

const fertiliserBags = family(
  "fertiliser-bags",
  { ...feeding, difficulty: "hard", class_level: "SS2", count: 10 },
  (draw) => {
    const [name, share] = draw.pick([
      ["NPK 15-15-15", 15],
      ["NPK 20-10-10", 20],
      ["sulphate of ammonia (21% N)", 21],
      ["calcium ammonium nitrate (26% N)", 26],
      ["NPK 10-10-20", 10],
    ] as const);
    const bags = draw.int(2, 9);
    const area = draw.pick([1, 2, 3, 4, 5] as const);
    const rate = (bags * 50 * share) / 100;
    if (!clean(rate) || rate < 20 || rate > 130) return null;
    const total = bags * area;
    const show = of("bags");
    const wouldGive = (other: number) =>
      `took bags with ${num((other * share) / 2)} kg of nitrogen, though ${num(rate * area)} kg is needed`;
    return {
      body: draw.pick([
        `A farmer is to apply ${rate} kg of nitrogen per hectare to ${hectares(area)} with ${name}. How many 50 kg bags are needed?`,
        `How many 50 kg bags of ${name} will supply ${rate} kg of nitrogen per hectare to a farm of ${hectares(area)}?`,
        `${draw.pick(people)} must give ${hectares(area)} of maize ${rate} kg of nitrogen per hectare, using ${name}. Find the number of 50 kg bags required.`,
      ]),
      right: show(total),
      wrong: slips(
        show,
        [
          [(rate * area) / 50, "took the fertiliser to be pure nitrogen"],
          [area === 1 ? total * 2 : bags, area === 1 ? "took bags of 25 kg" : "worked for one hectare only"],
          [total + 2, wouldGive(total + 2)],
          [total * 3, "multiplied by three, as for the three nutrients of an NPK fertiliser"],
          [total + 5, wouldGive(total + 5)],
          [total - 1, "left out the last bag"],
        ],
        0,
      ),
      explanation: inSteps(
        [
          `Nitrogen needed = rate × area = ${rate} × ${area} = ${num(rate * area)} kg.`,
          `The fertiliser holds ${share}% nitrogen, so ${num(rate * area)} ÷ ${share / 100} = ${num(total * 50)} kg of it is needed.`,
          `Bags: ${num(total * 50)} ÷ 50 = ${show(total)}.`,
        ],
        `The fertiliser is not pure nitrogen, so its weight is more than that of the nitrogen.`,
      ),
    };
  },
);

const moisture = family(
  "soil-moisture",
  {
    topic: "soils",
    objective: "Explain soil water, soil life and conservation",
    difficulty: "medium",
    class_level: "SS1",
    count: 8,
  },
  (draw) => {
    const dry = draw.pick([40, 50, 80, 100, 120, 150, 160, 200, 250] as const);
    const share = draw.int(8, 35);
    const water = (dry * share) / 100;
    if (!clean(water)) return null;
    const wet = dry + water;
    return {
      body: draw.pick([
        `A soil sample weighed ${wet} g when fresh and ${dry} g after drying in an oven. What is its moisture content as a percentage of the dry soil?`,
        `${draw.pick(people)} dried ${wet} g of fresh soil in an oven until its weight stayed at ${dry} g. Find the moisture content as a percentage of the dry weight.`,
        `Fresh soil of ${wet} g lost ${water} g of water on oven drying. Express the moisture content as a percentage of the dry soil.`,
      ]),
      right: percent(share),
      wrong: shareSlips([
        [100 - share, "gave 100% less the moisture content"],
        [share / 2, "divided by twice the dry weight"],
        [share * 2, "divided by half of the dry weight"],
        [share + 5, `took a share that would be ${num((dry * (share + 5)) / 100)} g of water`],
        [share + 10, `took a share that would be ${num((dry * (share + 10)) / 100)} g of water`],
      ]),
      explanation: `The water lost is fresh weight − dry weight = ${wet} − ${dry} = ${water} g. Moisture content = water ÷ dry weight × 100 = ${water} ÷ ${dry} × 100 = ${percent(share)}; the dry weight, not the fresh weight, is the base here.`,
    };
  },
);

export const soilFertilityFamilies = [nutrientContent, fertiliserBags, moisture];
