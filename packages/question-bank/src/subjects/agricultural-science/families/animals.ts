import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { clean, num, of, slips } from "../../../writing/number-text.ts";
import { people } from "../../../writing/people.ts";
import { percent, rounded, shareSlips, tenthPercent, tenthSlips, toTenth } from "../number-text.ts";

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
    ]),
    explanation: inSteps(
      [
        `Pearson's square: each feed gets the difference between the wanted level and that of the other feed.`,
        `${protein.charAt(0).toUpperCase()}${protein.slice(1)}: ${target} − ${low} = ${target - low} parts; ${energy}: ${high} − ${target} = ${high - target} parts.`,
        `Together ${target - low} + ${high - target} = ${high - low} parts.`,
        `${name.charAt(0).toUpperCase()}${name.slice(1)}: its parts ÷ all parts × weight of the ration = ${askProtein ? target - low : high - target} ÷ ${high - low} × ${num(total)} = ${kg(right)}.`,
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
      [(small * high) / 100, `counted the protein of the ${protein} only`],
    ]),
    explanation: inSteps(
      [
        `Protein from each feed = weight × percentage ÷ 100: ${big} × ${low} ÷ 100 = ${num((big * low) / 100)} kg and ${small} × ${high} ÷ 100 = ${num((small * high) / 100)} kg.`,
        `Together ${num((big * low) / 100)} + ${num((small * high) / 100)} = ${num(level)} kg in ${big} + ${small} = 100 kg of mixture.`,
        `Percentage = protein ÷ mixture × 100 = ${num(level)} ÷ 100 × 100 = ${percent(level)}.`,
      ],
      `The plain average of the two percentages, ${percent((low + high) / 2)}, would need equal weights.`,
    ),
  };
});

const growers = [
  ["broilers", [0.4, 0.5, 0.6], [2, 2.2, 2.4, 2.5], [1.7, 2.3]],
  ["turkeys", [1, 1.5], [6, 7, 8], [2.2, 3]],
  ["pigs", [12, 15, 20], [50, 60, 65, 80], [2.8, 3.8]],
  ["rabbits", [0.5, 0.6], [2, 2.1, 2.2], [2.8, 3.8]],
] as const;

const conversion = family("feed-conversion-ratio", { ...rations, difficulty: "medium", count: 8 }, (draw) => {
  const [stock, starts, ends, [least, most]] = draw.pick(growers);
  const start = draw.pick<number>(starts);
  const end = draw.pick<number>(ends);
  const number = draw.step(10, 80, 5);
  const ratio = draw.step(least, most, 0.1);
  const each = Number((end - start).toFixed(1));
  const gain = number * each;
  const feed = ratio * gain;
  if (!clean(feed) || !clean(gain, 1)) return null;
  const about = "Find the feed conversion ratio, correct to one decimal place.";
  return {
    body: draw.pick([
      `${number} ${stock} weighed ${start} kg each when they were put on a new feed and ${end} kg each when they were sold. Together they ate ${num(feed)} kg of it. ${about}`,
      `${draw.pick(people)} raised ${number} ${stock} from ${start} kg to ${end} kg each on ${num(feed)} kg of feed in all. ${about}`,
      `In a feeding trial, ${number} ${stock} ate ${num(feed)} kg of feed and grew from ${start} kg to ${end} kg each. ${about}`,
    ]),
    right: toTenth(ratio),
    wrong: tenthSlips(toTenth, [
      [feed / (number * end), `divided by the final weight of the ${stock} instead of the weight they gained`],
      [gain / feed, "divided the gain by the feed"],
      [feed / (number * start), `divided by the weight of the ${stock} at the start`],
      [feed / (number * (start + end)), "added the two weights instead of subtracting them"],
    ]),
    explanation: inSteps(
      [
        `Feed conversion ratio = feed eaten ÷ weight gained.`,
        `Each gained ${end} − ${start} = ${each} kg, so all ${number} gained ${number} × ${each} = ${num(gain)} kg.`,
        `${num(feed)} ÷ ${num(gain)} = ${rounded(ratio, toTenth)}.`,
      ],
      `Dividing by the final weight makes the feed look better than it is, because the first ${start} kg of each animal was not made from it.`,
    ),
  };
});

