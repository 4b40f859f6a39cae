import { family } from "../../../authoring.ts";
import { towns } from "../../../writing/people.ts";
import { clean, naira, num, of, slips, tex } from "../amounts.ts";
import { marketDiagram } from "../curves.ts";
import { smallGoods, staples, treats } from "../people.ts";

const topic = "price-and-elasticity";
const objective = "Determine equilibrium price and quantity";
const units = of("units");

/** A demand line $a - bP$ and a supply line $c + dP$ that cross at whole values. */
const supplyTex = (c: number, d: number) => (c < 0 ? `-${-c} + ${d}P` : `${c} + ${d}P`);

const equations = family(
  "equilibrium-from-equations",
  { topic, objective, difficulty: "medium", class_level: "SS2", count: 4 },
  (draw) => {
    const b = draw.int(2, 8);
    const d = draw.int(2, 8);
    const price = draw.int(5, 30);
    const c = draw.step(-40, 40, 5);
    if (c === 0 || b === d) return null;
    const quantity = c + d * price;
    const a = quantity + b * price;
    if (quantity < 15 || a > 400) return null;
    const good = draw.pick(smallGoods);
    const functions = `$Q_d = ${a} - ${b}P$ and $Q_s = ${supplyTex(c, d)}$`;
    const askPrice = draw.chance(0.55);
    const working = `At equilibrium quantity demanded equals quantity supplied: $${a} - ${b}P = ${supplyTex(c, d)}$. Bring the numbers to one side and $P$ to the other: $${a} ${c < 0 ? "+" : "-"} ${Math.abs(c)} = ${d}P + ${b}P$, so $${a - c} = ${b + d}P$ and $P = \\frac{${a - c}}{${b + d}} = ${price}$`;
    if (askPrice)
      return {
        body: draw.pick([
          `The demand and supply functions for ${good} are ${functions}, with price in naira. What is the equilibrium price?`,
          `In the ${good} market of ${draw.pick(towns)}, ${functions}. Find the price in naira that clears the market.`,
          `Given ${functions} for ${good}, determine the equilibrium price in naira.`,
        ]),
        right: naira(price),
        wrong: slips(naira, [
          [(a + c) / (b + d), `got the sign of the ${Math.abs(c)} wrong when taking it across`],
          [(a - c) / Math.abs(d - b), `took the difference of ${b} and ${d} instead of their sum`],
          [a / b, "set demand to zero"],
          [quantity, "gave the equilibrium quantity"],
          [a / (b + d), "left out the supply constant"],
        ]),
        explanation: `${working}: the equilibrium price is ${naira(price)}. The $${b}P$ moves across with its sign changed, so the terms in $P$ add up to $${b + d}P$.`,
      };
    return {
      body: draw.pick([
        `For ${good}, ${functions}. What quantity is bought and sold at equilibrium?`,
        `The market for ${good} has ${functions}, in units and naira. Calculate the equilibrium quantity.`,
        `Given that ${functions} for ${good}, the equilibrium quantity is`,
      ]),
      difficulty: "hard",
      right: units(quantity),
      wrong: slips(units, [
        [price, "gave the equilibrium price"],
        [quantity - c, "left out the supply constant"],
        [a + b * price, `added ${b} × ${price} in the demand function instead of subtracting`],
        [d * price - c, "mistook the sign of the supply constant"],
        [a - price, `subtracted the price without multiplying it by ${b}`],
      ]),
      explanation: `${working}. Putting this in either function, $Q = ${a} - ${b} \\times ${price} = ${a} - ${b * price}$, gives ${units(quantity)}. ${num(price)} is the price and not the quantity.`,
    };
  },
);

