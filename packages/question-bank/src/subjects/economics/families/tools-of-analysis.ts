import { family } from "../../../authoring.ts";
import { inSteps } from "../../../worked-steps.ts";
import { towns } from "../../../writing/people.ts";
import { clean, naira, num, of, percent, type Slip, slips, tex } from "../amounts.ts";
import { barChart, pieChart } from "../charts.ts";
import { people } from "../people.ts";

const averages = "Calculate and interpret simple averages and spread";
const charts = "Read tables, graphs and charts";
const sum = (list: number[]) => list.reduce((total, value) => total + value, 0);

const mean = family(
  "mean-of-data",
  { topic: "tools-of-analysis", objective: averages, difficulty: "easy", class_level: "SS1", count: 4 },
  (draw) => {
    const count = draw.int(5, 7);
    const values = Array.from({ length: count }, () => draw.step(400, 2_400, 50));
    const total = sum(values);
    if (!clean(total / count)) return null;
    const sorted = [...values].sort((a, b) => a - b);
    const list = values.map(naira).join(", ");
    return {
      body: draw.pick([
        `The daily sales of a groundnut seller in ${draw.pick(towns)} on ${count} days were ${list}. Find the mean daily sales.`,
        `${draw.pick(people)} spent these amounts on transport in ${count} days: ${list}. What is the average daily spending?`,
        `The prices of a heap of tomatoes in ${count} markets were ${list}. Calculate the arithmetic mean price.`,
      ]),
      right: naira(total / count),
      wrong: slips(naira, [
        [
          sorted[Math.floor(count / 2)] ?? 0,
          count % 2
            ? "gave the middle value, which is the median"
            : "took the fourth value in order for the middle one",
        ],
        [total / (count - 1), `divided by ${count - 1} instead of ${count}`],
        [((sorted[0] ?? 0) + (sorted.at(-1) ?? 0)) / 2, "averaged the smallest and the largest"],
        [(sorted.at(-1) ?? 0) - (sorted[0] ?? 0), "gave the range"],
        [total / (count + 1), `divided by ${count + 1} instead of ${count}`],
      ]),
      explanation: inSteps(
        [
          `Mean = sum of the values ÷ how many there are.`,
          `Sum: ${values.map(naira).join(" + ")} = ${naira(total)}.`,
          `There are ${count} values: $\\frac{${tex(total)}}{${count}}$ gives ${naira(total / count)}.`,
        ],
        count % 2
          ? `The middle value in order, ${naira(sorted[Math.floor(count / 2)] ?? 0)}, is the median, not the mean.`
          : `The fourth value in order, ${naira(sorted[Math.floor(count / 2)] ?? 0)}, is not the mean.`,
      ),
    };
  },
);

