import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { towns } from "../../../writing/people.ts";
import { clean, naira, num, of, percent, type Slip, slips, tex } from "../amounts.ts";
import { people } from "../people.ts";

const sharing = family(
  "sharing-profit",
  {
    topic: "business-organisations",
    objective: "Compare the forms of private enterprise",
    difficulty: "medium",
    class_level: "SS1",
    count: 4,
  },
  (draw) => {
    const [a, b, c] = draw.some([2, 3, 4, 5, 6, 7], 3) as [number, number, number];
    const each = draw.step(10_000, 60_000, 5_000);
    const profit = each * (a + b + c);
    const [x, y, z] = draw.some(people, 3) as [string, string, string];
    if (draw.chance(0.5))
      return {
        body: draw.pick([
          `${x}, ${y} and ${z} are partners who share profit in the ratio ${a}:${b}:${c}. Out of a profit of ${naira(profit)}, how much does ${y} receive?`,
          `Partners ${x}, ${y} and ${z} divide a profit of ${naira(profit)} in the ratio ${a}:${b}:${c}, in that order. Find ${y}'s share.`,
        ]),
        right: naira(each * b),
        wrong: slips(naira, [
          [profit / 3, "shared the profit equally"],
          [each * a, `gave the share of ${x}`],
          [each * c, `gave the share of ${z}`],
          [profit / b, `divided the whole profit by ${b}`],
          [profit - each * b, "gave what the others receive"],
        ]),
        explanation: inSteps(
          [
            `The ratio has $${a} + ${b} + ${c} = ${a + b + c}$ parts.`,
            `One part is $\\frac{${tex(profit)}}{${a + b + c}} = ${tex(each)}$ naira.`,
            `${y} has ${b} parts: $${b} \\times ${tex(each)}$, that is ${naira(each * b)}.`,
          ],
          `Equal shares of ${profit % 3 ? "about " : ""}${naira(profit / 3)} would apply if the partners had agreed on no ratio.`,
        ),
      };
    const shares = draw.step(200, 2_000, 100);
    const dividend = draw.pick([0.5, 0.8, 1.2, 1.5, 2, 2.5, 3]);
    const price = draw.pick([10, 12, 20, 25]);
    return {
      body: draw.pick([
        `${x} holds ${num(shares)} ordinary shares bought at ${naira(price)} each. The company declares a dividend of ${naira(dividend)} a share. How much dividend is due?`,
        `A company pays a dividend of ${naira(dividend)} on each ordinary share. What does a holder who bought ${num(shares)} shares at ${naira(price)} each receive?`,
      ]),
      difficulty: "easy",
      right: naira(shares * dividend),
      wrong: slips(naira, [
        [shares * price, "gave the cost of the shares"],
        [shares * (price + dividend), "added the cost of the shares to the dividend"],
        [
          (shares * price * dividend) / 100,
          `took ${dividend}% of the cost of the shares instead of ${naira(dividend)} on each`,
        ],
        [shares / dividend, "divided the number of shares by the dividend"],
        [shares * (price - dividend), "took the dividend from the price"],
      ]),
      explanation: `Dividend received = number of shares × dividend on each share. Here $${tex(shares)} \\times ${dividend} = ${tex(shares * dividend)}$, which gives ${naira(shares * dividend)}. ${naira(shares * price)} is what the shares cost, which the dividend does not return.`,
    };
  },
);

const density = family(
  "population-density",
  {
    topic: "population",
    objective: "Compute density and vital rates",
    difficulty: "medium",
    class_level: "SS2",
    count: 4,
  },
  (draw) => {
    const land = draw.step(200, 3_000, 100);
    const water = draw.step(100, 900, 50);
    const dense = draw.step(40, 600, 10);
    const total = land * dense;
    const [area, lake] = [(land + water) * 100, water * 100];
    if (water > land || !clean(total / (land + water)) || !clean(total / (land + 2 * water))) return null;
    const show = of("persons per km²");
    const where = draw.pick(["A district", "A local government area", "A senatorial district"]);
    return {
      body: draw.pick([
        `${where} of ${num(area)} hectares, of which ${num(lake)} hectares is under water, has ${num(total)} people. How many persons are there to a square kilometre of land?`,
        `Find the density of population, in persons per km² of land, of a place with ${num(total)} inhabitants that covers ${num(area)} hectares, ${num(lake)} hectares of it lakes and creeks.`,
        `${num(total)} people live in a territory of ${num(area)} hectares, but ${num(lake)} hectares is lagoon. Its population density on land is`,
      ]),
      right: show(dense),
      wrong: slips(show, [
        [total / (land + water), "did not take the water off the area"],
        [dense / 10, "took 10 hectares for a square kilometre"],
        [total / (land + 2 * water), "added the water to the area instead of taking it off"],
        [dense / 100, "divided by hectares and did not change them to square kilometres"],
        [dense * 10, "took 1,000 hectares for a square kilometre"],
      ]),
      explanation: inSteps(
        [
          `Population density = population ÷ land area, and a square kilometre has 100 hectares.`,
          `Land: ${num(area)} − ${num(lake)} = ${num(area - lake)} hectares, that is $\\frac{${tex(area - lake)}}{100} = ${tex(land)}$ km².`,
          `$\\frac{${tex(total)}}{${tex(land)}}$ gives ${show(dense)}.`,
        ],
        `${show(total / (land + water))} counts the water as land.`,
      ),
    };
  },
);

