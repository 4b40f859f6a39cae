import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { billion, clean, naira, percent, slips, tex } from "../amounts.ts";
import { people } from "../people.ts";

const averageTax = family(
  "average-tax-rate",
  {
    topic: "public-finance",
    objective: "Classify and compute taxes",
    difficulty: "easy",
    class_level: "SS2",
    count: 4,
  },
  (draw) => {
    const told = draw.int(0, 2);
    const income = draw.step(400_000, 1_600_000, 50_000);
    const free = draw.step(100_000, 500_000, 50_000);
    const rate = draw.pick([5, 8, 10, 12, 15, 20, 24]);
    const tax = ((income - free) * rate) / 100;
    const average = (tax / income) * 100;
    if (free >= income / 2 || !clean(average, 1)) return null;
    const who = draw.pick(people);
    return {
      body: [
        `${who} earns ${naira(income)} a year. Suppose that the first ${naira(free)} is free of tax and the rest is taxed at ${rate}%. What is the average rate of tax?`,
        `In a certain country income tax is ${rate}% of what is earned above ${naira(free)}. Find the average tax rate of a worker with an income of ${naira(income)}.`,
        `Suppose that a trader with an income of ${naira(income)} has a tax-free allowance of ${naira(free)} and pays ${rate}% on the remainder. The average rate of tax is`,
      ][told] as string,
      right: percent(average),
      wrong: slips(percent, [
        [rate, "gave the rate on the taxed part, which is the marginal rate"],
        [(free * rate) / income, "taxed the free part instead of the rest"],
        [100 - average, "gave the share of the income that is kept"],
        [(tax / (income - tax)) * 100, "divided the tax by the income after tax"],
      ]),
      explanation: inSteps(
        [
          `Average rate of tax = tax ÷ whole income × 100.`,
          `Taxed part: $${tex(income)} - ${tex(free)} = ${tex(income - free)}$ naira; tax: $\\frac{${rate}}{100} \\times ${tex(income - free)} = ${tex(tax)}$ naira.`,
          `$\\frac{${tex(tax)}}{${tex(income)}} \\times 100$ gives ${percent(average)}.`,
        ],
        `The base is the whole income, the free part as well, so the average rate is lower than ${percent(rate)}.`,
      ),
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
    count: 4,
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
        [((free + band) * low + above * high) / 100, "taxed the free part too, at the low rate"],
        [((income - free) * low) / 100, "taxed all above the free part at the low rate"],
      ]),
      explanation: inSteps(
        [
          `The first ${naira(free)} is free of tax.`,
          `The next ${naira(band)} at ${low}%: $\\frac{${low}}{100} \\times ${tex(band)}$, that is ${naira((band * low) / 100)}.`,
          `The rest is ${naira(income)} − ${naira(free)} − ${naira(band)} = ${naira(above)}; at ${high}%: $\\frac{${high}}{100} \\times ${tex(above)}$, that is ${naira((above * high) / 100)}.`,
          `Tax: ${naira((band * low) / 100)} + ${naira((above * high) / 100)} = ${naira(tax)}.`,
        ],
        `The top rate falls only on the last part, not on the whole income.`,
      ),
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
    count: 4,
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
          [
            -balance,
            balance > 0
              ? "took revenue from spending and called the surplus a deficit"
              : "called the deficit a surplus",
          ],
          [revenue - recurrent, "left out capital spending"],
          [revenue - other - recurrent - capital, "left out the fees"],
          [revenue - capital, "left out recurrent spending"],
          [tax + other - recurrent - capital, "left out the oil revenue"],
        ],
        "signed",
      ),
      explanation: `Budget balance = revenue − spending. Revenue is $${oil} + ${tax} + ${other} = ${tex(revenue)}$ billion naira. Spending is $${recurrent} + ${capital} = ${tex(recurrent + capital)}$ billion naira. The difference is $${tex(Math.max(revenue, recurrent + capital))} - ${tex(Math.min(revenue, recurrent + capital))} = ${tex(Math.abs(balance))}$ billion naira, so there is a ${show(balance)}. Capital spending counts as fully as recurrent spending, and the balance is ${balance > 0 ? "a surplus because revenue is the larger" : "a deficit because spending is the larger"}.`,
    };
  },
);

export const publicFinance = [averageTax, progressive, budget];