const middle = family(
  "median-mode-range",
  { topic: "tools-of-analysis", objective: averages, difficulty: "medium", class_level: "SS1", count: 4 },
  (draw) => {
    const base = draw.int(10, 40);
    const picked = draw.some([0, 1, 3, 4, 6, 7, 9, 11, 12, 14], 6).map((more) => base + more);
    const mode = picked[0] ?? 0;
    const values = draw.shuffle([...picked, mode]);
    const sorted = [...values].sort((a, b) => a - b);
    const median = sorted[3] ?? 0;
    const range = (sorted[6] ?? 0) - (sorted[0] ?? 0);
    const asked = draw.pick(["median", "mode", "range"] as const);
    const key = { median, mode, range }[asked];
    const inPlace = values[3] ?? 0;
    const thing = draw.pick([
      ["The number of bags of maize sold by a trader in seven weeks was", "bags"],
      ["The ages in years of seven workers in a cooperative are", "years"],
      ["The numbers of customers served in a shop on seven days were", "customers"],
      ["The output in tonnes of seven small farms was", "tonnes"],
    ] as const);
    const show = of(thing[1]);
    const how = {
      median: `The median is the middle value when all are put in order. In order the values are ${sorted.join(", ")}; the fourth of the seven is the middle one, so the median is ${show(median)}. ${inPlace === median ? "The values must be arranged before the middle one is read off." : `The fourth value before arranging, ${inPlace}, is not the middle one.`}`,
      mode: `The mode is the value that occurs most often. ${mode} occurs twice and every other value once, so the mode is ${show(mode)}. ${median === mode ? "Here the middle value, the median, is the same." : `The middle value, ${median}, is the median.`}`,
      range: `Range = largest value − smallest value. The largest value is ${sorted[6]} and the smallest ${sorted[0]}: $${sorted[6]} - ${sorted[0]}$ gives a range of ${show(range)}. The largest value alone is not the range.`,
    }[asked];
    const [least = 0, , third = 0, , fifth = 0, , most = 0] = sorted;
    const lastSlips: Record<typeof asked, Slip[]> = {
      median: [
        [third, "gave the third value in order"],
        [fifth, "gave the fifth value in order"],
      ],
      mode: [
        [2, `gave how often ${mode} occurs instead of the value`],
        [least, "gave the smallest value"],
      ],
      range: [
        [least, "gave the smallest value"],
        [most + least, "added the smallest value to the largest instead of taking it away"],
      ],
    };
    return {
      difficulty: asked === "median" ? "medium" : "easy",
      body: `${thing[0]} ${values.join(", ")}. ${draw.pick(["Find the", "What is the", "Determine the"])} ${asked}${draw.pick([" of the data", ""])}${"?"}`.replace(
        /^(.*(?:Find|Determine) .*)\?$/s,
        "$1.",
      ),
      right: show(key),
      wrong: slips(show, [
        [
          asked === "median" ? inPlace : median,
          asked === "median" ? "took the fourth value without arranging them" : "gave the median",
        ],
        [asked === "mode" ? range : mode, asked === "mode" ? "gave the range" : "gave the mode"],
        [sorted[6] ?? 0, "gave the largest value"],
        [asked === "range" ? median : range, asked === "range" ? "gave the median" : "gave the range"],
        ...lastSlips[asked],
      ]),
      explanation: how,
    };
  },
);

const pieAngle = family(
  "pie-chart-angle",
  { topic: "tools-of-analysis", objective: charts, difficulty: "easy", class_level: "SS1", count: 4 },
  (draw) => {
    const angles = [...draw.some([36, 54, 72, 90, 108, 126, 144], 3), 0];
    const last = 360 - sum(angles);
    if (last < 18 || angles.includes(last)) return null;
    angles[3] = last;
    const [owner, scale, names] = draw.pick([
      ["A family", 100, ["food", "rent", "fees", "transport"]],
      ["A council", 50_000, ["roads", "health", "schools", "water"]],
      ["A farmer", 200, ["seeds", "labour", "tools", "feed"]],
    ] as const);
    const each = scale * draw.pick([2, 4, 5, 10]);
    const total = 360 * each;
    const at = draw.int(0, 3);
    const [angle = 0, next = 0] = [angles[at], angles[(at + 1) % 4]];
    const [name = "", nextName = ""] = [names[at], names[(at + 1) % 4]];
    if (angle === 90) return null;
    const part = angle * each;
    const share = (angle / 360) * 100;
    const show = (value: number) => `${num(value)}°`;
    const sums = names.map((item, item_at) => `${naira((angles[item_at] ?? 0) * each)} on ${item}`);
    const spent = `${sums.slice(0, 3).join(", ")} and ${sums[3]}`;
    return {
      body: draw.pick([
        `${owner} spends ${spent}. What angle represents ${name} on a pie chart of this spending?`,
        `In a month ${owner.toLowerCase()} spends ${spent}, and nothing else. Find the sectoral angle for ${name} on a pie chart.`,
        `${owner} near ${draw.pick(towns)} spends ${spent}. On a pie chart of all this, the sector for ${name} has an angle of`,
      ]),
      right: show(angle),
      wrong: slips(show, [
        [share, "gave the share as a percentage instead of an angle"],
        [next, `gave the angle of ${nextName}`],
        ...(clean((angle / (360 - angle)) * 360)
          ? [
              [
                (angle / (360 - angle)) * 360,
                `divided by the spending on the other items instead of the whole`,
              ] satisfies Slip,
            ]
          : []),
        [360 - angle, "gave the angle of all the other items together"],
        [angle / 2, "took the whole circle as 180°"],
      ]),
      explanation: inSteps(
        [
          `Angle = part ÷ whole × 360°, because a full circle has 360°.`,
          `The whole is $${angles.map((one) => tex(one * each)).join(" + ")} = ${tex(total)}$ naira.`,
          `$\\frac{${tex(part)}}{${tex(total)}} \\times 360 = ${num(angle)}$, so it is ${show(angle)}.`,
        ],
        `${num(share)} is the percentage share; a full circle has 360°, not 100.`,
      ),
    };
  },
);

