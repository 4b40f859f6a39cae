import { family } from "../../../authoring.ts";
import { naira, short, whole } from "../../mathematics/number-text.ts";
import { people } from "../../mathematics/people-and-places.ts";
import { pose } from "../../mathematics/pose.ts";
import { underTopic } from "../../mathematics/under-topic.ts";
import { balances } from "../balances.ts";

const reading = underTopic("reading-accounts");

const thirds = ["", "⅓", "⅔"];

/** A percentage with at most two decimals, or in thirds. Null for any other. */
function percentage(n: number): string | null {
  if (n <= 0) return null;
  if (Number.isInteger(Math.round(n * 1e6) / 1e4)) return `${short(n)}%`;
  const inThirds = Math.round(n * 3);
  return Math.abs(n * 3 - inThirds) < 1e-6 ? `${Math.floor(inThirds / 3)}${thirds[inThirds % 3]}%` : null;
}

const markUp = family(
  "margin-and-mark-up",
  reading("Calculate and explain accounting ratios", "easy", "SS2", 10),
  (draw) => {
    const [cost, rate] = [draw.step(80_000, 600_000, 20_000), draw.pick([20, 25, 40, 50, 60, 100])];
    const profit = (cost * rate) / 100;
    const sales = cost + profit;
    const margin = (profit * 100) / sales;
    const wantsMargin = Number.isInteger(margin) && draw.chance(0.5);
    const key = wantsMargin ? margin : rate;
    const [asked, base] = wantsMargin ? ["gross profit margin on sales", sales] : ["mark-up on cost", cost];
    return pose(draw, {
      ask: [
        `Goods that cost ${naira(cost)} were sold for ${naira(sales)}. What is the ${asked}?`,
        `${draw.pick(people)} bought goods for ${naira(cost)} and sold them for ${naira(sales)}. Find the ${asked}.`,
        `The cost of sales is ${naira(cost)} and sales are ${naira(sales)}. Calculate the ${asked}.`,
      ],
      right: key,
      write: percentage,
      slips: [
        [
          wantsMargin ? rate : margin,
          wantsMargin
            ? "divided the profit by the cost instead of the sales"
            : "divided the profit by the sales instead of the cost",
        ],
        [(cost * 100) / sales, "divided the cost instead of the profit by the sales"],
        [100 + rate, "divided the sales instead of the profit by the cost"],
        [key / 2, "halved the percentage"],
        [key * 2, "doubled the percentage"],
        [key + 5, "made an error in the division"],
        [key + 10, "made an error in the percentage"],
      ],
      check: (v) =>
        `${short(v)}% of ${naira(base)} would be ${naira(Math.round((base * v) / 100))}, but the gross profit is ${naira(profit)}.`,
      working: [
        `Gross profit = sales − cost = ${naira(sales)} − ${naira(cost)} = ${naira(profit)}.`,
        wantsMargin ? "Margin = gross profit ÷ sales × 100." : "Mark-up = gross profit ÷ cost × 100.",
        `${naira(profit)} ÷ ${naira(base)} × 100 = ${short(key)}%.`,
      ],
    });
  },
);

