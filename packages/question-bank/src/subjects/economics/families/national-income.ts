import { family } from "../../../authoring.ts";
import { billion, clean, naira, num, percent, slips, tex } from "../amounts.ts";
import { towns } from "../people.ts";

const topic = "national-income";
const measure = "Define and measure national income";
const spending = "Compute consumption, saving and the multiplier";

const table = (head: string, rows: [string, number][]) =>
  `| ${head} | ₦ billion |\n|---|---|\n${rows.map(([name, value]) => `| ${name} | ${num(value)} |`).join("\n")}`;

const expenditure = family(
  "gdp-by-expenditure",
  { topic, objective: measure, difficulty: "medium", class_level: "SS2", count: 12 },
  (draw) => {
    const c = draw.step(300, 900, 10);
    const i = draw.step(80, 300, 10);
    const g = draw.step(100, 400, 10);
    const x = draw.step(60, 300, 10);
    const m = draw.step(60, 300, 10);
    if (x === m) return null;
    const gdp = c + i + g + x - m;
    const rows: [string, number][] = [
      ["Private consumption", c],
      ["Investment", i],
      ["Government spending", g],
      ["Exports", x],
      ["Imports", m],
    ];
    return {
      body: draw.pick([
        `Use the figures of a country.\n\n${table("Item", rows)}\n\nFind its gross domestic product by the expenditure approach.`,
        `Consumption is ${billion(c)}, investment ${billion(i)}, government spending ${billion(g)}, exports ${billion(x)} and imports ${billion(m)}. What is the gross domestic product?`,
        `A country spends ${billion(c)} on consumption and ${billion(i)} on investment, and its government ${billion(g)}. It exports ${billion(x)} and imports ${billion(m)}. Calculate its gross domestic product.`,
      ]),
      right: billion(gdp),
      wrong: slips(billion, [
        [c + i + g + x + m, "added imports"],
        [c + i + g, "left out foreign trade"],
        [c + i + g + x, "did not take away imports"],
        [c + i + g - x + m, "took exports away and added imports"],
        [c + g + x - m, "left out investment"],
      ]),
      explanation: `$GDP = C + I + G + (X - M) = ${c} + ${i} + ${g} + (${x} - ${m})$, that is ${billion(gdp)}. Imports are produced abroad, so they are subtracted, not added.`,
    };
  },
);

const income = family(
  "national-income-by-income",
  { topic, objective: measure, difficulty: "medium", class_level: "SS3", count: 10 },
  (draw) => {
    const w = draw.step(300, 900, 10);
    const r = draw.step(30, 120, 10);
    const n = draw.step(20, 150, 10);
    const p = draw.step(100, 400, 10);
    const transfer = draw.step(20, 90, 10);
    const key = w + r + n + p;
    const rows: [string, number][] = [
      ["Wages and salaries", w],
      ["Rent", r],
      ["Interest", n],
      ["Profits", p],
      ["Pensions and gifts to persons", transfer],
    ];
    return {
      body: draw.pick([
        `The incomes in a country are given.\n\n${table("Income", rows)}\n\nWhat is national income by the income approach?`,
        `In a year a country pays wages of ${billion(w)}, rent of ${billion(r)}, interest of ${billion(n)}, profits of ${billion(p)} and pensions and gifts of ${billion(transfer)}. Find national income by the income approach.`,
        `Workers earn ${billion(w)}, landlords ${billion(r)}, lenders ${billion(n)} and firms make profits of ${billion(p)}, while pensions and gifts come to ${billion(transfer)}. By the income method, national income is`,
      ]),
      right: billion(key),
      wrong: slips(billion, [
        [key + transfer, "added the transfer payments"],
        [key - transfer, "took the transfer payments away"],
        [key - p, "left out profits"],
        [key - n, "left out interest"],
        [w + transfer, "took the incomes of persons only"],
      ]),
      explanation: `Only rewards to factors count: $${w} + ${r} + ${n} + ${p}$ gives ${billion(key)}. Pensions and gifts of ${billion(transfer)} are transfer payments, with no production behind them, and are left out.`,
    };
  },
);

