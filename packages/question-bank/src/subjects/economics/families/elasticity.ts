import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { towns } from "../../../writing/people.ts";
import { about, clean, naira, num, slips, tex } from "../amounts.ts";
import { dryStaples, dryTreats, staples, treats } from "../people.ts";

const objective = "Measure and apply elasticities of demand and supply";
const topic = "price-and-elasticity";

const ownPrice = family(
  "price-elasticity-of-demand",
  { topic, objective, difficulty: "medium", class_level: "SS2", count: 4 },
  (draw) => {
    const price = draw.step(40, 400, 20);
    const pricePct = draw.pick([10, 20, 25, 50]);
    const e = draw.pick([0.4, 0.5, 0.6, 0.8, 1.2, 1.5, 2, 2.5]);
    const quantity = draw.step(100, 800, 50);
    const rise = draw.chance(0.5);
    const sign = rise ? 1 : -1;
    const newPrice = price * (1 + (sign * pricePct) / 100);
    const change = (quantity * e * pricePct) / 100;
    const newQuantity = quantity - sign * change;
    if (!clean(newPrice) || !clean(newQuantity) || newQuantity < quantity * 0.3 || e * pricePct > 80) return null;
    const moved = `${rise ? "rose" : "fell"} from ${naira(price)} to ${naira(newPrice)}`;
    const good = draw.pick(e > 1 ? dryTreats : dryStaples);
    return {
      body: draw.pick([
        `When the price of a measure of ${good} in ${draw.pick(towns)} ${moved}, quantity demanded changed from ${num(quantity)} to ${num(newQuantity)} measures. Ignoring the sign, what is the price elasticity of demand?`,
        `The price of ${good} ${moved} and the quantity demanded went from ${num(quantity)} to ${num(newQuantity)} units. Find the coefficient of price elasticity of demand, ignoring its sign.`,
        `A trader noticed that ${num(quantity)} units of ${good} were sold before and ${num(newQuantity)} units after the price ${moved}. The price elasticity of demand, sign ignored, is`,
      ]),
      right: num(e),
      wrong: slips(num, [
        [1 / e, "turned the ratio over"],
        [change / newQuantity / (pricePct / 100), "took the change in quantity as a share of the new quantity"],
        [
          change / Math.abs(newPrice - price),
          "divided the change in units by the change in naira instead of the percentages",
        ],
        [(e * pricePct) / 100, "gave the share by which quantity changed and did not divide"],
        [
          change / newQuantity / (Math.abs(newPrice - price) / newPrice),
          "took both changes as shares of the new values",
        ],
      ]),
      explanation: inSteps(
        [
          `Elasticity = percentage change in quantity ÷ percentage change in price.`,
          `Quantity changed by ${num(change)}: $\\frac{${tex(change)}}{${tex(quantity)}} \\times 100 = ${tex(e * pricePct)}\\%$.`,
          `Price changed by ${naira(Math.abs(newPrice - price))}: $\\frac{${tex(Math.abs(newPrice - price))}}{${tex(price)}} \\times 100 = ${pricePct}\\%$.`,
          `Elasticity = $\\frac{${tex(e * pricePct)}}{${pricePct}}$, that is ${num(e)}.`,
        ],
        `Dividing the percentage change in price by that in quantity turns the ratio over and gives ${about(1 / e)}${num(1 / e)}.`,
      ),
    };
  },
);

const supplyElasticity = family(
  "price-elasticity-of-supply",
  { topic, objective, difficulty: "medium", class_level: "SS2", count: 4 },
  (draw) => {
    const price = draw.step(5_000, 12_000, 500);
    const pricePct = draw.pick([10, 20, 25, 40, 50]);
    const e = draw.pick([0.2, 0.4, 0.5, 0.8, 1.5, 2, 2.5]);
    const quantity = draw.step(100, 600, 20);
    const newPrice = price * (1 + pricePct / 100);
    const change = (quantity * e * pricePct) / 100;
    if (!clean(newPrice) || !clean(change) || e * pricePct > 100) return null;
    const good = draw.pick(["peppers", "mangoes", "oranges", "onions", "pineapples", "okra"]);
    return {
      body: draw.pick([
        `When the price of ${good} rose from ${naira(price)} to ${naira(newPrice)} a basket, the quantity supplied rose from ${num(quantity)} to ${num(quantity + change)} baskets. Calculate the elasticity of supply.`,
        `Farmers near ${draw.pick(towns)} brought ${num(quantity)} baskets of ${good} to market at ${naira(price)} and ${num(quantity + change)} baskets at ${naira(newPrice)}. What is their price elasticity of supply?`,
        `Supply of ${good} went up from ${num(quantity)} to ${num(quantity + change)} baskets after a rise in price from ${naira(price)} to ${naira(newPrice)}. The coefficient of elasticity of supply is`,
      ]),
      right: num(e),
      wrong: slips(num, [
        [1 / e, "turned the ratio over"],
        [change / (newPrice - price), "divided the change in units by the change in naira instead of the percentages"],
        [change / (quantity + change) / (pricePct / 100), "took the change in quantity as a share of the new quantity"],
        [(e * pricePct) / 100, "gave the share by which quantity changed and did not divide"],
        [pricePct / 100, "gave the share by which the price changed"],
      ]),
      explanation: inSteps(
        [
          `Elasticity of supply = percentage change in quantity ÷ percentage change in price.`,
          `Quantity rose by ${num(change)}: $\\frac{${tex(change)}}{${tex(quantity)}} \\times 100 = ${tex(e * pricePct)}\\%$.`,
          `Price rose by ${naira(newPrice - price)}: $\\frac{${tex(newPrice - price)}}{${tex(price)}} \\times 100 = ${pricePct}\\%$.`,
          `$\\frac{${tex(e * pricePct)}}{${pricePct}}$ gives ${num(e)}.`,
        ],
        `The percentage change in quantity stands on top; turning the ratio over gives ${about(1 / e)}${num(1 / e)}.`,
      ),
    };
  },
);

