import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { clean, num, of, type Slip, slips } from "../../../writing/number-text.ts";
import { people } from "../../../writing/people.ts";
import { hectares, naira, percent, shareSlips } from "../number-text.ts";

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
const growsFromSeed = (crop: string): boolean => crop !== "cassava" && crop !== "yam";

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
    const planted = `A farmer plants ${crop} at a spacing of ${row} cm × ${gap} cm with ${per}. How many plants will there be on ${hectares(area)}?`;
    const sown = `${draw.pick(people)} sows ${hectares(area)} with ${crop} at ${row} cm × ${gap} cm, leaving ${per}. Calculate the plant population.`;
    return {
      difficulty: each === 2 && area !== 1 ? "hard" : "medium",
      body: draw.pick([
        planted,
        `What is the plant population of ${hectares(area)} of ${crop} spaced ${row} cm × ${gap} cm with ${per}?`,
        growsFromSeed(crop) ? sown : planted,
      ]),
      right: plants(right),
      wrong: slips(
        plants,
        [
          ...(each === 2 ? [[right / 2, "counted one plant per stand"] satisfies Slip] : []),
          ...(area === 1 ? [] : [[right / area, `worked for 1 hectare instead of ${hectares(area)}`] satisfies Slip]),
          [right / 10, "took 1,000 m² for a hectare"],
          [onePer * area * (gap / 100) * each, `divided by the ${row} cm between rows only`],
          [onePer * area * (row / 100) * each, `divided by the ${gap} cm between plants only`],
          [(HECTARE * area * 100 * each) / (row * gap), "took 100 cm² for a square metre"],
        ],
        0,
      ),
      explanation: inSteps(
        [
          `The spacing in metres (÷ 100): ${row} cm = ${num(row / 100)} m and ${gap} cm = ${num(gap / 100)} m, so each stand takes ${num(row / 100)} × ${num(gap / 100)} = ${(row * gap) / 10_000} m².`,
          `A hectare is 10,000 m², so ${hectares(area)} is ${num(area)} × 10,000 = ${num(area * HECTARE)} m².`,
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
    const price = draw.step(800, 2_500, 50);
    if (!draw.chance(0.5))
      return {
        difficulty: "easy",
        body: draw.pick([
          `The seed rate of ${crop} is ${rate} kg per hectare, and the seed costs ${naira(price)} a kilogram. What will the seed for ${num(area)} hectares cost?`,
          `${draw.pick(people)} wants to plant ${num(area)} hectares of ${crop} at a seed rate of ${rate} kg per hectare. At ${naira(price)} a kilogram, what must be paid for the seed?`,
          `Seed of ${crop} is sold at ${naira(price)} a kilogram. What does it cost to sow ${num(area)} hectares at the rate of ${rate} kg per hectare?`,
        ]),
        right: naira(need * price),
        wrong: slips(
          naira,
          [
            [rate * price, `paid for one hectare instead of ${num(area)}`],
            [(rate + area) * price, "added the rate and the area instead of multiplying them"],
            [area * price, "left out the seed rate, as if a hectare took one kilogram"],
            [(rate / area) * price, "divided the rate by the area instead of multiplying"],
            [need, "gave the weight of seed and not its cost"],
          ],
          0,
        ),
        explanation: inSteps(
          [
            `Seed needed = seed rate × area, and its cost = weight × price of a kilogram.`,
            `Seed: ${rate} × ${num(area)} = ${kg(need)}.`,
            `Cost: ${num(need)} × ${num(price)} = ${naira(need * price)}.`,
          ],
          `Adding the rate and the area has no meaning, because the rate is for every hectare.`,
        ),
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
        [(rate * 100) / live, `worked for one hectare instead of ${num(area)}`],
        [(need * 100) / (100 - live), `divided by the ${100 - live}% that fails`],
      ]),
      explanation: inSteps(
        [
          `Live seed needed = seed rate × area = ${rate} × ${num(area)} = ${kg(need)}.`,
          `Only ${live}% of the seed bought is live, and ${live} ÷ 100 = ${live / 100}: ${live / 100} × seed bought = ${num(need)} kg.`,
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
    const crop = draw.pick(["maize", "cowpea", "groundnut", "tomato", "rice", "melon"] as const);
    const who = draw.pick(people);
    const rule = `Germination percentage = seeds germinated ÷ seeds sown × 100.`;
    if (draw.chance(0.35)) {
      const each = draw.pick([25, 40, 50] as const);
      const dishes = [0, 1, 2, 3].map(() => draw.int(Math.ceil(each * 0.66), each - 1));
      const [first = 0] = dishes;
      const grew = dishes.reduce((sum, dish) => sum + dish);
      const rate = (grew / (4 * each)) * 100;
      const best = Math.max(...dishes);
      if (!clean(rate, 1) || new Set(dishes).size < 4 || first === best) return null;
      const counts = `${dishes.slice(0, 3).join(", ")} and ${dishes[3]}`;
      return {
        body: draw.pick([
          `In a test, four dishes with ${each} ${crop} seeds each were kept moist. The seeds that germinated numbered ${counts}. What is the germination percentage of the ${crop}?`,
          `${who} sowed ${crop} in four boxes, ${each} seeds in each; ${counts} of them came up. Calculate the germination percentage.`,
        ]),
        right: percent(rate),
        wrong: shareSlips([
          [grew / 4, `gave the average of ${num(grew / 4)} seeds, out of ${each}, as a percentage`],
          [(best / each) * 100, "took the best of the four only"],
          [100 - rate, "gave the percentage that failed"],
          [(first / each) * 100, "took the first of the four only"],
          [(Math.min(...dishes) / each) * 100, "took the poorest of the four only"],
        ]),
        explanation: inSteps(
          [
            rule,
            `Germinated: ${dishes.join(" + ")} = ${grew} of 4 × ${each} = ${4 * each} seeds.`,
            `${grew} ÷ ${4 * each} × 100 = ${percent(rate)}.`,
          ],
          `The average of ${num(grew / 4)} seeds is out of ${each}, not out of 100, so it is no percentage.`,
        ),
      };
    }
    const sown = draw.pick([50, 80, 120, 150, 200, 250, 400] as const);
    const rate = draw.int(60, 95);
    const grew = (sown * rate) / 100;
    const lived = (grew * draw.pick([60, 70, 75, 80, 90] as const)) / 100;
    if (!clean(grew) || !clean(lived) || !clean((lived / sown) * 100, 1)) return null;
    return {
      body: draw.pick([
        `Out of ${sown} ${crop} seeds sown on a trial plot, ${grew} came up and ${lived} of the seedlings lived to bear. Find the percentage germination.`,
        `${who} sowed ${sown} ${crop} seeds. ${sown - grew} of them failed to germinate, and ${grew - lived} seedlings died later. Calculate the germination percentage.`,
      ]),
      right: percent(rate),
      wrong: shareSlips([
        [(lived / sown) * 100, "counted the seedlings that lived instead of the seeds that germinated"],
        [(lived / grew) * 100, "gave the share of the seedlings that lived"],
        [100 - rate, "gave the percentage that failed to germinate"],
        [((grew - lived) / sown) * 100, "gave the seedlings that died as a share of the seeds sown"],
      ]),
      explanation: inSteps(
        [
          rule,
          `Germinated: ${grew}, that is ${sown} sown − ${sown - grew} that failed.`,
          `${grew} ÷ ${sown} × 100 = ${percent(rate)}.`,
        ],
        `Seedlings that die later did germinate, so they are not taken off: ${percent((lived / sown) * 100)} is the share of the seeds whose seedlings lived.`,
      ),
    };
  },
);

const cropYield = family(
  "yield-per-hectare",
  { topic, objective, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const length = draw.pick([10, 20, 25, 40, 50] as const);
    const width = draw.pick([5, 8, 10, 20] as const);
    const bag = draw.pick([25, 50] as const);
    const bags = draw.int(2, 12);
    const got = bag * bags;
    const [crop, most] = draw.pick([
      ["maize", 6],
      ["rice", 6],
      ["sweet potato", 15],
      ["cassava", 20],
      ["groundnut", 3],
    ] as const);
    const size = length * width;
    const tonnes = (got / size) * 10;
    if (!clean(tonnes, 2) || tonnes < most / 4 || tonnes > most) return null;
    const show = (value: number): string => `${num(value)} tonne${value === 1 ? "" : "s"} per hectare`;
    return {
      body: draw.pick([
        `A plot ${length} m long and ${width} m wide gave ${bags} bags of ${crop} of ${bag} kg each. What is the yield in tonnes per hectare?`,
        `${draw.pick(people)} harvested ${bags} bags of ${crop}, each of ${bag} kg, from a plot of ${length} m × ${width} m. Express the yield in tonnes per hectare.`,
        `A trial plot of ${crop} measuring ${length} m by ${width} m yielded ${bags} bags of ${bag} kg each. Calculate the yield in tonnes per hectare.`,
      ]),
      right: show(tonnes),
      wrong: slips(show, [
        [tonnes / 10, "took 1,000 m² for a hectare"],
        [tonnes * 10, "took 100 kg for a tonne"],
        [((bags * 100) / size) * 10, `took the bags as 100 kg each, but they hold ${bag} kg`],
        [(got / (2 * (length + width))) * 10, "divided by the distance round the plot instead of its area"],
        [got / size, "gave the kilograms from a square metre"],
      ]),
      explanation: inSteps(
        [
          `Yield per hectare = harvest ÷ area of the plot × area of a hectare.`,
          `Harvest: ${bags} × ${bag} = ${num(got)} kg; area of the plot: ${length} × ${width} = ${num(size)} m².`,
          `A hectare is 10,000 m², so the yield is ${got} ÷ ${num(size)} × 10,000 = ${num(tonnes * 1000)} kg per hectare.`,
          `One tonne is 1,000 kg: ${num(tonnes * 1000)} ÷ 1,000 gives ${show(tonnes)}.`,
        ],
        `${show(tonnes / 10)} takes 1,000 m² for a hectare.`,
      ),
    };
  },
);

export const cropFamilies = [population, seedRate, germination, cropYield];