const valueAdded = family(
  "value-added",
  { topic, objective: measure, difficulty: "hard", class_level: "SS3", count: 10 },
  (draw) => {
    const first = draw.step(20_000, 80_000, 5_000);
    const second = first + draw.step(15_000, 50_000, 5_000);
    const third = second + draw.step(10_000, 60_000, 5_000);
    const [a, b, c] = draw.pick([
      ["A farmer", "a miller", "a baker"],
      ["A logger", "a sawmill", "a carpenter"],
      ["A cotton grower", "a spinner", "a weaver"],
      ["A fisherman", "a smoker of fish", "a restaurant"],
    ] as const);
    const total = first + second + third;
    if (draw.chance(0.5))
      return {
        body: draw.pick([
          `${a} sells output to ${b} for ${naira(first)}; ${b} sells to ${c} for ${naira(second)}; ${c} sells to consumers for ${naira(third)}. How much do these sales add to national output?`,
          `${a} who buys no materials sells to ${b} for ${naira(first)}. After processing, ${b} sells to ${c} for ${naira(second)}, and ${c} sells the final product for ${naira(third)}. The total value added is`,
        ]),
        right: naira(third),
        wrong: slips(naira, [
          [total, "added all sales and so counted twice"],
          [third - first, "left out the first stage"],
          [second + third, "added the last two sales"],
          [third - second, "took the last stage only"],
          [first + second, "left out the final sale"],
        ]),
        explanation: `Value added is ${naira(first)} + ${naira(second - first)} + ${naira(third - second)} = ${naira(third)}, the same as the final sale. ${naira(total)} counts the intermediate goods more than once.`,
      };
    return {
      body: draw.pick([
        `${a} sells output to ${b} for ${naira(first)}; ${b} sells to ${c} for ${naira(second)}; ${c} sells to consumers for ${naira(third)}. What value does ${c} add?`,
        `Goods pass from ${a.toLowerCase()} to ${b} for ${naira(first)}, from ${b} to ${c} for ${naira(second)}, and from ${c} to consumers for ${naira(third)}. Find the value added by ${c}.`,
      ]),
      difficulty: "medium",
      right: naira(third - second),
      wrong: slips(naira, [
        [third, "gave the whole sale"],
        [third - first, "took away the cost of the first stage"],
        [second - first, "gave the value added by the stage before"],
        [third + second, "added the purchases"],
        [total - third, "added the earlier sales"],
      ]),
      explanation: `Value added is sales less the goods bought in: ${naira(third)} − ${naira(second)} = ${naira(third - second)}. The whole ${naira(third)} includes what earlier producers added.`,
    };
  },
);

const netNational = family(
  "from-gdp-to-nnp",
  { topic, objective: measure, difficulty: "hard", class_level: "SS3", count: 12 },
  (draw) => {
    const gdp = draw.step(800, 3_000, 20);
    const inflow = draw.step(30, 160, 10);
    const outflow = draw.step(30, 220, 10);
    const wear = draw.step(40, 200, 10);
    if (inflow === outflow) return null;
    const gnp = gdp + inflow - outflow;
    const nnp = gnp - wear;
    const net = draw.chance(0.6);
    const asked = net ? "net national product" : "gross national product";
    return {
      difficulty: net ? "hard" : "medium",
      body: draw.pick([
        `A country's gross domestic product is ${billion(gdp)}. It receives ${billion(inflow)} of income from abroad and pays ${billion(outflow)} of income to foreigners; depreciation is ${billion(wear)}. Find its ${asked}.`,
        `Given: GDP ${billion(gdp)}, factor income from abroad ${billion(inflow)}, factor income paid abroad ${billion(outflow)}, depreciation ${billion(wear)}. What is the ${asked}?`,
        `With a GDP of ${billion(gdp)}, factor income of ${billion(inflow)} coming in and ${billion(outflow)} going out, and capital consumption of ${billion(wear)}, the ${asked} is`,
      ]),
      right: billion(net ? nnp : gnp),
      wrong: slips(billion, [
        [net ? gnp : nnp, net ? "did not take away depreciation" : "took away depreciation"],
        [gdp - inflow + outflow - (net ? wear : 0), "turned the flows of income round"],
        [gdp - wear, "ignored income from and to abroad"],
        [gdp + inflow + outflow - (net ? wear : 0), "added the income paid abroad"],
        [gnp + wear, "added depreciation"],
      ]),
      explanation: `$GNP = ${tex(gdp)} + ${inflow} - ${outflow} = ${tex(gnp)}$${net ? `; less depreciation of ${wear}` : ""}, so it is ${billion(net ? nnp : gnp)}. ${net ? "Gross figures still hold the wear and tear of capital, which a net figure leaves out" : "Depreciation is taken away only for a net figure"}.`,
    };
  },
);

