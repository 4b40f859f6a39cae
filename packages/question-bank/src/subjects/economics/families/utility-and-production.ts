import { family } from "../../../authoring.ts";
import { towns } from "../../../writing/people.ts";
import { about, clean, naira, num, of, slips, tex } from "../amounts.ts";
import { people } from "../people.ts";

const utils = of("utils");

const marginalUtility = family(
  "marginal-utility",
  {
    topic: "utility",
    objective: "Explain total, average and marginal utility",
    difficulty: "easy",
    class_level: "SS2",
    count: 4,
  },
  (draw) => {
    const first = draw.step(20, 48, 2);
    const drop = draw.int(2, 7);
    const margins = [0, 1, 2, 3, 4].map((at) => first - drop * at);
    if ((margins[4] ?? 0) < 2) return null;
    const totals = margins.map((_, at) => margins.slice(0, at + 1).reduce((a, b) => a + b, 0));
    const at = draw.int(2, 5);
    const total = totals[at - 1] ?? 0;
    const before = totals[at - 2] ?? 0;
    const marginal = total - before;
    const who = draw.pick(people);
    const [thing, things] = draw.pick([
      ["orange", "oranges"],
      ["bottle of water", "bottles of water"],
      ["doughnut", "doughnuts"],
      ["mango", "mangoes"],
      ["cup of tea", "cups of tea"],
    ] as const);
    const table = `| Units | Total utility (utils) |\n|---|---|\n${totals.map((value, row) => `| ${row + 1} | ${value} |`).join("\n")}`;
    const place = ["", "first", "second", "third", "fourth", "fifth"][at];
    if (draw.chance(0.7))
      return {
        body: `${draw.pick([`The table shows the utility ${who} gets from ${things}.`, `${who}'s utility schedule for ${things} is given.`, `Use the utility schedule of a consumer of ${things}.`])}\n\n${table}\n\nWhat is the marginal utility of the ${place} ${thing}?`,
        right: utils(marginal),
        wrong: slips(utils, [
          [total / at, `divided the total by ${at}, which is the average utility`],
          [total, "gave the total utility"],
          [
            margins[at] ?? marginal - drop,
            at === 5 ? `took off ${drop} once more, as for a sixth unit` : "gave the marginal utility of the next unit",
          ],
          [margins[at - 2] ?? 0, "gave the marginal utility of the unit before"],
          [total + before, "added the totals"],
        ]),
        explanation: `Marginal utility is what one more unit adds to total utility. Total utility is ${total} with ${at} units and ${before} with ${at - 1}: $${total} - ${before} = ${marginal}$, so it is ${utils(marginal)}. Dividing ${total} by ${at} gives the average utility instead.`,
      };
    if (!clean(total / at, 1)) return null;
    return {
      body: `The total utility of consuming ${things} is shown.\n\n${table}\n\nWhat is the average utility of ${at} ${things}?`,
      right: utils(total / at),
      wrong: slips(utils, [
        [marginal, `gave the marginal utility of the ${place} unit`],
        [total, "gave the total utility"],
        [before / at, `divided the total of ${at - 1} ${at === 2 ? "unit" : "units"} by ${at}`],
        [total / (at + 1), `divided by ${at + 1} instead of ${at}`],
        [total - at, "subtracted instead of dividing"],
      ]),
      explanation: `Average utility = total utility ÷ number of units. For ${at} units the total is ${total}: $\\frac{${total}}{${at}}$ gives ${utils(total / at)}. ${utils(marginal)} is what the ${place} unit alone adds.`,
    };
  },
);

