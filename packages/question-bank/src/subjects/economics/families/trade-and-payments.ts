import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { towns } from "../../../writing/people.ts";
import { about, billion, clean, naira, num, of, percent, slips, tex } from "../amounts.ts";
import { people } from "../people.ts";

const terms = family(
  "terms-of-trade",
  {
    topic: "international-trade",
    objective: "Explain commercial policy and terms of trade",
    difficulty: "medium",
    class_level: "SS3",
    count: 4,
  },
  (draw) => {
    const imports = draw.pick([80, 110, 120, 125, 140, 150, 160, 200]);
    const value = draw.pick([75, 80, 90, 95, 105, 110, 120, 125, 140, 150]);
    const exports = (imports * value) / 100;
    if (!clean(exports)) return null;
    return {
      body: draw.pick([
        `A country's index of export prices is ${num(exports)} and its index of import prices ${imports}. What are its terms of trade?`,
        `Calculate the terms of trade when import prices stand at ${imports} and export prices at ${num(exports)} (base year 100).`,
        `With an export price index of ${num(exports)} and an import price index of ${imports}, the terms of trade are`,
      ]),
      right: num(value),
      wrong: slips(num, [
        [(imports / exports) * 100, "divided import prices by export prices"],
        [Math.abs(exports - imports), "subtracted the indices"],
        [exports + imports, "added the indices"],
        [(exports + imports) / 2, "took the mean of the indices"],
        [Math.abs(value - 100), "gave the distance from 100"],
      ]),
      explanation: `Terms of trade = index of export prices ÷ index of import prices × 100. Here $\\frac{${num(exports)}}{${imports}} \\times 100 = ${num(value)}$, so the terms of trade are ${num(value)}: ${value > 100 ? "favourable, since export prices stand higher" : "unfavourable, since import prices stand higher"}. Export prices go on top; the other way round gives ${about((imports / exports) * 100)}${num((imports / exports) * 100)}.`,
    };
  },
);

const comparative = family(
  "comparative-cost",
  {
    topic: "international-trade",
    objective: "Explain the basis and gains of trade",
    difficulty: "hard",
    class_level: "SS3",
    count: 4,
  },
  (draw) => {
    const [home, away] = draw.some(["Alpha", "Beta", "Gamma", "Delta", "Omega", "Sigma"], 2) as [string, string];
    const [x, y] = draw.some(["cloth", "rice", "cocoa", "tin", "shoes", "sugar"], 2) as [string, string];
    const [hx, ax] = [draw.step(10, 60, 10), draw.step(10, 60, 10)];
    const [hr, ar] = draw.some([0.5, 1.5, 2, 2.5, 3, 4], 2) as [number, number];
    const [hy, ay] = [hx * hr, ax * ar];
    const table = `| Country | Units of ${x} | Units of ${y} |\n|---|---|---|\n| ${home} | ${hx} | ${hy} |\n| ${away} | ${ax} | ${ay} |`;
    const opening = draw.pick([
      "With one day's labour two countries can produce either of these.",
      "The table shows what a worker can produce of either good in a week.",
      "Each country can use a unit of resources to make one good or the other, as shown.",
    ]);
    const units = of(`units of ${y}`);
    return {
      body: `${opening}\n\n${table}\n\nWhat is the opportunity cost of one unit of ${x} in ${home}?`,
      right: units(hr),
      wrong: slips(units, [
        [1 / hr, `divided the output of ${x} by that of ${y}`],
        [ar, `gave the cost in ${away}`],
        [hy, "gave the whole output of the other good"],
        [Math.abs(hy - hx), "subtracted the outputs"],
        [1 / ar, `took ${away} and divided the output of ${x} by that of ${y}`],
      ]),
      explanation: `Opportunity cost of one unit = what is given up ÷ what is made. To make ${hx} units of ${x}, ${home} gives up ${num(hy)} of ${y}; one unit costs $\\frac{${num(hy)}}{${hx}}$, that is ${units(hr)}. In ${away} it costs $\\frac{${num(ay)}}{${ax}} = ${num(ar)}$, so ${hr < ar ? home : away}, where it is cheaper, has the comparative advantage in ${x}. The cost is counted in ${y}, so dividing the other way is wrong.`,
    };
  },
);

