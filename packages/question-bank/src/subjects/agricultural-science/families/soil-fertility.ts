import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { clean, num, of, type Slip, slips } from "../../../writing/number-text.ts";
import { people } from "../../../writing/people.ts";
import { hectares, rounded, tenthPercent, tenthSlips } from "../number-text.ts";

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
    const [name, share, all] = draw.pick([
      ["NPK 15-15-15", 15, 45],
      ["NPK 20-10-10", 20, 40],
      ["sulphate of ammonia (21% N)", 21, 0],
      ["calcium ammonium nitrate (26% N)", 26, 0],
      ["NPK 10-10-20", 10, 40],
    ] as const);
    const area = draw.pick([2, 3, 4, 5, 6] as const);
    const rate = draw.step(30, 120, 6);
    const need = rate * area;
    const season = need / (share / 100) / 50;
    const right = season / 2;
    if (!clean(right) || right < 3 || right > 30) return null;
    const show = of("bags");
    /** For part of a bag, the farmer must buy one more bag. */
    const whole = (bags: number, slip: string): Slip =>
      clean(bags) ? [bags, slip] : [Math.ceil(bags), `${slip}, and rounded up to whole bags`];
    const wrong: Slip[] = [
      [season, "gave the bags for all the nitrogen instead of half of it"],
      whole(need / 2 / 50, "took the fertiliser to be pure nitrogen"),
      whole(right / area, "worked for one hectare only"),
      ...(all ? [whole(need / all, "added the three figures of the grade instead of taking the first")] : []),
      whole((need * (100 - share)) / 10_000, `multiplied by the ${100 - share}% that is not nitrogen`),
      [need / 2, "gave the kilograms of nitrogen as the number of bags"],
    ];
    /** A single bag would need the singular, unlike the other options. */
    const many = wrong.filter(([bags]) => bags !== 1);
    if (many.length < wrong.length) many.push([right * 50, "gave the kilograms of fertiliser as the number of bags"]);
    return {
      body: draw.pick([
        `A farmer is to give ${hectares(area)} ${rate} kg of nitrogen per hectare with ${name}, half of it at planting and half six weeks later. How many 50 kg bags are needed at planting?`,
        `A farm of ${hectares(area)} gets ${rate} kg of nitrogen per hectare from ${name} in two equal dressings. How many 50 kg bags does one dressing take?`,
        `${draw.pick(people)} must give ${hectares(area)} of maize ${rate} kg of nitrogen per hectare, using ${name}, and applies half of it at planting. Find the number of 50 kg bags required at planting.`,
      ]),
      right: show(right),
      wrong: slips(show, many, 0),
      explanation: inSteps(
        [
          `Weight of fertiliser = weight of nitrogen ÷ its share in the fertiliser.`,
          `Nitrogen for one of the two equal parts: ${rate} × ${area} = ${num(need)} kg in all, and ${num(need)} ÷ 2 = ${num(need / 2)} kg.`,
          `The fertiliser holds ${share}% nitrogen, a share of ${share / 100}, so ${num(need / 2)} ÷ ${share / 100} = ${num(right * 50)} kg of it is needed.`,
          `Bags: ${num(right * 50)} ÷ 50 = ${show(right)}.`,
        ],
        `The fertiliser is not pure nitrogen, so its weight is more than that of the nitrogen; ${show(season)} would hold all the nitrogen, not half of it.`,
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
    const tin = draw.step(15, 40, 5);
    const dry = draw.step(40, 160, 4);
    const water = draw.int(6, 40);
    const fresh = dry + water;
    const share = (water / dry) * 100;
    if (share < 10 || share > 40) return null;
    const base = "of the dry soil, correct to one decimal place";
    return {
      body: draw.pick([
        `A tin of ${tin} g with fresh soil in it weighed ${tin + fresh} g, and ${tin + dry} g after drying in an oven. What is the moisture content of the soil as a percentage ${base}?`,
        `${draw.pick(people)} put fresh soil into a dish of ${tin} g. Dish and soil weighed ${tin + fresh} g, and after oven drying ${tin + dry} g. Find the moisture content as a percentage ${base}.`,
        `An empty can weighs ${tin} g, with fresh soil ${tin + fresh} g, and with the same soil dried in an oven ${tin + dry} g. Express the moisture content as a percentage ${base}.`,
      ]),
      right: tenthPercent(share),
      wrong: tenthSlips(tenthPercent, [
        [(water / fresh) * 100, "divided by the weight of the fresh soil instead of the dry soil"],
        [(water / (tin + dry)) * 100, `did not take the ${tin} g of the container off the dry weight`],
        [(dry / fresh) * 100, "gave the dry soil as a percentage of the fresh soil"],
        [(water / (tin + fresh)) * 100, "divided by the weight of fresh soil and container together"],
      ]),
      explanation: inSteps(
        [
          `Moisture content = water lost ÷ weight of dry soil × 100.`,
          `Water: ${tin + fresh} − ${tin + dry} = ${water} g; dry soil: ${tin + dry} − ${tin} = ${dry} g.`,
          `${water} ÷ ${dry} × 100 = ${rounded(share, tenthPercent)}.`,
        ],
        `The dry soil, without its container, is the base here; the fresh weight of ${fresh} g would give ${tenthPercent((water / fresh) * 100)}.`,
      ),
    };
  },
);

export const soilFertilityFamilies = [nutrientContent, fertiliserBags, moisture];
