import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { clean, num, of, slips } from "../../../writing/number-text.ts";
import { people } from "../../../writing/people.ts";
import { percent, shareSlips } from "../number-text.ts";

const rations = {
  topic: "animal-nutrition",
  objective: "Calculate rations and feed conversion",
  class_level: "SS3",
} as const;
const figures = {
  topic: "animal-husbandry",
  objective: "Calculate stocking, hatching and carcass figures",
  class_level: "SS2",
} as const;
const kg = of("kg");

const energyFeeds = [
  ["maize", 9],
  ["maize", 10],
  ["guinea corn", 11],
  ["millet", 12],
  ["cassava meal", 3],
] as const;
const proteinFeeds = [
  ["groundnut cake", 45],
  ["soya bean meal", 44],
  ["fish meal", 65],
  ["cotton seed cake", 41],
  ["blood meal", 80],
] as const;

const pearson = family("pearson-square", { ...rations, difficulty: "hard", count: 12 }, (draw) => {
  const [energy, low] = draw.pick(energyFeeds);
  const [protein, high] = draw.pick(proteinFeeds);
  const target = draw.int(14, 24);
  const total = draw.pick([100, 200, 350, 500, 700, 1000] as const);
  const proteinPart = (total * (target - low)) / (high - low);
  const energyPart = total - proteinPart;
  if (!clean(proteinPart) || proteinPart === energyPart) return null;
  const askProtein = draw.chance(0.5);
  const [right, other, name] = askProtein ? [proteinPart, energyPart, protein] : [energyPart, proteinPart, energy];
  const lowFeed = `${energy} (${low}% crude protein)`;
  const highFeed = `${protein} (${high}% crude protein)`;
  return {
    body: draw.pick([
      `A poultry farmer mixes ${lowFeed} with ${highFeed} to make ${num(total)} kg of feed with ${target}% crude protein. How much ${name} is needed?`,
      `By Pearson's square method, what weight of ${name} goes into ${num(total)} kg of a ration with ${target}% crude protein made from ${lowFeed} and ${highFeed}?`,
      `${draw.pick(people)} has ${lowFeed} and ${highFeed}. To prepare ${num(total)} kg of a ration with ${target}% crude protein, how much ${name} should be weighed out?`,
    ]),
    right: kg(right),
    wrong: slips(kg, [
      [other, "gave the weight of the other feed"],
      [total / 2, "mixed equal parts"],
      [
        (total * (askProtein ? high - target : target - low)) / 100,
        askProtein
          ? `took ${high} − ${target} = ${high - target}% of the ration`
          : `took ${target} − ${low} = ${target - low}% of the ration`,
      ],
      [(total * target) / 100, `took ${target}%, the protein level wanted, as the share of this feed`],
      [right + 10, "slipped in the subtraction"],
      [right / 2, "halved the part"],
    ]),
    explanation: inSteps(
      [
        `Pearson's square: each feed gets the difference between the wanted level and that of the other feed.`,
        `${protein.charAt(0).toUpperCase()}${protein.slice(1)}: ${target} − ${low} = ${target - low} parts; ${energy}: ${high} − ${target} = ${high - target} parts.`,
        `Together ${target - low} + ${high - target} = ${high - low} parts.`,
        `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${askProtein ? target - low : high - target} ÷ ${high - low} × ${num(total)} = ${kg(right)}.`,
      ],
      `${kg(other)} is the weight of the other feed, because the differences are read across the square.`,
    ),
  };
});

const rationProtein = family("protein-of-a-mixture", { ...rations, difficulty: "medium", count: 10 }, (draw) => {
  const [energy, low] = draw.pick(energyFeeds);
  const [protein, high] = draw.pick(proteinFeeds);
  const big = draw.step(50, 90, 5);
  const small = 100 - big;
  const level = (big * low + small * high) / 100;
  if (!clean(level, 1) || big === 50 || level > 30) return null;
  return {
    body: draw.pick([
      `A ration is made of ${big} kg of ${energy} with ${low}% crude protein and ${small} kg of ${protein} with ${high}% crude protein. What is the crude protein content of the mixture?`,
      `${draw.pick(people)} mixes ${big} kg of ${energy} (${low}% crude protein) with ${small} kg of ${protein} (${high}% crude protein). Calculate the crude protein percentage of the mixture.`,
      `What percentage of crude protein is in a feed that contains ${big} kg of ${energy} at ${low}% crude protein and ${small} kg of ${protein} at ${high}% crude protein?`,
    ]),
    right: percent(level),
    wrong: shareSlips([
      [(low + high) / 2, "averaged the two percentages without the weights"],
      [(big * high + small * low) / 100, "exchanged the weights of the two feeds"],
      [low + high, "added the two percentages"],
      [high - low, "subtracted the two percentages"],
      [level + 2, "slipped in the addition"],
    ]),
    explanation: inSteps(
      [
        `Protein from each feed: ${big} × ${low} ÷ 100 = ${num((big * low) / 100)} kg and ${small} × ${high} ÷ 100 = ${num((small * high) / 100)} kg.`,
        `Together ${num((big * low) / 100)} + ${num((small * high) / 100)} = ${num(level)} kg in ${big} + ${small} = 100 kg of mixture.`,
        `Percentage = ${num(level)} ÷ 100 × 100 = ${percent(level)}.`,
      ],
      `The plain average of the two percentages, ${percent((low + high) / 2)}, would need equal weights.`,
    ),
  };
});