const tariff = family(
  "tariff-and-landed-price",
  {
    topic: "international-trade",
    objective: "Explain commercial policy and terms of trade",
    difficulty: "easy",
    class_level: "SS3",
    count: 4,
  },
  (draw) => {
    const price = draw.step(4_000, 60_000, 1_000);
    const freight = draw.step(400, 6_000, 200);
    const rate = draw.pick([5, 10, 15, 20, 25, 35, 40]);
    const landed = price + freight;
    const duty = (landed * rate) / 100;
    const thing = draw.pick(["tyre", "bicycle", "bag of rice", "carton of tiles", "radio set", "blender"]);
    return {
      body: draw.pick([
        `A ${thing} bought abroad for ${naira(price)} costs ${naira(freight)} for freight and insurance to the port. An ad valorem tariff of ${rate}% is charged on value, freight and insurance. What does it cost after duty?`,
        `${draw.pick(people)} imports a ${thing} for ${naira(price)}, pays ${naira(freight)} for freight and insurance, and import duty of ${rate}% on the two sums together. Find the total cost.`,
        `If a tariff of ${rate}% on the c.i.f. value is put on a ${thing} that costs ${naira(price)} abroad and ${naira(freight)} in freight and insurance, its price including the tariff is`,
      ]),
      right: naira(landed + duty),
      wrong: slips(naira, [
        [
          landed + (price * rate) / 100,
          "charged the duty on the price abroad and left freight and insurance out of it",
        ],
        [duty, "gave the duty only"],
        [price + (price * rate) / 100, "left out freight and insurance"],
        [landed - duty, "took the duty away instead of adding it"],
      ]),
      explanation: inSteps(
        [
          `Cost after duty = c.i.f. value + duty, and the duty is a percentage of that value.`,
          `Value with freight and insurance: $${tex(price)} + ${tex(freight)} = ${tex(landed)}$ naira.`,
          `Duty: $\\frac{${rate}}{100} \\times ${tex(landed)} = ${tex(duty)}$ naira.`,
          `Total: ${naira(landed)} + ${naira(duty)} = ${naira(landed + duty)}.`,
        ],
        `${naira(duty)} is the tax alone.`,
      ),
    };
  },
);

const tradeBalance = family(
  "balance-of-trade",
  {
    topic: "balance-of-payments",
    objective: "Describe the accounts of the balance of payments",
    difficulty: "medium",
    class_level: "SS3",
    count: 4,
  },
  (draw) => {
    const x = draw.step(200, 900, 10);
    const m = draw.step(200, 900, 10);
    const earned = draw.step(40, 200, 10);
    const paid = draw.step(40, 260, 10);
    const visible = x - m;
    const current = visible + earned - paid;
    if (Math.abs(visible) < 20 || Math.abs(current) < 20) return null;
    const whole = draw.chance(0.5);
    const show = (value: number) => `${value > 0 ? "surplus" : "deficit"} of ${billion(Math.abs(value))}`;
    const key = whole ? current : visible;
    return {
      difficulty: whole ? "hard" : "easy",
      body:
        draw.pick([
          `A country exports goods worth ${billion(x)} and imports goods worth ${billion(m)}. It earns ${billion(earned)} from services sold abroad and pays ${billion(paid)} for foreign services.`,
          `Figures of a country's trade: visible exports ${billion(x)}, visible imports ${billion(m)}, invisible exports ${billion(earned)}, invisible imports ${billion(paid)}.`,
          `In a year visible exports bring in ${billion(x)}, visible imports cost ${billion(m)}, services sold to foreigners bring ${billion(earned)} and services bought from them cost ${billion(paid)}.`,
        ]) +
        (whole
          ? " With no other incomes or transfers, what is the balance on current account?"
          : " What is the balance of trade?"),
      right: show(key),
      wrong: slips(
        show,
        [
          [whole ? visible : current, whole ? "left out the services" : "counted the services too"],
          [
            -key,
            key > 0
              ? "took the exports from the imports and called the surplus a deficit"
              : "called the deficit a surplus",
          ],
          [earned - paid, "gave the balance of services only"],
          [visible - earned + paid, "subtracted the services sold and added those bought"],
          [x + earned, "gave all earnings"],
        ],
        "signed",
      ),
      explanation: whole
        ? `Here the current account holds only goods and services. Earned abroad: $${x} + ${earned} = ${tex(x + earned)}$ billion naira. Paid abroad: $${m} + ${paid} = ${tex(m + paid)}$ billion naira. The difference is $${tex(Math.max(x + earned, m + paid))} - ${tex(Math.min(x + earned, m + paid))} = ${tex(Math.abs(key))}$ billion naira, so there is a ${show(key)}. The balance of trade, a ${show(visible)}, leaves out the services.`
        : `The balance of trade compares visible exports and imports only: ${billion(x)} against ${billion(m)}, a difference of $${tex(Math.max(x, m))} - ${tex(Math.min(x, m))} = ${tex(Math.abs(key))}$ billion naira. ${key > 0 ? "Exports" : "Imports"} are larger, so it is a ${show(key)}. Services are invisible items, which enter the current account but not the balance of trade.`,
    };
  },
);

