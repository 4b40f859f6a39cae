// Counting and following populations, and the genes within them.
import { family } from "../../../authoring.ts";
import { clean, num } from "../number-text.ts";
import { people, places } from "../people-and-places.ts";

const about = {
  topic: "populations-and-conservation",
  objective: "Explain how populations grow, are counted and are held in check",
  class_level: "SS2",
} as const;

const quadrats = family("quadrat-estimate", { ...about, difficulty: "medium", count: 12 }, (draw) => {
  const side = draw.pick([0.5, 1, 2]);
  const thrown = draw.pick([5, 8, 10, 20]);
  const counted = draw.int(12, 90);
  const field = draw.step(100, 2000, 50);
  const area = side * side;
  const plants = draw.pick(["*Tridax* plants", "goat weed plants", "spear grass tufts", "*Sida* plants"]);
  const estimate = (counted / (thrown * area)) * field;
  if (!clean(estimate, 0) || estimate > 60_000) return null;
  const unit = plants.split(" ").at(-1);
  const text = (value: number) => `${num(Math.round(value))} ${unit}`;
  return {
    body: draw.pick([
      `${draw.pick(people)} throws a quadrat of side ${num(side)} m at random ${thrown} times in a field of ${num(field)} m² and counts ${counted} ${plants} in all. Estimate the number of ${plants} in the field.`,
      `In a school compound at ${draw.pick(places)}, ${thrown} throws of a square quadrat of side ${num(side)} m gave a total of ${counted} ${plants}. What is the estimated population if the compound covers ${num(field)} m²?`,
      `A total of ${counted} ${plants} were found in ${thrown} quadrats, each a square of side ${num(side)} m. Estimate how many there are in an area of ${num(field)} m².`,
    ]),
    right: text(estimate),
    wrong: [
      { text: text((counted / thrown) * field), slip: "took every quadrat as 1 m²" },
      { text: text((counted / (thrown * side)) * field), slip: "used the side instead of the area" },
      { text: text(counted * field), slip: "multiplied the count by the field without dividing by the area sampled" },
      { text: text((counted / area) * field), slip: "took the area of one quadrat for the whole area sampled" },
      { text: text(counted * thrown), slip: "multiplied the count by the throws" },
      { text: text(estimate - counted), slip: "took away the plants already counted" },
      { text: text(estimate * 2), slip: "took half of the area sampled" },
    ],
    explanation: `One quadrat is $${num(side)} \\times ${num(side)} = ${num(area)}$ m², so the area sampled is $${thrown} \\times ${num(area)} = ${num(thrown * area)}$ m². Density = count ÷ area $= \\frac{${counted}}{${num(thrown * area)}} = ${num(counted / (thrown * area))}$ per m². Multiplied by the field of ${num(field)} m² this gives ${text(estimate)}. ${side === 1 ? `${text(counted * field)} forgets to divide by the number of throws` : `${text((counted / thrown) * field)} takes each quadrat as 1 m², but its area is ${num(area)} m²`}.`,
  };
});

const recapture = family("capture-recapture", { ...about, difficulty: "medium", count: 12 }, (draw) => {
  const marked = draw.step(30, 120, 5);
  const second = draw.step(30, 150, 5);
  const again = draw.int(4, 30);
  const estimate = (marked * second) / again;
  if (!clean(estimate, 0) || again >= Math.min(marked, second) / 2) return null;
  const animals = draw.pick(["tilapia", "grasshoppers", "land snails", "rats", "agama lizards"]);
  const text = (value: number) => `${num(Math.round(value))} ${animals}`;
  return {
    body: draw.pick([
      `${draw.pick(people)} marked and released ${marked} ${animals}. A week later ${second} were caught, of which ${again} bore marks. Estimate the population of ${animals}.`,
      `In a study near ${draw.pick(places)}, ${marked} ${animals} were caught, marked and set free. In a second catch of ${second}, ${again} were found to be marked. What is the estimated population?`,
      `By the capture–recapture method, ${marked} ${animals} were marked at first. The second sample of ${second} contained ${again} marked ones. Find the estimated size of the population.`,
    ]),
    right: text(estimate),
    wrong: [
      { text: text(marked + second - again), slip: "added the catches and took away the recaptures" },
      { text: text(marked * second), slip: "did not divide by the recaptures" },
      { text: text((marked * second) / (second - again)), slip: "divided by the unmarked ones" },
      { text: text(second * again), slip: "multiplied the second catch by the recaptures" },
      { text: text(marked + second), slip: "added the two catches" },
    ],
    explanation: `Population $= \\dfrac{\\text{first catch} \\times \\text{second catch}}{\\text{marked in second catch}} = \\dfrac{${marked} \\times ${second}}{${again}} = \\dfrac{${num(marked * second).replaceAll(",", "{,}")}}{${again}}$, which gives ${text(estimate)}. ${text(marked + second - again)} counts only the animals that were actually seen.`,
  };
});

