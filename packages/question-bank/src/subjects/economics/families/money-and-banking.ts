import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { towns } from "../../../writing/people.ts";
import { about, clean, naira, num, percent, slips, tex } from "../amounts.ts";
import { goods, people } from "../people.ts";

const priceIndex = family(
  "simple-price-index",
  {
    topic: "money-and-inflation",
    objective: "Explain and measure inflation and deflation",
    difficulty: "easy",
    class_level: "SS3",
    count: 4,
  },
  (draw) => {
    const base = draw.step(400, 6_000, 200);
    const index = draw.pick([110, 115, 120, 125, 130, 140, 150, 160, 175, 180]);
    const now = (base * index) / 100;
    if (!clean(now)) return null;
    const good = draw.pick(goods);
    return {
      body: draw.pick([
        `A measure of ${good} cost ${naira(base)} in the base year and ${naira(now)} in the current year. Find the simple price index for the current year.`,
        `Taking the base year as 100, what is the price index of ${good} when the price moves from ${naira(base)} to ${naira(now)}?`,
        `The price of ${good} in ${draw.pick(towns)} was ${naira(base)} in the base year and is now ${naira(now)}. Its price relative is`,
      ]),
      right: num(index),
      wrong: slips(num, [
        [index - 100, "gave the percentage rise instead of the index"],
        [(base / now) * 100, "turned the ratio over"],
        [now - base, "gave the change in naira"],
        [100 + (1 - base / now) * 100, "measured the rise against the current price instead of the base price"],
        [100 + now - base, "added the rise in naira to 100"],
      ]),
      explanation: `Price index = price now ÷ price in the base year × 100. Here $\\frac{${tex(now)}}{${tex(base)}} \\times 100 = ${num(index)}$, so the index is ${num(index)}. ${index - 100} is only the percentage rise above the base of 100.`,
    };
  },
);

const weightedIndex = family(
  "weighted-price-index",
  {
    topic: "money-and-inflation",
    objective: "Explain and measure inflation and deflation",
    difficulty: "hard",
    class_level: "SS3",
    count: 4,
  },
  (draw) => {
    const weights = draw.some([1, 2, 3, 4, 5, 6], 3);
    const indices = draw.some([105, 110, 115, 120, 125, 130, 140, 150, 160], 3);
    const total = weights.reduce((a, b) => a + b, 0);
    const product = weights.reduce((all, weight, at) => all + weight * (indices[at] ?? 0), 0);
    const key = product / total;
    if (!clean(key, 1)) return null;
    const names = draw.pick([
      ["Food", "Rent", "Transport"],
      ["Food", "Clothing", "Fuel"],
      ["Grain", "Meat", "Drinks"],
    ]);
    const table = `| Item | Weight | Price index |\n|---|---|---|\n${names.map((name, at) => `| ${name} | ${weights[at]} | ${indices[at]} |`).join("\n")}`;
    const plainMean = indices.reduce((a, b) => a + b, 0) / 3;
    return {
      body: `${draw.pick(["The table gives weights and price indices of three items.", `A survey of households in ${draw.pick(towns)} produced this table.`, "Weights and price relatives for a small basket are shown."])}\n\n${table}\n\nCalculate the weighted price index.`,
      right: num(key),
      wrong: slips(num, [
        [plainMean, "took the plain mean of the indices and left out the weights"],
        [product / 3, "divided by 3 items instead of the sum of the weights"],
        [key - 100, "took the base of 100 away"],
        [
          indices[weights.indexOf(Math.max(...weights))] ?? 0,
          "gave the index of the item with the greatest weight as that of all",
        ],
        [Math.max(...indices), "gave the largest index"],
      ]),
      explanation: inSteps(
        [
          `Weighted index = sum of weight × index ÷ sum of the weights.`,
          `$${weights.map((weight, at) => `${weight} \\times ${indices[at]}`).join(" + ")} = ${weights.map((weight, at) => tex(weight * (indices[at] ?? 0))).join(" + ")} = ${tex(product)}$.`,
          `Weights: $${weights.join(" + ")} = ${total}$.`,
          `$\\frac{${tex(product)}}{${total}}$ gives ${num(key)}.`,
        ],
        `The plain mean, ${about(plainMean)}${num(plainMean)}, treats all items as equally important.`,
      ),
    };
  },
);

const inflationRate = family(
  "inflation-rate",
  {
    topic: "money-and-inflation",
    objective: "Explain and measure inflation and deflation",
    difficulty: "medium",
    class_level: "SS3",
    count: 4,
  },
  (draw) => {
    const first = draw.pick([120, 125, 140, 150, 160, 180, 200, 220, 240, 250]);
    const rate = draw.pick([5, 8, 10, 12, 15, 20, 25]);
    const second = first * (1 + rate / 100);
    if (!clean(second)) return null;
    return {
      body: draw.pick([
        `The consumer price index of a country rose from ${first} to ${num(second)} in one year. What was the rate of inflation?`,
        `If a consumer price index stands at ${first} at the start of a year and ${num(second)} at its end, the year's inflation rate is`,
        `Calculate the rate of inflation when the general price index moves from ${first} to ${num(second)} over twelve months.`,
      ]),
      right: percent(rate),
      wrong: slips(percent, [
        [second - first, "gave the rise in points instead of a percentage"],
        [((second - first) / second) * 100, "divided by the later index"],
        [second - 100, "took the rise above the base year's 100"],
        [100 + rate, "did not take away 100"],
      ]),
      explanation: `Rate of inflation = rise in the index ÷ earlier index × 100. The rise is $${num(second)} - ${first} = ${num(second - first)}$ points. So $\\frac{${num(second - first)}}{${first}} \\times 100$ gives ${percent(rate)}. The rise of ${num(second - first)} points is not a percentage, because the year began at ${first} and not at 100.`,
    };
  },
);

