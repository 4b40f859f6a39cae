import { family } from "../../../authoring.ts";
import { count, fixed, frac, money, naira, tex } from "../number-text.ts";
import { people, towns } from "../people-and-places.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("commercial-arithmetic");

const goods = [
  "a radio",
  "a wristwatch",
  "a pair of shoes",
  "a wall clock",
  "a suitcase",
  "a school bag",
  "a jacket",
  "a rug",
];

const profitPercent = family(
  "profit-or-loss-percent",
  about("Calculate profit and loss per cent", "easy", "SS1", 14),
  (draw) => {
    const percent = draw.pick([5, 8, 10, 12, 15, 20, 25, 30, 35, 40]);
    const price = draw.step(2_000, 60_000, 500);
    const extra = draw.step(200, 6_000, 100);
    const cost = price + extra;
    const loss = draw.chance(0.45);
    const gain = (cost * percent) / 100;
    const sale = loss ? cost - gain : cost + gain;
    if (!Number.isInteger(sale) || sale % 10 || extra * 25 < price || extra * 4 > price || sale === price) return null;
    const [who, thing, word] = [draw.pick(people), draw.pick(goods), loss ? "loss" : "profit"];
    return pose(draw, {
      ask: [
        `${who} bought ${thing} for ${naira(price)}, spent ${naira(extra)} on taking it to the market and sold it there for ${naira(sale)}. Find the percentage ${word}, correct to one decimal place.`,
        `A trader paid ${naira(price)} for ${thing} and ${naira(extra)} to have it brought home, and resold it at ${naira(sale)}. Calculate the percentage ${word}, correct to one decimal place.`,
        `If ${thing} that cost ${naira(price)} and another ${naira(extra)} for transport is sold for ${naira(sale)}, what is the percentage ${word}, correct to one decimal place?`,
      ],
      right: percent,
      write: fixed(1, "%"),
      slips: [
        [(gain * 100) / sale, "divided by the selling price instead of the cost"],
        [
          (Math.abs(sale - price) * 100) / price,
          `left the ${naira(extra)} out altogether and compared ${naira(sale)} with ${naira(price)}`,
        ],
        [(gain * 100) / price, `found the right ${word}, ${naira(gain)}, but divided it by ${naira(price)} only`],
        [(sale * 100) / cost, "expressed the selling price as a percentage of the cost"],
        [100 - percent, `subtracted the percentage ${word} from 100`],
      ],
      working: [
        `A percentage ${word} is taken of all that was spent: $${tex(price)} + ${tex(extra)} = ${tex(cost)}$ naira.`,
        `The ${word} is $${tex(Math.max(cost, sale))} - ${tex(Math.min(cost, sale))} = ${tex(gain)}$ naira.`,
        `Percentage ${word} $= ${frac(`\\text{${word}}`, "\\text{cost}")} \\times 100\\% = ${frac(tex(gain), tex(cost))} \\times 100\\% = ${frac(tex(100 * gain), tex(cost))}\\%$, which is ${percent.toFixed(1)}%.`,
      ],
    });
  },
);

const costPrice = family(
  "cost-price-from-sale",
  about("Find cost price or marked price from the selling price", "medium", "SS1"),
  (draw) => {
    const percent = draw.pick([5, 10, 12, 15, 20, 25, 30, 40]);
    const cost = draw.step(2_000, 90_000, 1_000);
    const loss = draw.chance(0.5);
    const sale = (cost * (loss ? 100 - percent : 100 + percent)) / 100;
    const [who, thing, word] = [draw.pick(people), draw.pick(goods), loss ? "loss" : "profit"];
    const factor = loss ? 100 - percent : 100 + percent;
    const rounded = (n: number) => (n % 10 ? " and rounded the result to the nearest ₦10" : "");
    const [ofSale, multiplied, other] = [
      (sale * (loss ? 100 + percent : 100 - percent)) / 100,
      (sale * factor) / 100,
      (sale * 100) / (loss ? 100 + percent : 100 - percent),
    ];
    return pose(draw, {
      ask: [
        `By selling ${thing} for ${naira(sale)}, ${who} made a ${word} of ${percent}%. Find the cost price.`,
        `${who} sold ${thing} at ${naira(sale)} with a ${word} of ${percent}%. How much did it cost?`,
        `A shopkeeper made a ${percent}% ${word} on selling ${thing} for ${naira(sale)}. What was the cost price?`,
      ],
      right: cost,
      write: (n) => money(Math.round(n / 10) * 10),
      slips: [
        [
          ofSale,
          `${loss ? "added" : "took off"} ${percent}% of the selling price instead of the cost price${rounded(ofSale)}`,
        ],
        [multiplied, `multiplied by ${factor}% instead of dividing by it${rounded(multiplied)}`],
        [
          loss ? sale + percent * 100 : sale - percent * 100,
          `took 1% to be ₦100, and so ${loss ? "added" : "took off"} ${naira(percent * 100)}`,
        ],
        [other, `treated the ${word} as a ${loss ? "profit" : "loss"}${rounded(other)}`],
        [(cost * percent) / 100, `gave the ${word} in naira instead of the cost price`],
      ],
      working: [
        `A ${word} of ${percent}% means that the selling price is $100 ${loss ? "-" : "+"} ${percent} = ${factor}$ per cent of the cost price.`,
        `So $${factor}\\%$ is ${naira(sale)}, and $1\\%$ is $${tex(sale)} \\div ${factor} = ${tex(cost / 100)}$ naira.`,
        `The cost price is $100\\%$: $100 \\times ${tex(cost / 100)}$ naira, that is ${naira(cost)}.`,
      ],
    });
  },
);

