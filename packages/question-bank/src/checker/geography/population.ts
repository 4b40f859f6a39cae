// How many people live on the land and how their number changes.

import { amountIn, inUnit } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

export const population: SubjectChecker = {
  "population-density": worded(
    [
      "A local government area has two districts. One covers <#area> km² and has <#people> people; the other covers <#area2> km² and has <#people2> people. What is the population density of the whole area?",
      "On an island, <#people> people live on the <#area> km² of the coastal plain and <#people2> on the <#area2> km² of hills. Find the density of population of the island.",
      "The north of a district covers <#area> km² with <#people> inhabitants, and the south <#area2> km² with <#people2>. Calculate the population density of the district.",
    ],
    // If people are spread evenly, the two areas have as many people as now.
    ({ area, people, area2, people2 }, { options }) =>
      options.map((option) => {
        const density = amountIn(option, "", " persons per km²");
        return alike(density * area + density * area2, people + people2);
      }),
  ),
  "rate-of-natural-increase": worded(
    [
      "If the crude birth rate of an area is <#births> per 1,000 and its crude death rate <#deaths> per 1,000, its population grows naturally each year by",
      "A country has a birth rate of <#births> per thousand and a death rate of <#deaths> per thousand. What is its annual rate of natural increase?",
      "In a certain state <#births> children are born and <#deaths> people die each year for every thousand inhabitants. Find the rate of natural increase per annum.",
    ],
    ({ births, deaths }, { options }) => {
      const thousandAYearLater = 1000 + births - deaths;
      return inUnit(options, (thousandAYearLater / 1000) * 100 - 100, "%");
    },
  ),
  "population-change": worded(
    [
      "At the start of a year an area had <#before> people. During the year there were <#births> births, <#deaths> deaths, <#came> immigrants and <#left> emigrants. Find the population at the end of the year.",
      "A town of <#before> people had, in one year, <#births> births, <#deaths> deaths, <#came> immigrants and <#left> emigrants. What was its population at the end of the year?",
      "In a year a district with <#before> inhabitants recorded <#births> births, <#deaths> deaths, <#came> immigrants and <#left> emigrants. How many people did it have at the close of the year?",
    ],
    ({ before, births, deaths, came, left }, { options }) =>
      options.map((option) => alike(amountIn(option, "", " people") + deaths + left, before + births + came)),
  ),
};
