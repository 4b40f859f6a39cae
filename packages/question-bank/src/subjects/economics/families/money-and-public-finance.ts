import { family } from "../../../authoring.ts";
import { billion, clean, naira, num, percent, slips, tex } from "../amounts.ts";
import { goods, people, towns } from "../people.ts";

const priceIndex = family(
  "simple-price-index",
  {
    topic: "money-and-inflation",
    objective: "Explain and measure inflation and deflation",
    difficulty: "easy",
    class_level: "SS3",
    count: 10,
  },
  (draw) => {
    const base = draw.step(40, 600, 20);
    const index = draw.pick([110, 115, 120, 125, 130, 140, 150, 160, 175, 180]);
    const now = (base * index) / 100;
    if (!clean(now)) return null;
    const good = draw.pick(goods);
    return {
      body: draw.pick([
        `A measure of ${good} cost ${naira(base)} in the base year and ${naira(now)} in the current year. Find the simple price index for the current year.`,
        `Taking the base year as 100, what is the price index of ${good} when its price moves from ${naira(base)} to ${naira(now)}?`,
        `The price of ${good} in ${draw.pick(towns)} was ${naira(base)} in the base year and is now ${naira(now)}. Its price relative is`,
      ]),
      right: num(index),
      wrong: slips(num, [
        [index - 100, "gave the percentage change"],
        [(base / now) * 100, "turned the ratio over"],
        [now - base, "gave the change in price"],
        [100 + (1 - base / now) * 100, "took the current year as the base"],
        [index * 10, "misplaced a zero"],
      ]),
      explanation: `The index is $\\frac{${tex(now)}}{${tex(base)}} \\times 100$, that is ${num(index)}. ${index - 100} is only the percentage rise above the base of 100.`,
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
    count: 10,
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
        [plainMean, "left out the weights"],
        [product / 3, "divided by the number of items"],
        [key - 100, "took away the base"],
        [product / (total + 1), "divided by a wrong total of weights"],
        [Math.max(...indices), "gave the largest index"],
      ]),
      explanation: `Weight times index adds up to ${num(product)} and the weights to ${total}: $\\frac{${tex(product)}}{${total}}$ gives ${num(key)}. The plain mean of ${num(plainMean)} treats all items as equally important.`,
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
    count: 12,
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
        [second - first, "gave the change in points"],
        [((second - first) / second) * 100, "divided by the later index"],
        [second - 100, "compared with the base year"],
        [100 + rate, "did not take away 100"],
        [rate / 2, "halved the change"],
      ]),
      explanation: `$\\frac{${num(second)} - ${first}}{${first}} \\times 100$ gives ${percent(rate)}. The rise of ${num(second - first)} points is not a percentage, because the year began at ${first} and not at 100.`,
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
    count: 10,
  },
  (draw) => {
    const index = draw.pick([110, 120, 125, 140, 150, 160, 175, 200, 250]);
    const real = draw.step(20_000, 120_000, 2_000);
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
        [(nominal * index) / 100, "multiplied by the index"],
        [nominal * (1 - (index - 100) / 100), "took the rise in prices off the income"],
        [nominal - index, "subtracted the index"],
        [nominal / 2, "halved the income"],
        [real / 10, "misplaced a zero"],
      ]),
      explanation: `Real income is money income divided by the price index: $\\frac{${tex(nominal)}}{${index}} \\times 100$ gives ${naira(real)}. Multiplying by the index would make the earner richer as prices rise.`,
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
    count: 12,
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
          `Banks must keep ${ratio}% of deposits of ${naira(deposit)} and more as cash. What is the credit multiplier?`,
          `If the cash ratio is ${ratio}%, by what number is a new deposit of ${naira(deposit)} multiplied in the banking system?`,
        ]),
        right: num(value),
        wrong: slips(num, [
          [ratio, "gave the ratio itself"],
          [ratio / 100, "gave the ratio as a decimal"],
          [100 / (100 - ratio), "divided by what is lent"],
          [value - 1, "left out the first deposit"],
          [100 - ratio, "gave the percentage lent"],
        ]),
        explanation: `The multiplier is the reciprocal of the cash ratio: $\\frac{100}{${ratio}}$ gives ${num(value)}. The ratio itself, ${num(ratio / 100)}, says what is kept, not how far deposits expand.`,
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
        [(deposit * ratio) / 100, "gave the reserve"],
        [deposit * (2 - ratio / 100), "added one loan only"],
        [deposit * ratio, "multiplied by the ratio"],
      ]),
      explanation: `Deposits can grow to $\\frac{${tex(deposit)}}{${ratio / 100}}$, ${naira(total)}; of this ${naira(loans)} is new credit beyond the first deposit. So the answer is ${naira(key)}; ${naira(deposit * (1 - ratio / 100))} counts the first loan only.`,
    };
  },
);