const stocking = family("stocking-rate", { ...figures, difficulty: "easy", count: 10 }, (draw) => {
  if (draw.chance(0.5)) {
    const length = draw.step(10, 40, 2);
    const width = draw.int(5, 12);
    const store = draw.step(12, 40, 4);
    const area = length * width;
    const floor = area - store;
    const show = of("birds");
    const house = `A deep litter house is ${length} m long and ${width} m wide, and ${store} m² of its floor is a feed store.`;
    const steps = [
      `The birds stand on what the feed store leaves of the floor.`,
      `Floor for the birds = length × width − store = ${length} × ${width} − ${store} = ${num(area)} − ${store} = ${num(floor)} m².`,
    ];
    if (draw.chance(0.5)) {
      const space = draw.pick([0.2, 0.25, 0.4, 0.5] as const);
      const birds = floor / space;
      if (!clean(birds)) return null;
      return {
        difficulty: "medium",
        body: draw.pick([
          `${house} If each bird needs ${space} m², how many birds can the house hold?`,
          `${house} Allowing ${space} m² for each bird, how many birds can ${draw.pick(people)} keep in it?`,
        ]),
        right: show(birds),
        wrong: slips(
          show,
          [
            [area / space, "did not take the feed store off the floor"],
            [floor * space, "multiplied by the space of one bird instead of dividing"],
            [floor, "gave the floor area in m² as the number of birds"],
            [(area + store) / space, "added the feed store to the floor instead of taking it off"],
          ],
          0,
        ),
        explanation: inSteps(
          [...steps, `Birds = floor ÷ space of one bird = ${num(floor)} ÷ ${space} = ${show(birds)}.`],
          `${show(area / space)} would stand in the feed store too.`,
        ),
      };
    }
    const density = draw.pick([4, 5, 6, 8] as const);
    const birds = floor * density;
    return {
      difficulty: "medium",
      body: draw.pick([
        `${house} At ${density} birds to the square metre, how many birds can the house hold?`,
        `${house} How many birds can ${draw.pick(people)} keep in it at a stocking rate of ${density} birds per m²?`,
      ]),
      right: show(birds),
      wrong: slips(
        show,
        [
          [area * density, "did not take the feed store off the floor"],
          [floor / density, "divided by the birds on a square metre instead of multiplying"],
          [floor, "gave the floor area in m² as the number of birds"],
          [(area + store) * density, "added the feed store to the floor instead of taking it off"],
          [2 * (length + width) * density, "used the distance round the house instead of its area"],
        ],
        0,
      ),
      explanation: inSteps(
        [...steps, `Birds = floor × birds on a square metre = ${num(floor)} × ${density} = ${show(birds)}.`],
        `${show(area * density)} would stand in the feed store too.`,
      ),
    };
  }
  const each = draw.pick([0.5, 1.5, 2, 2.5, 4, 5] as const);
  const head = draw.int(16, 60);
  const grass = each * head;
  const bush = each * draw.step(4, 16, 2);
  const area = grass + bush;
  if (!clean(grass) || bush > grass / 2) return null;
  const show = of("cattle");
  const need = `${each} ${each > 1 ? "hectares" : "hectare"}`;
  return {
    body: draw.pick([
      `A ranch has ${num(area)} hectares, of which ${bush} hectares is bush and rock. If each animal needs ${need} of grazing, how many cattle can the ranch carry?`,
      `Of a range of ${num(area)} hectares, ${bush} hectares is under water and cannot be grazed. What is its carrying capacity, if each animal needs ${need}?`,
      `${draw.pick(people)} has ${num(area)} hectares of land, ${bush} hectares of it under crops and the rest in pasture. How many cattle can the pasture carry at ${need} for each animal?`,
    ]),
    right: show(head),
    wrong: slips(
      show,
      [
        [area / each, `did not take off the ${bush} hectares that cannot be grazed`],
        [grass * each, "multiplied by the need of one animal instead of dividing"],
        [grass, "allowed one hectare for each animal"],
        [(area + bush) / each, `added the ${bush} hectares instead of taking them off`],
        [bush / each, `divided the ${bush} hectares that cannot be grazed`],
      ],
      0,
    ),
    explanation: inSteps(
      [
        `Carrying capacity = land that can be grazed ÷ land for one animal.`,
        `Grazing: ${num(area)} − ${bush} = ${num(grass)} hectares.`,
        `${num(grass)} ÷ ${each} = ${show(head)}.`,
      ],
      `The area is divided, not multiplied, by what one animal needs.`,
    ),
  };
});

