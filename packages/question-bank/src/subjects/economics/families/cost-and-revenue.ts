import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { towns } from "../../../writing/people.ts";
import { clean, naira, of, slips, tex } from "../amounts.ts";
import { people } from "../people.ts";

const costs = "Compute and relate the costs of a firm";
const revenue = "Compute revenue, profit and the break-even output";
const topic = "cost-and-revenue";
const makers = [
  "bakery",
  "sachet-water firm",
  "soap maker",
  "tailoring shop",
  "block industry",
  "poultry farm",
] as const;

const averageCost = family(
  "average-total-cost",
  { topic, objective: costs, difficulty: "easy", class_level: "SS2", count: 4 },
  (draw) => {
    const output = draw.step(20, 200, 10);
    const fixed = draw.step(2_000, 40_000, 1_000);
    const perUnit = draw.step(40, 400, 10);
    const variable = perUnit * output;
    const atc = (fixed + variable) / output;
    if (!clean(atc) || fixed === variable) return null;
    const firm = draw.pick(makers);
    return {
      body: draw.pick([
        `A ${firm} has fixed cost of ${naira(fixed)} and variable cost of ${naira(variable)} when it makes ${output} units. Find its average total cost.`,
        `At an output of ${output} units the total fixed cost of a ${firm} in ${draw.pick(towns)} is ${naira(fixed)} and its total variable cost ${naira(variable)}. What is the average total cost per unit?`,
        `${draw.pick(people)} runs a ${firm}. Fixed cost is ${naira(fixed)}, variable cost ${naira(variable)} and output ${output} units. Average total cost is`,
      ]),
      right: naira(atc),
      wrong: slips(naira, [
        [perUnit, "left out the fixed cost"],
        [fixed / output, "left out the variable cost"],
        [fixed + variable, "gave the total cost"],
        [Math.abs(variable - fixed) / output, "divided the difference of the two costs instead of their sum"],
        [atc * 2, "divided by half of the output"],
      ]),
      explanation: `Total cost = fixed cost + variable cost = ${naira(fixed)} + ${naira(variable)} = ${naira(fixed + variable)}. Average total cost = total cost ÷ output: $\\frac{${tex(fixed + variable)}}{${output}}$ gives an average of ${naira(atc)}. ${naira(perUnit)} is the average variable cost only.`,
    };
  },
);

const marginalCost = family(
  "marginal-cost",
  { topic, objective: costs, difficulty: "medium", class_level: "SS2", count: 4 },
  (draw) => {
    const first = draw.step(10, 80, 5);
    const more = draw.pick([2, 4, 5, 10]);
    const marginal = draw.step(20, 150, 5);
    const before = first * draw.step(30, 160, 10);
    const after = before + marginal * more;
    const firm = draw.pick(makers);
    return {
      body: draw.pick([
        `The total cost of a ${firm} rises from ${naira(before)} to ${naira(after)} as output rises from ${first} to ${first + more} units. Calculate the marginal cost.`,
        `A ${firm} in ${draw.pick(towns)} makes ${first} units for ${naira(before)} and ${first + more} units for ${naira(after)}. What is its marginal cost per unit?`,
        `When output goes from ${first} to ${first + more} units, the total cost of a ${firm} goes from ${naira(before)} to ${naira(after)}. The marginal cost of a unit is`,
      ]),
      right: naira(marginal),
      wrong: slips(naira, [
        [marginal * more, `gave the cost of all ${more} extra units together`],
        [after / (first + more), `gave the average cost of ${first + more} units`],
        [before / first, `gave the average cost of ${first} units`],
        [(after - before) / (first + more), "divided by the whole new output"],
        [marginal / 2, "divided by twice the extra units"],
      ]),
      explanation: `Marginal cost is the change in total cost over the change in output: $\\frac{${tex(after)} - ${tex(before)}}{${first + more} - ${first}} = \\frac{${tex(after - before)}}{${more}}$ gives ${naira(marginal)}. ${naira(marginal * more)} is the cost of all ${more} extra units together.`,
    };
  },
);

