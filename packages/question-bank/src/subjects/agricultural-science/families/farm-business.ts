import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { clean, num, of, slips } from "../../../writing/number-text.ts";
import { people } from "../../../writing/people.ts";
import { naira } from "../number-text.ts";

const accounts = {
  topic: "farm-economics",
  objective: "Calculate farm profit, costs and depreciation",
  class_level: "SS3",
} as const;

const profit = family("farm-profit", { ...accounts, difficulty: "medium", count: 12 }, (draw) => {
  const sales = draw.step(250_000, 700_000, 10_000);
  const seed = draw.step(20_000, 90_000, 5_000);
  const fertiliser = draw.step(30_000, 120_000, 5_000);
  const labour = draw.step(50_000, 150_000, 5_000);
  const rent = draw.step(20_000, 60_000, 5_000);
  const variable = seed + fertiliser + labour;
  const margin = sales - variable;
  const net = margin - rent;
  if (net < 40_000 || net > variable) return null;
  const who = draw.pick(people);
  const crop = draw.pick(["maize", "rice", "cassava", "tomato", "yam"] as const);
  const table = `| Item | Amount (₦) |\n|---|---|\n| Sales | ${num(sales)} |\n| Planting material | ${num(seed)} |\n| Fertiliser | ${num(fertiliser)} |\n| Hired labour | ${num(labour)} |\n| Rent of land | ${num(rent)} |`;
  const opening = draw.pick([
    `The table shows the record of ${who}'s ${crop} farm for a season.`,
    `${who} kept this record of a ${crop} farm.`,
    `These figures were taken from the books of a ${crop} farm.`,
  ]);
  if (draw.chance(0.5))
    return {
      body: `${opening}\n\n${table}\n\nWhat is the net profit?`,
      right: naira(net),
      wrong: slips(naira, [
        [margin, "left out the rent"],
        [variable + rent, "gave the total cost"],
        [sales - rent, "subtracted the rent only"],
        [sales - seed - fertiliser - rent, "left out the labour"],
        [sales + rent - variable, "added the rent"],
      ]),
      explanation: `Total cost is the sum of the four costs in the table: ${num(seed)} + ${num(fertiliser)} + ${num(labour)} + ${num(rent)} = ${naira(variable + rent)}. Net profit = sales − total cost = ${num(sales)} − ${num(variable + rent)} = ${naira(net)}; ${naira(margin)} leaves out the rent.`,
    };
  return {
    difficulty: "hard",
    body: `${opening}\n\n${table}\n\nTaking rent as the only fixed cost, what is the gross margin?`,
    right: naira(margin),
    wrong: slips(naira, [
      [net, "subtracted the fixed cost as well"],
      [variable, "gave the variable cost"],
      [sales - rent, "subtracted the fixed cost only"],
      [sales - seed - fertiliser, "left out the labour"],
      [margin + rent, "added the rent"],
    ]),
    explanation: `Gross margin = sales − variable costs. The variable costs, all but rent, are ${num(seed)} + ${num(fertiliser)} + ${num(labour)} = ${naira(variable)}, so the gross margin is ${num(sales)} − ${num(variable)} = ${naira(margin)}; ${naira(net)} is the net profit, after rent.`,
  };
});