const exchange = family(
  "exchange-conversion",
  {
    topic: "balance-of-payments",
    objective: "Explain exchange rates and correction of disequilibrium",
    difficulty: "easy",
    class_level: "SS2",
    count: 4,
  },
  (draw) => {
    const buys = draw.step(900, 1_560, 20);
    const sells = buys + draw.step(20, 80, 20);
    const dollars = draw.step(50, 1_200, 50);
    const dollar = (value: number) => `\\$${num(value)}`;
    const who = draw.pick(people);
    const bureau = `A bureau de change buys dollars at ${naira(buys)} and sells them at ${naira(sells)}.`;
    const buying = draw.chance(0.5);
    const [rate, other] = buying ? [sells, buys] : [buys, sells];
    const key = dollars * rate;
    return {
      body: buying
        ? draw.pick([
            `${bureau} How many naira does ${who} need there to get ${dollar(dollars)} for a journey?`,
            `${bureau} What must a traveller from ${draw.pick(towns)} pay it in naira for ${dollar(dollars)}?`,
          ])
        : draw.pick([
            `${bureau} How many naira does ${who} receive there for ${dollar(dollars)} brought from abroad?`,
            `${bureau} A visitor to ${draw.pick(towns)} changes ${dollar(dollars)} there. What is received in naira?`,
          ]),
      right: naira(key),
      wrong: slips(naira, [
        [
          dollars * other,
          buying ? "used the rate at which the bureau buys dollars" : "used the rate at which the bureau sells dollars",
        ],
        [(dollars * (buys + sells)) / 2, "took the mean of the two rates"],
        [
          dollars * (sells - buys),
          "multiplied by the difference of the two rates, which is the bureau's gain on each dollar",
        ],
        [dollars * (buys + sells), "added the two rates"],
      ]),
      explanation: inSteps(
        [
          `The bureau lives on the difference: it buys dollars at the lower rate and sells them at the higher one.`,
          buying
            ? `Whoever needs dollars buys what the bureau sells, so each costs ${naira(rate)}.`
            : `Whoever brings dollars sells what the bureau buys, so each fetches ${naira(rate)}.`,
          `$${tex(dollars)} \\times ${tex(rate)} = ${tex(key)}$, which gives ${naira(key)}.`,
        ],
        `${naira(dollars * other)} is what the bureau would ${buying ? "pay for" : "charge for"} as many dollars.`,
      ),
    };
  },
);

