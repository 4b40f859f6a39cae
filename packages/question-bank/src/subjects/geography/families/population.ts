import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { clean, num, of, slips } from "../../../writing/number-text.ts";

const topic = "population-and-settlement";
const objective = "Calculate and interpret population density and growth";

const density = family(
  "population-density",
  { topic, objective, difficulty: "easy", class_level: "SS2", count: 3 },
  (draw) => {
    const place = draw.int(0, 2);
    const show = of("persons per km²");
    const rule = "Population density = population ÷ area";
    const first = draw.pick([50, 80, 120, 150, 200, 250] as const);
    const second = draw.pick([40, 60, 100, 150, 200, 300, 400] as const);
    const [onFirst, onSecond] = [draw.step(180, 480, 20), draw.step(40, 160, 20)];
    const [many, few] = [first * onFirst, second * onSecond];
    const right = (many + few) / (first + second);
    if (!clean(right) || right === (onFirst + onSecond) / 2) return null;
    return {
      body: [
        `A local government area has two districts. One covers ${num(first)} km² and has ${num(many)} people; the other covers ${num(second)} km² and has ${num(few)} people. What is the population density of the whole area?`,
        `On an island, ${num(many)} people live on the ${num(first)} km² of the coastal plain and ${num(few)} on the ${num(second)} km² of hills. Find the density of population of the island.`,
        `The north of a district covers ${num(first)} km² with ${num(many)} inhabitants, and the south ${num(second)} km² with ${num(few)}. Calculate the population density of the district.`,
      ][place] as string,
      right: show(right),
      wrong: slips(show, [
        [(onFirst + onSecond) / 2, "averaged the two densities, though the two areas are not equal"],
        [onFirst + onSecond, "added the two densities"],
        [onFirst, "gave the density of the more crowded part"],
        [onSecond, "gave the density of the emptier part"],
      ]),
      explanation: inSteps(
        [
          `${rule}, both taken for the whole place.`,
          `People: ${num(many)} + ${num(few)} = ${num(many + few)}; area: ${num(first)} + ${num(second)} = ${num(first + second)} km².`,
          `${num(many + few)} ÷ ${num(first + second)} = ${show(right)}.`,
        ],
        `The mean of the two densities, ${show((onFirst + onSecond) / 2)}, would need two parts of one size.`,
      ),
    };
  },
);

const naturalIncrease = family(
  "rate-of-natural-increase",
  { topic, objective, difficulty: "easy", class_level: "SS2", count: 3 },
  (draw) => {
    const birth = draw.int(24, 46);
    const death = draw.int(8, 18);
    const rate = (birth - death) / 10;
    const percent = of("%");
    return {
      body: draw.pick([
        `A country has a birth rate of ${birth} per thousand and a death rate of ${death} per thousand. What is its annual rate of natural increase?`,
        `In a certain state ${birth} children are born and ${death} people die each year for every thousand inhabitants. Find the rate of natural increase per annum.`,
        `If the crude birth rate of an area is ${birth} per 1,000 and its crude death rate ${death} per 1,000, its population grows naturally each year by`,
      ]),
      right: percent(rate),
      wrong: slips(percent, [
        [birth - death, "read the figure per thousand as if it were per hundred"],
        [(birth + death) / 10, "added the two rates"],
        [birth / 10, "ignored deaths"],
        [rate / 10, "divided by 100 instead of 10"],
        [death / 10, "gave the death rate as a percentage"],
      ]),
      explanation: `Natural increase = birth rate − death rate = ${birth} − ${death} = ${birth - death} per thousand. A percentage is per hundred, and 1,000 ÷ 100 = 10, so divide by 10: ${birth - death} ÷ 10 = ${percent(rate)}. ${percent(birth - death)} reads a figure per thousand as if it were per hundred.`,
    };
  },
);

const change = family(
  "population-change",
  { topic, objective, difficulty: "hard", class_level: "SS2", count: 3 },
  (draw) => {
    const start = draw.step(40_000, 180_000, 5_000);
    const births = draw.step(1_200, 5_200, 100);
    const deaths = draw.step(400, 1_100, 100);
    const arrivals = draw.step(300, 2_400, 100);
    const departures = draw.step(200, 1_900, 100);
    const end = start + births - deaths + arrivals - departures;
    // No country has more than 50 births or 20 deaths a year for every thousand people.
    if (arrivals === departures || births > start * 0.05 || deaths > start * 0.02) return null;
    const people = of("people");
    return {
      body: draw.pick([
        `A town of ${num(start)} people had, in one year, ${num(births)} births, ${num(deaths)} deaths, ${num(arrivals)} immigrants and ${num(departures)} emigrants. What was its population at the end of the year?`,
        `At the start of a year an area had ${num(start)} people. During the year there were ${num(births)} births, ${num(deaths)} deaths, ${num(arrivals)} immigrants and ${num(departures)} emigrants. Find the population at the end of the year.`,
        `In a year a district with ${num(start)} inhabitants recorded ${num(births)} births, ${num(deaths)} deaths, ${num(arrivals)} immigrants and ${num(departures)} emigrants. How many people did it have at the close of the year?`,
      ]),
      right: people(end),
      wrong: slips(people, [
        [start + births - deaths, "left out migration"],
        [start + births - deaths - arrivals + departures, "reversed the effect of migration"],
        [start + births + arrivals, "ignored deaths and emigrants"],
        [start + births + deaths + arrivals - departures, "added the deaths"],
        [start + arrivals - departures, "left out births and deaths"],
      ]),
      explanation: `Births and immigrants add to a population, deaths and emigrants take away. Natural change: ${num(births)} − ${num(deaths)} = ${num(births - deaths)}. Migration: ${num(arrivals)} − ${num(departures)} = ${num(arrivals - departures)}. In all: ${num(start)} + ${num(births - deaths)} ${arrivals > departures ? "+" : "−"} ${num(Math.abs(arrivals - departures))} = ${people(end)}. ${people(start + births - deaths)} leaves out migration.`,
    };
  },
);

export const populationFamilies = [density, naturalIncrease, change];