const atOtherPrices = family(
  "surplus-and-shortage",
  { topic, objective, difficulty: "medium", class_level: "SS2", count: 12 },
  (draw) => {
    const [b, d] = [draw.int(2, 4), draw.int(2, 4)];
    const price = draw.step(20, 60, 10);
    const quantity = draw.step(100, 160, 20);
    const away = draw.pick([-10, 10]);
    const other = price + away;
    const demanded = quantity - b * away * 2;
    const supplied = quantity + d * away * 2;
    if (other < 10 || Math.min(demanded, supplied) < 20) return null;
    const gap = Math.abs(demanded - supplied);
    const surplus = supplied > demanded;
    const name = surplus ? "excess supply" : "excess demand";
    const good = draw.pick(smallGoods);
    const show = of("units");
    const wrong = slips(show, [
      [demanded + supplied, "added the two quantities"],
      [Math.abs(demanded - quantity), "compared demand with the equilibrium quantity"],
      [supplied, "gave the quantity supplied"],
      [demanded, "gave the quantity demanded"],
      [Math.abs(supplied - quantity), "compared supply with the equilibrium quantity"],
    ]);
    const explained = (where: string) =>
      `${where} ₦${other}: buyers want ${demanded} units and sellers offer ${supplied}. ${surplus ? "More is offered than wanted: excess supply = supplied − demanded" : "More is wanted than offered: excess demand = demanded − supplied"} = $${Math.max(demanded, supplied)} - ${Math.min(demanded, supplied)}$, an ${name} of ${show(gap)}. It is the gap between the two quantities at one price, not between one of them and the equilibrium quantity.`;
    if (draw.chance(0.65))
      return {
        body: draw.pick([
          `The diagram shows the market for ${good}. How large is the ${name} at a price of ₦${other}?`,
          `From the diagram of the market for ${good}, find the ${name} when the price is ₦${other}.`,
          `The curves show demand and supply of ${good}. If government fixes the price at ₦${other}, the ${name} is`,
        ]),
        picture: marketDiagram({ price, quantity, other, demanded, supplied }),
        right: show(gap),
        wrong,
        explanation: explained("Read both curves at the height of"),
      };
    const low = Math.min(price, other);
    const schedule = [0, 1, 2].map((at) => low - 10 + at * 10 + (low < 20 ? 10 : 0));
    const row = (p: number) => `| ₦${p} | ${quantity - b * 2 * (p - price)} | ${quantity + d * 2 * (p - price)} |`;
    if (!schedule.includes(other) || schedule.some((p) => quantity + d * 2 * (p - price) <= 0)) return null;
    return {
      body: `${draw.pick(["The schedule is for", "Study this market schedule for", "The table shows demand and supply of"])} ${good}.\n\n| Price | Quantity demanded | Quantity supplied |\n|---|---|---|\n${schedule.map(row).join("\n")}\n\nWhat is the ${name} at ₦${other}?`,
      right: show(gap),
      wrong,
      explanation: explained("Read the row of"),
    };
  },
);

const spending = family(
  "change-in-total-revenue",
  {
    topic,
    objective: "Measure and apply elasticities of demand and supply",
    difficulty: "medium",
    class_level: "SS2",
    count: 4,
  },
  (draw) => {
    const price = draw.step(50, 400, 10);
    const after = price + draw.pick([-1, 1]) * draw.step(10, 40, 10);
    const quantity = draw.step(100, 500, 20);
    const later = quantity + (after > price ? -1 : 1) * draw.step(20, 120, 20);
    if (after < 30 || later < 40) return null;
    const [before, now] = [price * quantity, after * later];
    const change = now - before;
    if (Math.abs(change) < 200 || !clean(change)) return null;
    const inelastic = after > price === change > 0;
    const good = draw.pick(inelastic ? staples : treats);
    const show = (value: number) => `a ${value > 0 ? "rise" : "fall"} of ${naira(Math.abs(value))}`;
    return {
      body: draw.pick([
        `The price of a unit of ${good} changes from ${naira(price)} to ${naira(after)} and sales go from ${num(quantity)} to ${num(later)} units. What happens to the seller's total revenue?`,
        `A seller in ${draw.pick(towns)} who moves the price of a unit of ${good} from ${naira(price)} to ${naira(after)} finds that sales move from ${num(quantity)} to ${num(later)} units. Total revenue shows`,
        `Sales of ${good} change from ${num(quantity)} units at ${naira(price)} to ${num(later)} units at ${naira(after)}. Total revenue records`,
      ]),
      right: show(change),
      wrong: slips(
        show,
        [
          [
            -change,
            change > 0
              ? "took the new revenue from the old and called the rise a fall"
              : "took the change without its sign and called the fall a rise",
          ],
          [(after - price) * quantity, "reckoned the new revenue with the old quantity"],
          [(after - price) * later, "applied the change in price to the new quantity"],
          [(later - quantity) * price, "reckoned the new revenue with the old price"],
          [(after - price) * (later - quantity), "multiplied the two changes"],
        ],
        "signed",
      ),
      explanation: `Total revenue = price × quantity. Before it was $${price} \\times ${quantity} = ${tex(before)}$ naira. After it is $${after} \\times ${later} = ${tex(now)}$ naira. The difference is $${tex(Math.max(before, now))} - ${tex(Math.min(before, now))} = ${tex(Math.abs(change))}$: ${show(change)}. With price and revenue moving ${inelastic ? "the same way demand is inelastic" : "opposite ways demand is elastic"}; looking at the price alone misses the change in sales.`,
    };
  },
);

export const priceDetermination = [equations, atOtherPrices, spending];