const perHead = family(
  "income-per-head",
  {
    topic,
    objective: "Explain uses and limits of national income figures",
    difficulty: "easy",
    class_level: "SS2",
    count: 10,
  },
  (draw) => {
    const people = draw.pick([4, 5, 8, 10, 12, 16, 20, 25, 40]);
    const each = draw.step(20_000, 250_000, 5_000);
    const total = (people * each) / 1_000;
    return {
      body: draw.pick([
        `A country with ${people} million people has a national income of ${billion(total)}. What is its income per head?`,
        `Find the per capita income of a country whose national income is ${billion(total)} and whose population is ${people} million.`,
        `National income is ${billion(total)} and the population ${people} million. Average income per person is`,
      ]),
      right: naira(each),
      wrong: slips(naira, [
        [each * 10, "misplaced a zero"],
        [each / 10, "lost a zero"],
        [each * 2, "counted half the people"],
        [each / 2, "counted the people twice"],
        [total * people, "multiplied instead of dividing"],
      ]),
      explanation: `${billion(total)} shared among ${people} million people is $\\frac{${tex(total)} \\times 1{,}000}{${people}}$ in naira, that is ${naira(each)}. A billion holds a thousand millions; a slip there moves the decimal point.`,
    };
  },
);

const growth = family(
  "growth-rate",
  {
    topic: "development-and-planning",
    objective: "Tell economic growth from development",
    difficulty: "easy",
    class_level: "SS3",
    count: 12,
  },
  (draw) => {
    const first = draw.step(200, 2_000, 50);
    const rate = draw.pick([2, 3, 4, 5, 6, 8, 10, 12]);
    const second = first * (1 + rate / 100);
    if (!clean(second)) return null;
    const births = draw.pick([1, 1.5, 2, 2.5, 3]);
    if (draw.chance(0.35) && rate > births + 0.5)
      return {
        difficulty: "medium",
        body: draw.pick([
          `Real national income grows by ${rate}% a year and population by ${births}% a year. By about how much does income per head grow in a year?`,
          `If output rises at ${rate}% and population at ${births}% yearly, what is the approximate yearly growth of output per head?`,
        ]),
        right: percent(rate - births),
        wrong: slips(percent, [
          [rate + births, "added the rates"],
          [rate, "ignored the growth of population"],
          [rate / births, "divided the rates"],
          [rate * births, "multiplied the rates"],
          [births, "gave the growth of population"],
        ]),
        explanation: `Growth per head is about the growth of output less the growth of population: $${rate} - ${births}$ gives ${percent(rate - births)}. ${percent(rate)} forgets that there are more people to share the output.`,
      };
    return {
      body: draw.pick([
        `The real gross domestic product of a country rose from ${billion(first)} to ${billion(second)} in a year. What was its rate of growth?`,
        `Real national income was ${billion(first)} in one year and ${billion(second)} in the next. Find the growth rate.`,
        `Output of a state whose capital is ${draw.pick(towns)} is said to move from ${billion(first)} to ${billion(second)} at constant prices. The rate of economic growth is`,
      ]),
      right: percent(rate),
      wrong: slips(percent, [
        [((second - first) / second) * 100, "divided by the later figure"],
        [100 + rate, "did not take away 100"],
        [second - first, "gave the rise in billions"],
        [rate * 2, "doubled the rate"],
        [rate / 2, "halved the rate"],
      ]),
      explanation: `$\\frac{${tex(second)} - ${tex(first)}}{${tex(first)}} \\times 100$ gives ${percent(rate)}. Growth is measured on the earlier figure; dividing by ${num(second)} makes it look smaller.`,
    };
  },
);

