import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { clean, num, of, slips } from "../../../writing/number-text.ts";
import { people } from "../../../writing/people.ts";
import { hectares, percent, shareSlips } from "../number-text.ts";

const topic = "crop-production";
const objective = "Calculate plant population, seed rate, germination and yield";
const HECTARE = 10_000;
const kg = of("kg");
const spacings = [
  ["maize", [80, 25]],
  ["maize", [100, 25]],
  ["maize", [80, 50]],
  ["maize", [100, 40]],
  ["cowpea", [50, 20]],
  ["cowpea", [80, 20]],
  ["cowpea", [80, 25]],
  ["okra", [50, 40]],
  ["okra", [80, 40]],
  ["pepper", [50, 50]],
  ["pepper", [80, 50]],
  ["cassava", [100, 100]],
  ["cassava", [100, 80]],
  ["yam", [100, 100]],
  ["yam", [100, 50]],
  ["groundnut", [40, 20]],
  ["groundnut", [50, 25]],
] as const;
const sownInPairs: readonly string[] = ["maize", "cowpea", "okra"];

const population = family(
  "plant-population",
  { topic, objective, difficulty: "medium", class_level: "SS2", count: 12 },
  (draw) => {
    const [crop, [row, gap]] = draw.pick(spacings);
    const area = draw.pick([1, 1, 2, 3, 0.5] as const);
    const each = sownInPairs.includes(crop) && draw.chance(0.5) ? 2 : 1;
    const onePer = (HECTARE * 10_000) / (row * gap);
    const right = onePer * area * each;
    const per = each === 1 ? "one plant per stand" : "two plants per stand";
    const plants = of("plants");
    return {
      difficulty: each === 2 && area !== 1 ? "hard" : "medium",
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
          [
            area === 1 ? right / 4 : right / area,
            area === 1 ? "doubled each spacing" : `worked for 1 hectare instead of ${hectares(area)}`,
          ],
          [right * 4, "halved each spacing"],
        ],
        0,
      ),
      explanation: inSteps(
        [
          `The spacing in metres: ${row} cm = ${num(row / 100)} m and ${gap} cm = ${num(gap / 100)} m, so each stand takes ${num(row / 100)} × ${num(gap / 100)} = ${(row * gap) / 10_000} m².`,
          `A hectare is 10,000 m², so ${hectares(area)} is ${num(area * HECTARE)} m².`,
          `Stands = area ÷ area of one stand = ${num(area * HECTARE)} ÷ ${(row * gap) / 10_000} = ${num(onePer * area)}.`,
          `With ${per}: ${num(onePer * area)} × ${each} = ${plants(right)}.`,
        ],
        `Taking 1,000 m² for a hectare gives only ${plants(right / 10)}.`,
      ),
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
          [need * 2, `sowed ${num(rate * 2)} kg on each hectare`],
          [need / 2, `sowed ${num(rate / 2)} kg on each hectare`],
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
        [(need * (200 - live)) / 100, `added ${100 - live}% to the live seed instead of dividing by ${live}%`],
        [bought * 2, "divided by half of the germination percentage"],
        [bought / 2, "divided by twice the germination percentage"],
      ]),
      explanation: inSteps(
        [
          `Live seed needed = seed rate × area = ${rate} × ${num(area)} = ${kg(need)}.`,
          `Only ${live}% of the seed bought is live: ${live / 100} × seed bought = ${num(need)} kg.`,
          `Seed bought = ${num(need)} ÷ ${live / 100} = ${kg(bought)}.`,
        ],
        `${kg(need)} would leave gaps in the field, because some of it fails.`,
      ),
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
    const wouldBe = (other: number) =>
      `took a share that would be ${num((sown * other) / 100)} of the ${sown} seeds, not ${grew}`;
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
        [rate - 5, wouldBe(rate - 5)],
        [rate + 4, wouldBe(rate + 4)],
        [rate / 2, "divided by twice the seeds sown"],
        [rate - 10, wouldBe(rate - 10)],
      ]),
      explanation: `Of ${sown} seeds ${sown - grew} failed and ${sown} − ${sown - grew} = ${grew} germinated. Germination percentage = seeds germinated ÷ seeds sown × 100 = ${grew} ÷ ${sown} × 100 = ${percent(rate)}. ${percent(100 - rate)} is the share that failed.`,
    };
  },
);

const cropYield = family(
  "yield-per-hectare",
  { topic, objective, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const length = draw.pick([10, 20, 25, 40, 50] as const);
    const width = draw.pick([5, 8, 10, 20] as const);
    const got = draw.step(20, 300, 10);
    const [crop, most] = draw.pick([
      ["maize", 6],
      ["rice", 6],
      ["yam", 15],
      ["cassava", 20],
      ["groundnut", 3],
    ] as const);
    const size = length * width;
    const tonnes = (got / size) * 10;
    if (!clean(tonnes, 2) || tonnes < most / 4 || tonnes > most) return null;
    const show = (value: number): string => `${num(value)} tonne${value === 1 ? "" : "s"} per hectare`;
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
        [tonnes * 2, "divided by half of the plot"],
        [tonnes / 2, "divided by twice the plot"],
        [got / 100, "divided by 100 and left the size of the plot out"],
      ]),
      explanation: inSteps(
        [
          `Area of the plot: ${length} × ${width} = ${num(size)} m².`,
          `A hectare is 10,000 m², so the yield is ${got} ÷ ${num(size)} × 10,000 = ${num(tonnes * 1000)} kg per hectare.`,
          `One tonne is 1,000 kg: ${num(tonnes * 1000)} ÷ 1,000 gives ${show(tonnes)}.`,
        ],
        `${show(tonnes / 10)} takes 1,000 m² for a hectare.`,
      ),
    };
  },
);

export const cropFamilies = [population, seedRate, germination, cropYield];
