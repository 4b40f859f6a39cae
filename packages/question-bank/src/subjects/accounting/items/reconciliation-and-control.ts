import { easy, hard, lesson, medium } from "../knowledge-item.ts";

export const reconciliationAndControl = [
  ...lesson("reconciliation-and-control", "SS2", "Explain bank reconciliation and control accounts", [
    easy(
      "unpresented-cheque",
      "A cheque sent to a supplier but not yet paid by the bank is",
      "an unpresented cheque",
      ["an uncredited cheque", "a dishonoured cheque", "a standing order", "a contra entry"],
      "The payee has not yet brought it to the bank, so it is {}.",
    ),
    easy(
      "uncredited-cheque",
      "A lodgement entered in the cash book but not yet on the bank statement is",
      "an uncredited lodgement",
      ["an unpresented cheque", "a dishonoured cheque", "a direct debit", "a bank charge"],
      "The bank has not yet added it to the account, so it is {}.",
    ),
    medium(
      "not-in-cash-book",
      "Which of these is found on the bank statement before it is known to the cash book?",
      "bank charges",
      ["Unpresented cheques", "Uncredited lodgements", "Petty cash payments", "Discount received"],
      "The trader learns of {} only from the statement and must then enter them in the cash book.",
    ),
    medium(
      "dishonoured-reason",
      "A cheque is most likely to be dishonoured when",
      "the drawer has too little money",
      ["the payee is well known", "the cheque is crossed", "the amount agrees in words", "the drawer has signed it"],
      "A bank returns a cheque unpaid when {} in the account.",
    ),
    medium(
      "reconciliation-purpose",
      "A bank reconciliation statement explains the difference between the",
      "cash book and bank statement",
      ["trial balance and ledger", "sales and purchases ledgers", "petty cash and main cash", "debtors and creditors"],
      "It lists the items that make the balances of the {} differ.",
    ),
    hard(
      "overdraft-side",
      "A bank overdraft is shown in the cash book as a",
      "credit balance",
      ["debit balance", "contra entry", "discount column", "journal entry"],
      "The business owes the bank, so its cash book has a {}; the bank's statement then shows a debit balance.",
    ),
    medium(
      "control-account-use",
      "Control accounts are kept mainly to",
      "check the personal ledgers",
      ["replace the cash book", "calculate the depreciation", "record fixed assets", "pay the suppliers"],
      "The balance of a control account must equal the total of the ledger, so it helps to {}.",
    ),
    hard(
      "contra-in-control",
      "A set-off between a debtor and creditor who is the same person is entered in the sales ledger control account on the",
      "credit side",
      ["debit side", "opening line", "discount line", "balance line"],
      "The set-off reduces what is owed to the business, so it stands on the {}; in the purchases ledger control account it is a debit.",
    ),
    hard(
      "cash-sales-not-in-control",
      "Which item does **not** enter the sales ledger control account?",
      "Cash sales",
      ["Bad debts", "Discount allowed", "Returns inwards", "Dishonoured cheques"],
      "{} never pass through a customer's account; the others do.",
    ),
  ]),
];