const conversion = family("feed-conversion-ratio", { ...rations, difficulty: "medium", count: 8 }, (draw) => {
  const ratio = draw.step(1.8, 4, 0.1);
  const gain = draw.step(20, 250, 10);
  const feed = ratio * gain;
  if (!clean(feed) || clean(ratio)) return null;
  const stock = draw.pick(["broilers", "pigs", "catfish", "turkeys", "rabbits"] as const);
  const bare = (value: number) => num(value);
  return {
    body: draw.pick([
      `A batch of ${stock} ate ${num(feed)} kg of feed and gained ${num(gain)} kg in weight. What is the feed conversion ratio?`,
      `${draw.pick(people)}'s ${stock} put on ${num(gain)} kg of live weight after eating ${num(feed)} kg of feed. Calculate the feed conversion ratio.`,
      `Find the feed conversion ratio of ${stock} that consume ${num(feed)} kg of feed to gain ${num(gain)} kg.`,
    ]),
    right: bare(ratio),
    wrong: slips(
      bare,
      [
        [Number((gain / feed).toFixed(2)), "divided the gain by the feed"],
        [ratio * 10, "misplaced the decimal point"],
        [ratio + 0.5, `took a ratio that would need ${num((ratio + 0.5) * gain)} kg of feed`],
        [ratio / 2, "divided by twice the gain"],
        [ratio + 1, "added the gain to the feed before dividing"],
      ],
      2,
    ),
    explanation: `Feed conversion ratio = feed eaten ÷ weight gained = ${num(feed)} ÷ ${num(gain)} = ${bare(ratio)}. Dividing the gain by the feed gives feed efficiency instead.`,
  };
});

const stocking = family("stocking-rate", { ...figures, difficulty: "easy", count: 10 }, (draw) => {
  if (draw.chance(0.5)) {
    const length = draw.step(10, 40, 2);
    const width = draw.int(5, 12);
    const space = draw.pick([0.2, 0.25, 0.3, 0.4, 0.5] as const);
    const area = length * width;
    const birds = area / space;
    if (!clean(birds)) return null;
    const show = of("birds");
    return {
      body: draw.pick([
        `A deep litter house is ${length} m long and ${width} m wide. If each bird needs ${space} m² of floor, how many birds can it hold?`,
        `How many birds can ${draw.pick(people)} keep in a poultry house of ${length} m × ${width} m, allowing ${space} m² of floor for each?`,
      ]),
      right: show(birds),
      wrong: slips(
        show,
        [
          [area, "gave the floor area in m² as the number of birds"],
          [area * space, "multiplied by the space instead of dividing"],
          [birds / 10, "misplaced the decimal point"],
          [birds * 2, `allowed ${num(space / 2)} m² for each bird instead of ${space} m²`],
          [birds / 2, `allowed ${num(space * 2)} m² for each bird instead of ${space} m²`],
          [2 * (length + width), "used the perimeter"],
        ],
        0,
      ),
      explanation: `Floor area = length × width = ${length} × ${width} = ${num(area)} m². At ${space} m² for each bird it holds ${num(area)} ÷ ${space} = ${show(birds)}; the area is divided, not multiplied, by the space for one bird.`,
    };
  }
  const each = draw.pick([0.5, 1.5, 2, 2.5, 4, 5] as const);
  const head = draw.int(8, 60);
  const area = each * head;
  const show = of("cattle");
  return {
    body: draw.pick([
      `A pasture of ${num(area)} hectares is to be grazed by cattle that need ${each} hectares each. How many cattle can it carry?`,
      `If each animal needs ${each} hectares of grazing, what is the carrying capacity of a range of ${num(area)} hectares?`,
    ]),
    right: show(head),
    wrong: slips(
      show,
      [
        [area * each, "multiplied by the need of one animal"],
        [area, "allowed one hectare for each animal"],
        [head * 2, "divided by half of what one animal needs"],
        [head + 5, `took a number that would need ${num((head + 5) * each)} hectares`],
        [head / 2, "divided by twice what one animal needs"],
        [head + 10, `took a number that would need ${num((head + 10) * each)} hectares`],
      ],
      0,
    ),
    explanation: `Carrying capacity = area of pasture ÷ area for one animal = ${num(area)} ÷ ${each} = ${show(head)}. The area is divided, not multiplied, by what one animal needs.`,
  };
});