const propensities = family(
  "propensities-and-multiplier",
  { topic, objective: spending, difficulty: "medium", class_level: "SS3", count: 12 },
  (draw) => {
    const before = draw.step(200, 800, 50);
    const rise = draw.step(50, 200, 10);
    const mpc = draw.pick([0.5, 0.6, 0.75, 0.8, 0.9]);
    const spent = rise * mpc;
    const spentBefore = before * draw.pick([0.9, 0.95, 0.85]);
    if (!clean(spent) || !clean(spentBefore)) return null;
    const kind = draw.pick(["marginal propensity to consume", "marginal propensity to save", "multiplier"] as const);
    const values = {
      "marginal propensity to consume": mpc,
      "marginal propensity to save": 1 - mpc,
      multiplier: 1 / (1 - mpc),
    };
    const key = values[kind];
    const after = spentBefore + spent;
    return {
      difficulty: kind === "multiplier" ? "hard" : "medium",
      body: draw.pick([
        `When national income rises from ${billion(before)} to ${billion(before + rise)}, consumption rises from ${billion(spentBefore)} to ${billion(after)}. What is the ${kind}?`,
        `Consumption goes from ${billion(spentBefore)} to ${billion(after)} as income goes from ${billion(before)} to ${billion(before + rise)}. Find the ${kind}.`,
        `In a simple economy income increases from ${billion(before)} to ${billion(before + rise)} and consumption from ${billion(spentBefore)} to ${billion(after)}. The ${kind} is`,
      ]),
      right: num(key),
      wrong: slips(num, [
        [
          kind === "marginal propensity to consume" ? 1 - mpc : mpc,
          kind === "marginal propensity to consume" ? "gave the propensity to save" : "gave the propensity to consume",
        ],
        [after / (before + rise), "found the average propensity to consume"],
        [
          kind === "multiplier" ? 1 / mpc : 1 / (1 - mpc),
          kind === "multiplier" ? "used the propensity to consume" : "gave the multiplier",
        ],
        [
          kind === "multiplier" ? 1 - mpc : rise / spent,
          kind === "multiplier" ? "gave the propensity to save" : "turned the ratio over",
        ],
        [key / 10, "misplaced the decimal point"],
      ]),
      explanation: `$MPC = \\frac{${num(spent)}}{${rise}} = ${num(mpc)}$, so $MPS = ${num(1 - mpc)}$ and the multiplier $\\frac{1}{${num(1 - mpc)}} = ${num(1 / (1 - mpc))}$. The ${kind} is ${num(key)}; ${kind === "multiplier" ? "it rests on what is saved, not on what is spent" : "it compares changes, so totals of income and consumption must not be divided"}.`,
    };
  },
);

const injection = family(
  "effect-of-an-injection",
  { topic, objective: spending, difficulty: "hard", class_level: "SS3", count: 10 },
  (draw) => {
    const mpc = draw.pick([0.5, 0.6, 0.75, 0.8, 0.9]);
    const more = draw.step(20, 200, 10);
    const key = more / (1 - mpc);
    const source = draw.pick(["Investment", "Government spending", "Export revenue"]);
    return {
      body: draw.pick([
        `${source} in a simple economy goes up by ${billion(more)}. If the marginal propensity to consume is ${mpc}, by how much does national income rise in the end?`,
        `The marginal propensity to consume is ${mpc}. Find the final increase in national income that follows an injection of ${billion(more)}.`,
        `With a marginal propensity to save of ${num(1 - mpc)}, extra investment of ${billion(more)} will finally raise national income by`,
      ]),
      right: billion(Math.round(key)),
      wrong: slips(billion, [
        [more * mpc, "multiplied by the propensity to consume"],
        [more / mpc, "divided by the propensity to consume"],
        [more * (1 - mpc), "multiplied by the propensity to save"],
        [key - more, "left out the first round"],
        [more * (1 + mpc), "stopped after the second round"],
      ]),
      explanation: `The multiplier is $\\frac{1}{1 - ${mpc}} = ${num(1 / (1 - mpc))}$, and $${num(1 / (1 - mpc))} \\times ${more}$ gives ${billion(Math.round(key))}. ${billion(more * mpc)} is only what is spent again in the first round.`,
    };
  },
);

export const nationalIncome = [expenditure, income, valueAdded, netNational, perHead, growth, propensities, injection];