const turnover = family(
  "rate-of-stock-turnover",
  reading("Calculate and explain accounting ratios", "medium", "SS3", 9),
  (draw) => {
    const [opening, closing] = [draw.step(20_000, 90_000, 5_000), draw.step(20_000, 90_000, 5_000)];
    const times = draw.int(3, 9);
    const average = (opening + closing) / 2;
    const cost = average * times;
    if (opening === closing) return null;
    return pose(draw, {
      ask: [
        `Opening stock is ${naira(opening)}, closing stock ${naira(closing)} and cost of goods sold ${naira(cost)}. Find the rate of stock turnover.`,
        `${draw.pick(people)}'s stock was ${naira(opening)} at the start and ${naira(closing)} at the end of a year in which the cost of goods sold was ${naira(cost)}. What was the rate of stock turnover?`,
        `Calculate the rate of stock turnover when the cost of goods sold is ${naira(cost)}, opening stock ${naira(opening)} and closing stock ${naira(closing)}.`,
      ],
      right: times,
      write: (n) => (n > 0 && Number.isInteger(Math.round(n * 1e6) / 1e4) ? `${short(n)} times` : null),
      slips: [
        [cost / (opening + closing), "divided by the sum of the two stocks instead of their average"],
        [cost / closing, "divided by the closing stock instead of the average stock"],
        [cost / opening, "divided by the opening stock instead of the average stock"],
        [times + 1, "added the average stock to the cost of goods sold before dividing"],
        [times + 2, "added both stocks to the cost of goods sold before dividing"],
        [times * 2, "divided the sum of the stocks by 4 instead of 2 to find the average"],
      ],
      working: [
        "Rate of stock turnover = cost of goods sold ÷ average stock.",
        `Average stock = (${naira(opening)} + ${naira(closing)}) ÷ 2 = ${naira(opening + closing)} ÷ 2 = ${naira(average)}.`,
        `${naira(cost)} ÷ ${naira(average)} = ${times} times.`,
      ],
    });
  },
);

const liquidity = family(
  "current-and-acid-test-ratio",
  reading("Calculate and explain accounting ratios", "easy", "SS3", 10),
  (draw) => {
    const creditors = draw.step(20_000, 90_000, 5_000);
    const acid = draw.pick([0.8, 1, 1.2, 1.5, 2]);
    const more = draw.pick([0.4, 0.5, 0.6, 0.8, 1]);
    const [stock, quick] = [Math.round(creditors * more), Math.round(creditors * acid)];
    const debtors = draw.step(5_000, quick - 5_000, 1_000);
    const cash = quick - debtors;
    const wantsAcid = draw.chance(0.5);
    const key = Number((wantsAcid ? acid : acid + more).toFixed(2));
    if (cash < 1_000 || stock === quick) return null;
    const asked = wantsAcid ? "acid-test ratio" : "current ratio";
    const table = balances([
      ["Stock", stock],
      ["Debtors", debtors],
      ["Cash and bank", cash],
      ["Creditors", creditors],
    ]);
    return pose(draw, {
      ask: [
        `These are the current assets and current liabilities of a business.\n\n${table}\n\nFind its ${asked}.`,
        `${draw.pick(people)}'s balance sheet shows these current items.\n\n${table}\n\nCalculate the ${asked}.`,
        `What is the ${asked} of a business with these current items?\n\n${table}`,
      ],
      right: key,
      write: (n) =>
        n > 0 && Math.abs(n * 100 - Math.round(n * 100)) < 1e-6 ? `${short(Number(n.toFixed(2)))} : 1` : null,
      slips: [
        [
          wantsAcid ? acid + more : acid,
          wantsAcid ? "counted the stock in as for the current ratio" : "left the stock out as for the acid-test ratio",
        ],
        [more, "divided the stock alone by the creditors"],
        [key + 1, `added the creditors to the ${wantsAcid ? "debtors and cash" : "current assets"} before dividing`],
        [key + 0.5, "made an error in the division"],
        [key * 2, "doubled the ratio"],
        [key + 0.2, "made an error in the addition"],
      ],
      check: (v) =>
        `${short(v)} times the creditors would be ${naira(Math.round(v * creditors))}, but the assets that count are ${naira(wantsAcid ? quick : quick + stock)}.`,
      working: wantsAcid
        ? [
            "Acid-test ratio = (current assets − stock) ÷ current liabilities. Stock is left out because it must first be sold, often on credit, before it brings in money to pay debts.",
            `Without the stock: ${naira(debtors)} + ${naira(cash)} = ${naira(quick)}.`,
            `${naira(quick)} ÷ ${naira(creditors)} = ${short(key)}, that is ${short(key)} : 1.`,
          ]
        : [
            "Current ratio = current assets ÷ current liabilities.",
            `Current assets: ${naira(stock)} + ${naira(debtors)} + ${naira(cash)} = ${naira(quick + stock)}. Stock counts here; the acid-test ratio leaves it out, because it must first be sold.`,
            `${naira(quick + stock)} ÷ ${naira(creditors)} = ${short(key)}, that is ${short(key)} : 1.`,
          ],
    });
  },
);