const poultry = family("poultry-percentages", { ...figures, difficulty: "medium", count: 12 }, (draw) => {
  const kind = draw.int(0, 2) as 0 | 1 | 2;
  const whole = draw.pick([50, 120, 150, 200, 250, 400, 500, 600, 800] as const);
  const share = kind === 0 ? draw.int(2, 15) : draw.int(55, 94);
  const part = (whole * share) / 100;
  if (!clean(part)) return null;
  const body = [
    `A farmer bought ${whole} day-old chicks, of which ${part} died in the brooder house. What was the percentage mortality?`,
    `Of ${whole} fertile eggs set in an incubator, ${part} hatched. What was the percentage hatchability?`,
    `A flock of ${whole} laying hens produced ${part} eggs in a day. What was the hen-day egg production?`,
  ] as const;
  const meaning = [
    `Mortality = deaths ÷ chicks started × 100 = ${part} ÷ ${whole} × 100 = ${percent(share)}. ${percent(100 - share)} is the share that lived.`,
    `Hatchability = eggs hatched ÷ fertile eggs set × 100 = ${part} ÷ ${whole} × 100 = ${percent(share)}. ${percent(100 - share)} is the share that failed to hatch.`,
    `Hen-day production = eggs laid ÷ hens in the flock × 100 = ${part} ÷ ${whole} × 100 = ${percent(share)}. ${percent(100 - share)} is the share of hens that did not lay.`,
  ] as const;
  const stock = (["chicks", "eggs", "hens"] as const)[kind];
  const wouldBe = (other: number) =>
    `took a share that would be ${num((whole * other) / 100)} ${(["deaths", "eggs hatched", "eggs laid"] as const)[kind]}, not ${part}`;
  return {
    difficulty: kind === 2 ? "medium" : "easy",
    body: body[kind],
    right: percent(share),
    wrong: shareSlips([
      [
        100 - share,
        ["gave the share that lived", "gave the share that failed to hatch", "gave the share of hens that did not lay"][
          kind
        ] ?? "",
      ],
      [share / 2, `divided by twice the number of ${stock}`],
      [
        kind === 0 ? share * 2 : share - 10,
        kind === 0 ? `divided by half of the number of ${stock}` : wouldBe(share - 10),
      ],
      [share + 5, wouldBe(share + 5)],
      [share - 1, wouldBe(share - 1)],
    ]),
    explanation: meaning[kind],
  };
});

const dressing = family("dressing-percentage", { ...figures, difficulty: "medium", count: 8 }, (draw) => {
  const [animal, low, high, step, from, to] = draw.pick([
    ["bull", 250, 450, 50, 48, 58],
    ["pig", 60, 120, 10, 66, 76],
    ["ram", 30, 50, 5, 44, 54],
    ["goat", 20, 40, 5, 44, 52],
  ] as const);
  const live = draw.step(low, high, step);
  const share = draw.int(from, to);
  const carcass = (live * share) / 100;
  if (!clean(carcass, 1)) return null;
  const wouldBe = (other: number) => `took a share that would make a carcass of ${num((live * other) / 100)} kg`;
  return {
    body: draw.pick([
      `A ${animal} of ${live} kg live weight gave a carcass of ${num(carcass)} kg. What is its dressing percentage?`,
      `${draw.pick(people)} slaughtered a ${animal} that weighed ${live} kg alive and obtained a dressed carcass of ${num(carcass)} kg. Calculate the dressing percentage.`,
      `Find the dressing percentage of a ${animal} with a live weight of ${live} kg and a carcass weight of ${num(carcass)} kg.`,
    ]),
    right: percent(share),
    wrong: shareSlips([
      [100 - share, "gave the part taken away in dressing, such as blood and offal"],
      [share / 2, "divided by twice the live weight"],
      [share + 6, wouldBe(share + 6)],
      [share - 8, wouldBe(share - 8)],
      [share + 10, wouldBe(share + 10)],
    ]),
    explanation: `Dressing percentage = carcass weight ÷ live weight × 100 = ${num(carcass)} ÷ ${live} × 100 = ${percent(share)}. ${percent(100 - share)} is the part taken away in dressing, such as blood and offal.`,
  };
});

export const animalFamilies = [pearson, rationProtein, conversion, stocking, poultry, dressing];