const budgets = [
  ["household", 10, ["food", "rent", "fees", "travel"]],
  ["council", 10_000, ["roads", "health", "schools", "water"]],
  ["farm", 10, ["seeds", "labour", "tools", "feed"]],
  ["company", 100, ["wages", "power", "materials", "tax"]],
] as const;

const pieReading = family(
  "pie-chart-reading",
  { topic: "tools-of-analysis", objective: charts, difficulty: "medium", class_level: "SS2", count: 12 },
  (draw) => {
    const [owner, scale, names] = draw.pick(budgets);
    const angles = [draw.step(60, 120, 10), draw.step(50, 110, 10), draw.step(40, 80, 10)];
    const rest = 360 - sum(angles);
    if (rest < 40 || rest > 150 || new Set([...angles, rest]).size < 4) return null;
    const parts = names.map((name, at) => ({ name, value: angles[at] ?? rest }));
    const perDegree = draw.pick([200, 250, 300, 400, 500, 1_000, 2_000]) * scale;
    const total = perDegree * 360;
    const [asked, other, another] = draw.some(parts, 3);
    if (!asked || !other || !another) return null;
    const hidden = draw.chance(0.4);
    const value = perDegree * asked.value;
    return {
      difficulty: hidden ? "hard" : "medium",
      body: draw.pick([
        `The pie chart shows how a ${owner} spends ${naira(total)} a year. How much goes to ${asked.name}?`,
        `A ${owner} shares its yearly spending of ${naira(total)} as in the pie chart. Find the amount spent on ${asked.name}.`,
        `The sectors show the yearly spending of a ${owner}, ${naira(total)} in all. What does it spend on ${asked.name}?`,
      ]),
      picture: pieChart(parts, hidden ? asked.name : undefined),
      right: naira(value),
      wrong: slips(
        naira,
        [
          [(total * asked.value) / 100, `took ${asked.value}% of the total instead of ${asked.value}° out of 360°`],
          [perDegree * other.value, `read the sector for ${other.name}`],
          [total - value, "gave the spending on all the rest"],
          [perDegree * another.value, `read the sector for ${another.name}`],
          [value * 2, "divided by 180° instead of 360°"],
        ].filter(([amount]) => (amount as number) < total) as [number, string][],
      ),
      explanation: inSteps(
        [
          ...(hidden
            ? [
                `All the angles together make 360°; the others add up to ${parts
                  .filter(({ name }) => name !== asked.name)
                  .map(({ value: angle }) => `${angle}°`)
                  .join(" + ")} = ${360 - asked.value}°, so x is 360 − ${360 - asked.value} = ${asked.value}.`,
              ]
            : []),
          `Amount = angle ÷ 360 × total; the angle for ${asked.name} is ${asked.value}°.`,
          `One degree stands for $\\frac{${tex(total)}}{360} = ${tex(perDegree)}$ naira.`,
          `$\\frac{${asked.value}}{360} \\times ${tex(total)} = ${asked.value} \\times ${tex(perDegree)}$, that is ${naira(value)}.`,
        ],
        "The angle is a part of 360°, so it must not be read as a percentage.",
      ),
    };
  },
);

