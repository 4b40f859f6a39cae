import { family } from "../../../authoring.ts";
import { count, money, naira } from "../../mathematics/number-text.ts";
import { people } from "../../mathematics/people-and-places.ts";
import { pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";

const finance = underTopic("business-finance");
const banking = underTopic("money-and-banking");
const cover = underTopic("insurance");

const workingCapital = family(
  "working-capital",
  finance("Calculate capital, dividends and profit", "easy", "SS2", 3),
  (draw) => {
    const [cash, stock, debtors, creditors, overdraft, fittings] = [
      draw.step(10_000, 60_000, 5_000),
      draw.step(60_000, 200_000, 10_000),
      draw.step(20_000, 90_000, 5_000),
      draw.step(20_000, 80_000, 5_000),
      draw.step(5_000, 30_000, 2_500),
      draw.step(200_000, 600_000, 50_000),
    ];
    const key = cash + stock + debtors - creditors - overdraft;
    if (key <= 0) return null;
    const facts = `cash ${naira(cash)}, stock ${naira(stock)}, debtors ${naira(debtors)}, creditors ${naira(creditors)}, bank overdraft ${naira(overdraft)} and shop fittings ${naira(fittings)}`;
    return pose(draw, {
      ask: [
        `A business has ${facts}. What is its working capital?`,
        `Find the working capital of ${draw.pick(people)}, whose books show ${facts}.`,
        `The balances of a shop are ${facts}. Calculate the working capital.`,
      ],
      right: key,
      write: money,
      slips: [
        [key + fittings, "counted the shop fittings as current assets instead of fixed ones"],
        [key + creditors + overdraft, "gave the current assets and deducted no current liabilities"],
        [key + overdraft, "left out the overdraft"],
        [key - stock, "left out the stock"],
        [key + 2 * overdraft, "added the overdraft instead of deducting it"],
      ],
      working: [
        "Working capital = current assets − current liabilities.",
        `Current assets: ${naira(cash)} + ${naira(stock)} + ${naira(debtors)} = ${naira(cash + stock + debtors)}. Shop fittings are fixed assets.`,
        `Current liabilities: ${naira(creditors)} + ${naira(overdraft)} = ${naira(creditors + overdraft)}.`,
        `Working capital = ${naira(cash + stock + debtors)} − ${naira(creditors + overdraft)} = ${naira(key)}.`,
      ],
    });
  },
);

const dividend = family(
  "dividend-received",
  finance("Calculate capital, dividends and profit", "medium", "SS3", 3),
  (draw) => {
    const [shares, nominal, rate] = [
      draw.step(500, 8_000, 500),
      draw.pick([1, 2, 5, 10]),
      draw.pick([5, 8, 10, 12, 15, 20]),
    ];
    const price = nominal + draw.pick([1, 2, 3, 4]);
    const key = (shares * nominal * rate) / 100;
    if (!Number.isInteger(key)) return null;
    return pose(draw, {
      ask: [
        `${draw.pick(people)} bought ${count(shares)} ordinary shares of ${naira(nominal)} each at ${naira(price)} per share. The company declares a dividend of ${rate}% on the nominal value. How much dividend is received?`,
        `A company pays a dividend of ${rate}% on the nominal value of its ${naira(nominal)} ordinary shares. What does the holder of ${count(shares)} shares bought at ${naira(price)} each receive?`,
        `An investor holds ${count(shares)} shares of nominal value ${naira(nominal)} each, which cost ${naira(price)} each. Find the dividend when ${rate}% of the nominal value is declared.`,
      ],
      right: key,
      write: money,
      slips: [
        [(shares * price * rate) / 100, "took the rate on the price paid instead of the nominal value"],
        [shares * nominal, "gave the nominal value of the shares"],
        [(shares * (price - nominal) * rate) / 100, "took the rate on what was paid above the nominal value"],
        [shares * price, "gave the cost of the shares"],
        [shares * rate, `took ${naira(rate)} on each share instead of ${rate}% of its nominal value`],
      ],
      working: [
        "This dividend is a percentage of the nominal value, whatever was paid for the shares.",
        `Nominal value: ${count(shares)} × ${naira(nominal)} = ${naira(shares * nominal)}.`,
        `Dividend: ${rate}% of ${naira(shares * nominal)} = ${naira(shares * nominal)} × ${rate} ÷ 100 = ${naira(key)}.`,
      ],
    });
  },
);

const netProfit = family(
  "net-profit-of-a-trader",
  finance("Calculate capital, dividends and profit", "medium", "SS2", 3),
  (draw) => {
    const [cost, gross] = [draw.step(200_000, 700_000, 10_000), draw.step(100_000, 300_000, 10_000)];
    const [rent, wages, adverts] = [
      draw.step(12_000, 48_000, 4_000),
      draw.step(20_000, 60_000, 5_000),
      draw.step(3_000, 15_000, 1_000),
    ];
    const sales = cost + gross;
    const key = gross - rent - wages - adverts;
    if (key <= 0) return null;
    return pose(draw, {
      ask: [
        `A trader's turnover is ${naira(sales)}, cost of goods sold ${naira(cost)}, rent ${naira(rent)}, wages ${naira(wages)} and advertising ${naira(adverts)}. What is the net profit?`,
        `${draw.pick(people)} sold goods that cost ${naira(cost)} for ${naira(sales)}. Expenses were rent ${naira(rent)}, wages ${naira(wages)} and advertising ${naira(adverts)}. Find the net profit.`,
        `Calculate the net profit when sales are ${naira(sales)}, cost of goods sold ${naira(cost)}, and the expenses are rent ${naira(rent)}, wages ${naira(wages)} and advertising ${naira(adverts)}.`,
      ],
      right: key,
      write: money,
      slips: [
        [gross, "gave the gross profit and deducted no expenses"],
        [gross - rent - wages, "left out the advertising"],
        [sales - rent - wages - adverts, "did not deduct the cost of the goods"],
        [gross - wages - adverts, "left out the rent"],
        [rent + wages + adverts, "gave the total of the expenses"],
      ],
      working: [
        `Gross profit = sales − cost of goods sold = ${naira(sales)} − ${naira(cost)} = ${naira(gross)}.`,
        `Expenses: ${naira(rent)} + ${naira(wages)} + ${naira(adverts)} = ${naira(rent + wages + adverts)}.`,
        `Net profit = gross profit − expenses = ${naira(gross)} − ${naira(rent + wages + adverts)} = ${naira(key)}.`,
      ],
    });
  },
);

const exchange = family("foreign-exchange", banking("Calculate exchange and interest", "easy", "SS2", 3), (draw) => {
  const [rate, foreign] = [draw.step(1_300, 1_600, 20), draw.step(200, 4_000, 100)];
  const charge = draw.pick([1, 2, 4, 5]);
  const naive = rate * foreign;
  const key = naive + (naive * charge) / 100;
  return pose(draw, {
    ask: [
      `An importer must pay a supplier ${count(foreign)} dollars. If a dollar exchanges for ${naira(rate)} and the bank charges ${charge}% commission on the naira value, how much does the importer pay in all?`,
      `${draw.pick(people)} buys ${count(foreign)} dollars from a bank at ${naira(rate)} to the dollar and pays ${charge}% commission on the naira value. What is the total cost?`,
      `Find the total naira cost of ${count(foreign)} dollars at ${naira(rate)} to the dollar with a bank commission of ${charge}% of the naira value.`,
    ],
    right: key,
    write: money,
    slips: [
      [naive, "left out the commission"],
      [naive - (naive * charge) / 100, "deducted the commission instead of adding it"],
      [(naive * charge) / 100, "gave the commission only"],
      [rate * (foreign + charge), `added ${charge} to the number of dollars instead of ${charge}% to the naira value`],
      [naive + charge, `added ${naira(charge)} instead of ${charge}%`],
    ],
    working: [
      `Naira value: ${count(foreign)} × ${naira(rate)} = ${naira(naive)}.`,
      `Commission: ${charge}% of ${naira(naive)} = ${naira(naive)} × ${charge} ÷ 100 = ${naira(key - naive)}.`,
      `The bank is paid both: ${naira(naive)} + ${naira(key - naive)} = ${naira(key)}.`,
    ],
  });
});

const interest = family("loan-interest", banking("Calculate exchange and interest", "easy", "SS1", 3), (draw) => {
  const [loan, rate, months] = [
    draw.step(60_000, 900_000, 20_000),
    draw.pick([6, 8, 10, 12, 15, 18, 20]),
    draw.pick([3, 4, 6, 8, 9, 18]),
  ];
  const key = (loan * rate * months) / 1200;
  if (!Number.isInteger(key)) return null;
  return pose(draw, {
    ask: [
      `A bank lends a trader ${naira(loan)} at ${rate}% simple interest per annum for ${months} months. How much interest is due?`,
      `${draw.pick(people)} takes a bank loan of ${naira(loan)} for ${months} months at ${rate}% per annum simple interest. Find the interest.`,
      `Calculate the simple interest on a loan of ${naira(loan)} at ${rate}% per annum for ${months} months.`,
    ],
    right: key,
    write: money,
    slips: [
      [(loan * rate) / 100, `took the interest of a full year instead of ${months} months`],
      [loan + key, "added the loan to the interest"],
      [(loan * rate * months) / 100, `took ${months} years instead of ${months} months`],
      [(loan * rate) / 1200, "took the interest of one month only"],
      [(loan * rate * (12 - months)) / 1200, `reckoned the ${12 - months} months that are left of the year`],
      [(loan * rate * months) / 1000, "divided by 10 months instead of 12"],
    ],
    working: [
      "Interest = loan × rate ÷ 100 × time in years.",
      `For a full year: ${naira(loan)} × ${rate} ÷ 100 = ${naira((loan * rate) / 100)}.`,
      `${months} months are ${months}/12 of a year: ${naira((loan * rate) / 100)} × ${months} ÷ 12 = ${naira(key)}.`,
    ],
  });
});

const premium = family("insurance-premium", cover("Calculate premiums and claims", "easy", "SS2", 3), (draw) => {
  const [value, rate] = [draw.step(4_000_000, 30_000_000, 500_000), draw.pick([75, 80, 90, 100, 750, 800, 900])];
  const thing = draw.pick(["delivery van", "lorry", "minibus", "fuel tanker", "taxi", "tipper"]);
  const per = draw.pick([1_000, 10_000]);
  const off = draw.pick([10, 20, 25, 30]);
  const full = (value / per) * rate;
  const key = (full * (100 - off)) / 100;
  if ((per === 1_000) !== rate <= 100 || !Number.isInteger(key)) return null;
  return pose(draw, {
    ask: [
      `A ${thing} is insured for ${naira(value)} at a premium of ${naira(rate)} for every ${naira(per)} of cover, less a no-claim bonus of ${off}%. What is the annual premium?`,
      `${draw.pick(people)} insures a ${thing} for ${naira(value)}. The annual rate is ${naira(rate)} for every ${naira(per)} insured, and a no-claim bonus of ${off}% has been earned. Find the premium to be paid.`,
      `Calculate the yearly premium on a ${thing} insured for ${naira(value)} at ${naira(rate)} for every ${naira(per)}, with ${off}% off as a no-claim bonus.`,
    ],
    right: key,
    write: money,
    slips: [
      [full, "left out the no-claim bonus"],
      [full - key, "gave the bonus instead of what is left to pay"],
      [full + (full - key), "added the bonus instead of deducting it"],
      [full - off, `took ${naira(off)} off instead of ${off}%`],
      [
        key * 10,
        per === 1_000
          ? "divided the cover by ₦100 instead of ₦1,000"
          : "divided the cover by ₦1,000 instead of ₦10,000",
      ],
      [value / per, `gave the number of times that ${naira(per)} goes into the cover`],
    ],
    working: [
      `The rate is paid on every ${naira(per)} of cover, so find how many of them there are.`,
      `${naira(value)} ÷ ${naira(per)} = ${count(value / per)}.`,
      `Full premium = ${count(value / per)} × ${naira(rate)} = ${naira(full)}.`,
      `No-claim bonus: ${off}% of ${naira(full)} = ${naira(full)} × ${off} ÷ 100 = ${naira(full - key)}, so ${naira(full)} − ${naira(full - key)} = ${naira(key)} is paid.`,
    ],
  });
});

const average = family("average-clause", cover("Calculate premiums and claims", "hard", "SS3", 3), (draw) => {
  const [p, q] = draw.pick([
    [1, 2],
    [2, 3],
    [3, 4],
    [3, 5],
    [4, 5],
    [2, 5],
  ] as const);
  const value = q * draw.step(1_000_000, 6_000_000, 500_000);
  const insured = (value / q) * p;
  const loss = q * draw.step(100_000, 600_000, 50_000);
  const key = (loss * p) / q;
  if (loss >= insured) return null;
  const thing = draw.pick(["shop", "store", "warehouse", "factory", "house"]);
  return pose(draw, {
    ask: [
      `A ${thing} worth ${naira(value)} is insured for ${naira(insured)} under a policy with an average clause. Fire does damage of ${naira(loss)}. How much will the insurer pay?`,
      `${draw.pick(people)} insured a ${thing} worth ${naira(value)} for only ${naira(insured)}. The policy is subject to average. A fire caused a loss of ${naira(loss)}. Find the compensation.`,
      `Under a policy subject to average, a ${thing} valued at ${naira(value)} is insured for ${naira(insured)}. Calculate the amount payable on a loss of ${naira(loss)}.`,
    ],
    right: key,
    write: money,
    slips: [
      [loss, "paid the loss in full as if the whole value were insured"],
      [insured, "gave the sum insured instead of a share of the loss"],
      [loss - key, "gave the part of the loss that the owner bears"],
      [value - insured, "gave the value that is not insured"],
      [(loss * q) / p, "divided the value by the sum insured instead of the reverse"],
      [loss / 2, "shared the loss equally between insurer and owner"],
    ],
    working: [
      "Average clause: compensation = sum insured ÷ value × loss; the owner bears the rest.",
      `Share insured: ${naira(insured)} ÷ ${naira(value)}; dividing both by ${naira(value / q)} gives ${p}/${q}.`,
      `Compensation = ${p}/${q} of ${naira(loss)} = ${naira(loss)} × ${p} ÷ ${q} = ${naira(key)}.`,
    ],
  });
});

const contribution = family(
  "contribution-between-insurers",
  cover("Calculate premiums and claims", "hard", "SS3", 3),
  (draw) => {
    const [p, q] = draw.pick([
      [1, 2],
      [2, 3],
      [1, 3],
      [3, 5],
      [3, 4],
      [1, 4],
      [2, 1],
      [3, 1],
    ] as const);
    const unit = draw.step(1_000_000, 5_000_000, 500_000);
    const part = draw.step(150_000, 600_000, 50_000);
    const [first, second, loss] = [p * unit, q * unit, (p + q) * part];
    const key = p * part;
    const thing = draw.pick(["warehouse", "shop", "cargo", "factory"]);
    return pose(draw, {
      ask: [
        `A ${thing} is insured with Company X for ${naira(first)} and with Company Y for ${naira(second)}. A loss of ${naira(loss)} occurs. How much does Company X contribute?`,
        `The same ${thing} is covered by Company X for ${naira(first)} and by Company Y for ${naira(second)}. Find the share of Company X in a loss of ${naira(loss)}.`,
        `${draw.pick(people)} insured a ${thing} with Company X for ${naira(first)} and with Company Y for ${naira(second)}. If the loss is ${naira(loss)}, what will Company X pay?`,
      ],
      right: key,
      write: money,
      slips: [
        [loss / 2, "shared the loss equally between the companies"],
        [q * part, "gave the share of Company Y"],
        [loss, "made Company X pay the whole loss"],
        [first, "gave the sum insured with Company X"],
        [second, "gave the sum insured with Company Y"],
      ],
      working: [
        `Indemnity lets nobody gain from a loss, so a loss is paid once, and the companies share it in the ratio of the sums insured: ${naira(first)} : ${naira(second)}, both divided by ${naira(first / p)}, is ${p} : ${q}.`,
        `That makes ${p} + ${q} = ${p + q} parts; one part is ${naira(loss)} ÷ ${p + q} = ${naira(part)}.`,
        `Company X pays ${p} × ${naira(part)} = ${naira(key)}.`,
      ],
    });
  },
);

export const financeAndInsurance = [
  workingCapital,
  dividend,
  netProfit,
  exchange,
  interest,
  premium,
  average,
  contribution,
];
