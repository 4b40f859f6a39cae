import { family } from "../../../authoring.ts";
import { fixed, frac, money, naira, rounding, short, tex } from "../number-text.ts";
import { people } from "../people-and-places.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("commercial-arithmetic");

const simpleInterest = family(
  "simple-interest",
  about("Calculate simple interest, principal, rate and time", "easy", "SS1"),
  (draw) => {
    const principal = draw.step(20_000, 400_000, 5_000);
    const [rate, years, months] = [draw.int(3, 15), draw.int(2, 6), draw.pick([3, 4, 6, 8, 9])];
    const time = years * 12 + months;
    const interest = (principal * rate * time) / 1_200;
    if (!Number.isInteger(interest)) return null;
    const who = draw.pick(people);
    return pose(draw, {
      ask: [
        `${who} deposits ${naira(principal)} in a cooperative at ${rate}% simple interest per annum. How much interest will it earn in ${years} years and ${months} months?`,
        `Find the simple interest on ${naira(principal)} at ${rate}% per annum for ${years} years and ${months} months.`,
        `A bank lends ${who} ${naira(principal)} at ${rate}% per annum simple interest. What interest is due after ${years} years and ${months} months?`,
      ],
      right: interest,
      write: money,
      slips: [
        [
          (principal * rate * (years + months / 10)) / 100,
          `read ${years} years and ${months} months as ${years}.${months} years`,
        ],
        [(principal * rate * years) / 100, `left the ${months} months out`],
        [principal + interest, "added the principal back and gave the amount"],
        [(principal * rate * (years + 1)) / 100, `counted the ${months} months as a whole year`],
        [(principal * rate * months) / 1_200, `worked for the ${months} months only`],
      ],
      working: [
        `$T$ is in years: $${years} + ${frac(months, 12)} = ${frac(12 * years, 12)} + ${frac(months, 12)} = ${frac(time, 12)}$.`,
        `$I = ${frac("PRT", 100)}$ with $P = ${tex(principal)}$ and $R = ${rate}$.`,
        `$I = ${frac(`${tex(principal)} \\times ${rate} \\times ${time}`, `100 \\times 12`)} = ${frac(tex(principal * rate * time), "1{,}200")} = ${tex(interest)}$, so the interest is ${naira(interest)}.`,
      ],
    });
  },
);

const interestRate = family(
  "simple-interest-rate",
  about("Calculate simple interest, principal, rate and time", "medium", "SS1"),
  (draw) => {
    const principal = draw.step(20_000, 200_000, 2_000);
    const [halves, years] = [draw.int(5, 24), draw.int(2, 8)];
    const rate = halves / 2;
    const amount = principal + (principal * rate * years) / 100;
    if (!Number.isInteger(amount)) return null;
    const interest = amount - principal;
    const who = draw.pick(people);
    return pose(draw, {
      ask: [
        `At what rate per annum simple interest will ${naira(principal)} amount to ${naira(amount)} in ${years} years?`,
        `${who} saved ${naira(principal)} and it grew to ${naira(amount)} in ${years} years at simple interest. Find the rate per annum.`,
        `A loan of ${naira(principal)} was cleared with a single payment of ${naira(amount)} after ${years} years. What was the rate of simple interest per annum?`,
      ],
      right: rate,
      write: fixed(1, "%"),
      slips: rounding(1, [
        [(interest * 100) / (amount * years), "divided by the amount instead of the principal"],
        [(interest * 100) / principal, "did not divide by the number of years"],
        [(amount * 100) / (principal * years), "used the amount as the interest"],
        [(interest * 100) / amount, "divided by the amount alone"],
        [(principal * 100) / (interest * years), "swapped the principal and the interest"],
        [(interest * 100) / (principal * years * 12), "found the rate for a month instead of a year"],
      ]),
      working: [
        `The interest is $${tex(amount)} - ${tex(principal)} = ${tex(interest)}$ naira.`,
        `$I = ${frac("PRT", 100)}$ gives $R = ${frac("100I", "PT")} = ${frac(`100 \\times ${tex(interest)}`, `${tex(principal)} \\times ${years}`)} = ${frac(tex(100 * interest), tex(principal * years))}$, so the rate is ${rate.toFixed(1)}%.`,
      ],
    });
  },
);

const compoundInterest = family(
  "compound-interest",
  about("Calculate compound interest and the amount", "medium", "SS2"),
  (draw) => {
    const rate = draw.pick([4, 5, 10, 15, 20, 25]);
    const principal = draw.step(10_000, 200_000, 10_000);
    const years = draw.pick([2, 2, 3]);
    const wantsInterest = draw.chance(0.5);
    const amount = Math.round(principal * (100 + rate) ** years) / 100 ** years;
    if (!Number.isInteger(amount)) return null;
    const key = wantsInterest ? amount - principal : amount;
    const simple = (principal * rate * years) / 100;
    const who = draw.pick(people);
    const wanted = wantsInterest ? "compound interest" : "amount";
    return pose(draw, {
      ask: [
        `Find the ${wanted} on ${naira(principal)} for ${years} years at ${rate}% per annum compounded yearly.`,
        `${who} invests ${naira(principal)} at ${rate}% per annum compound interest. Calculate the ${wanted} after ${years} years.`,
        `A thrift society pays ${rate}% per annum compounded yearly on ${who}'s ${naira(principal)}. What is the ${wanted} at the end of ${years} years?`,
      ],
      right: key,
      write: money,
      slips: [
        [wantsInterest ? simple : principal + simple, "worked with simple interest"],
        [
          wantsInterest ? amount : amount - principal,
          wantsInterest ? "gave the amount instead of the interest" : "gave the interest instead of the amount",
        ],
        [
          wantsInterest ? key / years : principal + (principal * rate) / 100,
          wantsInterest ? "divided the interest by the number of years" : "stopped after the first year",
        ],
        [key + (principal * rate) / 100, "added one more year of simple interest"],
        [key - (principal * rate * rate) / 10_000, "left out the interest on one year's interest"],
        [
          key + (principal * rate * rate) / 10_000,
          years === 2
            ? "added the interest on the first year's interest twice"
            : "counted the interest on one year's interest once too often",
        ],
      ],
      working: [
        `Each year the amount is multiplied by $1 + ${frac(rate, 100)} = ${short((100 + rate) / 100)}$, so $A = P\\left(1 + ${frac("R", 100)}\\right)^{n}$.`,
        `$A = ${tex(principal)} \\times ${short((100 + rate) / 100)}^{${years}} = ${tex(principal)} \\times ${short(((100 + rate) / 100) ** years)}$, which is ${naira(amount)}.`,
        ...(wantsInterest ? [`The interest is $${tex(amount)} - ${tex(principal)}$, that is ${naira(key)}.`] : []),
      ],
    });
  },
);