const margin = family(
  "trader-margin",
  {
    topic: "distributive-trade",
    objective: "Compare wholesalers, retailers and their services",
    difficulty: "medium",
    class_level: "SS1",
    count: 4,
  },
  (draw) => {
    const list = draw.step(8_000, 24_000, 500);
    const discount = draw.pick([5, 10, 15, 20, 25]);
    const cartons = draw.int(3, 12);
    const key = list * cartons * (1 - discount / 100);
    const cost = draw.step(200, 2_000, 100);
    const up = draw.pick([10, 20, 25, 30, 40, 50]);
    const selling = cost * (1 + up / 100);
    if (draw.chance(0.5))
      return {
        body: draw.pick([
          `A wholesaler in ${draw.pick(towns)} lists a carton of soap at ${naira(list)} and allows retailers a trade discount of ${discount}%. How much does a retailer pay for ${cartons} cartons?`,
          `A retailer buys ${cartons} cartons listed at ${naira(list)} each, less ${discount}% trade discount. What is the sum due?`,
        ]),
        right: naira(key),
        wrong: slips(naira, [
          [list * cartons, "gave the list value and left out the discount"],
          [(list * cartons * discount) / 100, "gave the discount itself"],
          [list * cartons - (list * discount) / 100, "took the discount on one carton only"],
          [list * (1 - discount / 100), "priced one carton only"],
          [list * cartons * (1 + discount / 100), "added the discount instead of taking it off"],
        ]),
        explanation: `List value: $${cartons} \\times ${tex(list)} = ${tex(list * cartons)}$ naira. Discount: $\\frac{${discount}}{100} \\times ${tex(list * cartons)} = ${tex((list * cartons * discount) / 100)}$ naira. Sum due: ${naira(list * cartons)} − ${naira((list * cartons * discount) / 100)} = ${naira(key)}. The discount applies to every carton, not to one.`,
      };
    return {
      difficulty: "easy",
      body: draw.pick([
        `${draw.pick(people)} buys a tin of milk from a wholesaler for ${naira(cost)} and sells it for ${naira(selling)}. What is the mark-up as a percentage of cost?`,
        `A retailer's cost price is ${naira(cost)} and selling price ${naira(selling)} a unit. Find the percentage mark-up on cost.`,
      ]),
      right: percent(up),
      wrong: slips(percent, [
        [((selling - cost) / selling) * 100, "divided by the selling price"],
        [100 + up, "did not take away 100"],
        [(cost / selling) * 100, "divided the cost by the selling price"],
        [selling - cost, "gave the gain in naira as a percentage"],
      ]),
      explanation: `Mark-up = gain ÷ cost × 100. The gain is ${naira(selling)} − ${naira(cost)} = ${naira(selling - cost)}. So $\\frac{${tex(selling - cost)}}{${tex(cost)}} \\times 100$ gives ${percent(up)}. Dividing by the selling price gives the margin, a smaller figure.`,
    };
  },
);

const subsidy = family(
  "farm-yield-and-price-support",
  {
    topic: "agriculture",
    objective: "Discuss problems and policies of agriculture and marketing",
    difficulty: "medium",
    class_level: "SS2",
    count: 4,
  },
  (draw) => {
    const hectares = draw.int(4, 30);
    const yieldEach = draw.pick([2, 2.5, 3, 4, 5]);
    const tonnes = hectares * yieldEach;
    const market = draw.step(300_000, 600_000, 10_000);
    const floor = market + draw.step(20_000, 90_000, 10_000);
    const crop = draw.pick(yieldEach > 3 ? ["maize", "rice"] : ["maize", "rice", "sorghum", "wheat"]);
    const key = tonnes * (floor - market);
    return {
      body: draw.pick([
        `A farmer harvests ${yieldEach} tonnes of ${crop} from each of ${hectares} hectares. The market price is ${naira(market)} a tonne but government guarantees ${naira(floor)}. How much extra does the guarantee bring?`,
        `${draw.pick(people)} farms ${hectares} hectares of ${crop} with a yield of ${yieldEach} tonnes a hectare. Government tops up the market price of ${naira(market)} a tonne to ${naira(floor)}. Find the total support received.`,
        `With a yield of ${yieldEach} tonnes a hectare on ${hectares} hectares, a market price of ${naira(market)} and a guaranteed price of ${naira(floor)} a tonne of ${crop}, the guarantee is worth to the farmer`,
      ]),
      right: naira(key),
      wrong: slips(naira, [
        [
          hectares * (floor - market),
          `left out the yield per hectare${hectares === yieldEach ? ", or counted one hectare only" : ""}`,
        ],
        [tonnes * floor, "gave the whole income"],
        [yieldEach * (floor - market), "counted one hectare only"],
        [floor - market, "gave the support for one tonne"],
        [tonnes * market, "gave the income at the market price"],
      ]),
      explanation: inSteps(
        [
          `Crop: $${hectares} \\times ${yieldEach} = ${tonnes}$ tonnes.`,
          `Support on each tonne: ${naira(floor)} − ${naira(market)} = ${naira(floor - market)}.`,
          `Support in all: $${tonnes} \\times ${tex(floor - market)}$, that is ${naira(key)}.`,
        ],
        `${naira(tonnes * floor)} is the whole income, most of which the market would have paid.`,
      ),
    };
  },
);

export const tradeAndPayments = [terms, comparative, tariff, tradeBalance, exchange, margin, subsidy];
