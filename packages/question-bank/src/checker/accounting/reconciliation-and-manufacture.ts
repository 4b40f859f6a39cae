// Bank reconciliation, control accounts and the cost of manufacture.

import { amountsIn } from "../reading/naira-table.ts";
import { inNaira } from "../reading/stated.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { creditBalance, debitBalance } from "./double-entry.ts";

/**
 * The account in the bank's books. The bank does not know about cheques not yet presented or lodgements still on the
 * way.
 */
const asTheBankSeesIt = (cashBook: number, out: number, onTheWay: number): number =>
  creditBalance("the firm", [
    ["brought down", "the firm", cashBook],
    ["cheques still out", "the firm", out],
    ["the firm", "lodgements on the way", onTheWay],
  ]);

const creditors = [
  "Opening creditors",
  "Closing creditors",
  "Payments to creditors",
  "Discount received",
  "Returns outwards",
] as const;

export const reconciliationAndManufacture: SubjectChecker = {
  "bank-statement-balance": either(
    worded(
      [
        "The adjusted cash book of a firm shows a debit balance of ₦<#cashBook>. Unpresented cheques are ₦<#out> and uncredited lodgements ₦<#onTheWay>. What balance does the bank statement show?",
        "Find the balance on the bank statement if the adjusted cash book shows ₦<#cashBook> in hand, unpresented cheques amount to ₦<#out> and uncredited lodgements to ₦<#onTheWay>.",
      ],
      ({ cashBook, out, onTheWay }, { options }) => inNaira(options, asTheBankSeesIt(cashBook, out, onTheWay)),
    ),
    worded(
      [
        "<_who>'s bank statement shows ₦<#statement> in favour of the business. Cheques of ₦<#out> are unpresented and lodgements of ₦<#onTheWay> are uncredited. Calculate the balance on the adjusted cash book.",
        "The bank statement of a firm shows a credit balance of ₦<#statement>. Unpresented cheques are ₦<#out> and uncredited lodgements ₦<#onTheWay>. What balance does the adjusted cash book show?",
      ],
      // What the bank does not know yet does not depend on the balance. So we find it from a cash book with a zero
      // balance.
      ({ statement, out, onTheWay }, { options }) => inNaira(options, statement - asTheBankSeesIt(0, out, onTheWay)),
    ),
  ),
  "adjusted-cash-book": worded(
    [
      "<_who>'s cash book has a debit bank balance of ₦<#opening>. Not yet entered are bank charges of ₦<#charges>, a customer's credit transfer of ₦<#transfer> and a customer's dishonoured cheque of ₦<#dishonoured>. What is the adjusted cash book balance?",
      "A cash book shows a bank balance of ₦<#opening>. The bank statement reveals bank charges of ₦<#charges>, a credit transfer from a customer of ₦<#transfer> and a dishonoured cheque of ₦<#dishonoured>, none of them entered in the cash book. Find the adjusted balance.",
    ],
    ({ opening, charges, transfer, dishonoured }, { options }) =>
      inNaira(
        options,
        debitBalance("bank", [
          ["bank", "brought down", opening],
          ["bank charges", "bank", charges],
          ["bank", "customer", transfer],
          ["customer", "bank", dishonoured],
        ]),
      ),
  ),
  "sales-ledger-control": worded(
    [
      "Find the closing balance of the sales ledger control account.\n\n<~table>",
      "From these totals of <_who>'s books, calculate the closing debtors.\n\n<~table>",
      "What is the closing debit balance of the sales ledger control account?\n\n<~table>",
    ],
    ({ table }, { options }) => {
      const given = amountsIn(table, [
        "Opening debtors",
        "Credit sales",
        "Receipts from debtors",
        "Discount allowed",
        "Bad debts",
        "Returns inwards",
      ]);
      return inNaira(
        options,
        debitBalance("debtors", [
          ["debtors", "brought down", given["Opening debtors"]],
          ["debtors", "sales", given["Credit sales"]],
          ["bank", "debtors", given["Receipts from debtors"]],
          ["discount allowed", "debtors", given["Discount allowed"]],
          ["bad debts", "debtors", given["Bad debts"]],
          ["returns inwards", "debtors", given["Returns inwards"]],
        ]),
      );
    },
  ),
  "purchases-from-control": worded(
    [
      "What were the credit purchases, given these totals?\n\n<~table>",
      "Find the credit purchases for the year from these totals.\n\n<~table>",
      "<_who> kept no purchases day book. Use these totals to calculate the credit purchases.\n\n<~table>",
    ],
    ({ table }, { options }) => {
      const given = amountsIn(table, creditors);
      const withoutPurchases = creditBalance("creditors", [
        ["brought down", "creditors", given["Opening creditors"]],
        ["creditors", "bank", given["Payments to creditors"]],
        ["creditors", "discount received", given["Discount received"]],
        ["creditors", "returns outwards", given["Returns outwards"]],
      ]);
      return inNaira(options, given["Closing creditors"] - withoutPurchases);
    },
  ),
  "prime-cost": worded(
    [
      "Find the prime cost from these figures of a manufacturer.\n\n<~table>",
      "What is the prime cost of production?\n\n<~table>",
      "A factory in which <_who> keeps the books has these figures.\n\n<~table>\n\nCalculate the prime cost.",
    ],
    ({ table }, { options }) => {
      const given = amountsIn(table, [
        "Opening stock of raw materials",
        "Purchases of raw materials",
        "Carriage on raw materials",
        "Closing stock of raw materials",
        "Direct wages",
        "Royalties",
        "Factory rent",
      ]);
      // Rent is paid whatever the factory makes, so it is an overhead and not part of the prime cost.
      return inNaira(
        options,
        debitBalance("production", [
          ["production", "materials brought down", given["Opening stock of raw materials"]],
          ["production", "suppliers", given["Purchases of raw materials"]],
          ["production", "carrier", given["Carriage on raw materials"]],
          ["materials carried down", "production", given["Closing stock of raw materials"]],
          ["production", "wages", given["Direct wages"]],
          ["production", "royalties", given.Royalties],
        ]),
      );
    },
  ),
  "cost-of-production": worded(
    [
      "Prime cost ₦<#prime>; factory overheads ₦<#overheads>; opening work in progress ₦<#before>; closing work in progress ₦<#after>. What is the cost of goods produced?",
      "In <_who>'s workshop the prime cost was ₦<#prime>, factory overheads ₦<#overheads>, opening work in progress ₦<#before> and closing work in progress ₦<#after>. Calculate the factory cost of production.",
      "A manufacturer's prime cost is ₦<#prime> and factory overheads are ₦<#overheads>. Work in progress was ₦<#before> at the start and ₦<#after> at the end of the year. Find the cost of production.",
    ],
    ({ prime, overheads, before, after }, { options }) => inNaira(options, before + (prime + overheads) - after),
  ),
};