const equilibrium = family(
  "consumer-equilibrium",
  { topic: "utility", objective: "Find the consumer's equilibrium", difficulty: "hard", class_level: "SS2", count: 4 },
  (draw) => {
    const ratio = draw.pick([0.02, 0.04, 0.05, 0.1, 0.2, 0.3, 0.4]);
    const [px, py] = [draw.step(100, 600, 50), draw.step(100, 600, 50)];
    const [mx, my] = [Math.round(ratio * px), Math.round(ratio * py)];
    if (px === py || !clean(ratio * px) || !clean(ratio * py)) return null;
    const [x, y] = draw.some(["rice", "beans", "yam", "meat", "milk", "fish"], 2);
    const who = draw.pick(people);
    if (draw.chance(0.6))
      return {
        body: draw.pick([
          `${who} is in equilibrium, buying ${x} at ₦${px} and ${y} at ₦${py} a unit. If the marginal utility of ${x} is ${mx} utils, what is the marginal utility of ${y}?`,
          `A consumer maximises satisfaction from ${x} (₦${px} a unit, marginal utility ${mx} utils) and ${y} (₦${py} a unit). Find the marginal utility of ${y}.`,
        ]),
        right: utils(my),
        wrong: slips(utils, [
          [(mx * px) / py, `divided by ${py} and multiplied by ${px} instead of the reverse`],
          [mx, "set the marginal utilities equal, whatever the prices"],
          [mx + (py - px), py > px ? "added the difference of prices" : "subtracted the difference of prices"],
          [mx + py, `added the price of ${y}`],
          [mx * py, "did not divide by the other price"],
        ]),
        explanation: `In equilibrium the last naira gives the same utility on each good: $\\frac{MU_x}{P_x} = \\frac{MU_y}{P_y}$. Put in the values: $\\frac{${mx}}{${px}} = \\frac{MU_y}{${py}}$, so $MU_y = \\frac{${mx}}{${px}} \\times ${py} = ${num(mx / px)} \\times ${py}$, which gives ${utils(my)}. Equal marginal utilities, ${mx} each, would be right only if the prices were equal.`,
      };
    return {
      body: draw.pick([
        `At equilibrium ${who} gets ${mx} utils from the last unit of ${x} and ${my} utils from the last unit of ${y}. If ${x} costs ₦${px} a unit, what is the price of ${y}?`,
        `A consumer in equilibrium has a marginal utility of ${mx} utils for ${x} and ${my} utils for ${y}. ${x?.replace(/^./, (c) => c.toUpperCase())} sells at ₦${px} a unit. Find the price of ${y}.`,
      ]),
      right: naira(py),
      wrong: slips(naira, [
        [(px * mx) / my, "multiplied by the wrong marginal utility and divided by the other"],
        [px, "took the prices as equal"],
        [px + my - mx, "added the difference of the marginal utilities to the price"],
        [my, "gave the marginal utility as the price"],
        [my + px, "added instead of comparing ratios"],
      ]),
      explanation: `In equilibrium the last naira gives the same utility on each good: $\\frac{MU_x}{P_x} = \\frac{MU_y}{P_y}$. Put in the values: $\\frac{${mx}}{${px}} = \\frac{${my}}{P_y}$, so $P_y = \\frac{${my} \\times ${px}}{${mx}} = \\frac{${tex(my * px)}}{${mx}}$ and the price is ${naira(py)}. The dearer good must give the larger marginal utility; ${naira((px * mx) / my)} has the ratio upside down.`,
    };
  },
);

