import { family } from "../../../authoring.ts";
import { money, naira } from "../../mathematics/number-text.ts";
import { people } from "../../mathematics/people-and-places.ts";
import { pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";
import { balances } from "../balances.ts";

const control = underTopic("reconciliation-and-control");
const making = underTopic("manufacturing-accounts");

const statement = family(
  "bank-statement-balance",
  control("Reconcile the cash book with the bank statement", "medium", "SS2", 10),
  (draw) => {
    const cash = draw.step(40_000, 200_000, 2_000);
    const [unpresented, uncredited] = [draw.step(6_000, 40_000, 1_000), draw.step(5_000, 36_000, 1_000)];
    if (unpresented === uncredited) return null;
    const bank = cash + unpresented - uncredited;
    const wantsBank = draw.chance(0.6);
    const [key, given] = wantsBank ? [bank, cash] : [cash, bank];
    const turn = wantsBank ? 1 : -1;
    const side = wantsBank ? "debit" : "credit";
    const [from, to] = wantsBank ? ["adjusted cash book", "bank statement"] : ["bank statement", "adjusted cash book"];
    return pose(draw, {
      ask: [
        `The ${from} of a firm shows a ${side} balance of ${naira(given)}. Unpresented cheques are ${naira(unpresented)} and uncredited lodgements ${naira(uncredited)}. What balance does the ${to} show?`,
        `Find the balance on the ${to} if the ${from} shows ${naira(given)} in hand, unpresented cheques amount to ${naira(unpresented)} and uncredited lodgements to ${naira(uncredited)}.`,
        `${draw.pick(people)}'s ${from} shows ${naira(given)} in favour of the business. Cheques of ${naira(unpresented)} are unpresented and lodgements of ${naira(uncredited)} are uncredited. Calculate the balance on the ${to}.`,
      ],
      right: key,
      write: money,
      slips: [
        [
          given - turn * (unpresented - uncredited),
          wantsBank
            ? "deducted the unpresented cheques and added the uncredited lodgements instead of the reverse"
            : "added the unpresented cheques and deducted the uncredited lodgements instead of the reverse",
        ],
        [given + turn * unpresented, "left out the uncredited lodgements"],
        [given - turn * uncredited, "left out the unpresented cheques"],
        [
          given + turn * (unpresented + uncredited),
          `${wantsBank ? "added" : "deducted"} both the unpresented cheques and the uncredited lodgements`,
        ],
        [given, "made no adjustment and took the two balances as equal"],
      ],
      working: wantsBank
        ? [
            `The cash book has deducted the unpresented cheques already, the bank not yet: ${naira(given)} + ${naira(unpresented)} = ${naira(given + unpresented)}.`,
            `The cash book has added the lodgements already, the bank not yet: ${naira(given + unpresented)} − ${naira(uncredited)} = ${naira(key)}.`,
          ]
        : [
            `The cash book has deducted the unpresented cheques already, so take them off the bank's figure: ${naira(given)} − ${naira(unpresented)} = ${naira(given - unpresented)}.`,
            `It has added the lodgements already, so add them: ${naira(given - unpresented)} + ${naira(uncredited)} = ${naira(key)}.`,
          ],
    });
  },
);

const adjusted = family(
  "adjusted-cash-book",
  control("Reconcile the cash book with the bank statement", "easy", "SS2", 9),
  (draw) => {
    const [balance, charges, transfer, dishonoured] = [
      draw.step(50_000, 250_000, 5_000),
      draw.step(1_000, 6_000, 250),
      draw.step(8_000, 50_000, 1_000),
      draw.step(5_000, 30_000, 1_000),
    ];
    const key = balance - charges + transfer - dishonoured;
    if (transfer === dishonoured) return null;
    return pose(draw, {
      ask: [
        `A cash book shows a bank balance of ${naira(balance)}. The bank statement reveals bank charges of ${naira(charges)}, a credit transfer from a customer of ${naira(transfer)} and a dishonoured cheque of ${naira(dishonoured)}, none of them entered in the cash book. Find the adjusted balance.`,
        `${draw.pick(people)}'s cash book has a debit bank balance of ${naira(balance)}. Not yet entered are bank charges of ${naira(charges)}, a customer's credit transfer of ${naira(transfer)} and a customer's dishonoured cheque of ${naira(dishonoured)}. What is the adjusted cash book balance?`,
      ],
      right: key,
      write: money,
      slips: [
        [key + 2 * charges, "added the bank charges instead of deducting them"],
        [key + 2 * dishonoured, "added the dishonoured cheque instead of deducting it"],
        [key - 2 * transfer, "deducted the credit transfer, though the bank received it"],
        [key + dishonoured, "left out the dishonoured cheque"],
        [key - transfer, "left out the credit transfer"],
      ],
      working: [
        `The bank took the charges, and the dishonoured cheque brought no money: deduct ${naira(charges)} + ${naira(dishonoured)} = ${naira(charges + dishonoured)}.`,
        `The customer paid straight into the bank: add the credit transfer of ${naira(transfer)}.`,
        `Adjusted balance = ${naira(balance)} + ${naira(transfer)} − ${naira(charges + dishonoured)} = ${naira(key)}.`,
      ],
    });
  },
);

const salesControl = family("sales-ledger-control", control("Prepare control accounts", "medium", "SS2", 9), (draw) => {
  const [opening, sales, received, allowed, bad, returns] = [
    draw.step(40_000, 120_000, 5_000),
    draw.step(150_000, 400_000, 10_000),
    draw.step(100_000, 300_000, 10_000),
    draw.step(2_000, 10_000, 500),
    draw.step(1_500, 9_000, 500),
    draw.step(3_000, 14_000, 1_000),
  ];
  const key = opening + sales - received - allowed - bad - returns;
  if (key < 20_000 || allowed === bad || allowed === returns || bad === returns) return null;
  const table = balances([
    ["Opening debtors", opening],
    ["Credit sales", sales],
    ["Receipts from debtors", received],
    ["Discount allowed", allowed],
    ["Bad debts", bad],
    ["Returns inwards", returns],
  ]);
  return pose(draw, {
    ask: [
      `Find the closing balance of the sales ledger control account.\n\n${table}`,
      `From these totals of ${draw.pick(people)}'s books, calculate the closing debtors.\n\n${table}`,
      `What is the closing debit balance of the sales ledger control account?\n\n${table}`,
    ],
    right: key,
    write: money,
    slips: [
      [key + bad, "left out the bad debts"],
      [key + 2 * allowed, "added the discount allowed instead of deducting it"],
      [key + 2 * returns, "added the returns inwards instead of deducting them"],
      [key - opening, "left out the opening balance"],
      [key + allowed, "left out the discount allowed"],
    ],
    working: [
      "The account is debited with what customers have to pay and credited with what reduces their debts.",
      `Debits, what customers have to pay: ${naira(opening)} + ${naira(sales)} = ${naira(opening + sales)}.`,
      `Credits, what reduces their debts: ${naira(received)} + ${naira(allowed)} + ${naira(bad)} + ${naira(returns)} = ${naira(received + allowed + bad + returns)}.`,
      `Closing debtors = ${naira(opening + sales)} − ${naira(received + allowed + bad + returns)} = ${naira(key)}.`,
    ],
  });
});

const creditPurchases = family(
  "purchases-from-control",
  control("Prepare control accounts", "hard", "SS3", 8),
  (draw) => {
    const [opening, closing, paid, received, returns] = [
      draw.step(30_000, 90_000, 5_000),
      draw.step(25_000, 95_000, 4_000),
      draw.step(120_000, 400_000, 10_000),
      draw.step(2_000, 9_000, 500),
      draw.step(3_000, 12_000, 500),
    ];
    const key = paid + received + returns + closing - opening;
    if (opening === closing) return null;
    const table = balances([
      ["Opening creditors", opening],
      ["Closing creditors", closing],
      ["Payments to creditors", paid],
      ["Discount received", received],
      ["Returns outwards", returns],
    ]);
    return pose(draw, {
      ask: [
        `Find the credit purchases for the year from these totals.\n\n${table}`,
        `${draw.pick(people)} kept no purchases day book. Use these totals to calculate the credit purchases.\n\n${table}`,
        `What were the credit purchases, given these totals?\n\n${table}`,
      ],
      right: key,
      write: money,
      slips: [
        [
          paid + received + returns + opening - closing,
          "added the opening creditors and deducted the closing ones instead of the reverse",
        ],
        [paid + closing - opening, "left out the discount received and the returns outwards"],
        [
          paid - received - returns + closing - opening,
          "deducted the discount received and the returns outwards instead of adding them",
        ],
        [key + opening, "left out the opening creditors"],
        [key - closing, "left out the closing creditors"],
      ],
      working: [
        "In the purchases ledger control account, opening creditors + purchases = payments + discount + returns + closing creditors.",
        `Payments, discount, returns and closing creditors: ${naira(paid)} + ${naira(received)} + ${naira(returns)} + ${naira(closing)} = ${naira(key + opening)}.`,
        `Purchases = ${naira(key + opening)} − ${naira(opening)} = ${naira(key)}.`,
      ],
    });
  },
);

const prime = family("prime-cost", making("Calculate prime cost and cost of production", "easy", "SS2", 9), (draw) => {
  const [opening, purchases, carriage, closing, wages, royalties] = [
    draw.step(20_000, 70_000, 5_000),
    draw.step(100_000, 300_000, 10_000),
    draw.step(4_000, 16_000, 1_000),
    draw.step(15_000, 60_000, 3_000),
    draw.step(60_000, 180_000, 5_000),
    draw.step(6_000, 24_000, 2_000),
  ];
  const factoryRent = draw.step(10_000, 50_000, 2_500);
  const material = opening + purchases + carriage - closing;
  const key = material + wages + royalties;
  if (carriage === royalties) return null;
  const table = balances([
    ["Opening stock of raw materials", opening],
    ["Purchases of raw materials", purchases],
    ["Carriage on raw materials", carriage],
    ["Closing stock of raw materials", closing],
    ["Direct wages", wages],
    ["Royalties", royalties],
    ["Factory rent", factoryRent],
  ]);
  return pose(draw, {
    ask: [
      `Find the prime cost from these figures of a manufacturer.\n\n${table}`,
      `A factory in which ${draw.pick(people)} keeps the books has these figures.\n\n${table}\n\nCalculate the prime cost.`,
      `What is the prime cost of production?\n\n${table}`,
    ],
    right: key,
    write: money,
    slips: [
      [key + factoryRent, "counted the factory rent as a direct cost instead of an overhead"],
      [key - royalties, "left out the royalties"],
      [material, "gave the cost of raw materials consumed and left out wages and royalties"],
      [key - carriage, "left out the carriage on raw materials"],
      [key - wages, "left out the direct wages"],
    ],
    working: [
      "Prime cost = raw materials consumed + direct wages + direct expenses.",
      `Raw materials consumed = ${naira(opening)} + ${naira(purchases)} + ${naira(carriage)} − ${naira(closing)} = ${naira(material)}.`,
      `Royalties are a direct expense, so prime cost = ${naira(material)} + ${naira(wages)} + ${naira(royalties)} = ${naira(key)}.`,
    ],
  });
});

const production = family(
  "cost-of-production",
  making("Calculate prime cost and cost of production", "medium", "SS2", 9),
  (draw) => {
    const [cost, overheads, opening, closing] = [
      draw.step(200_000, 600_000, 10_000),
      draw.step(60_000, 180_000, 5_000),
      draw.step(10_000, 50_000, 2_000),
      draw.step(8_000, 48_000, 4_000),
    ];
    const key = cost + overheads + opening - closing;
    if (opening === closing) return null;
    return pose(draw, {
      ask: [
        `A manufacturer's prime cost is ${naira(cost)} and factory overheads are ${naira(overheads)}. Work in progress was ${naira(opening)} at the start and ${naira(closing)} at the end of the year. Find the cost of production.`,
        `Prime cost ${naira(cost)}; factory overheads ${naira(overheads)}; opening work in progress ${naira(opening)}; closing work in progress ${naira(closing)}. What is the cost of goods produced?`,
        `In ${draw.pick(people)}'s workshop the prime cost was ${naira(cost)}, factory overheads ${naira(overheads)}, opening work in progress ${naira(opening)} and closing work in progress ${naira(closing)}. Calculate the factory cost of production.`,
      ],
      right: key,
      write: money,
      slips: [
        [
          cost + overheads - opening + closing,
          "added the closing work in progress and deducted the opening one instead of the reverse",
        ],
        [cost + overheads, "left out the work in progress, opening and closing"],
        [key - overheads, "left out the factory overheads"],
        [key + closing, "left out the closing work in progress"],
        [key - opening, "left out the opening work in progress"],
      ],
      working: [
        "Cost of production = prime cost + factory overheads + opening work in progress − closing work in progress.",
        `All cost put in: ${naira(cost)} + ${naira(overheads)} + ${naira(opening)} = ${naira(cost + overheads + opening)}.`,
        `The closing work in progress is not finished, so it is deducted: ${naira(cost + overheads + opening)} − ${naira(closing)} = ${naira(key)}.`,
      ],
    });
  },
);

export const controlAndManufacture = [statement, adjusted, salesControl, creditPurchases, prime, production];