const realIncome = family(
  "real-income",
  {
    topic: "money-and-inflation",
    objective: "Explain and measure inflation and deflation",
    difficulty: "hard",
    class_level: "SS3",
    count: 4,
  },
  (draw) => {
    const index = draw.pick([110, 120, 125, 140, 150, 160, 175, 200, 250]);
    const real = draw.step(64_000, 160_000, 2_000);
    const nominal = (real * index) / 100;
    const who = draw.pick(people);
    return {
      body: draw.pick([
        `${who} earns ${naira(nominal)} a month when the price index is ${index} (base year 100). What is the real income in base-year prices?`,
        `A salary of ${naira(nominal)} is paid at a time when the consumer price index is ${index}. Find its value in base-year prices.`,
        `With a price index of ${index} on a base of 100, a money wage of ${naira(nominal)} is worth, in real terms,`,
      ]),
      right: naira(real),
      wrong: slips(naira, [
        [(nominal * index) / 100, "multiplied by the index instead of dividing"],
        [nominal * (1 - (index - 100) / 100), `took ${index - 100}% off the income instead of dividing by ${index}`],
        [nominal * ((index - 100) / 100), `took ${index - 100}% of the income, the rise in prices`],
        [(nominal * 100) / (index - 100), `divided by the rise of ${index - 100} instead of by ${index}`],
        [nominal - real, "gave what inflation takes from the income instead of what it leaves"],
      ]),
      explanation: `Real income = money income ÷ price index × 100. Here $\\frac{${tex(nominal)}}{${index}} \\times 100 = ${tex(nominal / index)} \\times 100$, which gives ${naira(real)}. Multiplying by the index would make the earner richer as prices rise.`,
    };
  },
);

const creditCreation = family(
  "credit-creation",
  {
    topic: "banking-and-finance",
    objective: "Explain credit creation and monetary policy",
    difficulty: "hard",
    class_level: "SS3",
    count: 4,
  },
  (draw) => {
    const ratio = draw.pick([5, 8, 10, 12.5, 20, 25, 40]);
    const deposit = draw.step(20_000, 400_000, 10_000);
    const total = (deposit * 100) / ratio;
    const loans = total - deposit;
    const kind = draw.pick(["total", "loans", "multiplier"] as const);
    if (kind === "multiplier") {
      const value = 100 / ratio;
      return {
        difficulty: "medium",
        body: draw.pick([
          `A bank receives a deposit of ${naira(deposit)}. If banks must keep ${ratio}% of every deposit as cash, what is the credit multiplier?`,
          `If the cash ratio is ${ratio}%, by what number is a new deposit of ${naira(deposit)} multiplied in the banking system?`,
        ]),
        right: num(value),
        wrong: slips(num, [
          [ratio, "gave the ratio itself"],
          [ratio / 100, "gave the ratio as a decimal"],
          [100 / (100 - ratio), `divided 100 by the ${num(100 - ratio)}% that is lent`],
          [value - 1, "left out the first deposit"],
          [100 - ratio, "gave the percentage lent"],
        ]),
        explanation: `The multiplier is the reciprocal of the cash ratio. ${num(ratio)}% is $\\frac{${ratio}}{100}$, so the multiplier $\\frac{100}{${ratio}}$ gives ${num(value)}. The ratio itself, ${num(ratio / 100)}, says what is kept, not how far deposits expand.`,
      };
    }
    const key = kind === "total" ? total : loans;
    return {
      body:
        draw.pick([
          `${draw.pick(people)} deposits ${naira(deposit)} in cash with a bank. If all banks keep a cash ratio of ${ratio}%, what`,
          `A new cash deposit of ${naira(deposit)} enters a banking system with a reserve ratio of ${ratio}%. At the most, what`,
          `Suppose banks keep ${ratio}% of every deposit as reserve and lend the rest. From a first deposit of ${naira(deposit)}, what`,
        ]) +
        (kind === "total"
          ? " total deposits can result, the first one included?"
          : " new credit can be created beyond the first deposit?"),
      right: naira(key),
      wrong: slips(naira, [
        [
          kind === "total" ? loans : total,
          kind === "total" ? "left out the first deposit" : "counted the first deposit",
        ],
        [deposit * (1 - ratio / 100), "took the first loan only"],
        [(deposit * ratio) / 100, "gave the reserve kept from the first deposit"],
        [deposit * (2 - ratio / 100), "added the first loan only to the deposit"],
        [deposit * ratio, `multiplied the deposit by ${num(ratio)}`],
      ]),
      explanation: inSteps(
        [
          `All deposits together = first deposit ÷ reserve ratio, and ${num(ratio)}% is ${ratio / 100}.`,
          `$\\frac{${tex(deposit)}}{${ratio / 100}} = ${tex(total)}$ naira in all.`,
          `${kind === "total" ? `So the answer is ${naira(key)}` : `Of this ${naira(total)} − ${naira(deposit)} = ${naira(key)} is new credit beyond the first deposit`}.`,
        ],
        `${naira(deposit * (1 - ratio / 100))} counts the first loan only.`,
      ),
    };
  },
);

export const moneyAndBanking = [priceIndex, weightedIndex, inflationRate, realIncome, creditCreation];
