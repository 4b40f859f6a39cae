import { family } from "../../../authoring.ts";
import { naira, num, of, slips } from "../amounts.ts";
import { dryGoods, people, smallGoods } from "../people.ts";

const units = of("units");

const demandEquation = family(
  "demand-equation",
  {
    topic: "demand",
    objective: "Work with demand schedules and equations",
    difficulty: "easy",
    class_level: "SS2",
    count: 4,
  },
  (draw) => {
    const a = draw.step(80, 300, 10);
    const b = draw.int(2, 9);
    const p = draw.int(4, 20);
    const quantity = a - b * p;
    if (quantity < 15) return null;
    const good = draw.pick(smallGoods);
    return {
      body: draw.pick([
        `The demand for ${good} is $Q_d = ${a} - ${b}P$, with the quantity in units and the price in naira. How many units are demanded at ₦${p}?`,
        `Given the demand function $Q_d = ${a} - ${b}P$ for ${good} (units, naira), find the quantity demanded when the price is ₦${p}.`,
        `${draw.pick(people)} estimates that customers buy $Q_d = ${a} - ${b}P$ units of ${good} at a price of ₦$P$. What is demanded at ₦${p}?`,
      ]),
      right: units(quantity),
      wrong: slips(units, [
        [a + b * p, "added instead of subtracting"],
        [(a - b) * p, `subtracted ${b} from ${a} before multiplying by the price`],
        [b * p, `left out the ${a}`],
        [a - b - p, `subtracted ${b} and the price instead of multiplying them`],
        [a - p, `subtracted the price without multiplying it by ${b}`],
      ]),
      explanation: `Put the price in the place of $P$: $Q_d = ${a} - ${b} \\times ${p}$. Multiply first: $Q_d = ${a} - ${b * p} = ${quantity}$, so ${units(quantity)} are demanded. Multiplication comes before subtraction, and the minus sign shows that less is demanded as price rises.`,
    };
  },
);

const marketDemand = family(
  "market-demand",
  {
    topic: "demand",
    objective: "Work with demand schedules and equations",
    difficulty: "easy",
    class_level: "SS1",
    count: 4,
  },
  (draw) => {
    const names = draw.some(people, 3);
    const prices = [1, 2, 3].map((at) => at * draw.pick([50, 100]));
    const price0 = draw.step(100, 400, 50);
    const columns = names.map(() => {
      const most = draw.int(10, 18);
      return [most, most - draw.int(2, 4), most - draw.int(5, 8)];
    });
    const priceAt = (at: number) => price0 + at * 50;
    const totals = [0, 1, 2].map((at) => columns.reduce((total, column) => total + (column[at] ?? 0), 0)) as [
      number,
      number,
      number,
    ];
    const falls = columns.map(([most = 0, , least = 0]) => most - least) as [number, number, number];
    const key = totals[0] - totals[2];
    const table = `| Price | ${names.join(" | ")} |\n|---|---|---|---|\n${prices.map((_, at) => `| ${naira(priceAt(at))} | ${columns.map((column) => column[at]).join(" | ")} |`).join("\n")}`;
    const good = draw.pick(dryGoods);
    const cups = of("cups");
    return {
      body: `${draw.pick([
        `The table gives the cups of ${good} demanded each week by the only three buyers in a market.`,
        `Three households make up the whole market for ${good}; their weekly demand in cups is shown.`,
        `The individual demand schedules, in cups of ${good} a week, of all three buyers are given.`,
      ])}\n\n${table}\n\nBy how much does the quantity demanded in the market fall when the price rises from ${naira(priceAt(0))} to ${naira(priceAt(2))}?`,
      right: cups(key),
      wrong: slips(cups, [
        [falls[0] + falls[1], `left out ${names[2]}`],
        [totals[0] - totals[1], `stopped at ${naira(priceAt(1))}`],
        [totals[2], `gave what is still demanded at ${naira(priceAt(2))}`],
        [totals[1] - totals[2], `began at ${naira(priceAt(1))}`],
        [falls[0], `gave the fall of ${names[0]}'s demand alone`],
      ]),
      explanation: `Market demand is the sum of what all buyers demand at one price. At ${naira(priceAt(0))} it is $${columns.map(([most]) => most).join(" + ")} = ${totals[0]}$ cups; at ${naira(priceAt(2))} it is $${columns.map(([, , least]) => least).join(" + ")} = ${totals[2]}$. It falls by $${totals[0]} - ${totals[2]} = ${key}$, that is ${cups(key)}. Each buyer counts at both prices, and the price between them does not matter.`,
    };
  },
);

const supplyEquation = family(
  "supply-equation",
  {
    topic: "supply",
    objective: "Work with supply schedules and equations",
    difficulty: "medium",
    class_level: "SS2",
    count: 4,
  },
  (draw) => {
    const c = draw.step(10, 80, 5);
    const d = draw.int(3, 9);
    const p = draw.int(12, 40);
    const quantity = d * p - c;
    if (quantity < 20 || (2 * c) % d !== 0) return null;
    const good = draw.pick(smallGoods);
    const equation = `Q_s = -${c} + ${d}P`;
    if (draw.chance(0.5))
      return {
        body: draw.pick([
          `The supply of ${good} is $${equation}$, in units, with the price in naira. How much is supplied at ₦${p}?`,
          `Given $${equation}$ as the supply function for ${good} (units, naira), find the quantity supplied when the price is ₦${p}.`,
        ]),
        difficulty: "easy",
        right: units(quantity),
        wrong: slips(units, [
          [d * p + c, `took the ${c} as positive`],
          [d * p, `left out the ${c}`],
          [d * (p - c), `took ${c} off the price before multiplying by ${d}`],
          [p + d - c, `added ${d} to the price instead of multiplying`],
          [c * p - d, `multiplied the price by ${c} and subtracted ${d}`],
        ]),
        explanation: `Put the price in the place of $P$: $Q_s = -${c} + ${d} \\times ${p}$. Multiply first: $Q_s = -${c} + ${d * p} = ${quantity}$, so ${units(quantity)} are supplied. ${units(d * p + c)} comes from losing the minus sign of ${c}.`,
      };
    return {
      body: draw.pick([
        `The supply of ${good} is $${equation}$, in units, with the price in naira. At what price will ${num(quantity)} units be supplied?`,
        `A supply function for ${good} is $${equation}$ (units, naira). What price calls forth a supply of ${num(quantity)} units?`,
      ]),
      right: naira(p),
      wrong: slips(naira, [
        [(quantity - c) / d, `subtracted ${c} instead of adding it`],
        [quantity + c, `stopped before dividing by ${d}`],
        [quantity + c - d, `subtracted ${d} instead of dividing by it`],
        [quantity / d, `left out the ${c}`],
        [quantity / d + c, `added ${c} after dividing instead of before`],
      ]),
      explanation: `Put the quantity in the place of $Q_s$: $${num(quantity)} = -${c} + ${d}P$. Add ${c} to both sides: $${d}P = ${quantity} + ${c} = ${quantity + c}$. Divide by ${d}: $P = \\frac{${quantity + c}}{${d}}$, so the price is ${naira(p)}. The ${c} moves across with a plus sign; subtracting it gives ${quantity > c ? "too low a price" : "no price above zero"}.`,
    };
  },
);

export const demandAndSupply = [demandEquation, marketDemand, supplyEquation];
