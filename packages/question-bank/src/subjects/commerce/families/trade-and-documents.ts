import { family } from "../../../authoring.ts";
import { money, naira, short } from "../../mathematics/number-text.ts";
import { people } from "../../mathematics/people-and-places.ts";
import { pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";

const home = underTopic("home-trade");
const abroad = underTopic("foreign-trade");
const papers = underTopic("documents-and-payments");

const percent = (n: number) =>
  n > 0 && Math.abs(n * 100 - Math.round(n * 100)) < 1e-6 ? `${short(Number(n.toFixed(2)))}%` : null;

const tradeDiscount = family(
  "trade-discount",
  papers("Calculate discounts and invoice totals", "easy", "SS1", 3),
  (draw) => {
    const [goods, least, most] = draw.pick([
      ["bags of cement", 8_000, 11_000],
      ["cartons of soap", 6_000, 15_000],
      ["school bags", 4_000, 12_000],
      ["tins of milk", 500, 2_500],
      ["rolls of cloth", 9_000, 25_000],
      ["pairs of sandals", 3_000, 9_000],
    ] as const);
    const [price, items, rate] = [
      draw.step(least, most, 250),
      draw.pick([20, 24, 30, 40, 50, 60]),
      draw.pick([5, 10, 15, 20, 25, 30]),
    ];
    const gross = price * items;
    const key = (gross * (100 - rate)) / 100;
    return pose(draw, {
      ask: [
        `A retailer orders ${items} ${goods} at a list price of ${naira(price)} each, less ${rate}% trade discount. What is the net amount of the invoice?`,
        `${draw.pick(people)} buys ${items} ${goods} listed at ${naira(price)} each with a trade discount of ${rate}%. Find the amount due.`,
        `Calculate the net invoice price of ${items} ${goods} at ${naira(price)} each less a trade discount of ${rate}%.`,
      ],
      right: key,
      write: money,
      slips: [
        [gross - key, "gave the discount itself instead of the price less discount"],
        [gross, "gave the list price and left out the discount"],
        [(gross * (100 + rate)) / 100, "added the discount instead of deducting it"],
        [gross - rate * items, `took ${naira(rate)} off each item instead of ${rate}%`],
        [(price * (100 - rate)) / 100, "priced one item only"],
      ],
      working: [
        `List price of all: ${items} × ${naira(price)} = ${naira(gross)}.`,
        `Trade discount: ${rate}% of ${naira(gross)} = ${naira(gross)} × ${rate} ÷ 100 = ${naira(gross - key)}.`,
        `Net invoice price = list price − trade discount = ${naira(gross)} − ${naira(gross - key)} = ${naira(key)}.`,
      ],
    });
  },
);

const twoDiscounts = family(
  "trade-and-cash-discount",
  papers("Calculate discounts and invoice totals", "medium", "SS1", 3),
  (draw) => {
    const [list, trade, cash] = [
      draw.step(50_000, 600_000, 10_000),
      draw.pick([10, 15, 20, 25, 30, 40]),
      draw.pick([2, 4, 5, 10]),
    ];
    const invoice = (list * (100 - trade)) / 100;
    const key = (invoice * (100 - cash)) / 100;
    if (!Number.isInteger(key)) return null;
    return pose(draw, {
      ask: [
        `Goods with a list price of ${naira(list)} carry a trade discount of ${trade}% and a cash discount of ${cash}% for payment within a month. How much does a buyer who pays within the month pay?`,
        `${draw.pick(people)} orders goods listed at ${naira(list)} on terms of ${trade}% trade discount and ${cash}% cash discount for payment within 30 days. What is paid if payment is made in 20 days?`,
        `An invoice for goods listed at ${naira(list)} allows ${trade}% trade discount and ${cash}% cash discount for prompt payment. Find the amount that settles it promptly.`,
      ],
      right: key,
      write: money,
      slips: [
        [(list * (100 - trade - cash)) / 100, `added the two rates and took ${trade + cash}% off the list price`],
        [invoice, "left out the cash discount"],
        [(list * (100 - cash)) / 100, "left out the trade discount"],
        [list - key, "gave the two discounts together instead of the amount paid"],
        [invoice - key, "gave the cash discount itself"],
      ],
      working: [
        `Trade discount comes off the list price: ${naira(list)} × ${trade} ÷ 100 = ${naira(list - invoice)}.`,
        `Invoice price = ${naira(list)} − ${naira(list - invoice)} = ${naira(invoice)}.`,
        `Cash discount is earned in time and taken on the invoice price: ${naira(invoice)} × ${cash} ÷ 100 = ${naira(invoice - key)}.`,
        `Amount paid = ${naira(invoice)} − ${naira(invoice - key)} = ${naira(key)}.`,
      ],
    });
  },
);

const sellingPrice = family(
  "price-from-mark-up",
  home("Calculate mark-up, margin and stock turnover", "easy", "SS1", 3),
  (draw) => {
    const [thing, least, most] = draw.pick([
      ["a radio", 8_000, 40_000],
      ["a bag of rice", 50_000, 95_000],
      ["a bicycle", 60_000, 140_000],
      ["a wrapper", 5_000, 30_000],
      ["a table fan", 15_000, 45_000],
      ["a carton of noodles", 8_000, 18_000],
    ] as const);
    const [price, rate] = [draw.step(least, most, 500), draw.pick([10, 15, 20, 25, 30, 40, 50])];
    const carriage = draw.step(300, 1_200, 100);
    const cost = price + carriage;
    const key = (cost * (100 + rate)) / 100;
    if (!Number.isInteger(key)) return null;
    return pose(draw, {
      ask: [
        `A trader buys ${thing} for ${naira(price)}, pays ${naira(carriage)} to have it brought to the shop and adds a mark-up of ${rate}% on cost. What is the selling price?`,
        `${draw.pick(people)} buys ${thing} at ${naira(price)}, carriage inwards is ${naira(carriage)}, and the mark-up is ${rate}% of cost. Find the selling price.`,
        `The invoice price of ${thing} is ${naira(price)}, carriage inwards ${naira(carriage)} and the mark-up ${rate}% on cost. Calculate the selling price.`,
      ],
      right: key,
      write: money,
      slips: [
        [(price * (100 + rate)) / 100, "left the carriage out of the cost"],
        [
          (price * (100 + rate)) / 100 + carriage,
          "took the mark-up on the price alone and added the carriage afterwards",
        ],
        [(cost * 100) / (100 - rate), `took ${rate}% of the selling price instead of ${rate}% of the cost`],
        [(cost * rate) / 100, "gave the mark-up itself instead of the selling price"],
        [((price - carriage) * (100 + rate)) / 100, "took the carriage off the price instead of adding it"],
      ],
      working: [
        `Carriage inwards is part of the cost of the goods: ${naira(price)} + ${naira(carriage)} = ${naira(cost)}.`,
        `Mark-up: ${rate}% of ${naira(cost)} = ${naira(cost)} × ${rate} ÷ 100 = ${naira(key - cost)}.`,
        `Selling price = cost + mark-up = ${naira(cost)} + ${naira(key - cost)} = ${naira(key)}.`,
      ],
    });
  },
);

const margin = family(
  "gross-profit-percentage",
  home("Calculate mark-up, margin and stock turnover", "medium", "SS2", 3),
  (draw) => {
    const rate = draw.pick([15, 20, 24, 25, 30, 36, 40]);
    const spent = draw.pick([4, 5, 6, 8, 10, 12]);
    const sales = draw.step(100_000, 900_000, 20_000);
    const profit = (sales * rate) / 100;
    const cost = sales - profit;
    const expenses = (sales * spent) / 100;
    return pose(draw, {
      ask: [
        `A shop's turnover is ${naira(sales)}, its cost of goods sold ${naira(cost)} and its expenses ${naira(expenses)}. What is its gross profit percentage on turnover?`,
        `${draw.pick(people)}'s sales for a year were ${naira(sales)}, the cost of the goods sold was ${naira(cost)} and rent and wages came to ${naira(expenses)}. Find the gross profit as a percentage of sales.`,
        `Calculate the gross profit margin on sales of a business with sales of ${naira(sales)}, cost of goods sold of ${naira(cost)} and running expenses of ${naira(expenses)}.`,
      ],
      right: rate,
      write: percent,
      slips: [
        [rate - spent, "deducted the expenses as well, which gives the net profit percentage"],
        [(profit * 100) / cost, "divided the profit by the cost instead of the sales"],
        [100 - rate, "gave the cost instead of the profit as a percentage of the sales"],
        [spent, "gave the expenses as a percentage of the sales"],
        [100 - rate + spent, "gave cost and expenses together as a percentage of the sales"],
      ],
      working: [
        "Gross profit percentage on sales = gross profit ÷ sales × 100, before any expenses are deducted.",
        `Gross profit = sales − cost of goods sold = ${naira(sales)} − ${naira(cost)} = ${naira(profit)}.`,
        `${naira(profit)} ÷ ${naira(sales)} × 100 = ${rate}%.`,
      ],
    });
  },
);

const turnover = family(
  "stock-turn",
  home("Calculate mark-up, margin and stock turnover", "medium", "SS2", 3),
  (draw) => {
    const [opening, closing, times] = [
      draw.step(20_000, 80_000, 4_000),
      draw.step(20_000, 80_000, 4_000),
      draw.int(3, 10),
    ];
    const markUp = draw.pick([20, 25, 30, 40, 50]);
    const average = (opening + closing) / 2;
    const cost = average * times;
    const profit = (cost * markUp) / 100;
    if (opening === closing || !Number.isInteger(profit)) return null;
    return pose(draw, {
      ask: [
        `A retailer's opening stock was ${naira(opening)} and closing stock ${naira(closing)}. Sales of ${naira(cost + profit)} brought a gross profit of ${naira(profit)}. What was the rate of turnover of stock?`,
        `${draw.pick(people)}'s shop had stock of ${naira(opening)} at the beginning and ${naira(closing)} at the end of a year. Goods were sold for ${naira(cost + profit)} at a gross profit of ${naira(profit)}. Find the rate of stock turnover.`,
        `Find the number of times stock was turned over if sales were ${naira(cost + profit)}, gross profit ${naira(profit)}, opening stock ${naira(opening)} and closing stock ${naira(closing)}.`,
      ],
      right: times,
      write: (n) =>
        n > 0 && Math.abs(n * 100 - Math.round(n * 100)) < 1e-6 ? `${short(Number(n.toFixed(2)))} times` : null,
      slips: [
        [(cost + profit) / average, "divided the sales instead of the cost of goods sold"],
        [cost / (opening + closing), "divided by the sum of the two stocks instead of their average"],
        [cost / closing, "divided by the closing stock instead of the average stock"],
        [cost / opening, "divided by the opening stock instead of the average stock"],
        [(cost + 2 * profit) / average, "added the gross profit to the sales instead of deducting it"],
        [profit / average, "divided the gross profit by the average stock"],
      ],
      working: [
        "Rate of stock turnover = cost of goods sold ÷ average stock.",
        `Cost of goods sold = sales − gross profit = ${naira(cost + profit)} − ${naira(profit)} = ${naira(cost)}.`,
        `Average stock = (${naira(opening)} + ${naira(closing)}) ÷ 2 = ${naira(opening + closing)} ÷ 2 = ${naira(average)}.`,
        `${naira(cost)} ÷ ${naira(average)} = ${times} times.`,
      ],
    });
  },
);

const balance = family(
  "balance-of-trade",
  abroad("Calculate balances, duties and exchange", "easy", "SS2", 3),
  (draw) => {
    const [exports, imports, sold, bought] = [
      draw.step(300, 900, 10),
      draw.step(250, 880, 10),
      draw.step(40, 160, 5),
      draw.step(45, 180, 5),
    ];
    const result = exports - imports;
    const current = result + sold - bought;
    const wantsTrade = draw.chance(0.5);
    const key = wantsTrade ? result : current;
    if (result === 0 || current === 0 || sold === bought || Math.abs(result) === Math.abs(current)) return null;
    const asked = wantsTrade ? "balance of trade" : "balance on goods and services together";
    const write = (n: number) => (n === 0 ? null : `${naira(Math.abs(n))} billion ${n > 0 ? "surplus" : "deficit"}`);
    const [more, less] = wantsTrade ? ["exports", "imports"] : ["what was sold abroad", "what was bought"];
    const turnedRound =
      key > 0
        ? `took ${less} for larger than ${more} and called the surplus a deficit`
        : `took ${more} for larger than ${less} and called the deficit a surplus`;
    return pose(draw, {
      ask: [
        `A country exports goods worth ₦${exports} billion and imports goods worth ₦${imports} billion; it sells services worth ₦${sold} billion abroad and buys foreign services worth ₦${bought} billion. Find its ${asked}.`,
        `Exports of goods ₦${exports} billion; imports of goods ₦${imports} billion; services sold abroad ₦${sold} billion; services bought from abroad ₦${bought} billion. What is the country's ${asked}?`,
        `In one year a country's visible exports were ₦${exports} billion, visible imports ₦${imports} billion, invisible exports ₦${sold} billion and invisible imports ₦${bought} billion. Calculate its ${asked}.`,
      ],
      right: key,
      write,
      named: (text) => `a ${text}`,
      slips: [
        [-key, turnedRound],
        [wantsTrade ? current : result, wantsTrade ? "included the services" : "left out the services"],
        [sold - bought, "compared the services only and left out the goods"],
        [
          exports + imports,
          `added exports and imports of goods instead of taking the difference${wantsTrade ? "" : ", and left out the services"}`,
        ],
        [
          wantsTrade ? -current : result - sold + bought,
          wantsTrade
            ? `included the services and called the result a ${current > 0 ? "deficit" : "surplus"}`
            : "deducted the services sold and added those bought instead of the reverse",
        ],
        [exports + sold, "added up the exports and deducted no imports"],
      ],
      working: wantsTrade
        ? [
            "Balance of trade = exports of goods − imports of goods; services do not belong to it.",
            `The difference is ₦${Math.max(exports, imports)} billion − ₦${Math.min(exports, imports)} billion = ${naira(Math.abs(key))} billion.`,
            `${key > 0 ? "Exports" : "Imports"} are larger, so it is a ${write(key)}.`,
          ]
        : [
            "Add goods and services on each side before the two sides are compared.",
            `Sold abroad, goods and services: ₦${exports} billion + ₦${sold} billion = ${naira(exports + sold)} billion.`,
            `Bought from abroad: ₦${imports} billion + ₦${bought} billion = ${naira(imports + bought)} billion.`,
            `${naira(Math.max(exports + sold, imports + bought))} billion − ${naira(Math.min(exports + sold, imports + bought))} billion = ${naira(Math.abs(key))} billion; ${key > 0 ? "more was sold" : "more was bought"}, so it is a ${write(key)}.`,
          ],
    });
  },
);

const duty = family("import-duty", abroad("Calculate balances, duties and exchange", "medium", "SS2", 3), (draw) => {
  const [value, freight, insurance] = [
    draw.step(200_000, 900_000, 20_000),
    draw.step(20_000, 90_000, 5_000),
    draw.step(10_000, 40_000, 5_000),
  ];
  const rate = draw.pick([5, 10, 15, 20, 25]);
  const total = value + freight + insurance;
  const key = (total * rate) / 100;
  if (freight === insurance) return null;
  return pose(draw, {
    ask: [
      `Imported goods cost ${naira(value)} f.o.b.; freight is ${naira(freight)} and insurance ${naira(insurance)}. An ad valorem duty of ${rate}% is charged on the c.i.f. value. Find the duty.`,
      `${draw.pick(people)} imports goods worth ${naira(value)} f.o.b. and pays freight of ${naira(freight)} and insurance of ${naira(insurance)}. If customs duty is ${rate}% ad valorem on the c.i.f. value, how much duty is payable?`,
      `Duty of ${rate}% ad valorem is levied on the c.i.f. value of goods whose f.o.b. value is ${naira(value)}, freight ${naira(freight)} and insurance ${naira(insurance)}. Calculate the duty.`,
    ],
    right: key,
    write: money,
    slips: [
      [(value * rate) / 100, "took the duty on the f.o.b. value and left out freight and insurance"],
      [((value + freight) * rate) / 100, "left out the insurance"],
      [((value + insurance) * rate) / 100, "left out the freight"],
      [total + key, "added the duty to the c.i.f. value instead of giving the duty alone"],
      [((value - freight - insurance) * rate) / 100, "deducted freight and insurance instead of adding them"],
    ],
    working: [
      "The c.i.f. value is cost, insurance and freight: f.o.b. value + insurance + freight.",
      `${naira(value)} + ${naira(insurance)} + ${naira(freight)} = ${naira(total)}.`,
      `Duty = ${rate}% of ${naira(total)} = ${naira(total)} × ${rate} ÷ 100 = ${naira(key)}.`,
    ],
  });
});

export const tradeAndDocuments = [tradeDiscount, twoDiscounts, sellingPrice, margin, turnover, balance, duty];
