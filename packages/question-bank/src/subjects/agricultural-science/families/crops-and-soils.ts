import { family } from "../../../authoring.ts";
import { clean, num, of, percent, shareSlips, slips } from "../number-text.ts";
import { people } from "../people.ts";

const topic = "crop-production";
const objective = "Calculate plant population, seed rate, germination and yield";
const HECTARE = 10_000;
const kg = of("kg");
const hectares = (value: number): string => `${num(value)} hectare${value === 1 ? "" : "s"}`;

const population = family(
  "plant-population",
  { topic, objective, difficulty: "medium", class_level: "SS2", count: 12 },
  (draw) => {
    const row = draw.pick([40, 50, 80, 100, 125, 200] as const);
    const gap = draw.pick([20, 25, 40, 50, 100] as const);
    const area = draw.pick([1, 1, 2, 3, 0.5] as const);
    const each = draw.pick([1, 1, 2] as const);
    const onePer = (HECTARE * 10_000) / (row * gap);
    const right = onePer * area * each;
    if (!clean(onePer / 100) || gap > row) return null;
    const crop = draw.pick(["maize", "cowpea", "okra", "pepper", "cassava", "soya bean"] as const);
    const per = each === 1 ? "one plant per stand" : "two plants per stand";
    const plants = of("plants");
    return {
      difficulty: each === 1 && area === 1 ? "medium" : "hard",
      body: draw.pick([
        `A farmer plants ${crop} at a spacing of ${row} cm × ${gap} cm with ${per}. How many plants will there be on ${hectares(area)}?`,
        `What is the plant population of ${hectares(area)} of ${crop} spaced ${row} cm × ${gap} cm with ${per}?`,
        `${draw.pick(people)} sows ${hectares(area)} with ${crop} at ${row} cm × ${gap} cm, leaving ${per}. Calculate the plant population.`,
      ]),
      right: plants(right),
      wrong: slips(
        plants,
        [
          [
            each === 2 ? right / 2 : right * 2,
            each === 2 ? "counted one plant per stand" : "counted two plants per stand",
          ],
          [right / 10, "took 1,000 m² for a hectare"],
          [right * 10, "took 100,000 m² for a hectare"],
          [area === 1 ? right / 4 : right / area, "took the wrong area of land"],
          [right * 4, "halved each spacing"],
        ],
        0,
      ),
      explanation: `Each stand takes ${num(row / 100)} m × ${num(gap / 100)} m = ${(row * gap) / 10_000} m², and ${hectares(area)} is ${num(area * HECTARE)} m². That gives ${num(onePer * area)} stands with ${per}, or ${plants(right)}; a hectare is 10,000 m², not 1,000 m².`,
    };
  },
);

const seedRate = family(
  "seed-rate",
  { topic, objective, difficulty: "medium", class_level: "SS2", count: 10 },
  (draw) => {
    const [crop, low, high] = draw.pick([
      ["maize", 20, 30],
      ["rice", 50, 80],
      ["cowpea", 16, 30],
      ["groundnut", 40, 70],
      ["soya bean", 40, 60],
    ] as const);
    const rate = draw.step(low, high, 2);
    const area = draw.step(2, 12, 0.5);
    const need = rate * area;
    if (!draw.chance(0.5))
      return {
        difficulty: "easy",
        body: draw.pick([
          `The seed rate of ${crop} is ${rate} kg per hectare. How much seed is needed for ${num(area)} hectares?`,
          `${draw.pick(people)} wants to plant ${num(area)} hectares of ${crop} at a seed rate of ${rate} kg per hectare. What weight of seed should be bought?`,
          `How many kilograms of ${crop} seed will sow ${num(area)} hectares at the rate of ${rate} kg per hectare?`,
        ]),
        right: kg(need),
        wrong: slips(kg, [
          [rate + area, "added the rate and the area"],
          [need * 2, "doubled the quantity"],
          [need / 2, "halved the quantity"],
          [need + rate, "counted one hectare too many"],
          [need - rate, "counted one hectare too few"],
        ]),
        explanation: `Seed needed = seed rate × area = ${rate} × ${num(area)} = ${kg(need)}. Adding the two figures has no meaning, because the rate is for every hectare.`,
      };
    const live = draw.pick([80, 90, 75, 60] as const);
    const bought = (need * 100) / live;
    if (!clean(bought)) return null;
    return {
      difficulty: "hard",
      body: draw.pick([
        `A farm of ${num(area)} hectares needs ${rate} kg of live ${crop} seed per hectare. If the seed on sale has a germination of ${live}%, how much must be bought?`,
        `${draw.pick(people)} needs ${rate} kg per hectare of ${crop} seed that will germinate, for ${num(area)} hectares. The seed has ${live}% germination. What weight of seed must be bought?`,
        `The seed rate of ${crop} is ${rate} kg of live seed per hectare. How much seed of ${live}% germination must be bought for ${num(area)} hectares?`,
      ]),
      right: kg(bought),
      wrong: slips(kg, [
        [need, "ignored the germination percentage"],
        [(need * live) / 100, "multiplied by the germination percentage"],
        [(need * (200 - live)) / 100, "added the failing share of the live seed"],
        [bought * 2, "doubled the quantity"],
        [bought / 2, "halved the quantity"],
      ]),
      explanation: `Live seed needed = ${rate} × ${num(area)} = ${kg(need)}. Only ${live}% of the seed will grow, so ${num(need)} ÷ ${live / 100} = ${kg(bought)} must be bought; ${kg(need)} would leave gaps in the field.`,
    };
  },
);

