import { easy, hard, lesson, medium } from "../knowledge-item.ts";

export const readingAccounts = [
  ...lesson("reading-accounts", "SS3", "Explain what ratios tell", [
    easy(
      "liquidity-ratio-use",
      "The current ratio measures the ability of a business to",
      "pay its short-term debts",
      ["earn a profit on its sales", "use its fixed assets", "attract new customers", "collect its debts early"],
      "Comparing current assets with current liabilities shows the ability to {}.",
    ),
    medium(
      "acid-test-leaves-out",
      "The acid-test ratio leaves out",
      "stock",
      ["cash", "debtors", "creditors", "bank balances"],
      "{} may take long to sell, so the acid test counts only assets that are money or nearly so.",
    ),
    medium(
      "high-turnover-meaning",
      "A rising rate of stock turnover usually shows that goods are",
      "sold more quickly",
      ["bought at higher prices", "kept longer in store", "returned more often", "sold at a loss"],
      "The rate tells how often the stock is sold in a year; a rise means goods are {}.",
    ),
    hard(
      "interfirm-comparison",
      "Ratios of two firms are best compared when the firms",
      "use the same accounting methods",
      [
        "are of very different sizes",
        "belong to different trades",
        "are audited by one person",
        "have the same number of staff",
      ],
      "Different methods give different figures, so the firms should {} and be in the same line.",
    ),
    medium(
      "gross-margin-fall",
      "A fall in the gross profit percentage could be caused by",
      "theft of stock",
      ["a fall in rent", "higher office salaries", "slower debtors", "a larger overdraft"],
      "{} raises the cost of goods sold; the other items do not enter the trading account.",
    ),
    medium(
      "mark-up-and-margin",
      "A mark-up of 25% on cost equals a margin on sales of",
      "20%",
      ["25%", "30%", "15%", "33%"],
      "If cost is ₦100, profit is ₦25 and sales are ₦125; 25 ÷ 125 = 20%.",
    ),
    hard(
      "gearing",
      "A company financed mainly by loans rather than by ordinary shares is said to be",
      "highly geared",
      ["lowly geared", "very liquid", "over-traded", "fully insured"],
      "When fixed-interest capital is large compared with ordinary capital, the company is {}.",
    ),
  ]),
];
