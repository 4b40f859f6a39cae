// How many people live on the land and how their number changes.

import { amountIn, inUnit } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

export const population: SubjectChecker = {
  "population-density": worded(
    [
      "A district of <#area> km² has a population of <#people>. What is its population density?",
      "An island with an area of <#area> km² is home to <#people> people. Find its density of population.",
      "<#people> people live in a local government area that covers <#area> km². Calculate the population density.",
    ],
    ({ area, people }, { options }) =>
      options.map((option) => alike(amountIn(option, "", " persons per km²") * area, people)),
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