const barReading = family(
  "bar-chart-reading",
  { topic: "tools-of-analysis", objective: charts, difficulty: "easy", class_level: "SS1", count: 12 },
  (draw) => {
    const names = ["2001", "2002", "2003", "2004"];
    const values = draw.some([10, 20, 30, 40, 50, 60, 70, 80], 4);
    const parts = names.map((name, at) => ({ name, value: values[at] ?? 0 }));
    const [crop, place] = [
      draw.pick(["cocoa", "groundnut", "cotton", "rubber", "ginger"]),
      draw.pick(["a state", "a country", "a region"]),
    ];
    const picture = barChart(parts, `${crop} output (thousand tonnes)`, 80, 10);
    const from = draw.int(0, 2);
    const [a, b] = [values[from] ?? 0, values[from + 1] ?? 0];
    const kind = draw.pick(["share", "mean", "change"] as const);
    const total = sum(values);
    const opening = draw.pick([
      `The bar chart shows the ${crop} output of ${place} in four years.`,
      `Study the bar chart of ${crop} output in ${place}.`,
    ]);
    const tonnes = of("thousand tonnes");
    if (kind === "change") {
      if (b <= a || !clean(((b - a) / a) * 100)) return null;
      const change = ((b - a) / a) * 100;
      return {
        difficulty: "medium",
        body: `${opening} By what percentage did output grow from ${names[from]} to ${names[from + 1]}?`,
        picture,
        right: percent(change),
        wrong: slips(percent, [
          [((b - a) / b) * 100, "divided by the later output"],
          [b - a, "gave the rise in thousand tonnes instead of a percentage"],
          [(b / a) * 100, "forgot to take away the starting 100"],
          [(a / b) * 100, "divided the earlier output by the later one"],
        ]),
        explanation: `Percentage change = change ÷ earlier figure × 100. The bars show a rise from ${a} to ${b}, by $${b} - ${a} = ${b - a}$. So $\\frac{${b - a}}{${a}} \\times 100$ gives ${percent(change)}. The base of a percentage change is the earlier figure, so dividing by ${b} is wrong.`,
      };
    }
    if (kind === "share") {
      const share = (a / total) * 100;
      if (!clean(share)) return null;
      return {
        body: `${opening} What percentage of the output of the four years came in ${names[from]}?`,
        picture,
        right: percent(share),
        wrong: slips(percent, [
          [(a / (total - a)) * 100, "divided by the output of the other three years"],
          [(a / Math.max(...values)) * 100, "divided by the tallest bar"],
          [a, "gave the height of the bar"],
          [25, "took a quarter for each of the four years"],
          [(b / total) * 100, "read the bar of the year after"],
        ]),
        explanation: `A share is the part ÷ the whole × 100. The whole is the sum of all bars: $${values.join(" + ")} = ${total}$. For ${names[from]} the bar stands at ${a}: $\\frac{${a}}{${total}} \\times 100$ gives ${percent(share)}. Dividing by the output of the other three years, $${total - a}$, would compare parts with each other.`,
      };
    }
    const key = total / 4;
    return {
      body: `${opening} What was the mean yearly output?`,
      picture,
      right: tonnes(key),
      wrong: slips(tonnes, [
        [(Math.max(...values) + Math.min(...values)) / 2, "took the mean of the tallest and the shortest bar only"],
        [total / 3, "divided by 3 years instead of 4"],
        [total, "gave the total"],
        [Math.max(...values), "gave the tallest bar"],
        [Math.max(...values) - Math.min(...values), "gave the range"],
      ]),
      explanation: `Read the height of each bar and add: $${values.join(" + ")} = ${total}$. Mean = total ÷ number of years = $\\frac{${total}}{4}$, so it is ${tonnes(key)}. The tallest bar alone, ${Math.max(...values)}, answers another question.`,
    };
  },
);

export const toolsOfAnalysis = [mean, middle, pieAngle, pieReading, barReading];