const products = family(
  "marginal-and-average-product",
  {
    topic: "production",
    objective: "Apply the law of variable proportions",
    difficulty: "medium",
    class_level: "SS2",
    count: 4,
  },
  (draw) => {
    const start = draw.int(8, 20);
    const margins = [
      start,
      start + draw.int(3, 8),
      start + draw.int(1, 3),
      start - draw.int(1, 4),
      start - draw.int(5, 7),
    ];
    if (margins.some((value) => value <= 0)) return null;
    const totals = margins.map((_, at) => margins.slice(0, at + 1).reduce((a, b) => a + b, 0));
    const at = draw.int(2, 5);
    const [total, before] = [totals[at - 1] ?? 0, totals[at - 2] ?? 0];
    const [unit, crop] = draw.pick([
      ["bags", "maize"],
      ["baskets", "tomatoes"],
      ["tubers", "yam"],
      ["crates", "oranges"],
      ["heaps", "cassava"],
    ] as const);
    const show = of(unit);
    const table = `| Workers | Total product (${unit}) |\n|---|---|\n${totals.map((value, row) => `| ${row + 1} | ${value} |`).join("\n")}`;
    const marginal = draw.chance(0.6);
    const key = marginal ? total - before : total / at;
    if (!clean(key, 1)) return null;
    const opening = draw.pick([
      `Output of ${crop} on a fixed plot near ${draw.pick(towns)} varies with workers as shown.`,
      `The table shows workers and output of ${crop}.`,
      `${draw.pick(people)} adds workers to a fixed farm producing ${crop}.`,
    ]);
    return {
      body: `${opening}\n\n${table}\n\nWhat is the ${marginal ? `marginal product of worker number ${at}` : `average product of ${at} workers`}?`,
      right: show(key),
      wrong: slips(show, [
        [marginal ? total / at : total - before, marginal ? "found the average product" : "found the marginal product"],
        [total, "gave the total product"],
        [
          marginal ? (margins[at - 2] ?? 0) : before / (at - 1),
          marginal
            ? "gave the marginal product of the worker before"
            : `gave the average product of ${at - 1} ${at === 2 ? "worker" : "workers"}`,
        ],
        [
          marginal ? (margins[at] ?? total + before) : total / (at + 1),
          marginal
            ? margins[at] === undefined
              ? "added the two totals instead of subtracting"
              : "gave the marginal product of the next worker"
            : `divided by ${at + 1} workers instead of ${at}`,
        ],
        [total - at, "subtracted the number of workers"],
      ]),
      explanation: marginal
        ? `Marginal product is what one more worker adds to total product. The total is ${total} with ${at} workers and ${before} with ${at - 1}: $${total} - ${before} = ${total - before}$, so it is ${show(key)}. The average product of ${at} workers is ${about(total / at)}${show(total / at)}.`
        : `Average product = total product ÷ number of workers. The total for ${at} workers is ${total}: $\\frac{${total}}{${at}}$ gives ${show(key)}. ${num(total - before)} is what the last worker adds, the marginal product.`,
    };
  },
);

const specialisation = family(
  "gain-from-division-of-labour",
  {
    topic: "production",
    objective: "Explain division of labour and scale of production",
    difficulty: "easy",
    class_level: "SS1",
    count: 4,
  },
  (draw) => {
    const workers = draw.int(4, 12);
    const alone = draw.int(4, 12);
    const together = workers * alone * draw.pick([2, 3, 4]);
    const gain = together - workers * alone;
    const thing = draw.pick(["brooms", "clay pots", "baskets", "pairs of sandals", "paper bags"]);
    const show = of(thing);
    const share = together / workers;
    const perWorker = draw.chance(0.5);
    return {
      body:
        draw.pick([
          `Working alone, each of ${workers} workers makes ${alone} ${thing} a day. When they divide the tasks among themselves the group makes ${together} a day.`,
          `In a workshop in ${draw.pick(towns)}, ${workers} workers who each do the whole job make ${alone} ${thing} apiece in a day. With division of labour the ${workers} make ${together} in all.`,
          `${draw.pick(people)} employs ${workers} people who each complete ${alone} ${thing} daily on their own. After specialisation their joint daily output is ${together}.`,
        ]) + (perWorker ? ` By how much does output per worker rise?` : ` By how much does total output rise?`),
      right: show(perWorker ? share - alone : gain),
      wrong: slips(show, [
        [
          perWorker ? share : together - alone,
          perWorker ? "gave the new output per worker" : "took away one worker's output only",
        ],
        [perWorker ? gain : share - alone, perWorker ? "gave the rise in total output" : "gave the rise per worker"],
        [together, "gave the new total"],
        [workers * alone, "gave the old total"],
        [together + workers * alone, "added the totals"],
      ]),
      explanation: perWorker
        ? `Output per worker = total output ÷ workers = $\\frac{${tex(together)}}{${workers}} = ${share}$. Before it was ${alone}: $${share} - ${alone} = ${share - alone}$, a rise of ${show(share - alone)}. ${show(share)} is the new level, not the rise.`
        : `Before, the group made $${workers} \\times ${alone} = ${workers * alone}$; now it makes ${num(together)}. The difference is $${tex(together)} - ${tex(workers * alone)} = ${tex(gain)}$, a rise of ${show(gain)}. All ${workers} workers produced before, so taking away ${alone} alone is wrong.`,
    };
  },
);

export const utilityAndProduction = [marginalUtility, equilibrium, products, specialisation];
