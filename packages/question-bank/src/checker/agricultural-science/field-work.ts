// Planting, sowing, harvest and the tractor's work on the field.

import { amountIn, inUnit } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const SQUARE_METRES_IN_A_HECTARE = 10_000;
const KG_IN_A_TONNE = 1000;

const stand = "<number:one plant|two plants|three plants> per stand";
const plantsAt = (number: string) => ["one plant", "two plants", "three plants"].indexOf(number) + 1;

/** A yield, in which one tonne is spelt otherwise than many. */
const tonnesPerHectare = (option: string) =>
  option === "1 tonne per hectare" ? 1 : amountIn(option, "", " tonnes per hectare");

export const fieldWork: SubjectChecker = {
  "plant-population": worded(
    [
      `What is the plant population of <#area> <:hectare|hectares> of <_crop> spaced <#apart> cm × <#along> cm with ${stand}?`,
      `A farmer plants <_crop> at a spacing of <#apart> cm × <#along> cm with ${stand}. How many plants will there be on <#area> <:hectare|hectares>?`,
      `<_who> sows <#area> <:hectare|hectares> with <_crop> at <#apart> cm × <#along> cm, leaving ${stand}. Calculate the plant population.`,
    ],
    ({ area, apart, along, number }, { options }) => {
      const groundOfAStand = (apart / 100) * (along / 100);
      return options.map((option) => {
        const stands = amountIn(option, "", " plants") / plantsAt(number);
        return alike(stands * groundOfAStand, area * SQUARE_METRES_IN_A_HECTARE);
      });
    },
  ),
  "seed-rate": either(
    worded(
      [
        "<_who> wants to plant <#area> <:hectare|hectares> of <_crop> at a seed rate of <#rate> kg per hectare. What weight of seed should be bought?",
        "How many kilograms of <_crop> seed will sow <#area> <:hectare|hectares> at the rate of <#rate> kg per hectare?",
        "The seed rate of <_crop> is <#rate> kg per hectare. How much seed is needed for <#area> <:hectare|hectares>?",
      ],
      ({ area, rate }, { options }) => options.map((option) => alike(amountIn(option, "", " kg") / area, rate)),
    ),
    worded(
      [
        "A farm of <#area> <:hectare|hectares> needs <#rate> kg of live <_crop> seed per hectare. If the seed on sale has a germination of <#germination>%, how much must be bought?",
        "<_who> needs <#rate> kg per hectare of <_crop> seed that will germinate, for <#area> <:hectare|hectares>. The seed has <#germination>% germination. What weight of seed must be bought?",
      ],
      // Of what is bought, the part that lives must be what the field needs.
      ({ area, rate, germination }, { options }) =>
        options.map((option) => alike((amountIn(option, "", " kg") * germination) / 100, area * rate)),
    ),
  ),
  "germination-percentage": either(
    worded(
      [
        "Out of <#sown> <_crop> seeds planted in a nursery box, <#grown> came up. Find the percentage germination.",
        "In a test, <#sown> <_crop> seeds were sown and <#grown> germinated. What is the germination percentage?",
      ],
      ({ sown, grown }, { options }) => inUnit(options, (grown / sown) * 100, "%"),
    ),
    worded(
      [
        "<_who> put <#sown> <_crop> seeds on moist cotton wool and <#failed> failed to germinate. Calculate the germination percentage.",
      ],
      ({ sown, failed }, { options }) => inUnit(options, 100 - (failed / sown) * 100, "%"),
    ),
  ),
  "yield-per-hectare": worded(
    [
      "A trial plot of <_crop> measuring <#long> m by <#wide> m yielded <#harvest> kg. Calculate the yield in tonnes per hectare.",
      "A plot <#long> m long and <#wide> m wide gave <#harvest> kg of <_crop>. What is the yield in tonnes per hectare?",
      "<_who> harvested <#harvest> kg of <_crop> from a plot of <#long> m × <#wide> m. Express the yield in tonnes per hectare.",
    ],
    ({ long, wide, harvest }, { options }) =>
      options.map((option) => {
        const onASquareMetre = (tonnesPerHectare(option) * KG_IN_A_TONNE) / SQUARE_METRES_IN_A_HECTARE;
        return alike(onASquareMetre * long * wide, harvest);
      }),
  ),
  "tractor-work-rate": worded(
    [
      "How long will a <:plough|harrow|ridger> with a working width of <#width> m take to cover <#area> hectares at <#speed> km per hour, if no time is lost in turning?",
      "With no time lost, a tractor pulls a <:plough|harrow|ridger> of working width <#width> m at <#speed> km per hour. Find the time it needs for <#area> hectares.",
      "A tractor draws a <:plough|harrow|ridger> <#width> m wide at <#speed> km per hour. Ignoring turning time, how long will it take to work <#area> hectares?",
    ],
    ({ width, area, speed }, { options }) =>
      options.map((option) => {
        const lengthOfStrip = amountIn(option, "", " hours") * speed * 1000;
        return alike(lengthOfStrip * width, area * SQUARE_METRES_IN_A_HECTARE);
      }),
  ),
};