const depreciation = family("straight-line-depreciation", { ...accounts, difficulty: "medium", count: 12 }, (draw) => {
  const machine = draw.pick([
    "palm oil press",
    "cassava grater",
    "water pump",
    "maize sheller",
    "rice mill",
    "feed mixer",
  ] as const);
  const years = draw.pick([4, 5, 6, 8, 10] as const);
  const yearly = draw.step(12_000, 90_000, 2_000);
  const scrap = draw.step(20_000, 100_000, 10_000);
  const cost = yearly * years + scrap;
  const used = draw.int(2, years - 1);
  const who = draw.pick(people);
  if (draw.chance(0.6))
    return {
      body: draw.pick([
        `A ${machine} bought for ${naira(cost)} is expected to last ${years} years and be sold as scrap for ${naira(scrap)}. What is its annual depreciation by the straight-line method?`,
        `${who} paid ${naira(cost)} for a ${machine} with a life of ${years} years and a salvage value of ${naira(scrap)}. Calculate the yearly straight-line depreciation.`,
        `Using the straight-line method, find the annual depreciation of a ${machine} that cost ${naira(cost)}, has a life of ${years} years and a salvage value of ${naira(scrap)}.`,
      ]),
      right: naira(yearly),
      wrong: slips(naira, [
        [cost / years, `did not deduct the ${naira(scrap)} it will fetch at the end`],
        [(cost + scrap) / years, `added the ${naira(scrap)} it will fetch instead of deducting it`],
        [cost - scrap, "did not divide by the years"],
        [scrap / years, `divided the ${naira(scrap)} it will fetch by the years`],
        [(cost - scrap) / (years - 1), `divided by ${years - 1} years instead of ${years}`],
      ]),
      explanation: `Annual depreciation = (cost − salvage value) ÷ life = (${num(cost)} − ${num(scrap)}) ÷ ${years} = ${num(cost - scrap)} ÷ ${years} = ${naira(yearly)}. The value at the end must come off first, since it is got back at the end.`,
    };
  const book = cost - yearly * used;
  return {
    difficulty: "hard",
    body: draw.pick([
      `A ${machine} cost ${naira(cost)}. Its salvage value is ${naira(scrap)} after ${years} years. By straight-line depreciation, what is its book value after ${used} years?`,
      `${who} bought a ${machine} for ${naira(cost)}, with a life of ${years} years and a salvage value of ${naira(scrap)}. Find its book value after ${used} years by the straight-line method.`,
    ]),
    right: naira(book),
    wrong: slips(naira, [
      [yearly * used, "gave the depreciation so far"],
      [cost - yearly, "took off one year only"],
      [book - scrap, "took off the salvage value as well"],
      [cost - (cost / years) * used, "left the salvage value out of the yearly charge"],
      [yearly, "gave the yearly depreciation"],
    ]),
    explanation: inSteps(
      [
        `Yearly depreciation = (cost − salvage value) ÷ life = (${num(cost)} − ${num(scrap)}) ÷ ${years} = ${num(cost - scrap)} ÷ ${years} = ${naira(yearly)}.`,
        `In ${used} years: ${used} × ${num(yearly)} = ${naira(yearly * used)}.`,
        `Book value = cost − depreciation = ${num(cost)} − ${num(yearly * used)} = ${naira(book)}.`,
      ],
      `${naira(yearly * used)} is the value lost, not the value left.`,
    ),
  };
});

const unitCost = family("cost-of-one-unit", { ...accounts, difficulty: "easy", count: 8 }, (draw) => {
  const [unit, many, low, high] = draw.pick([
    ["crate of eggs", "crates of eggs", 2_500, 3_500],
    ["bag of maize", "bags of maize", 12_000, 20_000],
    ["basket of tomatoes", "baskets of tomatoes", 6_000, 12_000],
  ] as const);
  const number = draw.step(20, 150, 10);
  const inputs = draw.step(low, high, 100) * number;
  const labour = draw.step(low / 5, low, 50) * number;
  const rent = draw.step(low / 10, low / 2, 10) * number;
  const wear = draw.step(low / 10, low / 2, 10) * number;
  const total = inputs + labour + rent + wear;
  if (![rent, wear, labour].every((cost) => cost >= 5_000 && cost % 500 === 0)) return null;
  const inputName = unit === "crate of eggs" ? "feed" : "seed and fertiliser";
  const costs = `${naira(rent)} for rent, ${naira(wear)} for depreciation of equipment, ${naira(inputs)} for ${inputName} and ${naira(labour)} for casual labour`;
  return {
    body: draw.pick([
      `The costs of a farm were ${costs}. It produced ${number} ${many}. What was the average total cost of a ${unit}?`,
      `${draw.pick(people)} produced ${number} ${many} at a cost of ${costs}. Find the average total cost of a ${unit}.`,
      `To produce ${number} ${many}, a farmer bore costs of ${costs}. Calculate the average total cost per ${unit}.`,
    ]),
    right: naira(total / number),
    wrong: slips(
      naira,
      [
        [(inputs + labour) / number, "left out rent and depreciation, which gives the average variable cost"],
        [(total - wear) / number, "left out the depreciation, because no money is paid out for it"],
        [(rent + wear) / number, "counted rent and depreciation only, which gives the average fixed cost"],
        [(total - labour) / number, "left out the labour"],
        [inputs / number, `counted the ${inputName} only`],
      ],
      0,
    ),
    explanation: inSteps(
      [
        `Average total cost = all costs, fixed and variable, ÷ number produced.`,
        `Total cost: ${[rent, wear, inputs, labour].map(num).join(" + ")} = ${naira(total)}.`,
        `${num(total)} ÷ ${number} = ${naira(total / number)}.`,
      ],
      `Depreciation is a cost though no money is paid out for it: without it one would get only ${naira((total - wear) / number)}.`,
    ),
  };
});

