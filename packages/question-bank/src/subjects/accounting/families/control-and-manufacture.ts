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
    const [from, to] = wantsBank ? ["adjusted cash book", "bank statement"] : ["bank statement", "adjusted cash book"];
    return pose(draw, {
      ask: [
        `The ${from} of a firm shows a bank balance in its favour of ${naira(given)}. Unpresented cheques are ${naira(unpresented)} and uncredited lodgements ${naira(uncredited)}. What balance does the ${to} show?`,
        `Find the balance on the ${to} if the ${from} shows ${naira(given)} in hand, unpresented cheques amount to ${naira(unpresented)} and uncredited lodgements to ${naira(uncredited)}.`,
        `${draw.pick(people)}'s ${from} shows ${naira(given)} in favour of the business. Cheques of ${naira(unpresented)} are unpresented and lodgements of ${naira(uncredited)} are uncredited. Calculate the balance on the ${to}.`,
      ],
      right: key,
      write: money,
      slips: [
        [given - turn * (unpresented - uncredited), "made both adjustments the wrong way round"],
        [given + turn * unpresented, "left out the uncredited lodgements"],
        [given - turn * uncredited, "left out the unpresented cheques"],
        [given + turn * (unpresented + uncredited), "treated both items alike"],
        [given, "took the two balances as equal"],
      ],
      working: wantsBank
        ? `The bank has not yet paid the cheques nor credited the lodgements: ${naira(given)} + ${naira(unpresented)} − ${naira(uncredited)} = ${naira(key)}.`
        : `Deduct the cheques the bank has still to pay and add the lodgements it has still to credit: ${naira(given)} − ${naira(unpresented)} + ${naira(uncredited)} = ${naira(key)}.`,
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
        [key + 2 * charges, "added the bank charges"],
        [key + 2 * dishonoured, "added the dishonoured cheque"],
        [key - 2 * transfer, "deducted the credit transfer"],
        [key + dishonoured, "left out the dishonoured cheque"],
        [key - transfer, "left out the credit transfer"],
      ],
      working: `Charges and the dishonoured cheque reduce the balance, the transfer raises it: ${naira(balance)} − ${naira(charges)} + ${naira(transfer)} − ${naira(dishonoured)} = ${naira(key)}.`,
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
  if (key < 20_000) return null;
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
      [key + 2 * allowed, "added the discount allowed"],
      [key + 2 * returns, "added the returns inwards"],
      [key - opening, "left out the opening balance"],
      [key + allowed, "left out the discount allowed"],
    ],
    working: `Debits are ${naira(opening + sales)} and credits ${naira(received)} + ${naira(allowed)} + ${naira(bad)} + ${naira(returns)} = ${naira(received + allowed + bad + returns)}, so the balance is ${naira(key)}.`,
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
        [paid + received + returns + opening - closing, "exchanged the opening and closing creditors"],
        [paid + closing - opening, "left out the discount and the returns"],
        [paid - received - returns + closing - opening, "deducted the discount and the returns"],
        [key + opening, "left out the opening creditors"],
        [key - closing, "left out the closing creditors"],
      ],
      working: `The control account must balance: purchases = ${naira(paid)} + ${naira(received)} + ${naira(returns)} + ${naira(closing)} − ${naira(opening)} = ${naira(key)}.`,
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
      [key + factoryRent, "included the factory rent"],
      [key - royalties, "left out the royalties"],
      [material, "gave the cost of raw materials consumed"],
      [key - carriage, "left out the carriage on raw materials"],
      [key - wages, "left out the direct wages"],
    ],
    working: `Raw materials consumed are ${naira(opening)} + ${naira(purchases)} + ${naira(carriage)} − ${naira(closing)} = ${naira(material)}. With direct wages and royalties the prime cost is ${naira(key)}.`,
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
        [cost + overheads - opening + closing, "exchanged the opening and closing work in progress"],
        [cost + overheads, "left out the work in progress"],
        [key - overheads, "left out the factory overheads"],
        [key + closing, "left out the closing work in progress"],
        [key - opening, "left out the opening work in progress"],
      ],
      working: `${naira(cost)} + ${naira(overheads)} + ${naira(opening)} − ${naira(closing)} = ${naira(key)}.`,
    });
  },
);

export const controlAndManufacture = [statement, adjusted, salesControl, creditPurchases, prime, production];