const vitalRates = family(
  "vital-rates",
  {
    topic: "population",
    objective: "Compute density and vital rates",
    difficulty: "medium",
    class_level: "SS2",
    count: 4,
  },
  (draw) => {
    const total = draw.step(20_000, 400_000, 10_000);
    const birth = draw.int(22, 45);
    const death = draw.int(8, 18);
    const [births, deaths] = [(total * birth) / 1_000, (total * death) / 1_000];
    const kind = draw.pick(["crude birth rate", "crude death rate", "rate of natural increase"] as const);
    const key = { "crude birth rate": birth, "crude death rate": death, "rate of natural increase": birth - death }[
      kind
    ];
    const other = kind === "crude birth rate" ? death : birth;
    const show = of("per thousand");
    return {
      body: draw.pick([
        `A town of ${num(total)} people records ${num(births)} births and ${num(deaths)} deaths in a year. What is its ${kind}?`,
        `In a year a district with a population of ${num(total)} had ${num(births)} births and ${num(deaths)} deaths. Calculate the ${kind}.`,
        `A suburb of ${draw.pick(towns)} with ${num(total)} people registered ${num(births)} births and ${num(deaths)} deaths in a year. Find the ${kind}.`,
      ]),
      right: show(key),
      wrong: slips(show, [
        [
          kind === "rate of natural increase" ? birth + death : other,
          kind === "rate of natural increase"
            ? "added the two rates instead of subtracting"
            : kind === "crude birth rate"
              ? "used the deaths instead of the births"
              : "used the births instead of the deaths",
        ],
        [key / 10, "multiplied by 100 instead of 1,000"],
        [
          kind === "rate of natural increase" ? death : birth - death,
          kind === "rate of natural increase" ? "gave the death rate" : "gave the rate of natural increase",
        ],
        [birth + death, "added births and deaths"],
        ...(kind === "rate of natural increase" ? [[birth, "gave the birth rate"] satisfies Slip] : []),
      ]),
      explanation:
        kind === "rate of natural increase"
          ? `Natural increase = birth rate − death rate. Births: $\\frac{${tex(births)}}{${tex(total)}} \\times 1{,}000 = ${birth}$; deaths: $\\frac{${tex(deaths)}}{${tex(total)}} \\times 1{,}000 = ${death}$. So $${birth} - ${death}$ gives ${show(key)}. Deaths reduce the population, so they are taken away, not added.`
          : `${kind === "crude birth rate" ? "Crude birth rate = births" : "Crude death rate = deaths"} in the year ÷ population × 1,000. Here $\\frac{${tex(kind === "crude birth rate" ? births : deaths)}}{${tex(total)}} \\times 1{,}000 = \\frac{${tex(kind === "crude birth rate" ? births : deaths)}}{${tex(total / 1000)}}$ gives ${show(key)}. The rate is per thousand of the population; multiplying by 100 would give only ${num(key / 10)}.`,
    };
  },
);

const dependency = family(
  "dependency-ratio",
  {
    topic: "population",
    objective: "Compute density and vital rates",
    difficulty: "hard",
    class_level: "SS3",
    count: 4,
  },
  (draw) => {
    const working = draw.step(20, 80, 4);
    const ratio = draw.pick([50, 60, 65, 75, 80, 85, 90, 95]);
    const dependants = (working * ratio) / 100;
    if (!clean(dependants)) return null;
    const old = Math.max(2, Math.round(dependants * draw.pick([0.1, 0.15, 0.2])));
    const young = dependants - old;
    const total = working + dependants;
    return {
      body: draw.pick([
        `A country has ${young} million people under 15, ${working} million aged 15 to 64 and ${old} million aged 65 and above. What is its dependency ratio?`,
        `Of a country's people, ${young} million are aged 0–14, ${working} million 15–64 and ${old} million 65 or more. Find the dependency ratio as a percentage of the working-age group.`,
        `A census counts ${young} million children under 15, ${working} million persons of 15–64 and ${old} million of 65 and over. The age dependency ratio is`,
      ]),
      right: percent(ratio),
      wrong: slips(percent, [
        [(dependants / total) * 100, "divided by the whole population instead of those of working age"],
        [(young / working) * 100, "left out those aged 65 and above"],
        [(working / dependants) * 100, "turned the ratio over"],
        [(old / working) * 100, "left out those under 15"],
        [(working / total) * 100, "gave the share of the population that is of working age"],
      ]),
      explanation: `Dependency ratio = dependants ÷ people of working age × 100. Dependants are the young and the old: $${young} + ${old} = ${dependants}$ million. So $\\frac{${dependants}}{${working}} \\times 100$ gives ${percent(ratio)}. They are compared with the working-age group, not with the whole population of ${total} million.`,
    };
  },
);