const germination = family(
  "germination-percentage",
  { topic, objective, difficulty: "easy", class_level: "SS1", count: 10 },
  (draw) => {
    const sown = draw.pick([40, 50, 80, 120, 150, 200, 250, 400] as const);
    const rate = draw.int(60, 95);
    const grew = (sown * rate) / 100;
    if (!clean(grew)) return null;
    const crop = draw.pick(["maize", "cowpea", "groundnut", "tomato", "rice", "melon"] as const);
    return {
      body: draw.pick([
        `In a test, ${sown} ${crop} seeds were sown and ${grew} germinated. What is the germination percentage?`,
        `${draw.pick(people)} put ${sown} ${crop} seeds on moist cotton wool and ${sown - grew} failed to germinate. Calculate the germination percentage.`,
        `Out of ${sown} ${crop} seeds planted in a nursery box, ${grew} came up. Find the percentage germination.`,
      ]),
      right: percent(rate),
      wrong: shareSlips([
        [100 - rate, "gave the percentage that failed"],
        [rate - 5, "slipped in the division"],
        [rate + 4, "slipped in the division"],
        [rate / 2, "halved the percentage"],
        [rate - 10, "slipped in the division"],
      ]),
      explanation: `Germination percentage = seeds germinated ÷ seeds sown × 100 = ${grew} ÷ ${sown} × 100 = ${percent(rate)}. ${percent(100 - rate)} is the share that failed.`,
    };
  },
);

const cropYield = family(
  "yield-per-hectare",
  { topic, objective, difficulty: "hard", class_level: "SS2", count: 8 },
  (draw) => {
    const length = draw.pick([10, 20, 25, 40, 50] as const);
    const width = draw.pick([5, 8, 10, 20] as const);
    const got = draw.step(20, 300, 10);
    const size = length * width;
    const tonnes = (got / size) * 10;
    if (!clean(tonnes, 2) || tonnes < 1 || tonnes > 12) return null;
    const crop = draw.pick(["maize", "rice", "yam", "cassava", "groundnut"] as const);
    const show = of("tonnes per hectare");
    return {
      body: draw.pick([
        `A plot ${length} m long and ${width} m wide gave ${got} kg of ${crop}. What is the yield in tonnes per hectare?`,
        `${draw.pick(people)} harvested ${got} kg of ${crop} from a plot of ${length} m × ${width} m. Express the yield in tonnes per hectare.`,
        `A trial plot of ${crop} measuring ${length} m by ${width} m yielded ${got} kg. Calculate the yield in tonnes per hectare.`,
      ]),
      right: show(tonnes),
      wrong: slips(show, [
        [tonnes * 10, "took 100,000 m² for a hectare"],
        [tonnes / 10, "took 1,000 m² for a hectare"],
        [tonnes * 2, "doubled the yield"],
        [tonnes / 2, "halved the yield"],
        [got / 100, "left the size of the plot out"],
      ]),
      explanation: `The plot is ${num(size)} m², and a hectare is 10,000 m², so the yield is ${got} ÷ ${num(size)} × 10,000 = ${num(tonnes * 1000)} kg per hectare. One tonne is 1,000 kg, so this is ${show(tonnes)}; ${show(tonnes / 10)} takes 1,000 m² for a hectare.`,
    };
  },
);

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
        [(weight * shares[at === 0 ? 1 : 0]) / 100, "read the wrong figure of the grade"],
        [(50 * share) / 100, "counted one bag only"],
        [(weight * total) / 100, "added the three figures of the grade"],
        [weight - right, "gave the weight of the rest of the fertiliser"],
        [right * 2, "took bags of 100 kg"],
      ]),
      explanation: `The figures of the grade are the percentages of N, P₂O₅ and K₂O in that order, so ${share}% counts here. ${bags} bags weigh ${num(weight)} kg, and ${share}% of ${num(weight)} kg is ${kg(right)}; adding the three figures gives all the nutrients together.`,
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
          [total + 2, "slipped in the division"],
          [total * 3, "multiplied by three for the three nutrients"],
          [total + 5, "slipped in the division"],
          [total - 1, "left out the last bag"],
        ],
        0,
      ),
      explanation: `Nitrogen needed = ${rate} × ${area} = ${num(rate * area)} kg. The fertiliser holds ${share}% nitrogen, so ${num(rate * area)} ÷ ${share / 100} = ${num(total * 50)} kg of it is needed, which is ${show(total)} of 50 kg. The fertiliser is not pure nitrogen, so its weight is more than that of the nitrogen.`,
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
        [100 - share, "subtracted from a hundred"],
        [share / 2, "halved the percentage"],
        [share * 2, "doubled the percentage"],
        [share + 5, "slipped in the division"],
        [share + 10, "slipped in the division"],
      ]),
      explanation: `The water lost is ${wet} − ${dry} = ${water} g. Moisture content = ${water} ÷ ${dry} × 100 = ${percent(share)}; the dry weight, not the fresh weight, is the base here.`,
    };
  },
);

export const cropAndSoilFamilies = [
  population,
  seedRate,
  germination,
  cropYield,
  nutrientContent,
  fertiliserBags,
  moisture,
];
