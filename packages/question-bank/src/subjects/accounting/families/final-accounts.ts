import { family } from "../../../authoring.ts";
import { money, naira } from "../../mathematics/number-text.ts";
import { people } from "../../mathematics/people-and-places.ts";
import { pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";
import { balances, profitOrLoss } from "../balances.ts";

const final = underTopic("final-accounts");
const assets = underTopic("depreciation-and-provisions");

const costOfSales = family("gross-profit", final("Prepare the trading account", "easy", "SS1", 10), (draw) => {
  const [opening, purchases, carriage, returns, closing] = [
    draw.step(20_000, 80_000, 5_000),
    draw.step(150_000, 500_000, 10_000),
    draw.step(4_000, 20_000, 1_000),
    draw.step(5_000, 24_000, 1_000),
    draw.step(18_000, 90_000, 4_000),
  ];
  const cost = opening + purchases + carriage - returns - closing;
  const profit = draw.step(40_000, 160_000, 8_000);
  const wantsCost = draw.chance(0.4);
  const rows: (readonly [string, number])[] = [
    ["Opening stock", opening],
    ["Purchases", purchases],
    ["Carriage inwards", carriage],
    ["Returns outwards", returns],
    ["Closing stock", closing],
  ];
  const table = balances(wantsCost ? rows : [...rows, ["Sales", cost + profit]]);
  const asked = wantsCost ? "cost of goods sold" : "gross profit";
  const key = wantsCost ? cost : profit;
  const turn = wantsCost ? 1 : -1;
  return pose(draw, {
    ask: [
      `Use these figures of a trader to find the ${asked}.\n\n${table}`,
      `From the books of ${draw.pick(people)}:\n\n${table}\n\nCalculate the ${asked}.`,
      `A shop's records show:\n\n${table}\n\nWhat is the ${asked}?`,
    ],
    right: key,
    write: money,
    slips: [
      [key - turn * carriage, "left out the carriage inwards"],
      [key + turn * returns, "left out the returns outwards"],
      [key + turn * 2 * returns, "added the returns outwards to the cost instead of deducting them"],
      [key + turn * closing, "left out the closing stock"],
      [key - turn * opening, "left out the opening stock"],
      [key - turn * 2 * carriage, "deducted the carriage inwards from the cost instead of adding it"],
    ],
    working: [
      `Net purchases = purchases + carriage inwards − returns outwards = ${naira(purchases)} + ${naira(carriage)} − ${naira(returns)} = ${naira(purchases + carriage - returns)}.`,
      `Cost of goods sold = opening stock + net purchases − closing stock = ${naira(opening)} + ${naira(purchases + carriage - returns)} − ${naira(closing)} = ${naira(cost)}.`,
      ...(wantsCost
        ? []
        : [`Gross profit = sales − cost of goods sold = ${naira(cost + profit)} − ${naira(cost)} = ${naira(profit)}.`]),
    ],
  });
});

const netProfit = family(
  "net-profit",
  final("Prepare the profit and loss account and balance sheet", "medium", "SS1", 9),
  (draw) => {
    const gross = draw.step(200_000, 600_000, 10_000);
    const [received, salaries, carriage, allowed] = [
      draw.step(2_000, 12_000, 500),
      draw.step(60_000, 160_000, 5_000),
      draw.step(3_000, 18_000, 1_000),
      draw.step(2_500, 11_000, 500),
    ];
    const key = gross + received - salaries - carriage - allowed;
    if (key <= 0 || received === allowed || carriage === allowed || carriage === 2 * allowed) return null;
    const table = balances([
      ["Gross profit", gross],
      ["Discount received", received],
      ["Salaries", salaries],
      ["Carriage outwards", carriage],
      ["Discount allowed", allowed],
    ]);
    return pose(draw, {
      ask: [
        `Find the net profit from these figures.\n\n${table}`,
        `${draw.pick(people)} has the following figures for the year.\n\n${table}\n\nCalculate the net profit.`,
        `What is the net profit of a business with these figures?\n\n${table}`,
      ],
      right: key,
      write: money,
      slips: [
        [key - 2 * received, "treated discount received as an expense"],
        [key + 2 * allowed, "treated discount allowed as an income"],
        [key + carriage, "left out carriage outwards"],
        [key - received, "left out discount received"],
        [key + allowed, "left out discount allowed"],
      ],
      working: [
        "Net profit = gross profit + other income − expenses.",
        `Discount received is income: ${naira(gross)} + ${naira(received)} = ${naira(gross + received)}.`,
        `Expenses: ${naira(salaries)} + ${naira(carriage)} + ${naira(allowed)} = ${naira(salaries + carriage + allowed)}. Carriage outwards is the cost of delivering goods to customers, a selling expense, so it belongs here and not in the cost of goods sold.`,
        `Net profit = ${naira(gross + received)} − ${naira(salaries + carriage + allowed)} = ${naira(key)}.`,
      ],
    });
  },
);

const adjusted = family(
  "expense-for-the-year",
  final("Adjust for accruals and prepayments", "medium", "SS2", 9),
  (draw) => {
    const expense = draw.pick(["rent", "insurance", "electricity", "rates"]);
    const paid = draw.step(40_000, 180_000, 4_000);
    const [owingStart, prepaidEnd] = [draw.step(3_000, 15_000, 1_000), draw.step(2_000, 14_000, 500)];
    const accruedEnd = draw.chance(0.5);
    const end = accruedEnd ? prepaidEnd : -prepaidEnd;
    if (owingStart === prepaidEnd) return null;
    const key = paid - owingStart + end;
    const closing = accruedEnd ? `${naira(prepaidEnd)} was owing` : `${naira(prepaidEnd)} was prepaid`;
    return pose(draw, {
      ask: [
        `A business paid ${naira(paid)} for ${expense} during a year. At the start of the year ${naira(owingStart)} was owing and at the end ${closing}. What is charged to the profit and loss account for ${expense}?`,
        `${draw.pick(people)} paid ${naira(paid)} for ${expense} in the year. The opening accrual was ${naira(owingStart)}, and at the end of the year ${closing}. Find the ${expense} expense for the year.`,
        `Payments for ${expense} in a year came to ${naira(paid)}. At the start ${naira(owingStart)} was owing; at the end ${closing}. How much belongs to the profit and loss account of the year?`,
      ],
      right: key,
      write: money,
      slips: [
        [paid + owingStart + end, "added what was owing at the start instead of deducting it"],
        [
          paid - owingStart - end,
          accruedEnd
            ? "deducted what was owing at the end instead of adding it"
            : "added what was prepaid at the end instead of deducting it",
        ],
        [paid, "took the amount paid without any adjustment"],
        [paid + end, "left out what was owing at the start"],
        [paid - owingStart, `left out what was ${accruedEnd ? "owing" : "prepaid"} at the end`],
        [paid + owingStart - end, "made both adjustments the wrong way round"],
      ],
      working: [
        "The year is charged with what belongs to it, paid or not.",
        `Of the payments, ${naira(owingStart)} settled last year's debt: ${naira(paid)} − ${naira(owingStart)} = ${naira(paid - owingStart)}.`,
        accruedEnd
          ? `What is still owing belongs to this year too: ${naira(paid - owingStart)} + ${naira(prepaidEnd)} = ${naira(key)}.`
          : `What is prepaid belongs to next year: ${naira(paid - owingStart)} − ${naira(prepaidEnd)} = ${naira(key)}.`,
      ],
    });
  },
);

const closingCapital = family(
  "closing-capital",
  final("Prepare the profit and loss account and balance sheet", "easy", "SS1", 8),
  (draw) => {
    const [capital, profit, drawings, added] = [
      draw.step(300_000, 900_000, 20_000),
      draw.step(60_000, 240_000, 10_000),
      draw.step(24_000, 96_000, 4_000),
      draw.step(20_000, 100_000, 10_000),
    ];
    const key = capital + profit + added - drawings;
    if (added === drawings || added === profit || drawings === profit) return null;
    const who = draw.pick(people);
    return pose(draw, {
      ask: [
        `${who} began a year with a capital of ${naira(capital)}, brought in ${naira(added)} more, made a net profit of ${naira(profit)} and took drawings of ${naira(drawings)}. Find the capital at the end of the year.`,
        `The opening capital of a sole trader was ${naira(capital)}. During the year additional capital was ${naira(added)}, net profit ${naira(profit)} and drawings ${naira(drawings)}. What was the closing capital?`,
        `A trader's capital at the start of a year was ${naira(capital)}. Net profit for the year was ${naira(profit)}, drawings were ${naira(drawings)} and fresh capital of ${naira(added)} was paid in. Calculate the closing capital.`,
      ],
      right: key,
      write: money,
      slips: [
        [key + 2 * drawings, "added the drawings instead of deducting them"],
        [key + drawings, "left out the drawings"],
        [key - added, "left out the new capital brought in"],
        [key - profit, "left out the profit"],
        [key - 2 * profit, "deducted the profit instead of adding it"],
      ],
      working: [
        "Closing capital = opening capital + additional capital + net profit − drawings.",
        `New capital and profit belong to the owner: ${naira(capital)} + ${naira(added)} + ${naira(profit)} = ${naira(capital + added + profit)}.`,
        `Drawings are what the owner has taken out of the business, so they reduce the capital: ${naira(capital + added + profit)} − ${naira(drawings)} = ${naira(key)}.`,
      ],
    });
  },
);

const straightLine = family(
  "straight-line-depreciation",
  assets("Calculate depreciation", "easy", "SS2", 9),
  (draw) => {
    const asset = draw.pick(["deep freezer", "machine", "computer", "generator", "grinding mill"]);
    const [life, yearly, scrap] = [draw.int(4, 10), draw.step(10_000, 90_000, 5_000), draw.step(10_000, 60_000, 5_000)];
    const cost = life * yearly + scrap;
    const after = draw.int(2, 3);
    const wantsBook = draw.chance(0.5);
    const key = wantsBook ? cost - after * yearly : yearly;
    const asked = wantsBook
      ? `Find its net book value after ${after} years.`
      : "What is the depreciation for one year?";
    return pose(draw, {
      ask: [
        `A ${asset} costs ${naira(cost)}, has a useful life of ${life} years and a scrap value of ${naira(scrap)}. Depreciation is by the straight-line method. ${asked}`,
        `${draw.pick(people)} buys a ${asset} for ${naira(cost)}. It will last ${life} years and then fetch ${naira(scrap)}. It is depreciated by the straight-line method. ${asked}`,
        `A firm uses the straight-line method for a ${asset} that cost ${naira(cost)}, with an expected life of ${life} years and a residual value of ${naira(scrap)}. ${asked}`,
      ],
      right: key,
      write: money,
      slips: [
        [
          wantsBook ? cost - (after * cost) / life : cost / life,
          `did not deduct the ${naira(scrap)} that will be left at the end of its life`,
        ],
        [
          wantsBook ? after * yearly : cost - yearly,
          wantsBook ? `gave the depreciation of ${after} years` : "gave the book value after one year",
        ],
        [
          wantsBook ? cost - yearly : (cost + scrap) / life,
          wantsBook
            ? "took off one year's depreciation only"
            : `added ${naira(scrap)} to the cost instead of deducting it`,
        ],
        [wantsBook ? cost - scrap : cost - scrap, "gave the depreciation of its whole life"],
        [
          wantsBook ? key - scrap : yearly * 2,
          wantsBook ? `took ${naira(scrap)} off the book value as well` : "gave the depreciation of two years",
        ],
        [
          wantsBook ? key - yearly : yearly + scrap,
          wantsBook
            ? `took off ${after + 1} years of depreciation instead of ${after}`
            : `added ${naira(scrap)} to the yearly depreciation`,
        ],
      ],
      working: [
        "Straight line: yearly depreciation = (cost − value left at the end) ÷ years of life.",
        `Yearly depreciation = (${naira(cost)} − ${naira(scrap)}) ÷ ${life} = ${naira(cost - scrap)} ÷ ${life} = ${naira(yearly)}.`,
        ...(wantsBook
          ? [
              `In ${after} years: ${after} × ${naira(yearly)} = ${naira(after * yearly)}.`,
              `Book value = cost − depreciation = ${naira(cost)} − ${naira(after * yearly)} = ${naira(key)}.`,
            ]
          : []),
      ],
    });
  },
);

const reducing = family(
  "reducing-balance-depreciation",
  assets("Calculate depreciation", "medium", "SS2", 9),
  (draw) => {
    const asset = draw.pick(["generator", "machine", "welding machine", "photocopier"]);
    const [cost, rate, years] = [
      draw.step(80_000, 900_000, 20_000),
      draw.pick([10, 20, 25, 30, 40, 50]),
      draw.int(2, 3),
    ];
    const value = cost * ((100 - rate) / 100) ** years;
    const before = cost * ((100 - rate) / 100) ** (years - 1);
    if (Math.abs(value - Math.round(value)) > 1e-6 || Math.abs(before - Math.round(before)) > 1e-6) return null;
    const [book, last] = [Math.round(value), Math.round(before)];
    return pose(draw, {
      ask: [
        `A ${asset} bought for ${naira(cost)} is depreciated at ${rate}% per annum by the reducing balance method. Find its net book value after ${years} years.`,
        `${draw.pick(people)} bought a ${asset} for ${naira(cost)}. Depreciation is ${rate}% per annum on the reducing balance. What is its book value at the end of ${years} years?`,
        `A firm writes off ${rate}% of the reducing balance of a ${asset} each year. The ${asset} cost ${naira(cost)}. What is its net book value after ${years} years?`,
      ],
      right: book,
      write: money,
      slips: [
        [
          cost - (cost * rate * years) / 100,
          `took ${rate}% of the cost off every year instead of ${rate}% of the balance`,
        ],
        [cost - book, `gave the depreciation of ${years} years`],
        [last, `stopped after ${years - 1} ${years === 2 ? "year" : "years"}`],
        [
          Math.round((book * (100 - rate)) / 100),
          `took off ${years + 1} years of depreciation instead of ${years}${(book * (100 - rate)) % 100 ? ", and rounded to the nearest naira" : ""}`,
        ],
        [last - book, "gave the last year's depreciation"],
        [Math.round((cost * rate) / 100), "gave the first year's depreciation"],
      ],
      working: [
        `Each year ${rate}% comes off the value at the start of that year, so ${100 - rate}% of it is left.`,
        ...Array.from({ length: years }, (_, year) => {
          const start = Math.round(cost * ((100 - rate) / 100) ** year);
          const end = Math.round(cost * ((100 - rate) / 100) ** (year + 1));
          return `Year ${year + 1}: ${naira(start)} − ${rate}% of ${naira(start)} = ${naira(start)} − ${naira(start - end)} = ${naira(end)}.`;
        }),
      ],
    });
  },
);

const disposal = family(
  "disposal-of-asset",
  assets("Record the disposal of fixed assets", "hard", "SS2", 8),
  (draw) => {
    const asset = draw.pick(["machine", "photocopier", "generator", "deep freezer"]);
    const [cost, rate, years] = [draw.step(100_000, 800_000, 20_000), draw.pick([10, 15, 20, 25]), draw.int(2, 3)];
    const written = (cost * rate * years) / 100;
    const result = draw.pick([-1, 1]) * draw.step(4_000, 30_000, 2_000);
    const price = cost - written + result;
    return pose(draw, {
      ask: [
        `A ${asset} that cost ${naira(cost)} was depreciated at ${rate}% per annum on cost for ${years} years and then sold for ${naira(price)}. What was the profit or loss on disposal?`,
        `After ${years} years of depreciation at ${rate}% per annum on cost, a ${asset} bought for ${naira(cost)} was sold for ${naira(price)}. Find the profit or loss on the sale.`,
        `${draw.pick(people)} sold for ${naira(price)} a ${asset} which cost ${naira(cost)}. It had been depreciated for ${years} years at ${rate}% per annum on cost. Calculate the profit or loss on disposal.`,
      ],
      right: result,
      write: profitOrLoss,
      named: (text) => `a ${text.toLowerCase()}`,
      slips: [
        [
          -result,
          `compared price and book value the wrong way round and took a ${result > 0 ? "profit for a loss" : "loss for a profit"}`,
        ],
        [price - cost, "compared the price with the cost and forgot the depreciation"],
        [price - written, "compared the price with the depreciation instead of the book value"],
        [price - (cost - (cost * rate) / 100), "took off one year's depreciation only"],
        [price - (cost - written) - result / 2, "made an error in the book value"],
      ],
      check: (v) =>
        `A ${profitOrLoss(v)?.toLowerCase()} would need a book value of ${naira(price - v)}, but it is ${naira(cost - written)}.`,
      working: [
        `Depreciation in ${years} years: ${years} × ${rate}% of ${naira(cost)} = ${years} × ${naira((cost * rate) / 100)} = ${naira(written)}.`,
        `Book value = cost − depreciation = ${naira(cost)} − ${naira(written)} = ${naira(cost - written)}.`,
        result > 0
          ? `The price is higher than the book value: ${naira(price)} − ${naira(cost - written)} = ${naira(result)}, a ${profitOrLoss(result)!.toLowerCase()}.`
          : `The price is lower than the book value: ${naira(cost - written)} − ${naira(price)} = ${naira(-result)}, a ${profitOrLoss(result)!.toLowerCase()}.`,
      ],
    });
  },
);

const doubtful = family(
  "provision-for-doubtful-debts",
  assets("Make provisions for bad and doubtful debts", "medium", "SS2", 9),
  (draw) => {
    const [debtors, bad, rate] = [
      draw.step(100_000, 500_000, 10_000),
      draw.step(4_000, 20_000, 2_000),
      draw.pick([2, 4, 5, 10]),
    ];
    const provision = ((debtors - bad) * rate) / 100;
    const old = draw.step(2_000, 30_000, 500);
    const change = provision - old;
    if (!Number.isInteger(provision) || Math.abs(change) < 500) return null;
    const key = Math.abs(change);
    const word = change > 0 ? "increase" : "decrease";
    return pose(draw, {
      ask: [
        `Debtors stand at ${naira(debtors)}, of which ${naira(bad)} is to be written off as bad. A provision of ${rate}% is required on the rest; the existing provision is ${naira(old)}. What is the ${word} in the provision?`,
        `${draw.pick(people)}'s debtors total ${naira(debtors)} before bad debts of ${naira(bad)} are written off. The provision for doubtful debts, now ${naira(old)}, is to be ${rate}% of the remaining debtors. Find the ${word} in the provision.`,
        `Before bad debts of ${naira(bad)} are written off, debtors are ${naira(debtors)}. The provision for doubtful debts is to be adjusted from ${naira(old)} to ${rate}% of the remaining debtors. Calculate the ${word}.`,
      ],
      right: key,
      write: money,
      slips: [
        [Math.abs((debtors * rate) / 100 - old), "did not write off the bad debts first"],
        [provision, "gave the whole new provision"],
        [(debtors * rate) / 100, "gave the whole new provision, and took it on all the debtors"],
        [provision + old, "added the old provision to the new one instead of taking the difference"],
        [key + bad, "added the bad debts to the change in the provision"],
        [Math.abs(((debtors + bad) * rate) / 100 - old), "added the bad debts to the debtors"],
      ],
      working: [
        `The provision is taken on the debtors left when the bad debts are written off: ${naira(debtors)} − ${naira(bad)} = ${naira(debtors - bad)}.`,
        `New provision = ${rate}% of ${naira(debtors - bad)} = ${naira(provision)}.`,
        `Only the change goes to the profit and loss account: ${naira(Math.max(provision, old))} − ${naira(Math.min(provision, old))} = ${naira(key)}, ${change > 0 ? "an increase" : "a decrease"}.`,
      ],
    });
  },
);

export const finalAccounts = [
  costOfSales,
  netProfit,
  adjusted,
  closingCapital,
  straightLine,
  reducing,
  disposal,
  doubtful,
];