const poultry = family("poultry-percentages", { ...figures, difficulty: "medium", count: 12 }, (draw) => {
  const who = draw.pick(people);
  const kind = draw.pick(["mortality", "hatchability", "hatchability", "hen-day", "hen-day"] as const);
  if (kind === "mortality") {
    const whole = draw.pick([200, 250, 300, 400, 500, 600, 800] as const);
    const first = draw.int(6, 30);
    const later = draw.int(4, 24);
    const dead = first + later;
    const share = (dead / whole) * 100;
    if (!clean(share, 1) || share > 15 || first === later) return null;
    return {
      difficulty: "easy",
      body: draw.pick([
        `A farmer bought ${whole} day-old chicks. ${first} died in the brooder house and ${later} more before point of lay. What was the percentage mortality up to point of lay, correct to one decimal place?`,
        `Of ${whole} day-old chicks that ${who} bought, ${first} died in the first four weeks and ${later} in the next four. Find the percentage mortality in the eight weeks, correct to one decimal place.`,
      ]),
      right: tenthPercent(share),
      wrong: tenthSlips(tenthPercent, [
        [(dead / (whole - dead)) * 100, "divided by the birds that lived instead of the chicks bought"],
        [(first / whole) * 100, `counted only the first ${first} deaths`],
        [100 - share, "gave the share that lived"],
        [(later / whole) * 100, `counted only the last ${later} deaths`],
      ]),
      explanation: inSteps(
        [
          `Mortality = all deaths ÷ chicks started × 100.`,
          `Deaths: ${first} + ${later} = ${dead}.`,
          `${dead} ÷ ${whole} × 100 = ${rounded(share, tenthPercent)}.`,
        ],
        `The chicks bought are the base, not the ${whole - dead} that lived.`,
      ),
    };
  }
  if (kind === "hatchability") {
    const set = draw.pick([200, 250, 400, 500, 600, 800] as const);
    const fertility = draw.int(78, 95);
    const hatchability = draw.int(65, 92);
    const fertile = (set * fertility) / 100;
    const hatched = (fertile * hatchability) / 100;
    if (!clean(fertile) || !clean(hatched) || fertility + hatchability === 100) return null;
    return {
      body: draw.pick([
        `Of ${set} eggs set in an incubator, ${fertile} were found fertile at candling and ${hatched} hatched. What was the percentage hatchability of the fertile eggs?`,
        `${who} set ${set} eggs. Candling showed that ${set - fertile} of them were infertile, and ${hatched} chicks hatched. Calculate the percentage hatchability of the fertile eggs.`,
      ]),
      right: percent(hatchability),
      wrong: shareSlips([
        [(hatched / set) * 100, "divided by all the eggs set instead of the fertile ones"],
        [fertility, "gave the percentage of eggs that were fertile"],
        [100 - hatchability, "gave the share of the fertile eggs that failed to hatch"],
        [((fertile - hatched) / set) * 100, "gave the fertile eggs that failed as a share of all the eggs set"],
      ]),
      explanation: inSteps(
        [
          `Hatchability of fertile eggs = chicks hatched ÷ fertile eggs × 100.`,
          `Fertile eggs: ${fertile}, that is ${set} set − ${set - fertile} infertile.`,
          `${hatched} ÷ ${fertile} × 100 = ${percent(hatchability)}.`,
        ],
        `Dividing by all ${set} eggs counts the infertile ones, which no incubator can hatch.`,
      ),
    };
  }
  const housed = draw.pick([250, 400, 500, 600, 800] as const);
  const alive = (housed * draw.int(80, 96)) / 100;
  const rate = draw.int(60, 90);
  const eggs = (alive * rate) / 100;
  const cracked = (alive * draw.int(1, 4)) / 100;
  if (!clean(alive) || !clean(eggs) || !clean(cracked) || !clean((eggs / housed) * 100, 1)) return null;
  return {
    body: draw.pick([
      `${housed} pullets were housed, and ${alive} of them are alive today. They laid ${eggs} eggs today, of which ${cracked} were cracked. What is the hen-day egg production?`,
      `${who} housed ${housed} layers and has lost ${housed - alive} of them since. Today the rest laid ${eggs} eggs, ${cracked} of them cracked. Calculate the hen-day egg production.`,
    ]),
    right: percent(rate),
    wrong: shareSlips([
      [(eggs / housed) * 100, "divided by the hens housed at first, which gives the hen-housed production"],
      [((eggs - cracked) / alive) * 100, "left out the cracked eggs, though they were laid"],
      [100 - rate, "gave the share of hens that did not lay"],
      [(alive / housed) * 100, "gave the share of hens still alive"],
    ]),
    explanation: inSteps(
      [
        `Hen-day production = eggs laid in a day ÷ hens alive on that day × 100.`,
        `Hens alive: ${alive}, that is ${housed} housed − ${housed - alive} lost; they laid ${eggs} eggs, the cracked ones included.`,
        `${eggs} ÷ ${alive} × 100 = ${percent(rate)}.`,
      ],
      `Dividing by the ${housed} hens housed at first gives another figure, the hen-housed production.`,
    ),
  };
});

