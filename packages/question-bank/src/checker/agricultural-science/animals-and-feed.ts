// Rations, what animals make of them, the room they need and what becomes of them.

import { amountIn, inUnit } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const share = (part: number, whole: number) => {
  if (part > whole) throw new Error(`${part} of ${whole} is no share`);
  return (part / whole) * 100;
};

/** The number of animals that have room, when one more would not have it. */
const thatFit = (options: readonly string[], room: number, each: number, animals: string) =>
  options.map((option) => {
    const number = amountIn(option, "", ` ${animals}`);
    return Number.isInteger(number) && number * each <= room + 1e-9 && (number + 1) * each > room + 1e-9;
  });

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
      // Weighed out so, the mixture must hold the protein that is aimed at.
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
    // What the poorer feed lacks of the mixture's content, the richer one makes up.
    ({ one, inOne, other, inOther }, { options }) =>
      options.map((option) => {
        const content = amountIn(option, "", "%");
        return alike(one * (content - inOne), other * (inOther - content));
      }),
  ),
  "feed-conversion-ratio": worded(
    [
      "Find the feed conversion ratio of <_animals> that consume <#eaten> kg of feed to gain <#gained> kg.",
      "<_who>'s <_animals> put on <#gained> kg of live weight after eating <#eaten> kg of feed. Calculate the feed conversion ratio.",
      "A batch of <_animals> ate <#eaten> kg of feed and gained <#gained> kg in weight. What is the feed conversion ratio?",
    ],
    ({ eaten, gained }, { options }) => options.map((option) => alike(amountIn(option, "") * gained, eaten)),
  ),
  "stocking-rate": either(
    worded(
      [
        "If each animal needs <#each> hectares of grazing, what is the carrying capacity of a range of <#room> hectares?",
        "A pasture of <#room> hectares is to be grazed by cattle that need <#each> <:hectare|hectares> each. How many cattle can it carry?",
      ],
      ({ room, each }, { options }) => thatFit(options, room, each, "cattle"),
    ),
    worded(
      [
        "A deep litter house is <#long> m long and <#wide> m wide. If each bird needs <#each> m² of floor, how many birds can it hold?",
        "How many birds can <_who> keep in a poultry house of <#long> m × <#wide> m, allowing <#each> m² of floor for each?",
      ],
      ({ long, wide, each }, { options }) => thatFit(options, long * wide, each, "birds"),
    ),
  ),
  "poultry-percentages": worded(
    [
      "A flock of <#whole> laying hens produced <#part> eggs in a day. What was the hen-day egg production?",
      "A farmer bought <#whole> day-old chicks, of which <#part> died in the brooder house. What was the percentage mortality?",
      "Of <#whole> fertile eggs set in an incubator, <#part> hatched. What was the percentage hatchability?",
    ],
    ({ whole, part }, { options }) => inUnit(options, share(part, whole), "%"),
  ),
  "dressing-percentage": worded(
    [
      "Find the dressing percentage of a <_animal> with a live weight of <#alive> kg and a carcass weight of <#dressed> kg.",
      "<_who> slaughtered a <_animal> that weighed <#alive> kg alive and obtained a dressed carcass of <#dressed> kg. Calculate the dressing percentage.",
    ],
    ({ alive, dressed }, { options }) => inUnit(options, share(dressed, alive), "%"),
  ),
};
