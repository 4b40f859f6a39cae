// Population, jobs and wages.

import { inNaira, inUnit } from "../reading/stated.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const rates = "crude birth rate|crude death rate|rate of natural increase";

/** Pay hour by hour: every hour after the first forty is paid one and a half times the rate. */
function weeklyWage(hours: number, rate: number): number {
  let wage = 0;
  for (let hour = 1; hour <= hours; hour++) wage += hour <= 40 ? rate : rate + rate / 2;
  return wage;
}

export const peopleAndWork: SubjectChecker = {
  "population-density": worded(
    [
      "<:A|An> <_place> of <#area> hectares, of which <#water> hectares is under water, has <#people> people. How many persons are there to a square kilometre of land?",
      "Find the density of population, in persons per km² of land, of a place with <#people> inhabitants that covers <#area> hectares, <#water> hectares of it lakes and creeks.",
      "<#people> people live in a territory of <#area> hectares, but <#water> hectares is lagoon. Its population density on land is",
    ],
    // A hectare is 100 m by 100 m.
    ({ area, water, people }, { options }) =>
      inUnit(options, people / (((area - water) * 100 * 100) / 1000 ** 2), " persons per km²"),
  ),
  "vital-rates": worded(
    [
      `A suburb of <_town> with <#people> people registered <#births> births and <#deaths> deaths in a year. Find the <what:${rates}>.`,
      `A town of <#people> people records <#births> births and <#deaths> deaths in a year. What is its <what:${rates}>?`,
      `In a year a district with a population of <#people> had <#births> births and <#deaths> deaths. Calculate the <what:${rates}>.`,
    ],
    ({ people, births, deaths, what }, { options }) => {
      const counted = what === "crude birth rate" ? births : what === "crude death rate" ? deaths : births - deaths;
      return inUnit(options, counted / (people / 1000), " per thousand");
    },
  ),
  "dependency-ratio": worded(
    [
      "A country has <#young> million people under 15, <#working> million aged 15 to 64 and <#old> million aged 65 and above. What is its dependency ratio?",
      "A census counts <#young> million children under 15, <#working> million persons of 15–64 and <#old> million of 65 and over. The age dependency ratio is",
      "Of a country's people, <#young> million are aged 0–14, <#working> million 15–64 and <#old> million 65 or more. Find the dependency ratio as a percentage of the working-age group.",
    ],
    ({ young, working, old }, { options }) => inUnit(options, ((young + old) * 100) / working, "%"),
  ),
  // The labour force is the people who work or look for work. Other people do not count.
  "unemployment-rate": either(
    worded(
      [
        "A country of <#people> million people has <#employed> million in work and <#jobless> million willing and able to work but without jobs. What is its unemployment rate?",
        "Out of a population of <#people> million, <#employed> million are employed and <#jobless> million are seeking work without success. Calculate the rate of unemployment.",
      ],
      ({ employed, jobless }, { options }) => inUnit(options, (jobless * 100) / (employed + jobless), "%"),
    ),
    worded(
      [
        "In a country with <#people> million people the labour force is <#force> million, of whom <#employed> million have jobs. The unemployment rate is",
      ],
      ({ force, employed }, { options }) => inUnit(options, ((force - employed) * 100) / force, "%"),
    ),
  ),
  "time-and-piece-wages": worded(
    [
      "Overtime beyond 40 hours a week is paid at one and a half times the normal ₦<#rate> an hour. <_who> works <#hours> hours and earns",
      "A factory in <_town> pays ₦<#rate> an hour for 40 hours and time and a half beyond. Find the weekly wage of a worker who puts in <#hours> hours.",
      "<_who> is paid ₦<#rate> an hour for the first 40 hours of a week and one and a half times that rate for overtime. What is the wage for a week of <#hours> hours?",
    ],
    ({ rate, hours }, { options }) => inNaira(options, weeklyWage(hours, rate)),
  ),
};