const tillage = family(
  "tractor-work-rate",
  {
    topic: "farm-power-and-machinery",
    objective: "Calculate the work done by farm machines",
    difficulty: "hard",
    class_level: "SS2",
    count: 8,
  },
  (draw) => {
    const width = draw.pick([0.8, 1, 1.2, 1.5, 2, 2.5] as const);
    const speed = draw.int(3, 8);
    const efficiency = draw.pick([60, 75, 80] as const);
    const full = (width * speed) / 10;
    const rate = (full * efficiency) / 100;
    const area = draw.int(3, 30);
    const hours = area / rate;
    if (!clean(hours, 1) || hours < 4 || hours > 40 || !clean(rate, 2) || rate === 1) return null;
    const lost = 100 - efficiency;
    const tool = draw.pick(["plough", "harrow", "planter", "ridger"] as const);
    const show = of("hours");
    return {
      body: draw.pick([
        `A tractor draws a ${tool} ${width} m wide at ${speed} km per hour. Turning and stops take ${lost}% of the time. How long will it need to work ${area} hectares?`,
        `How long will a ${tool} with a working width of ${width} m take to cover ${area} hectares at ${speed} km per hour, if ${lost}% of the time is lost in turning?`,
        `A tractor pulls a ${tool} of working width ${width} m at ${speed} km per hour with a field efficiency of ${efficiency}%. Find the time it needs for ${area} hectares.`,
      ]),
      right: show(hours),
      wrong: slips(show, [
        [area / full, "left out the time that is lost"],
        [((area / full) * (100 + lost)) / 100, `added ${lost}% to the time instead of dividing by ${efficiency}%`],
        [((area / full) * efficiency) / 100, `multiplied the time by ${efficiency}% instead of dividing`],
        [hours / 10, "took 1,000 m² for a hectare"],
        [area * rate, "multiplied the area by the work rate instead of dividing"],
      ]),
      explanation: inSteps(
        [
          `Time = area ÷ work rate, and work rate = width × speed × the share of time that is worked (the field efficiency).`,
          `${speed} km is ${num(speed * 1000)} m, so without stops the machine covers ${width} × ${num(speed * 1000)} = ${num(width * speed * 1000)} m² in an hour.`,
          `A hectare is 10,000 m²: ${num(width * speed * 1000)} ÷ 10,000 = ${num(full)} hectare${full > 1 ? "s" : ""} an hour, and ${efficiency}% of that is ${efficiency / 100} × ${num(full)} = ${num(rate)} hectare${rate > 1 ? "s" : ""} an hour.`,
          `Time: ${area} ÷ ${num(rate)} = ${show(hours)}.`,
        ],
        `${show(area / full)} would be enough only if no time were lost.`,
      ),
    };
  },
);

export const farmBusinessFamilies = [profit, depreciation, unitCost, tillage];