/** In per cent, as in Nigeria since February 2020. The question gives the rate. */
const VAT = 7.5;

const discount = family(
  "discount-and-tax",
  about("Calculate discounts, commission and value added tax", "medium", "SS1"),
  (draw) => {
    const price = draw.step(12_000, 252_000, 4_000);
    const [off, tax] = [draw.pick([5, 10, 15, 20, 25]), VAT];
    const reduced = (price * (100 - off)) / 100;
    const key = (reduced * (100 + tax)) / 100;
    if (!Number.isInteger(key)) return null;
    const who = draw.pick(people);
    return pose(draw, {
      ask: [
        `A carpet is marked ${naira(price)}. ${who} gets a discount of ${off}% and then pays ${tax}% value added tax on the reduced price. How much does ${who} pay?`,
        `A tailor bills ${who} ${naira(price)}, gives a discount of ${off}% and adds ${tax}% value added tax to the reduced bill. What is the final bill?`,
        `A hall costs ${naira(price)} to hire. After a discount of ${off}%, value added tax of ${tax}% is charged on the reduced cost. How much is paid altogether?`,
      ],
      right: key,
      write: money,
      slips: [
        [(price * (100 - off + tax)) / 100, `took both percentages of ${naira(price)}`],
        [reduced, "left out the tax"],
        [(price * (100 + off) * (100 + tax)) / 10_000, "added the discount instead of subtracting it"],
        [(reduced * (100 - tax)) / 100, "subtracted the tax"],
        [(price * (100 + tax)) / 100, "left out the discount"],
      ],
      working: [
        `After the discount $100 - ${off} = ${100 - off}$ per cent is left: $${frac(100 - off, 100)} \\times ${tex(price)} = ${tex(reduced)}$ naira.`,
        `The tax is ${tax}% of this: $${frac(tax, 100)} \\times ${tex(reduced)} = ${tex(key - reduced)}$ naira.`,
        `$${tex(reduced)} + ${tex(key - reduced)} = ${tex(key)}$, so the payment is ${naira(key)}.`,
      ],
    });
  },
);

const hirePurchase = family(
  "hire-purchase",
  about("Compare hire purchase with cash payment", "easy", "SS1"),
  (draw) => {
    const months = draw.pick([6, 8, 9, 10, 12, 15, 18]);
    const cash = draw.step(60_000, 400_000, 5_000);
    const deposit = draw.step(10_000, 60_000, 5_000);
    const extra = draw.step(6_000, 60_000, 1_000);
    const instalment = (cash + extra - deposit) / months;
    if (deposit * 2 > cash || instalment % 500 !== 0) return null;
    const who = draw.pick(people);
    const thing = draw.pick(["a sewing machine", "a television set", "a gas cooker", "a laptop", "a grinding machine"]);
    return pose(draw, {
      ask: [
        `The cash price of ${thing} is ${naira(cash)}. On hire purchase ${who} pays a deposit of ${naira(deposit)} and ${months} monthly instalments of ${naira(instalment)}. How much more is the hire purchase price?`,
        `${who} can buy ${thing} for ${naira(cash)} cash, or with a deposit of ${naira(deposit)} followed by ${months} monthly payments of ${naira(instalment)}. How much is saved by paying cash?`,
        `A shop sells ${thing} for ${naira(cash)} cash, or on terms of ${naira(deposit)} down and ${months} monthly payments of ${naira(instalment)}. Find the extra cost of buying on terms.`,
      ],
      right: extra,
      write: money,
      slips: [
        [instalment * months, "gave the total of the instalments"],
        [
          Math.abs(cash - instalment * months),
          `left out the deposit${instalment * months < cash ? " and took the instalments from the cash price" : ""}`,
        ],
        [cash + extra, "gave the whole hire purchase price"],
        [cash - deposit, "subtracted the deposit from the cash price"],
        [extra + instalment, "counted one instalment too many"],
      ],
      working: [
        `Instalments: $${months} \\times ${tex(instalment)} = ${tex(months * instalment)}$ naira.`,
        `With the deposit: $${tex(deposit)} + ${tex(months * instalment)} = ${tex(cash + extra)}$ naira.`,
        `The difference from the cash price is $${tex(cash + extra)} - ${tex(cash)}$, that is ${naira(extra)}.`,
      ],
    });
  },
);