const crossElasticity = family(
  "cross-elasticity",
  { topic, objective, difficulty: "hard", class_level: "SS2", count: 4 },
  (draw) => {
    const substitutes = draw.chance(0.5);
    const pairs: [string, string][] = substitutes
      ? [
          ["beef", "fish"],
          ["tea", "coffee"],
          ["butter", "margarine"],
          ["yam", "cocoyam"],
        ]
      : [
          ["petrol", "cars"],
          ["bread", "butter"],
          ["printers", "ink"],
          ["kerosene", "kerosene stoves"],
        ];
    const [moved, asked] = draw.pick(pairs);
    const pricePct = draw.pick([5, 10, 20, 25, 40]);
    const size = draw.pick([0.3, 0.4, 0.5, 0.6, 0.8, 1.2, 1.5, 2]);
    const quantityPct = size * pricePct;
    if (!clean(quantityPct) || quantityPct > 60) return null;
    const e = substitutes ? size : -size;
    const verb = substitutes ? "rises" : "falls";
    const from = draw.step(200, 800, 100);
    const body = draw.pick([
      `A ${pricePct}% rise in the price of ${moved} changes the quantity of ${asked} demanded from ${from} to ${num(from * (1 + (e * pricePct) / 100))} units. What is the cross elasticity of demand?`,
      `When the price of ${moved} goes up by ${pricePct}%, the quantity of ${asked} demanded ${verb} by ${num(quantityPct)}%. Calculate the cross elasticity of demand for ${asked}.`,
      `Demand for ${asked} ${verb} by ${num(quantityPct)}% because the price of ${moved} rose by ${pricePct}%. The cross elasticity of demand is`,
    ]);
    // One of the three stems gives quantities, so the student must still find the percentage.
    const counted = body.includes(" units. ");
    return {
      body,
      right: num(e),
      wrong: slips(
        num,
        [
          [
            -e,
            substitutes
              ? "put a minus sign, as if the two were complements"
              : "left out the minus sign, as if the two were substitutes",
          ],
          [1 / e, "turned the ratio over"],
          [-1 / e, "turned the ratio over and changed the sign"],
          [(e * pricePct) / 100, "gave the share by which the quantity changed and did not divide"],
        ],
        "signed",
      ),
      explanation: inSteps(
        [
          `Cross elasticity = percentage change in the quantity of ${asked} ÷ percentage change in the price of ${moved}.`,
          `The quantity of ${asked} ${verb} by ${counted ? `$${tex(Math.abs((from * e * pricePct) / 100))}$ units: $\\frac{${tex(Math.abs((from * e * pricePct) / 100))}}{${from}} \\times 100 = ${tex(quantityPct)}\\%$` : `${num(quantityPct)}%`}; the price of ${moved} rises by ${pricePct}%.`,
          `$\\frac{${tex(e * pricePct)}}{${pricePct}}$ gives ${num(e)}.`,
        ],
        `The sign is ${substitutes ? "positive because the two are substitutes" : "negative because the two are complements"}, so ${num(-e)} is wrong.`,
      ),
    };
  },
);

