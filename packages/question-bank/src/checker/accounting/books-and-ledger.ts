// Petty cash, discounts, the bank column, customers' accounts and the effects of errors.

import { amountsIn } from "../reading/naira-table.ts";
import { inNaira } from "../reading/stated.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { creditBalance, debitBalance } from "./double-entry.ts";

/** The price that remains after this percentage is taken off. */
const less = (amount: number, percent: number) => (amount * (100 - percent)) / 100;

export const booksAndLedger: SubjectChecker = {
  "petty-cash-reimbursement": worded(
    [
      "A petty cashier starts the month with an imprest of ₦<#float> and pays ₦<#transport> for transport, ₦<#stationery> for stationery and ₦<#postage> for postage. What amount will the main cashier reimburse?",
      "The petty cash float of a school is ₦<#float>. Payments for the month were transport ₦<#transport>, stationery ₦<#stationery> and postage ₦<#postage>. Find the amount of the reimbursement.",
      "<_who> keeps petty cash on the imprest system with a float of ₦<#float>. In one month ₦<#transport> went on transport, ₦<#stationery> on stationery and ₦<#postage> on postage. How much will be needed to restore the imprest?",
    ],
    ({ float, transport, stationery, postage }, { options }) => {
      const left = float - transport - stationery - postage;
      if (left < 0) throw new Error("more was paid than the float holds");
      return inNaira(options, float - left);
    },
  ),
  "trade-and-cash-discount": worded(
    [
      "A trader is allowed <#trade>% trade discount on goods listed at ₦<#list>, and <#cash>% cash discount on the invoice price for prompt payment. Find the cheque that settles the debt in time.",
      "<_who> buys goods with a list price of ₦<#list> at a trade discount of <#trade>% and a cash discount of <#cash>% for prompt payment. If the account is settled in time, how much is paid?",
      "Goods listed at ₦<#list> are invoiced at <#trade>% trade discount. A cash discount of <#cash>% is earned by paying promptly. What amount settles the invoice?",
    ],
    ({ list, trade, cash }, { options }) => inNaira(options, less(less(list, trade), cash)),
  ),
  "bank-balance-in-cash-book": worded(
    [
      "A cash book opens with a bank balance of ₦<#opening>. During the week a customer's cheque of ₦<#cheque> is paid in, cash of ₦<#cash> is banked, a supplier is paid ₦<#supplier> by cheque, and ₦<#drawn> is drawn from the bank for office use. Find the closing bank balance.",
      "<_who> had ₦<#opening> at the bank. A customer's cheque of ₦<#cheque> and office cash of ₦<#cash> were paid in; a supplier received a cheque of ₦<#supplier> and ₦<#drawn> was withdrawn for office use. What does the bank column show at the end?",
    ],
    ({ opening, cheque, cash, supplier, drawn }, { options }) =>
      inNaira(
        options,
        debitBalance("bank", [
          ["bank", "capital", opening],
          ["bank", "customer", cheque],
          ["bank", "cash", cash],
          ["supplier", "bank", supplier],
          ["cash", "bank", drawn],
        ]),
      ),
  ),
  "accounting-equation": worded(
    [
      "These are all the assets and liabilities of a trader.\n\n<~table>\n\nFind the trader's capital.",
      "The balances below are the only assets and liabilities of a shop.\n\n<~table>\n\nCalculate its capital.",
      "<_who> owns and owes the following.\n\n<~table>\n\nWhat is the capital of the business?",
    ],
    ({ table }, { options }) => {
      const owned = amountsIn(table, ["Premises", "Stock", "Debtors", "Cash", "Creditors", "Loan"]);
      const { Creditors, Loan, ...assets } = owned;
      return inNaira(options, Object.values(assets).reduce((sum, asset) => sum + asset, 0) - (Creditors + Loan));
    },
  ),
  "customer-account-balance": worded(
    [
      "In <_owner>'s ledger the account of <who>, a customer, opens with a debit balance of ₦<#opening>. Credit sales to <who> were ₦<#sold>, returns inwards ₦<#returned>, cheques received ₦<#received> and discount allowed ₦<#discount>. What is the closing balance of the account?",
      "A customer, <who>, owed <_owner> ₦<#opening> at the start of a month. During the month goods worth ₦<#sold> were sold to <who> on credit, goods worth ₦<#returned> came back, ₦<#received> was received and ₦<#discount> discount was allowed. How much does <who> owe at the end?",
    ],
    ({ opening, sold, returned, received, discount }, { options }) =>
      inNaira(
        options,
        debitBalance("customer", [
          ["customer", "brought down", opening],
          ["customer", "sales", sold],
          ["returns inwards", "customer", returned],
          ["bank", "customer", received],
          ["discount allowed", "customer", discount],
        ]),
      ),
  ),
  "profit-after-correction": worded(
    [
      "<_who>'s accounts show a net profit of ₦<#profit>. Sales had been undercast by ₦<#sales>, rent of ₦<#rent> had been left out and closing stock had been overvalued by ₦<#stock>. What is the correct net profit?",
      "A net profit of ₦<#profit> was reported before these errors came to light: sales undercast by ₦<#sales>; rent of ₦<#rent> omitted; closing stock overvalued by ₦<#stock>. Calculate the corrected net profit.",
      "A draft net profit is ₦<#profit>. It is then found that sales were undercast by ₦<#sales>, rent of ₦<#rent> was omitted, and closing stock was overvalued by ₦<#stock>. Find the correct net profit.",
    ],
    ({ profit, sales, rent, stock }, { options }) =>
      inNaira(
        options,
        creditBalance("profit", [
          ["draft", "profit", profit],
          ["sales missing", "profit", sales],
          ["profit", "rent owing", rent],
          ["profit", "stock that is not there", stock],
        ]),
      ),
  ),
  "suspense-from-two-errors": worded(
    [
      "Two errors made a trial balance disagree: discount allowed of ₦<#discount> stands on the credit side of its account, and a supplier's credit balance is ₦<#short> too low. Find the balance of the suspense account.",
      "The only errors in a trial balance are these: discount allowed of ₦<#discount> was posted to the credit side of its account, and the credit balance of a supplier was understated by ₦<#short>. By how much does the trial balance differ?",
      "A trial balance does not agree because discount allowed of ₦<#discount> was entered on the credit side of its account and a supplier's credit balance was understated by ₦<#short>. What is the difference placed in the suspense account?",
    ],
    ({ discount, short }, { options }) => {
      // Each column is measured from the total it would have without the errors.
      const debits = -discount;
      const credits = discount - short;
      if (debits === credits) throw new Error("the two errors hide each other");
      return inNaira(options, Math.abs(debits - credits));
    },
  ),
};
