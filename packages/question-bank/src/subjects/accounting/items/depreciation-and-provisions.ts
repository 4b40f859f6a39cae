import { easy, hard, lesson, medium } from "../knowledge-item.ts";

export const depreciationAndProvisions = [
  ...lesson("depreciation-and-provisions", "SS2", "Explain depreciation and provisions", [
    easy(
      "depreciation-meaning",
      "The fall in the value of a fixed asset through use and time is called",
      "depreciation",
      ["appreciation", "amalgamation", "appropriation", "liquidation"],
      "{} spreads the cost of a fixed asset over its useful life.",
    ),
    medium(
      "land-not-depreciated",
      "Which of these assets is normally **not** depreciated?",
      "Freehold land",
      ["Motor vans", "Machinery", "Furniture", "Computers"],
      "{} does not wear out with use; the others do.",
    ),
    medium(
      "obsolescence",
      "A machine that loses value because a better one has been invented suffers from",
      "obsolescence",
      ["depletion", "inflation", "amortisation", "appreciation"],
      "Going out of date is {}; depletion is the using up of a mine or quarry.",
      "causes-of-depreciation",
    ),
    medium(
      "depletion-asset",
      "Depletion is the term for the loss of value of a",
      "quarry",
      ["computer", "patent", "lorry", "building"],
      "Wasting assets such as a {} lose value as material is taken out.",
      "causes-of-depreciation",
    ),
    medium(
      "revaluation-method-use",
      "The revaluation method of depreciation is most suitable for",
      "loose tools",
      ["buildings", "leasehold land", "heavy lorries", "shop premises"],
      "Many small items such as {} are counted and valued at the end of each year.",
    ),
    hard(
      "depreciation-entries",
      "Where a provision account is kept, what are the entries for the year's depreciation?",
      "debit profit and loss, credit provision for depreciation",
      [
        "debit the asset account, credit profit and loss account",
        "debit provision for depreciation, credit the asset account",
        "debit the bank account, credit provision for depreciation",
        "debit the asset account, credit provision for depreciation",
      ],
      "The charge reduces profit and builds up the provision: {}. The asset stays at cost.",
    ),
    easy(
      "bad-debt-meaning",
      "An amount owed by a customer that cannot be collected is a",
      "bad debt",
      ["cash discount", "trade debt", "contra item", "returned cheque"],
      "A {} is written off as an expense in the profit and loss account.",
    ),
    medium(
      "bad-debt-recovered",
      "A bad debt recovered is treated as",
      "an income",
      ["an expense", "a liability", "a drawing", "a purchase"],
      "Money received for a debt already written off is {} of the year of receipt.",
    ),
    medium(
      "doubtful-in-balance-sheet",
      "The provision for doubtful debts is shown in the balance sheet as a deduction from",
      "debtors",
      ["creditors", "capital", "stock", "sales"],
      "The provision brings {} down to the amount likely to be received.",
    ),
    hard(
      "reduction-in-provision",
      "A reduction in the provision for doubtful debts is",
      "credited to profit and loss account",
      [
        "debited to profit and loss account",
        "credited to the debtors' accounts",
        "debited to the bank account",
        "credited to the bad debts account",
      ],
      "Part of the earlier charge is no longer needed, so it is {} as an income.",
    ),
  ]),
];
