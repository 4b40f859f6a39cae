import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { billion, naira, num, slips, tex } from "../amounts.ts";

const topic = "national-income";
const measure = "Define and measure national income";

const table = (head: string, rows: [string, number][]) =>
  `| ${head} | ₦ billion |\n|---|---|\n${rows.map(([name, value]) => `| ${name} | ${num(value)} |`).join("\n")}`;

const expenditure = family(
  "gdp-by-expenditure",
  { topic, objective: measure, difficulty: "medium", class_level: "SS2", count: 4 },
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
        [c + i + g + x + m, "added imports instead of subtracting them"],
        [c + i + g, "left out foreign trade"],
        [c + i + g + x, "did not take away imports"],
        [c + i + g - x + m, "took exports away and added imports"],
        [c + g + x - m, "left out investment"],
      ]),
      explanation: `By expenditure $GDP = C + I + G + (X - M)$: consumption, investment, government spending and exports less imports. $GDP = ${c} + ${i} + ${g} + (${x} - ${m}) = ${tex(c + i + g)} ${x < m ? "-" : "+"} ${Math.abs(x - m)}$, that is ${billion(gdp)}. Imports are produced abroad, so they are subtracted, not added.`,
    };
  },
);

const income = family(
  "national-income-by-income",
  { topic, objective: measure, difficulty: "medium", class_level: "SS3", count: 4 },
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
        [w + transfer, "added wages and transfer payments only"],
      ]),
      explanation: `National income is the sum of what the factors earn: wages, rent, interest and profit. $${w} + ${r} + ${n} + ${p}$ gives ${billion(key)}. Pensions and gifts of ${billion(transfer)} are transfer payments, for which nothing is produced in return, and are left out.`,
    };
  },
);

const valueAdded = family(
  "value-added",
  { topic, objective: measure, difficulty: "hard", class_level: "SS3", count: 4 },
  (draw) => {
    const first = draw.step(20_000, 80_000, 5_000);
    const second = first + draw.step(15_000, 50_000, 5_000);
    const third = second + draw.step(10_000, 60_000, 5_000);
    const [a, b, c] = draw.pick([
      ["farmer", "miller", "baker"],
      ["logger", "sawmill", "carpenter"],
      ["cotton grower", "spinner", "weaver"],
      ["fisherman", "fish smoker", "restaurant"],
    ] as const);
    const total = first + second + third;
    if (draw.chance(0.5))
      return {
        body: draw.pick([
          `A ${a} who buys no materials sells output to a ${b} for ${naira(first)}; the ${b} sells to a ${c} for ${naira(second)}; the ${c} sells to consumers for ${naira(third)}. How much do these sales add to national output?`,
          `A ${a} who buys no materials sells to a ${b} for ${naira(first)}. After processing, the ${b} sells to a ${c} for ${naira(second)}, and the ${c} sells the final product for ${naira(third)}. The total value added is`,
        ]),
        right: naira(third),
        wrong: slips(naira, [
          [total, "added all sales and so counted the intermediate goods more than once"],
          [third - first, "left out the first stage"],
          [second + third, "added the last two sales"],
          [third - second, "took the last stage only"],
          [first + second, "left out the final sale"],
        ]),
        explanation: `Value added = sales − goods bought in, at each stage. First stage: ${naira(first)}. Second: ${naira(second)} − ${naira(first)} = ${naira(second - first)}. Third: ${naira(third)} − ${naira(second)} = ${naira(third - second)}. Together ${naira(first)} + ${naira(second - first)} + ${naira(third - second)} = ${naira(third)}, the same as the final sale. ${naira(total)} counts the intermediate goods more than once.`,
      };
    return {
      body: draw.pick([
        `A ${a} sells output to a ${b} for ${naira(first)}; the ${b} sells to a ${c} for ${naira(second)}; the ${c} sells to consumers for ${naira(third)}. What value does the ${c} add?`,
        `Goods pass from a ${a} to a ${b} for ${naira(first)}, from the ${b} to a ${c} for ${naira(second)}, and from the ${c} to consumers for ${naira(third)}. Find the value added by the ${c}.`,
      ]),
      difficulty: "medium",
      right: naira(third - second),
      wrong: slips(naira, [
        [third, "gave the whole sale"],
        [third - first, `took away the first sale instead of what the ${c} paid`],
        [second - first, "gave the value added by the stage before"],
        [third + second, "added the purchases"],
        [total - third, "added the earlier sales"],
      ]),
      explanation: `Value added is what a producer sells less what it buys from others. Here it is ${naira(third)} − ${naira(second)} = ${naira(third - second)}. The whole ${naira(third)} includes what earlier producers added.`,
    };
  },
);

const netNational = family(
  "from-gdp-to-nnp",
  { topic, objective: measure, difficulty: "hard", class_level: "SS3", count: 4 },
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
        [
          gdp - inflow + outflow - (net ? wear : 0),
          "subtracted the income from abroad and added the income paid abroad",
        ],
        [
          gdp - wear,
          net ? "ignored income from and to abroad" : "took away depreciation and ignored income from and to abroad",
        ],
        [gdp + inflow + outflow - (net ? wear : 0), "added the income paid abroad"],
        [gnp + wear, "added depreciation"],
      ]),
      explanation: `$GNP = GDP$ + factor income from abroad − factor income paid abroad. $GNP = ${tex(gdp)} + ${inflow} - ${outflow} = ${tex(gnp)}$.${net ? ` $NNP = GNP$ − depreciation $= ${tex(gnp)} - ${wear} = ${tex(nnp)}$.` : ""} So it is ${billion(net ? nnp : gnp)}. ${net ? "Gross figures still hold the wear and tear of capital, which a net figure leaves out" : "Depreciation is taken away only for a net figure"}.`,
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
    count: 4,
  },
  (draw) => {
    const people = draw.pick([5, 10, 20, 25, 40, 50, 80]);
    const workers = people * draw.pick([0.4, 0.4, 0.2]);
    const each = draw.step(20_000, 250_000, 5_000);
    const wear = draw.step(2_000, 20_000, 1_000);
    const [net, worn] = [(people * each) / 1_000, (people * wear) / 1_000];
    const gross = net + worn;
    return {
      body: draw.pick([
        `A country with ${people} million people, ${workers} million of them in work, has a gross national product of ${billion(gross)}. Depreciation is ${billion(worn)}. What is its net national product per head?`,
        `Find the net national product per head of a country whose gross national product is ${billion(gross)}, depreciation ${billion(worn)}, population ${people} million, of whom ${workers} million are in work.`,
        `Gross national product is ${billion(gross)}, depreciation ${billion(worn)}, the population ${people} million and the number of workers ${workers} million. Net national product per head is`,
      ]),
      right: naira(each),
      wrong: slips(naira, [
        [each + wear, "did not take away depreciation"],
        [(net * 1_000) / workers, "divided by the workers instead of all the people"],
        [each + 2 * wear, "added depreciation instead of taking it away"],
        [each / 10, "took a billion as 100 million"],
      ]),
      explanation: inSteps(
        [
          `Net national product per head = (gross national product − depreciation) ÷ population.`,
          `$${tex(gross)} - ${tex(worn)} = ${tex(net)}$ billion naira, and a billion is 1,000 million: $${tex(net * 1000)}$ million naira.`,
          `$\\frac{${tex(net * 1000)}}{${people}}$ gives ${naira(each)}.`,
        ],
        `The people are all counted, the ${num(people - workers)} million who are not in work as well.`,
      ),
    };
  },
);

export const nationalIncome = [expenditure, income, valueAdded, netNational, perHead];