interface Means {
  fixed: number;
  current: number;
  creditors: number;
  profit: number;
}

/** What a student may divide by instead of the capital employed, and the mistake behind it. */
const misread = ({ fixed, current, creditors, profit }: Means): [divisor: number, slip: string][] => {
  const capital = fixed + current - creditors;
  return [
    [capital / 2, "halved the capital employed, as if taking an average"],
    [fixed, "divided by the fixed assets only"],
    [fixed + current + creditors, "added the current liabilities instead of deducting them"],
    [fixed - creditors, "left the current assets out of the capital employed"],
    [capital - profit, "took the net profit off the capital employed before dividing"],
    [capital + profit, "added the net profit to the capital employed before dividing"],
    [capital - creditors, "deducted the current liabilities twice"],
    [capital + current, "counted the current assets twice"],
    [fixed - current - creditors, "deducted the current assets as well as the current liabilities"],
    [fixed + creditors, "took the fixed assets and the current liabilities together for the capital employed"],
  ];
};

/** The slip that leads to a percentage, either exactly or after rounding to a whole number. */
function slipTo(answer: number, means: Means): string {
  const results = misread(means).map(([divisor, slip]) => ({ result: (means.profit * 100) / divisor, slip }));
  const exact = results.find(({ result }) => Math.abs(result - answer) < 1e-9);
  if (exact) return exact.slip;
  const near = results.find(({ result }) => Math.round(result) === answer);
  return near ? `${near.slip}, and rounded the result` : "made an error in the capital employed";
}

const returnOnCapital = family(
  "return-on-capital",
  reading("Calculate and explain accounting ratios", "medium", "SS3", 8),
  (draw) => {
    const [fixed, current, creditors] = [
      draw.step(300_000, 900_000, 50_000),
      draw.step(100_000, 300_000, 20_000),
      draw.step(40_000, 90_000, 10_000),
    ];
    const rate = draw.pick([5, 8, 10, 12, 15, 20, 25]);
    const capital = fixed + current - creditors;
    const profit = (capital * rate) / 100;
    const means = { fixed, current, creditors, profit };
    return pose(draw, {
      ask: [
        `A business has fixed assets of ${naira(fixed)}, current assets of ${naira(current)} and current liabilities of ${naira(creditors)}. Its net profit is ${naira(profit)}. Find the return on capital employed.`,
        `Net profit is ${naira(profit)}, fixed assets ${naira(fixed)}, current assets ${naira(current)} and current liabilities ${naira(creditors)}. What is the return on capital employed?`,
        `With fixed assets of ${naira(fixed)}, current assets of ${naira(current)} and current liabilities of ${naira(creditors)}, ${draw.pick(people)} made a net profit of ${naira(profit)}. Calculate the return on capital employed.`,
      ],
      right: rate,
      write: (n) => {
        const exact = whole("%")(n);
        return exact ?? (n > 0 && Math.abs(n * 10 - Math.round(n * 10)) < 1e-6 ? `${short(n)}%` : null);
      },
      slips: [
        [(profit * 100) / (fixed + current), "divided by all the assets and did not deduct the current liabilities"],
        [(profit * 100) / fixed, "divided by the fixed assets only"],
        ...[rate * 2, rate + 2, rate + 5, rate - 3].map((answer) => [answer, slipTo(answer, means)] as const),
      ],
      check: (v) =>
        `${short(v)}% of the capital employed would be ${naira(Math.round((capital * v) / 100))}, but the net profit is ${naira(profit)}.`,
      working: [
        "Return on capital employed = net profit ÷ capital employed × 100.",
        `Capital employed = fixed assets + current assets − current liabilities = ${naira(fixed)} + ${naira(current)} − ${naira(creditors)} = ${naira(capital)}.`,
        `${naira(profit)} ÷ ${naira(capital)} × 100 = ${rate}%.`,
      ],
    });
  },
);

export const ratios = [markUp, turnover, liquidity, returnOnCapital];