const dressing = family("dressing-percentage", { ...figures, difficulty: "medium", count: 8 }, (draw) => {
  const [animal, low, high, step, [least, most], [leastOffal, mostOffal]] = draw.pick([
    ["bull", 250, 450, 50, [48, 58], [14, 20]],
    ["pig", 60, 120, 10, [66, 76], [9, 13]],
    ["ram", 30, 50, 5, [44, 54], [16, 22]],
    ["goat", 20, 40, 5, [44, 52], [16, 22]],
  ] as const);
  const live = draw.step(low, high, step);
  const share = draw.int(least, most);
  const offalShare = draw.int(leastOffal, mostOffal);
  const wasteShare = 100 - share - offalShare;
  const [carcass, offal, waste] = [share, offalShare, wasteShare].map((part) => (live * part) / 100) as [
    number,
    number,
    number,
  ];
  if (!clean(carcass, 1) || !clean(offal, 1)) return null;
  const rule = `Dressing percentage = carcass weight ÷ live weight × 100.`;
  const notMeat = animal === "pig" ? "blood, hair and head" : "blood, skin, head and feet";
  if (draw.chance(0.6))
    return {
      body: draw.pick([
        `A ${animal} of ${live} kg live weight gave ${num(carcass)} kg of carcass, ${num(offal)} kg of edible offal and ${num(waste)} kg of ${notMeat}. What is its dressing percentage?`,
        `${draw.pick(people)} slaughtered a ${animal} that weighed ${live} kg alive. The dressed carcass weighed ${num(carcass)} kg, the edible offal ${num(offal)} kg and the ${notMeat} ${num(waste)} kg. Calculate the dressing percentage.`,
      ]),
      right: percent(share),
      wrong: shareSlips([
        [share + offalShare, "counted the edible offal with the carcass"],
        [100 - share, "gave the part taken away in dressing"],
        [offalShare, "gave the share of the edible offal"],
        [wasteShare, `gave the share of the ${notMeat}`],
      ]),
      explanation: inSteps(
        [rule, `${num(carcass)} ÷ ${live} × 100 = ${percent(share)}.`],
        `The offal is eaten, but it is no part of the dressed carcass: with it one would get ${percent(share + offalShare)}.`,
      ),
    };
  return {
    body: draw.pick([
      `A ${animal} of ${live} kg live weight lost ${num(waste)} kg of ${notMeat} and ${num(offal)} kg of offal in dressing. What is its dressing percentage?`,
      `${draw.pick(people)} slaughtered a ${animal} of ${live} kg. The ${notMeat} weighed ${num(waste)} kg and the offal ${num(offal)} kg; the rest was the dressed carcass. Find the dressing percentage.`,
    ]),
    right: percent(share),
    wrong: shareSlips([
      [100 - share, "gave the part taken away in dressing"],
      [share + offalShare, "did not take off the offal"],
      [share + wasteShare, `took off the offal only, and left the ${notMeat} in`],
      [offalShare, "gave the share of the offal"],
    ]),
    explanation: inSteps(
      [
        rule,
        `Carcass: ${live} − ${num(waste)} − ${num(offal)} = ${num(carcass)} kg.`,
        `${num(carcass)} ÷ ${live} × 100 = ${percent(share)}.`,
      ],
      `${percent(100 - share)} is the part taken away, and the offal belongs to it.`,
    ),
  };
});

export const animalFamilies = [pearson, rationProtein, conversion, stocking, poultry, dressing];