const fixedFromTable = family(
  "costs-from-a-table",
  { topic, objective: costs, difficulty: "hard", class_level: "SS2", count: 4 },
  (draw) => {
    const fixed = draw.step(50, 300, 10);
    const steps = [draw.step(30, 60, 2), draw.step(20, 40, 2), draw.step(20, 40, 2), draw.step(40, 80, 2)];
    const totals = [0, 1, 2, 3, 4].map((at) => fixed + steps.slice(0, at).reduce((a, b) => a + b, 0));
    const at = draw.int(2, 4);
    const total = totals[at] ?? 0;
    const kind = draw.pick(["total variable cost", "average variable cost", "average fixed cost"] as const);
    const key = {
      "total variable cost": total - fixed,
      "average variable cost": (total - fixed) / at,
      "average fixed cost": fixed / at,
    }[kind];
    if (!clean(key)) return null;
    const table = `| Output (units) | Total cost (₦) |\n|---|---|\n${totals.map((value, row) => `| ${row} | ${value} |`).join("\n")}`;
    const working = {
      "total variable cost": `variable cost = total cost − fixed cost = $${total} - ${fixed}$, which gives ${naira(key)} as the ${kind}`,
      "average variable cost": `variable cost is $${total} - ${fixed} = ${total - fixed}$; divided by the output, $\\frac{${total - fixed}}{${at}}$, it gives ${naira(key)} as the ${kind}`,
      "average fixed cost": `fixed cost ÷ output = $\\frac{${fixed}}{${at}}$ gives ${naira(key)} as the ${kind}`,
    }[kind];
    return {
      body: `${draw.pick(["The table shows the cost of a firm.", `A ${draw.pick(makers)} has these costs.`, "Study the cost schedule of a small firm."])}\n\n${table}\n\nWhat is the ${kind} of ${at} units?`,
      right: naira(key),
      wrong: slips(naira, [
        [
          kind === "total variable cost" ? total : total / at,
          "used the total cost, which holds fixed and variable cost together",
        ],
        [
          kind === "average fixed cost" ? (total - fixed) / at : fixed,
          kind === "average fixed cost" ? "gave the average variable cost" : "gave the fixed cost",
        ],
        [total - (totals[at - 1] ?? 0), "found the marginal cost"],
        [
          kind === "total variable cost" ? (total - fixed) / at : total - fixed,
          kind === "total variable cost" ? "gave the average variable cost" : "gave the total variable cost",
        ],
        [fixed / at, "averaged the fixed cost"],
      ]),
      explanation: `What is paid even when nothing is produced is the fixed cost. Here it is ₦${fixed}, the cost at zero output. For ${at} units ${working}. The total cost of ₦${total} holds fixed and variable cost together and cannot be used as it stands.`,
    };
  },
);

const breakEven = family(
  "break-even-output",
  { topic, objective: revenue, difficulty: "medium", class_level: "SS3", count: 4 },
  (draw) => {
    const variable = draw.step(50, 400, 10);
    const margin = draw.step(20, 200, 10);
    const units = draw.step(50, 600, 10);
    const price = variable + margin;
    const fixed = margin * units;
    const show = of("units");
    const who = draw.pick(people);
    return {
      body: draw.pick([
        `${who} sells meat pies at ${naira(price)} each. Each costs ${naira(variable)} in materials and labour, and the fixed cost is ${naira(fixed)}. How many must be sold to break even?`,
        `A ${draw.pick(makers)} has fixed cost of ${naira(fixed)}, a variable cost of ${naira(variable)} a unit and a selling price of ${naira(price)}. Find the break-even output.`,
        `With fixed cost ${naira(fixed)}, price ${naira(price)} and average variable cost ${naira(variable)}, a firm makes neither profit nor loss at an output of`,
      ]),
      right: show(units),
      wrong: slips(show, [
        [
          Math.round(fixed / price),
          `divided the fixed cost by the price${fixed % price ? " and rounded the result" : ""}`,
        ],
        [
          Math.round(fixed / variable),
          `divided the fixed cost by the variable cost${fixed % variable ? " and rounded the result" : ""}`,
        ],
        [
          Math.round(fixed / (price + variable)),
          `added the variable cost to the price instead of subtracting it${fixed % (price + variable) ? ", and rounded the result" : ""}`,
        ],
        [margin, "gave what each unit leaves as the number of units"],
      ]),
      explanation: `At break-even the units together just pay the fixed cost. Each unit leaves price − variable cost = ${naira(price)} − ${naira(variable)} = ${naira(margin)}. Output = fixed cost ÷ what each unit leaves = $\\frac{${tex(fixed)}}{${margin}}$, which gives ${show(units)}. Dividing by the whole price forgets that each unit costs ${naira(variable)} to make.`,
    };
  },
);

