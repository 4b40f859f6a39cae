import { family } from "../../../authoring.ts";
import { money, naira } from "../../mathematics/number-text.ts";
import { people } from "../../mathematics/people-and-places.ts";
import { pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";
import { balances } from "../balances.ts";

const books = underTopic("source-documents-and-books");
const ledger = underTopic("double-entry-and-ledger");
const trial = underTopic("trial-balance-and-errors");

const imprest = family(
  "petty-cash-reimbursement",
  books("Keep the cash book and the petty cash book", "easy", "SS1", 8),
  (draw) => {
    const float = draw.step(20_000, 80_000, 5_000);
    const [transport, stationery, postage] = [
      draw.step(1_200, 6_000, 100),
      draw.step(1_000, 5_000, 100),
      draw.step(500, 3_000, 50),
    ];
    const spent = transport + stationery + postage;
    if (spent >= float - 1_000) return null;
    const who = draw.pick(people);
    return pose(draw, {
      ask: [
        `${who} keeps petty cash on the imprest system with a float of ${naira(float)}. In one month ${naira(transport)} went on transport, ${naira(stationery)} on stationery and ${naira(postage)} on postage. How much will be needed to restore the imprest?`,
        `A petty cashier starts the month with an imprest of ${naira(float)} and pays ${naira(transport)} for transport, ${naira(stationery)} for stationery and ${naira(postage)} for postage. What amount will the main cashier reimburse?`,
        `The petty cash float of a school is ${naira(float)}. Payments for the month were transport ${naira(transport)}, stationery ${naira(stationery)} and postage ${naira(postage)}. Find the amount of the reimbursement.`,
      ],
      right: spent,
      write: money,
      slips: [
        [float - spent, "gave what is left in hand instead of what was spent"],
        [float, "gave the whole float, as if nothing of it were left"],
        [float + spent, "added the payments to the float"],
        [spent - postage, "left out the postage"],
        [spent - transport, "left out the transport"],
      ],
      working: [
        "Under the imprest system the petty cashier gets back exactly what was spent, so that the float is full again.",
        `Spent: ${naira(transport)} + ${naira(stationery)} + ${naira(postage)} = ${naira(spent)}.`,
        `Check: ${naira(float)} − ${naira(spent)} = ${naira(float - spent)} is left, and ${naira(float - spent)} + ${naira(spent)} = ${naira(float)}, so the reimbursement is ${naira(spent)}.`,
      ],
    });
  },
);

const discounts = family(
  "trade-and-cash-discount",
  books("Record purchases, sales, returns and discounts", "easy", "SS1", 8),
  (draw) => {
    const [list, trade, cash] = [
      draw.step(40_000, 400_000, 10_000),
      draw.pick([10, 15, 20, 25, 30]),
      draw.pick([2, 4, 5, 10]),
    ];
    const invoice = (list * (100 - trade)) / 100;
    const key = (invoice * (100 - cash)) / 100;
    if (!Number.isInteger(key)) return null;
    const who = draw.pick(people);
    return pose(draw, {
      ask: [
        `${who} buys goods with a list price of ${naira(list)} at a trade discount of ${trade}% and a cash discount of ${cash}% for prompt payment. If the account is settled in time, how much is paid?`,
        `Goods listed at ${naira(list)} are invoiced at ${trade}% trade discount. A cash discount of ${cash}% is earned by paying promptly. What amount settles the invoice?`,
        `A trader is allowed ${trade}% trade discount on goods listed at ${naira(list)}, and ${cash}% cash discount on the invoice price for prompt payment. Find the cheque that settles the debt in time.`,
      ],
      right: key,
      write: money,
      slips: [
        [(list * (100 - trade - cash)) / 100, `added the two rates and took ${trade + cash}% off the list price`],
        [invoice, "left out the cash discount"],
        [(list * (100 - cash)) / 100, "left out the trade discount"],
        [invoice - key, "gave the cash discount itself"],
        [list - invoice, "gave the trade discount itself"],
      ],
      working: [
        `Trade discount comes off the list price: ${trade}% of ${naira(list)} = ${naira(list - invoice)}.`,
        `Invoice price = ${naira(list)} − ${naira(list - invoice)} = ${naira(invoice)}.`,
        `Cash discount is taken on the invoice price: ${cash}% of ${naira(invoice)} = ${naira(invoice - key)}.`,
        `Amount paid = ${naira(invoice)} − ${naira(invoice - key)} = ${naira(key)}.`,
      ],
    });
  },
);

const cashBook = family(
  "bank-balance-in-cash-book",
  books("Keep the cash book and the petty cash book", "medium", "SS1", 8),
  (draw) => {
    const [opening, banked, cheques, drawn, contra] = [
      draw.step(60_000, 200_000, 5_000),
      draw.step(20_000, 90_000, 5_000),
      draw.step(20_000, 80_000, 4_000),
      draw.step(5_000, 30_000, 1_000),
      draw.step(10_000, 40_000, 2_000),
    ];
    const key = opening + banked + contra - cheques - drawn;
    return pose(draw, {
      ask: [
        `A cash book opens with a bank balance of ${naira(opening)}. During the week a customer's cheque of ${naira(banked)} is paid in, cash of ${naira(contra)} is banked, a supplier is paid ${naira(cheques)} by cheque, and ${naira(drawn)} is drawn from the bank for office use. Find the closing bank balance.`,
        `${draw.pick(people)} had ${naira(opening)} at the bank. A customer's cheque of ${naira(banked)} and office cash of ${naira(contra)} were paid in; a supplier received a cheque of ${naira(cheques)} and ${naira(drawn)} was withdrawn for office use. What does the bank column show at the end?`,
      ],
      right: key,
      write: money,
      slips: [
        [key - contra, "left out the office cash paid into the bank"],
        [key + drawn, "left out the cash drawn for the office"],
        [key - 2 * contra, "treated the cash paid into the bank as a payment"],
        [key + 2 * drawn, "treated the withdrawal as a receipt"],
        [key - opening, "left out the opening balance"],
        [opening + banked - cheques, "left out the cash banked and the cash withdrawn"],
      ],
      working: [
        `Money paid into the bank is debited in the bank column: ${naira(banked)} + ${naira(contra)} = ${naira(banked + contra)}. The cash banked is a contra entry: it is credited in the cash column and debited in the bank column.`,
        `Money that leaves the bank is credited in the bank column: ${naira(cheques)} + ${naira(drawn)} = ${naira(cheques + drawn)}. Cash drawn for the office is a contra entry the other way.`,
        `Closing balance = opening balance + receipts − payments = ${naira(opening)} + ${naira(banked + contra)} − ${naira(cheques + drawn)} = ${naira(key)}.`,
      ],
    });
  },
);

const equation = family("accounting-equation", ledger("Apply the accounting equation", "easy", "SS1", 10), (draw) => {
  const [premises, stock, debtors, cash] = [
    draw.step(200_000, 900_000, 50_000),
    draw.step(40_000, 160_000, 5_000),
    draw.step(20_000, 90_000, 5_000),
    draw.step(10_000, 60_000, 2_500),
  ];
  const [creditors, loan] = [draw.step(15_000, 80_000, 5_000), draw.step(50_000, 180_000, 10_000)];
  const assets = premises + stock + debtors + cash;
  const key = assets - creditors - loan;
  if (creditors === loan) return null;
  const table = balances([
    ["Premises", premises],
    ["Stock", stock],
    ["Debtors", debtors],
    ["Cash", cash],
    ["Creditors", creditors],
    ["Loan", loan],
  ]);
  return pose(draw, {
    ask: [
      `These are all the assets and liabilities of a trader.\n\n${table}\n\nFind the trader's capital.`,
      `${draw.pick(people)} owns and owes the following.\n\n${table}\n\nWhat is the capital of the business?`,
      `The balances below are the only assets and liabilities of a shop.\n\n${table}\n\nCalculate its capital.`,
    ],
    right: key,
    write: money,
    slips: [
      [assets, "gave the total assets and did not deduct the liabilities"],
      [assets + creditors + loan, "added the liabilities to the assets"],
      [assets - loan, "left out the creditors"],
      [assets - creditors, "left out the loan"],
      [key - 2 * debtors, "treated the debtors as a liability, though they owe money to the business"],
      [creditors + loan, "gave the total liabilities"],
    ],
    working: [
      "Capital = assets − liabilities.",
      `Assets: ${naira(premises)} + ${naira(stock)} + ${naira(debtors)} + ${naira(cash)} = ${naira(assets)}.`,
      `Liabilities: ${naira(creditors)} + ${naira(loan)} = ${naira(creditors + loan)}.`,
      `Capital = ${naira(assets)} − ${naira(creditors + loan)} = ${naira(key)}.`,
    ],
  });
});

const ledgerBalance = family(
  "customer-account-balance",
  ledger("Balance ledger accounts", "medium", "SS1", 8),
  (draw) => {
    const [opening, sales, returns, paid] = [
      draw.step(10_000, 60_000, 1_000),
      draw.step(40_000, 160_000, 2_000),
      draw.step(2_000, 12_000, 500),
      draw.step(20_000, 70_000, 1_000),
    ];
    const discount = draw.step(500, 4_000, 100);
    const key = opening + sales - returns - paid - discount;
    if (key <= 2_000) return null;
    const [who, other] = draw.some(people, 2);
    return pose(draw, {
      ask: [
        `In ${who}'s ledger the account of ${other}, a customer, opens with a debit balance of ${naira(opening)}. Credit sales to ${other} were ${naira(sales)}, returns inwards ${naira(returns)}, cheques received ${naira(paid)} and discount allowed ${naira(discount)}. What is the closing balance of the account?`,
        `A customer, ${other}, owed ${who} ${naira(opening)} at the start of a month. During the month goods worth ${naira(sales)} were sold to ${other} on credit, goods worth ${naira(returns)} came back, ${naira(paid)} was received and ${naira(discount)} discount was allowed. How much does ${other} owe at the end?`,
      ],
      right: key,
      write: money,
      slips: [
        [key + discount, "left out the discount allowed"],
        [key + 2 * returns, "added the goods returned instead of deducting them"],
        [key - opening, "left out the opening balance"],
        [key + returns, "left out the goods returned"],
        [key + 2 * discount, "added the discount instead of deducting it"],
        [sales - paid, "took sales and receipts only"],
      ],
      working: [
        `Debits are what ${other} has to pay for, the opening balance and the sales: ${naira(opening)} + ${naira(sales)} = ${naira(opening + sales)}.`,
        `Credits reduce the debt, returns, receipts and discount: ${naira(returns)} + ${naira(paid)} + ${naira(discount)} = ${naira(returns + paid + discount)}.`,
        `Balance = ${naira(opening + sales)} − ${naira(returns + paid + discount)} = ${naira(key)}.`,
      ],
    });
  },
);

const corrected = family(
  "profit-after-correction",
  trial("Correct errors and find the right profit", "hard", "SS2", 9),
  (draw) => {
    const profit = draw.step(80_000, 400_000, 5_000);
    const [sales, rent, stock] = [
      draw.step(4_000, 20_000, 1_000),
      draw.step(3_000, 15_000, 500),
      draw.step(2_000, 16_000, 1_000),
    ];
    const key = profit + sales - rent - stock;
    if (sales === rent || sales === rent + stock) return null;
    return pose(draw, {
      ask: [
        `A draft net profit is ${naira(profit)}. It is then found that sales were undercast by ${naira(sales)}, rent of ${naira(rent)} was omitted, and closing stock was overvalued by ${naira(stock)}. Find the correct net profit.`,
        `${draw.pick(people)}'s accounts show a net profit of ${naira(profit)}. Sales had been undercast by ${naira(sales)}, rent of ${naira(rent)} had been left out and closing stock had been overvalued by ${naira(stock)}. What is the correct net profit?`,
        `A net profit of ${naira(profit)} was reported before these errors came to light: sales undercast by ${naira(sales)}; rent of ${naira(rent)} omitted; closing stock overvalued by ${naira(stock)}. Calculate the corrected net profit.`,
      ],
      right: key,
      write: money,
      slips: [
        [key + 2 * stock, "added the overvaluation of the closing stock instead of deducting it"],
        [key - 2 * sales, "deducted the undercast sales instead of adding them"],
        [key + 2 * rent, "added the rent instead of deducting it"],
        [profit + sales - rent, "did not correct the closing stock"],
        [profit - sales - rent - stock, "deducted every error"],
        [profit + sales + rent + stock, "added every error"],
      ],
      working: [
        `Sales were too low, so the profit was too low: add ${naira(sales)}.`,
        `Rent is an expense that was left out: deduct ${naira(rent)}.`,
        `Closing stock is deducted in finding the cost of sales; valued too high, it made the cost too low and the profit too high: deduct ${naira(stock)}.`,
        `Correct profit = ${naira(profit)} + ${naira(sales)} − ${naira(rent)} − ${naira(stock)} = ${naira(key)}.`,
      ],
    });
  },
);

const wrongSide = family(
  "suspense-from-two-errors",
  trial("Open and clear a suspense account", "hard", "SS2", 8),
  (draw) => {
    const amount = draw.step(3_000, 30_000, 500);
    const low = draw.step(2_000, 20_000, 1_000);
    if (amount === low || low === 2 * amount) return null;
    const key = Math.abs(2 * amount - low);
    if (key < 1_000) return null;
    return pose(draw, {
      ask: [
        `The only errors in a trial balance are these: discount allowed of ${naira(amount)} was posted to the credit side of its account, and the credit balance of a supplier was understated by ${naira(low)}. By how much does the trial balance differ?`,
        `A trial balance does not agree because discount allowed of ${naira(amount)} was entered on the credit side of its account and a supplier's credit balance was understated by ${naira(low)}. What is the difference placed in the suspense account?`,
        `Two errors made a trial balance disagree: discount allowed of ${naira(amount)} stands on the credit side of its account, and a supplier's credit balance is ${naira(low)} too low. Find the balance of the suspense account.`,
      ],
      right: key,
      write: money,
      slips: [
        [Math.abs(amount - low), "counted the posting to the wrong side only once"],
        [2 * amount + low, "added the two effects, though one makes the credit side too large and the other too small"],
        [amount + low, "added the two amounts as they stand"],
        [2 * amount, "ignored the understated balance"],
        [low, "ignored the posting to the wrong side"],
        [amount, "ignored the understated balance and counted the posting once"],
      ],
      working: [
        `Discount allowed is a debit. On the wrong side it leaves the debits ${naira(amount)} short and the credits ${naira(amount)} over: credits exceed by 2 × ${naira(amount)} = ${naira(2 * amount)}.`,
        `The supplier's balance makes the credits too small by ${naira(low)}.`,
        `The effects are opposite: ${naira(Math.max(2 * amount, low))} − ${naira(Math.min(2 * amount, low))} = ${naira(key)}, by which the ${2 * amount > low ? "credits exceed the debits: a debit" : "debits exceed the credits: a credit"} in suspense.`,
      ],
    });
  },
);

export const booksAndLedger = [imprest, discounts, cashBook, equation, ledgerBalance, corrected, wrongSide];