const electricityBill = family(
  "meter-bill",
  about("Calculate income tax and bills in steps", "easy", "SS1"),
  (draw) => {
    const [first, used, fixedCharge] = [draw.int(1_200, 8_900), draw.int(80, 420), draw.step(500, 3_000, 250)];
    const rate = draw.pick([30, 45, 50, 60, 75]);
    const [last, town] = [first + used, draw.pick(towns)];
    const [units, charged] = [used * rate, used * rate + fixedCharge];
    const withVat = (sum: number) => (sum * (100 + VAT)) / 100;
    const key = withVat(charged);
    if (!Number.isInteger(key)) return null;
    return pose(draw, {
      ask: [
        `A meter in ${town} read ${count(first)} units at the start of a month and ${count(last)} at the end. Electricity costs ${naira(rate)} a unit, there is a fixed charge of ${naira(fixedCharge)}, and ${VAT}% VAT is added to both. Find the bill for the month.`,
        `In ${town} a shop's meter moved from ${count(first)} units to ${count(last)} units in a month. At ${naira(rate)} a unit, plus a fixed charge of ${naira(fixedCharge)} and then ${VAT}% VAT on the whole, how much is the bill?`,
        `A family in ${town} saw its meter rise from ${count(first)} to ${count(last)} units. If a unit costs ${naira(rate)}, the fixed charge is ${naira(fixedCharge)} and VAT of ${VAT}% is charged on the total, calculate the bill.`,
      ],
      right: key,
      write: money,
      slips: [
        [withVat(units) + fixedCharge, "added VAT to the units alone"],
        [charged, "left VAT out"],
        [withVat(units), "left out the fixed charge"],
        [units + withVat(fixedCharge), "added VAT to the fixed charge alone"],
        [charged - (key - charged), "took VAT off instead of adding it"],
      ],
      working: [
        `Units used: $${tex(last)} - ${tex(first)} = ${used}$, which cost $${used} \\times ${rate} = ${tex(units)}$ naira.`,
        `With the fixed charge: $${tex(units)} + ${tex(fixedCharge)} = ${tex(charged)}$ naira.`,
        `VAT: $${frac(VAT, 100)} \\times ${tex(charged)} = ${tex(key - charged)}$ naira; $${tex(charged)} + ${tex(key - charged)} = ${tex(key)}$, so the bill is ${naira(key)}.`,
      ],
    });
  },
);

const commission = family(
  "commission",
  about("Calculate discounts, commission and value added tax", "medium", "SS1"),
  (draw) => {
    const [salary, sales] = [draw.step(70_000, 110_000, 5_000), draw.step(200_000, 900_000, 20_000)];
    const [rate, target] = [draw.pick([3, 4, 5, 6, 8]), draw.step(50_000, 150_000, 50_000)];
    const key = salary + ((sales - target) * rate) / 100;
    const who = draw.pick(people);
    return pose(draw, {
      ask: [
        `${who} earns ${naira(salary)} a month plus a commission of ${rate}% on sales above ${naira(target)}. Find the earnings in a month with sales of ${naira(sales)}.`,
        `A salesperson is paid ${naira(salary)} a month and ${rate}% of the sales beyond ${naira(target)}. How much is earned when the sales are ${naira(sales)}?`,
        `The monthly pay of an agent is ${naira(salary)}, with a commission of ${rate}% on sales in excess of ${naira(target)}. What is the pay for sales of ${naira(sales)}?`,
      ],
      right: key,
      write: money,
      slips: [
        [salary + (sales * rate) / 100, "took the commission on all the sales"],
        [key - salary, "left out the salary"],
        [(sales * rate) / 100, "took the commission on all the sales and left out the salary"],
        [salary + (target * rate) / 100, `took the commission on ${naira(target)} only`],
        [salary + ((sales + target) * rate) / 100, `added ${naira(target)} to the sales instead of taking it away`],
      ],
      working: [
        `Sales that count: $${tex(sales)} - ${tex(target)} = ${tex(sales - target)}$ naira.`,
        `Commission: $${frac(rate, 100)} \\times ${tex(sales - target)} = ${tex(key - salary)}$ naira.`,
        `With the salary: $${tex(salary)} + ${tex(key - salary)}$, that is ${naira(key)}.`,
      ],
    });
  },
);

export const buyingAndSelling = [profitPercent, costPrice, discount, hirePurchase, electricityBill, commission];