const incomeElasticity = family(
  "income-elasticity",
  { topic, objective, difficulty: "medium", class_level: "SS2", count: 4 },
  (draw) => {
    const inferior = draw.chance(0.35);
    const income = draw.step(120_000, 400_000, 10_000);
    const incomePct = draw.pick([10, 20, 25, 40, 50]);
    const size = draw.pick([0.4, 0.5, 0.6, 0.8, 1.2, 1.5, 2]);
    const e = inferior ? -size : size;
    const quantity = draw.step(20, 80, 10);
    const after = quantity * (1 + (e * incomePct) / 100);
    if (!clean(after) || after < 5 || size * incomePct > 80) return null;
    const newIncome = income * (1 + incomePct / 100);
    const good = draw.pick(
      inferior
        ? ["cups of garri", "cups of cassava flour", "cups of maize flour"]
        : ["eggs", "cups of rice", "sachets of milk"],
    );
    return {
      body: draw.pick([
        `A family's monthly income rises from ${naira(income)} to ${naira(newIncome)} and its purchases go from ${quantity} to ${num(after)} ${good}. Find the income elasticity of demand.`,
        `With an income of ${naira(income)} a household in ${draw.pick(towns)} buys ${quantity} ${good}; with ${naira(newIncome)} it buys ${num(after)}. What is its income elasticity of demand?`,
        `Income increased from ${naira(income)} to ${naira(newIncome)} while demand moved from ${quantity} to ${num(after)} ${good}. Calculate the coefficient of income elasticity.`,
      ]),
      right: num(e),
      wrong: slips(
        num,
        [
          [
            -e,
            inferior
              ? "left out the minus sign of the fall in demand"
              : "put a minus sign, though demand rises with income",
          ],
          [1 / e, "turned the ratio over"],
          [(e * incomePct) / 100, "gave the share by which quantity changed and did not divide"],
          [incomePct / 100, "gave the share by which income changed"],
          [-1 / e, "turned the ratio over and mistook the sign"],
        ],
        "signed",
      ),
      explanation: inSteps(
        [
          "Income elasticity = percentage change in demand ÷ percentage change in income.",
          `Demand: $\\frac{${tex(after)} - ${quantity}}{${quantity}} \\times 100 = ${tex(e * incomePct)}\\%$.`,
          `Income: $\\frac{${tex(newIncome)} - ${tex(income)}}{${tex(income)}} \\times 100 = ${incomePct}\\%$.`,
          `The coefficient is $\\frac{${tex(e * incomePct)}}{${incomePct}}$, that is ${num(e)}.`,
        ],
        `${inferior ? "It is negative: less is bought as income rises, the mark of an inferior good" : "It is positive, the mark of a normal good"}, so ${num(-e)} has the wrong sign.`,
      ),
    };
  },
);

const elasticityUse = family(
  "elasticity-applied",
  { topic, objective, difficulty: "hard", class_level: "SS3", count: 4 },
  (draw) => {
    const e = draw.pick([0.4, 0.5, 0.6, 0.8, 1.5, 2, 2.5]);
    const pricePct = draw.pick([5, 10, 20, 30]);
    const quantity = draw.step(200, 2_000, 100);
    const change = (quantity * e * pricePct) / 100;
    const rise = draw.chance(0.5);
    const after = rise ? quantity - change : quantity + change;
    if (!clean(after) || e * pricePct > 60) return null;
    const good = draw.pick(e > 1 ? treats : staples);
    const word = rise ? "raised" : "reduced";
    const show = (value: number) => `${num(value)} units`;
    return {
      body: draw.pick([
        `Price elasticity of demand for ${good} is ${num(e)} and ${num(quantity)} units are sold each week. If the price is ${word} by ${pricePct}%, how many units will be demanded?`,
        `A seller of ${good} disposes of ${num(quantity)} units weekly. The price is ${word} by ${pricePct}% and elasticity of demand is ${num(e)}. Find the new quantity demanded.`,
        `The price of ${good} is ${word} by ${pricePct}%. With an elasticity of demand of ${num(e)} and former sales of ${num(quantity)} units, sales will now be`,
      ]),
      right: show(after),
      wrong: slips(show, [
        [rise ? quantity + change : quantity - change, "moved the quantity the same way as the price"],
        [change, "gave the change and not the new quantity"],
        [
          quantity * (1 + ((rise ? -1 : 1) * pricePct) / 100),
          `changed quantity by ${pricePct}% and left out the elasticity`,
        ],
        [
          quantity * (1 + ((rise ? -1 : 1) * pricePct) / e / 100),
          `divided ${pricePct}% by the elasticity instead of multiplying`,
        ],
        [
          quantity * (1 + ((rise ? 1 : -1) * pricePct) / 100),
          `changed quantity by ${pricePct}% in the direction of the price`,
        ],
      ]),
      explanation: inSteps(
        [
          `Percentage change in quantity = elasticity × percentage change in price = $${num(e)} \\times ${pricePct} = ${tex(e * pricePct)}\\%$.`,
          `${num(e * pricePct)}% of ${num(quantity)} is $\\frac{${tex(e * pricePct)}}{100} \\times ${tex(quantity)} = ${tex(change)}$ units.`,
          `Price is ${word}, so the quantity demanded ${rise ? "falls" : "rises"}: $${tex(quantity)} ${rise ? "-" : "+"} ${tex(change)}$ gives ${show(after)}.`,
        ],
        `Quantity demanded moves against price, so ${show(rise ? quantity + change : quantity - change)} is the wrong way.`,
      ),
    };
  },
);

export const elasticity = [ownPrice, supplyElasticity, crossElasticity, incomeElasticity, elasticityUse];
