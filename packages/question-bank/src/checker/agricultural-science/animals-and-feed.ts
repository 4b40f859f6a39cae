// Rations, what animals produce from them, the space animals need, and what happens to the animals.

import { amountIn, inUnit, rounded } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const share = (part: number, whole: number) => {
  if (part > whole) throw new Error(`${part} of ${whole} is no share`);
  return (part / whole) * 100;
};

/** The number of animals that fit, when one more would not fit. */
const thatFit = (options: readonly string[], room: number, each: number, animals: string) =>
  options.map((option) => {
    const number = amountIn(option, "", ` ${animals}`);
    return Number.isInteger(number) && number * each <= room + 1e-9 && (number + 1) * each > room + 1e-9;
  });

const litterHouse =
  "A deep litter house is <#long> m long and <#wide> m wide, and <#store> m² of its floor is a feed store.";
const notMeat = "<:blood, hair and head|blood, skin, head and feet>";

export const animalsAndFeed: SubjectChecker = {
  "pearson-square": worded(
    [
      "<_who> has <one> (<#inOne>% crude protein) and <other> (<#inOther>% crude protein). To prepare <#weight> kg of a ration with <#aim>% crude protein, how much <asked> should be weighed out?",
      "A poultry farmer mixes <one> (<#inOne>% crude protein) with <other> (<#inOther>% crude protein) to make <#weight> kg of feed with <#aim>% crude protein. How much <asked> is needed?",
      "By Pearson's square method, what weight of <asked> goes into <#weight> kg of a ration with <#aim>% crude protein made from <one> (<#inOne>% crude protein) and <other> (<#inOther>% crude protein)?",
    ],
    ({ one, inOne, other, inOther, weight, aim, asked }, { options }) => {
      if (asked !== one && asked !== other) throw new Error(`there is no ${asked} in the ration`);
      const [inAsked, inRest] = asked === one ? [inOne, inOther] : [inOther, inOne];
      // With these weights, the mixture must contain the target protein.
      return options.map((option) => {
        const part = amountIn(option, "", " kg");
        return alike(part * inAsked + (weight - part) * inRest, weight * aim);
      });
    },
  ),
  "protein-of-a-mixture": worded(
    [
      "What percentage of crude protein is in a feed that contains <#one> kg of <_a> at <#inOne>% crude protein and <#other> kg of <_b> at <#inOther>% crude protein?",
      "<_who> mixes <#one> kg of <_a> (<#inOne>% crude protein) with <#other> kg of <_b> (<#inOther>% crude protein). Calculate the crude protein percentage of the mixture.",
      "A ration is made of <#one> kg of <_a> with <#inOne>% crude protein and <#other> kg of <_b> with <#inOther>% crude protein. What is the crude protein content of the mixture?",
    ],
    // The richer feed makes up for what the poorer feed lacks.
    ({ one, inOne, other, inOther }, { options }) =>
      options.map((option) => {
        const content = amountIn(option, "", "%");
        return alike(one * (content - inOne), other * (inOther - content));
      }),
  ),
  "feed-conversion-ratio": worded(
    [
      "<#number> <_animals> weighed <#before> kg each when they were put on a new feed and <#after> kg each when they were sold. Together they ate <#eaten> kg of it. Find the feed conversion ratio, correct to one decimal place.",
      "<_who> raised <#number> <_animals> from <#before> kg to <#after> kg each on <#eaten> kg of feed in all. Find the feed conversion ratio, correct to one decimal place.",
      "In a feeding trial, <#number> <_animals> ate <#eaten> kg of feed and grew from <#before> kg to <#after> kg each. Find the feed conversion ratio, correct to one decimal place.",
    ],
    ({ number, before, after, eaten }, { options }) => rounded(options, eaten / number / (after - before), 1),
  ),
  "stocking-rate": either(
    worded(
      [
        "A ranch has <#room> hectares, of which <#lost> hectares is bush and rock. If each animal needs <#each> <:hectares|hectare> of grazing, how many cattle can the ranch carry?",
        "Of a range of <#room> hectares, <#lost> hectares is under water and cannot be grazed. What is its carrying capacity, if each animal needs <#each> <:hectares|hectare>?",
        "<_who> has <#room> hectares of land, <#lost> hectares of it under crops and the rest in pasture. How many cattle can the pasture carry at <#each> <:hectares|hectare> for each animal?",
      ],
      ({ room, lost, each }, { options }) => thatFit(options, room - lost, each, "cattle"),
    ),
    worded(
      [
        `${litterHouse} If each bird needs <#each> m², how many birds can the house hold?`,
        `${litterHouse} Allowing <#each> m² for each bird, how many birds can <_who> keep in it?`,
      ],
      ({ long, wide, store, each }, { options }) => thatFit(options, long * wide - store, each, "birds"),
    ),
    worded(
      [
        `${litterHouse} At <#density> birds to the square metre, how many birds can the house hold?`,
        `${litterHouse} How many birds can <_who> keep in it at a stocking rate of <#density> birds per m²?`,
      ],
      ({ long, wide, store, density }, { options }) => thatFit(options, long * wide - store, 1 / density, "birds"),
    ),
  ),
  "poultry-percentages": either(
    worded(
      [
        "A farmer bought <#whole> day-old chicks. <#first> died in the brooder house and <#later> more before point of lay. What was the percentage mortality up to point of lay, correct to one decimal place?",
        "Of <#whole> day-old chicks that <_who> bought, <#first> died in the first four weeks and <#later> in the next four. Find the percentage mortality in the eight weeks, correct to one decimal place.",
      ],
      ({ whole, first, later }, { options }) => rounded(options, share(first + later, whole), 1, "%"),
    ),
    worded(
      [
        "Of <#_set> eggs set in an incubator, <#fertile> were found fertile at candling and <#hatched> hatched. What was the percentage hatchability of the fertile eggs?",
      ],
      ({ fertile, hatched }, { options }) => inUnit(options, share(hatched, fertile), "%"),
    ),
    worded(
      [
        "<_who> set <#set> eggs. Candling showed that <#clear> of them were infertile, and <#hatched> chicks hatched. Calculate the percentage hatchability of the fertile eggs.",
      ],
      ({ set, clear, hatched }, { options }) => inUnit(options, share(hatched, set - clear), "%"),
    ),
    worded(
      [
        "<#_housed> pullets were housed, and <#alive> of them are alive today. They laid <#eggs> eggs today, of which <#_cracked> were cracked. What is the hen-day egg production?",
      ],
      ({ alive, eggs }, { options }) => inUnit(options, share(eggs, alive), "%"),
    ),
    worded(
      [
        "<_who> housed <#housed> layers and has lost <#lost> of them since. Today the rest laid <#eggs> eggs, <#_cracked> of them cracked. Calculate the hen-day egg production.",
      ],
      ({ housed, lost, eggs }, { options }) => inUnit(options, share(eggs, housed - lost), "%"),
    ),
  ),
  "dressing-percentage": either(
    worded(
      [
        `A <_animal> of <#alive> kg live weight gave <#dressed> kg of carcass, <#offal> kg of edible offal and <#rest> kg of ${notMeat}. What is its dressing percentage?`,
        `<_who> slaughtered a <_animal> that weighed <#alive> kg alive. The dressed carcass weighed <#dressed> kg, the edible offal <#offal> kg and the ${notMeat} <#rest> kg. Calculate the dressing percentage.`,
      ],
      ({ alive, dressed, offal, rest }, { options }) => {
        if (!alike(dressed + offal + rest, alive)) throw new Error("the parts do not make the animal");
        return inUnit(options, share(dressed, alive), "%");
      },
    ),
    worded(
      [
        `A <_animal> of <#alive> kg live weight lost <#rest> kg of ${notMeat} and <#offal> kg of offal in dressing. What is its dressing percentage?`,
        `<_who> slaughtered a <_animal> of <#alive> kg. The ${notMeat} weighed <#rest> kg and the offal <#offal> kg; the rest was the dressed carcass. Find the dressing percentage.`,
      ],
      ({ alive, rest, offal }, { options }) => inUnit(options, 100 - share(rest + offal, alive), "%"),
    ),
  ),
};
