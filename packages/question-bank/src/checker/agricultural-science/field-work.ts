// Planting, sowing, harvest and tractor work on the field.

import { amountIn, inUnit } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const SQUARE_METRES_IN_A_HECTARE = 10_000;
const KG_IN_A_TONNE = 1000;

const stand = "<number:one plant|two plants|three plants> per stand";
const plantsAt = (number: string) => ["one plant", "two plants", "three plants"].indexOf(number) + 1;

/** A yield. "1 tonne" is spelled differently from several tonnes. */
const tonnesPerHectare = (option: string) =>
  option === "1 tonne per hectare" ? 1 : amountIn(option, "", " tonnes per hectare");

/** The percentage of seeds that grew in all lots together. Each lot had the same number of seeds. */
const meanShare = (each: number, lots: readonly number[]) =>
  lots.reduce((sum, grown) => sum + (grown / each) * 100, 0) / lots.length;

/** The strip worked in these hours, without the stops, must equal the field. */
const hoursOfWork = (options: readonly string[], width: number, speed: number, area: number, working: number) =>
  options.map((option) => {
    const lengthOfStrip = ((amountIn(option, "", " hours") * working) / 100) * speed * 1000;
    return alike(lengthOfStrip * width, area * SQUARE_METRES_IN_A_HECTARE);
  });

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
        "The seed rate of <_crop> is <#rate> kg per hectare, and the seed costs ₦<#price> a kilogram. What will the seed for <#area> hectares cost?",
        "<_who> wants to plant <#area> hectares of <_crop> at a seed rate of <#rate> kg per hectare. At ₦<#price> a kilogram, what must be paid for the seed?",
        "Seed of <_crop> is sold at ₦<#price> a kilogram. What does it cost to sow <#area> hectares at the rate of <#rate> kg per hectare?",
      ],
      ({ area, rate, price }, { options }) =>
        options.map((option) => alike(amountIn(option, "₦") / price / area, rate)),
    ),
    worded(
      [
        "A farm of <#area> <:hectare|hectares> needs <#rate> kg of live <_crop> seed per hectare. If the seed on sale has a germination of <#germination>%, how much must be bought?",
        "The seed rate of <_crop> is <#rate> kg of live seed per hectare. How much seed of <#germination>% germination must be bought for <#area> <:hectare|hectares>?",
        "<_who> needs <#rate> kg per hectare of <_crop> seed that will germinate, for <#area> <:hectare|hectares>. The seed has <#germination>% germination. What weight of seed must be bought?",
      ],
      // The part of the purchase that survives must be what the field needs.
      ({ area, rate, germination }, { options }) =>
        options.map((option) => alike((amountIn(option, "", " kg") * germination) / 100, area * rate)),
    ),
  ),
  "germination-percentage": either(
    worded(
      [
        "In a test, four dishes with <#each> <crop> seeds each were kept moist. The seeds that germinated numbered <#a>, <#b>, <#c> and <#d>. What is the germination percentage of the <crop>?",
      ],
      ({ each, a, b, c, d }, { options }) => inUnit(options, meanShare(each, [a, b, c, d]), "%"),
    ),
    worded(
      [
        "<_who> sowed <_crop> in four boxes, <#each> seeds in each; <#a>, <#b>, <#c> and <#d> of them came up. Calculate the germination percentage.",
      ],
      ({ each, a, b, c, d }, { options }) => inUnit(options, meanShare(each, [a, b, c, d]), "%"),
    ),
    worded(
      [
        "Out of <#sown> <_crop> seeds sown on a trial plot, <#grown> came up and <#_lived> of the seedlings lived to bear. Find the percentage germination.",
      ],
      ({ sown, grown }, { options }) => inUnit(options, (grown / sown) * 100, "%"),
    ),
    worded(
      [
        "<_who> sowed <#sown> <_crop> seeds. <#failed> of them failed to germinate, and <#_died> seedlings died later. Calculate the germination percentage.",
      ],
      ({ sown, failed }, { options }) => inUnit(options, 100 - (failed / sown) * 100, "%"),
    ),
  ),
  "yield-per-hectare": worded(
    [
      "A trial plot of <_crop> measuring <#long> m by <#wide> m yielded <#bags> bags of <#bag> kg each. Calculate the yield in tonnes per hectare.",
      "A plot <#long> m long and <#wide> m wide gave <#bags> bags of <_crop> of <#bag> kg each. What is the yield in tonnes per hectare?",
      "<_who> harvested <#bags> bags of <_crop>, each of <#bag> kg, from a plot of <#long> m × <#wide> m. Express the yield in tonnes per hectare.",
    ],
    ({ long, wide, bags, bag }, { options }) =>
      options.map((option) => {
        const onASquareMetre = (tonnesPerHectare(option) * KG_IN_A_TONNE) / SQUARE_METRES_IN_A_HECTARE;
        return alike(onASquareMetre * long * wide, bags * bag);
      }),
  ),
  "tractor-work-rate": either(
    worded(
      [
        "How long will a <:plough|harrow|ridger|planter> with a working width of <#width> m take to cover <#area> hectares at <#speed> km per hour, if <#lost>% of the time is lost in turning?",
        "A tractor draws a <:plough|harrow|ridger|planter> <#width> m wide at <#speed> km per hour. Turning and stops take <#lost>% of the time. How long will it need to work <#area> hectares?",
      ],
      ({ width, area, speed, lost }, { options }) => hoursOfWork(options, width, speed, area, 100 - lost),
    ),
    worded(
      [
        "A tractor pulls a <:plough|harrow|ridger|planter> of working width <#width> m at <#speed> km per hour with a field efficiency of <#efficiency>%. Find the time it needs for <#area> hectares.",
      ],
      ({ width, area, speed, efficiency }, { options }) => hoursOfWork(options, width, speed, area, efficiency),
    ),
  ),
};