const profit = family(
  "profit-of-a-firm",
  { topic, objective: revenue, difficulty: "easy", class_level: "SS2", count: 4 },
  (draw) => {
    const output = draw.step(100, 900, 50);
    const price = draw.step(60, 500, 10);
    const atc = price - draw.step(10, 50, 5) * draw.pick([1, 1, -1]);
    if (atc < 20) return null;
    const gain = (price - atc) * output;
    const show = (value: number) => `${value > 0 ? "profit" : "loss"} of ${naira(Math.abs(value))}`;
    const firm = draw.pick(makers);
    return {
      body: draw.pick([
        `A ${firm} sells ${output} units at ${naira(price)} each. Its average total cost is ${naira(atc)}. What is the result?`,
        `With a price of ${naira(price)} and an average total cost of ${naira(atc)}, a ${firm} in ${draw.pick(towns)} sells ${output} units. It makes a`,
        `${draw.pick(people)}'s ${firm} has an average total cost of ${naira(atc)} at an output of ${output} units, all sold at ${naira(price)}. The business makes a`,
      ]),
      right: show(gain),
      wrong: slips(
        show,
        [
          [-gain, "took total revenue from total cost instead of total cost from total revenue"],
          [price * output, "gave the total revenue"],
          [price - atc, "gave the result on one unit"],
          [-atc * output, "gave the total cost as a loss"],
          [price * output - atc, "took away the cost of one unit"],
        ],
        "signed",
      ),
      explanation: inSteps(
        [
          `Total revenue = price × quantity = $${price} \\times ${output} = ${tex(price * output)}$ naira.`,
          `Total cost = average cost × quantity = $${atc} \\times ${output} = ${tex(atc * output)}$ naira.`,
          `${gain > 0 ? "Revenue is larger" : "Cost is larger"}: $${tex(Math.max(price, atc) * output)} - ${tex(Math.min(price, atc) * output)} = ${tex(Math.abs(gain))}$, a ${show(gain)}.`,
        ],
        `The total revenue of ${naira(price * output)} is not profit, for costs must be met from it.`,
      ),
    };
  },
);

const depreciation = family(
  "straight-line-depreciation",
  { topic, objective: costs, difficulty: "medium", class_level: "SS3", count: 4 },
  (draw) => {
    const years = draw.int(4, 10);
    const yearly = draw.step(10_000, 90_000, 5_000);
    const scrap = draw.step(20_000, 100_000, 10_000);
    const cost = yearly * years + scrap;
    const machine = draw.pick([
      "milling machine",
      "photocopier",
      "bread oven",
      "sewing machine",
      "generator",
      "deep freezer",
    ]);
    const age = draw.int(2, years - 1);
    const value = cost - yearly * age;
    const book = draw.chance(0.4);
    return {
      difficulty: book ? "hard" : "medium",
      body:
        draw.pick([
          `A ${machine} bought for ${naira(cost)} will be sold for ${naira(scrap)} after ${years} years.`,
          `A firm in ${draw.pick(towns)} pays ${naira(cost)} for a ${machine} with a life of ${years} years and a scrap value of ${naira(scrap)}.`,
          `${draw.pick(people)} buys a ${machine} for ${naira(cost)}, to be used for ${years} years and then disposed of for ${naira(scrap)}.`,
        ]) +
        (book
          ? ` By the straight-line method, what is its value after ${age} years?`
          : " Find the yearly depreciation by the straight-line method."),
      right: naira(book ? value : yearly),
      wrong: slips(naira, [
        [
          book ? cost - (cost / years) * age : cost / years,
          `did not deduct the ${naira(scrap)} it will still be worth`,
        ],
        [
          book ? yearly * age : (cost + scrap) / years,
          book ? "gave the depreciation so far" : `added ${naira(scrap)} to the cost instead of deducting it`,
        ],
        [
          book ? cost - scrap : scrap / years,
          book
            ? "took the scrap value off the cost instead of the depreciation"
            : "spread the scrap value over the years instead of the loss of value",
        ],
        [
          book ? value - scrap : yearly * years,
          book ? "took off the scrap value too" : "gave the depreciation of the whole life",
        ],
        [
          book ? value + yearly : yearly * 2,
          book ? "took off one year of depreciation too few" : "gave the depreciation of two years",
        ],
      ]),
      explanation: inSteps(
        [
          "Yearly depreciation = (cost − value at the end) ÷ years of life.",
          `$\\frac{${tex(cost)} - ${tex(scrap)}}{${years}} = \\frac{${tex(cost - scrap)}}{${years}}$, that is ${naira(yearly)} a year.`,
          ...(book
            ? [
                `In ${age} years $${age} \\times ${tex(yearly)} = ${tex(yearly * age)}$ has gone: ${naira(cost)} − ${naira(yearly * age)} = ${naira(value)}.`,
              ]
            : []),
        ],
        `What the machine still fetches comes back at the end, so only the difference is spread over the years.`,
      ),
    };
  },
);

export const costAndRevenue = [averageCost, marginalCost, fixedFromTable, breakEven, profit, depreciation];