const unemployment = family(
  "unemployment-rate",
  {
    topic: "labour-market",
    objective: "Explain and measure unemployment",
    difficulty: "medium",
    class_level: "SS3",
    count: 4,
  },
  (draw) => {
    const force = draw.step(20, 90, 5);
    const rate = draw.pick([4, 6, 8, 10, 12, 15, 16, 20, 24]);
    const jobless = (force * rate) / 100;
    if (!clean(jobless, 1)) return null;
    const employed = force - jobless;
    const population = force * 2 + draw.step(5, 30, 5);
    const body = draw.pick([
      `A country of ${population} million people has ${num(employed)} million in work and ${num(jobless)} million willing and able to work but without jobs. What is its unemployment rate?`,
      `Out of a population of ${population} million, ${num(employed)} million are employed and ${num(jobless)} million are seeking work without success. Calculate the rate of unemployment.`,
      `In a country with ${population} million people the labour force is ${force} million, of whom ${num(employed)} million have jobs. The unemployment rate is`,
    ]);
    const counted = body.includes("the labour force is");
    const found = counted
      ? `Of the labour force of ${force} million, $${force} - ${num(employed)} = ${num(jobless)}$ million have no jobs.`
      : `The labour force is those in work and those seeking it: $${num(employed)} + ${num(jobless)} = ${force}$ million.`;
    return {
      body,
      right: percent(rate),
      wrong: slips(percent, [
        [(jobless / population) * 100, "divided by the whole population instead of the labour force"],
        [(jobless / employed) * 100, "divided by those in work instead of the labour force"],
        [(employed / force) * 100, "gave the rate of employment"],
        [(force / population) * 100, "gave the share of the population that is in the labour force"],
        [jobless, "gave the number without jobs"],
      ]),
      explanation: `Unemployment rate = people who seek work without success ÷ labour force × 100. ${found} So $\\frac{${num(jobless)}}{${force}} \\times 100$ gives ${percent(rate)}. Children and others outside the labour force do not count, so the ${population} million is not the base.`,
    };
  },
);

const wages = family(
  "time-and-piece-wages",
  {
    topic: "labour-market",
    objective: "Explain wages and trade unions",
    difficulty: "easy",
    class_level: "SS2",
    count: 4,
  },
  (draw) => {
    const who = draw.pick(people);
    const rate = draw.step(450, 1_200, 50);
    const hours = draw.int(42, 56);
    const normal = 40;
    const extra = hours - normal;
    const overtime = rate * 1.5;
    const key = normal * rate + extra * overtime;
    return {
      body: draw.pick([
        `${who} is paid ${naira(rate)} an hour for the first ${normal} hours of a week and one and a half times that rate for overtime. What is the wage for a week of ${hours} hours?`,
        `A factory in ${draw.pick(towns)} pays ${naira(rate)} an hour for ${normal} hours and time and a half beyond. Find the weekly wage of a worker who puts in ${hours} hours.`,
        `Overtime beyond ${normal} hours a week is paid at one and a half times the normal ${naira(rate)} an hour. ${who} works ${hours} hours and earns`,
      ]),
      right: naira(key),
      wrong: slips(naira, [
        [hours * rate, "paid overtime at the normal rate"],
        [hours * overtime, "paid all hours at the overtime rate"],
        [normal * rate, "left out the overtime"],
        [extra * overtime, "gave the overtime pay only"],
        [normal * rate + extra * rate * 2, "paid double for overtime"],
      ]),
      explanation: inSteps(
        [
          `Normal pay: $${normal} \\times ${tex(rate)} = ${tex(normal * rate)}$ naira.`,
          `Overtime hours: $${hours} - ${normal} = ${extra}$; overtime rate: $1.5 \\times ${tex(rate)} = ${tex(overtime)}$ naira an hour.`,
          `Overtime pay: $${extra} \\times ${tex(overtime)} = ${tex(extra * overtime)}$ naira.`,
          `Together ${naira(normal * rate)} + ${naira(extra * overtime)} = ${naira(key)}.`,
        ],
        `Paying every hour at ${naira(rate)} forgets the higher overtime rate.`,
      ),
    };
  },
);

export const firmsPeopleAndWork = [sharing, density, vitalRates, dependency, unemployment, wages];