const change = family("population-change", { ...about, difficulty: "easy", count: 10 }, (draw) => {
  const start = draw.step(200, 2000, 20);
  const [births, deaths] = [draw.int(30, 180), draw.int(20, 120)];
  const [arrivals, departures] = [draw.int(10, 60), draw.int(8, 50)];
  if (births === deaths || arrivals === departures || births + arrivals === deaths + departures) return null;
  const end = start + births - deaths + arrivals - departures;
  const animals = draw.pick(["antelopes", "baboons", "guinea fowls", "fruit bats"]);
  const text = (value: number) => `${num(value)} ${animals}`;
  return {
    body: draw.pick([
      `A game reserve held ${num(start)} ${animals} in January. During the year ${births} young were reared, ${deaths} animals were lost to disease and predators, ${arrivals} came in from burnt bush outside and ${departures} left when food ran short. What was the population at the end of the year?`,
      `At the start of a year a forest near ${draw.pick(places)} held ${num(start)} ${animals}. In that year natality was ${births} and mortality ${deaths}; felling elsewhere drove ${arrivals} more into the forest, and hunger drove ${departures} out of it. What was the population at the end of the year?`,
      `${draw.pick(people)} studies a population of ${animals} that numbered ${num(start)} before the breeding season. In the season natality was ${births}, mortality ${deaths}, immigration ${arrivals} and emigration ${departures}. What is the size of the population after the season?`,
    ]),
    right: text(end),
    wrong: [
      { text: text(start + births - deaths), slip: "left out immigration and emigration" },
      { text: text(start + births - deaths - arrivals + departures), slip: "exchanged immigration and emigration" },
      { text: text(start - births + deaths + arrivals - departures), slip: "exchanged births and deaths" },
      { text: text(start + births + arrivals), slip: "took nothing away" },
      { text: text(start + births + deaths + arrivals + departures), slip: "added everything" },
    ],
    explanation: `Natality and immigration add to a population, mortality and emigration take from it: $${num(start).replace(",", "{,}")} + ${births} - ${deaths} + ${arrivals} - ${departures}$ gives ${text(end)}. ${text(start + births - deaths)} leaves out the animals that moved in and out.`,
  };
});

const hardyWeinberg = family(
  "hardy-weinberg",
  {
    topic: "evolution",
    objective: "Tell kinds of variation apart and explain their causes",
    class_level: "SS3",
    difficulty: "hard",
    count: 12,
  },
  (draw) => {
    const q = draw.int(1, 9) / 10;
    const p = Number((1 - q).toPrecision(6));
    const wanted = draw.pick(["heterozygous", "homozygous dominant", "dominant in appearance"] as const);
    const fractions = { heterozygous: 2 * p * q, "homozygous dominant": p * p, "dominant in appearance": 1 - q * q };
    const right = fractions[wanted];
    const percent = (value: number) => `${num(value * 100)}%`;
    const kind = draw.pick([
      { of: "wild rabbits", weak: "a white coat" },
      { of: "fruit flies", weak: "short wings" },
      { of: "a wild bean", weak: "white flowers" },
      { of: "beetles", weak: "a yellow body" },
    ]);
    const working = {
      heterozygous: `$2pq = 2 \\times ${num(p)} \\times ${num(q)} = ${num(right)}$`,
      "homozygous dominant": `$p^2 = ${num(p)}^2 = ${num(right)}$`,
      "dominant in appearance": `$1 - q^2 = 1 - ${num(q * q)} = ${num(right)}$`,
    }[wanted];
    const ask = wanted === "dominant in appearance" ? "show the dominant character" : `are ${wanted}`;
    return {
      body: draw.pick([
        `In a population of ${kind.of} in Hardy–Weinberg equilibrium, ${percent(q * q)} show ${kind.weak}, a recessive character. What percentage of the population ${ask}?`,
        `A recessive gene gives ${kind.of} ${kind.weak}, which is seen in ${percent(q * q)} of a large population that mates at random. What percentage of the population should ${ask.replace("are", "be")}?`,
        `In ${kind.of}, the gene for ${kind.weak} is recessive and has a frequency of ${num(q)}. If the population is in Hardy–Weinberg equilibrium, what percentage ${ask}?`,
      ]),
      right: percent(right),
      wrong: [
        { text: percent(2 * p * q), slip: "gave the heterozygotes" },
        { text: percent(p * p), slip: "gave the homozygous dominant" },
        { text: percent(1 - q * q), slip: "gave all that show the dominant character" },
        {
          text: percent(p * q),
          slip: wanted === "heterozygous" ? "forgot to double pq" : "gave the product pq of the two gene frequencies",
        },
        { text: percent(p), slip: "gave the frequency of the dominant gene" },
        { text: percent(q), slip: "gave the frequency of the recessive gene" },
        { text: percent(q * q), slip: "gave the homozygous recessive" },
      ],
      explanation: `The recessive ones are $q^2 = ${num(q * q)}$, so $q = \\sqrt{${num(q * q)}} = ${num(q)}$ and $p = 1 - q = ${num(p)}$. Then ${working}, that is ${percent(right)}. ${wanted === "heterozygous" ? `${percent(p * q)} forgets that a hybrid arises in two ways, so $pq$ must be doubled` : `${percent(p)} is the share of the dominant gene, not of the individuals`}.`,
    };
  },
);

export const populations = [quadrats, recapture, change, hardyWeinberg];