const incomeTax = family("income-tax", about("Calculate income tax and bills in steps", "hard", "SS2"), (draw) => {
  const income = draw.step(900_000, 1_700_000, 20_000);
  const free = draw.step(100_000, 200_000, 20_000);
  const band = draw.step(100_000, 200_000, 50_000);
  const [low, high] = draw.pick([
    [5, 10],
    [10, 15],
    [10, 20],
    [5, 15],
  ] as const);
  const rest = income - free - band;
  const key = (band * low + rest * high) / 100;
  if (rest <= 0) return null;
  const who = draw.pick(people);
  return pose(draw, {
    ask: [
      `${who} earns ${naira(income)} a year. Suppose that the first ${naira(free)} is free of tax, the next ${naira(band)} is taxed at ${low}% and the rest at ${high}%. Calculate the tax for the year.`,
      `Suppose that, on a yearly income of ${naira(income)}, no tax is paid on the first ${naira(free)}; the next ${naira(band)} is taxed at ${low}% and the remainder at ${high}%. How much tax is paid?`,
      `A teacher's yearly income is ${naira(income)}. Suppose that the tax-free allowance is ${naira(free)}; tax is ${low}% on the next ${naira(band)} and ${high}% on what remains. Find the yearly tax.`,
    ],
    right: key,
    write: money,
    slips: [
      [((income - free) * high) / 100, `taxed all the taxable income at ${high}%`],
      [(income * high) / 100, "taxed the whole income at the higher rate"],
      [(rest * high) / 100, `left out the ${low}% band`],
      [(band * low + (income - band) * high) / 100, "forgot the tax-free part"],
      [(band * high + rest * low) / 100, "swapped the two rates"],
      [((income - free) * low) / 100, `taxed all the taxable income at ${low}%`],
    ],
    working: [
      `The first ${naira(free)} is free of tax. The next band: $${frac(low, 100)} \\times ${tex(band)} = ${tex((band * low) / 100)}$ naira.`,
      `The rest is $${tex(income)} - ${tex(free)} - ${tex(band)} = ${tex(rest)}$ naira; on it $${frac(high, 100)} \\times ${tex(rest)} = ${tex((rest * high) / 100)}$ naira.`,
      `$${tex((band * low) / 100)} + ${tex((rest * high) / 100)} = ${tex(key)}$, so the tax is ${naira(key)}.`,
    ],
  });
});

const depreciation = family("depreciation", about("Calculate depreciation", "hard", "SS2"), (draw) => {
  const rate = draw.pick([5, 10, 20, 25]);
  const price = draw.step(200_000, 4_000_000, 100_000);
  const years = draw.pick([2, 2, 3]);
  const key = (price * (100 - rate) ** years) / 100 ** years;
  if (!Number.isInteger(key)) return null;
  const thing = draw.pick([
    "A generator",
    "A photocopier",
    "A block-making machine",
    "A fishing boat",
    "A milling machine",
  ]);
  return pose(draw, {
    ask: [
      `${thing} bought for ${naira(price)} depreciates by ${rate}% of its value each year. Find its value after ${years} years.`,
      `${thing} cost ${naira(price)}. If its value falls by ${rate}% every year, what is it worth after ${years} years?`,
      `${thing} worth ${naira(price)} loses ${rate}% of its value at the end of each year. Calculate its value at the end of ${years} years.`,
    ],
    right: key,
    write: money,
    slips: [
      [(price * (100 - rate * years)) / 100, "took the percentage of the first price every year"],
      [price - key, "gave the loss in value"],
      [(price * (100 + rate) ** years) / 100 ** years, "let the value grow instead of fall"],
      [(price * (100 - rate)) / 100, "stopped after one year"],
      [(price * (100 - rate) ** (years + 1)) / 100 ** (years + 1), "took one year too many"],
    ],
    working: [
      `Each year $100 - ${rate} = ${100 - rate}$ per cent of the value remains, so it is multiplied by $${short((100 - rate) / 100)}$.`,
      `After ${years} years: $${tex(price)} \\times ${short((100 - rate) / 100)}^{${years}} = ${tex(price)} \\times ${short(((100 - rate) / 100) ** years)}$, which is ${naira(key)}.`,
    ],
  });
});

export const interestAndTax = [simpleInterest, interestRate, compoundInterest, incomeTax, depreciation];