const averageTax = family(
  "average-tax-rate",
  {
    topic: "public-finance",
    objective: "Classify and compute taxes",
    difficulty: "easy",
    class_level: "SS2",
    count: 10,
  },
  (draw) => {
    const income = draw.step(200_000, 1_500_000, 50_000);
    const rate = draw.pick([4, 5, 8, 10, 12, 15, 18, 20]);
    const tax = (income * rate) / 100;
    const who = draw.pick(people);
    return {
      body: draw.pick([
        `${who} pays ${naira(tax)} as tax out of a yearly income of ${naira(income)}. What is the average rate of tax?`,
        `On an income of ${naira(income)} a worker in ${draw.pick(towns)} pays a tax of ${naira(tax)}. Find the average tax rate.`,
        `A trader with an income of ${naira(income)} has ${naira(income - tax)} left after income tax. The average rate of tax is`,
      ]),
      right: percent(rate),
      wrong: slips(percent, [
        [(tax / (income - tax)) * 100, "divided by the income after tax"],
        [100 - rate, "gave the share that is kept"],
        [rate * 2, "doubled the rate"],
        [rate / 2, "halved the rate"],
        [rate / 10, "misplaced the decimal point"],
      ]),
      explanation: `$\\frac{${tex(tax)}}{${tex(income)}} \\times 100$ gives ${percent(rate)}. The base is the whole income, not the ${naira(income - tax)} that is left after tax.`,
    };
  },
);

const progressive = family(
  "progressive-tax-due",
  {
    topic: "public-finance",
    objective: "Classify and compute taxes",
    difficulty: "hard",
    class_level: "SS3",
    count: 12,
  },
  (draw) => {
    const free = draw.step(100_000, 200_000, 50_000);
    const band = draw.step(100_000, 300_000, 50_000);
    const [low, high] = draw.pick([
      [5, 10],
      [5, 15],
      [10, 15],
      [10, 20],
      [8, 16],
      [7, 15],
    ] as const);
    const above = draw.step(50_000, 400_000, 50_000);
    const income = free + band + above;
    const tax = (band * low + above * high) / 100;
    const schedule = `the first ${naira(free)} is free of tax, the next ${naira(band)} is taxed at ${low}% and the rest at ${high}%`;
    return {
      body: draw.pick([
        `Suppose that ${schedule}. How much tax is due on an income of ${naira(income)}?`,
        `In a certain country ${schedule}. Find the tax paid by ${draw.pick(people)}, whose income is ${naira(income)}.`,
        `Under a progressive tax ${schedule}. A person who earns ${naira(income)} pays`,
      ]),
      right: naira(tax),
      wrong: slips(naira, [
        [(income * high) / 100, "taxed the whole income at the top rate"],
        [((income - free) * high) / 100, "taxed all above the free part at the top rate"],
        [(above * high) / 100, "left out the middle band"],
        [((free + band) * low + above * high) / 100, "taxed the free part too"],
        [((income - free) * low) / 100, "taxed all above the free part at the low rate"],
      ]),
      explanation: `${low}% of ${naira(band)} is ${naira((band * low) / 100)}; the remaining ${naira(above)} at ${high}% gives ${naira((above * high) / 100)}; the tax is ${naira(tax)}. The top rate falls only on the last part, not on the whole income.`,
    };
  },
);

const budget = family(
  "budget-balance",
  {
    topic: "public-finance",
    objective: "Explain the budget and fiscal policy",
    difficulty: "medium",
    class_level: "SS2",
    count: 10,
  },
  (draw) => {
    const [oil, tax, other] = [draw.step(200, 900, 20), draw.step(100, 600, 20), draw.step(20, 120, 10)];
    const [recurrent, capital] = [draw.step(200, 900, 20), draw.step(150, 700, 10)];
    const revenue = oil + tax + other;
    const balance = revenue - recurrent - capital;
    if (Math.abs(balance) < 20) return null;
    const show = (value: number) => `${value > 0 ? "surplus" : "deficit"} of ${billion(Math.abs(value))}`;
    return {
      body: draw.pick([
        `A government expects ${billion(oil)} from oil, ${billion(tax)} from taxes and ${billion(other)} from fees. It plans ${billion(recurrent)} of recurrent and ${billion(capital)} of capital spending. Its budget shows a`,
        `A budget has these figures: oil revenue ${billion(oil)}, tax revenue ${billion(tax)}, fees ${billion(other)}, recurrent spending ${billion(recurrent)}, capital spending ${billion(capital)}. What is the balance?`,
        `Revenue of ${billion(oil)} from oil, ${billion(tax)} from taxes and ${billion(other)} from fees is set against recurrent spending of ${billion(recurrent)} and capital spending of ${billion(capital)}. The result is a`,
      ]),
      right: show(balance),
      wrong: slips(
        show,
        [
          [-balance, "took revenue from spending"],
          [revenue - recurrent, "left out capital spending"],
          [revenue - other - recurrent - capital, "left out the fees"],
          [revenue - capital, "left out recurrent spending"],
          [tax + other - recurrent - capital, "left out the oil revenue"],
        ],
        "signed",
      ),
      explanation: `Revenue is ${billion(revenue)} and spending ${billion(recurrent + capital)}, so there is a ${show(balance)}. Capital spending counts as fully as recurrent spending, and the balance is ${balance > 0 ? "a surplus because revenue is the larger" : "a deficit because spending is the larger"}.`,
    };
  },
);

export const moneyAndPublicFinance = [
  priceIndex,
  weightedIndex,
  inflationRate,
  realIncome,
  creditCreation,
  averageTax,
  progressive,
  budget,
];
