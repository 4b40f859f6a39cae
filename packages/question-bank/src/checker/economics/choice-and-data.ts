// Scarcity and choice. Averages and charts.

import { amountIn, inNaira, inUnit } from "../reading/stated.ts";
import { listOf, tableIn } from "../reading/text-table.ts";
import { either, numberIn, worded } from "../reading/wording.ts";
import type { PosedQuestion, SubjectChecker } from "../solver.ts";
import { barsOf, sectorsOf } from "./drawn-charts.ts";
import { type Possibilities, possibilitiesDrawn } from "./drawn-curves.ts";
import { entry, under } from "./schedule.ts";

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function possibilitiesIn(table: string): Possibilities {
  const [[point, more, less] = [], ...rows] = tableIn(table);
  if (point !== "Point" || !more || !less) throw new Error(`"${table}" shows no possibilities`);
  return {
    more,
    less,
    points: new Map(rows.map(([name = "", x = "", y = ""]) => [name, { more: numberIn(x), less: numberIn(y) }])),
  };
}

/** What is given up when moving from one point to another. */
function sacrificed({ points, less }: Possibilities, from: string, to: string, options: readonly string[]): boolean[] {
  const [before, after] = [entry(points, from), entry(points, to)];
  if (after.more <= before.more) throw new Error(`nothing is gained on the way from ${from} to ${to}`);
  return inUnit(options, before.less - after.less, ` ${less}`);
}

const moves = [
  "What is the opportunity cost of moving from point <from> to point <to>?",
  "If production moves from point <from> to point <to>, what does the economy give up?",
  "How much must be sacrificed when the economy goes from point <from> to point <to>?",
] as const;

const ordered = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

const measures: Readonly<Record<string, (numbers: readonly number[]) => number>> = {
  median: (numbers) => {
    const left = ordered(numbers);
    while (left.length > 2) {
      left.pop();
      left.shift();
    }
    return mean(left);
  },
  mode: (numbers) => {
    const counts = Map.groupBy(numbers, (number) => number);
    const most = Math.max(...[...counts.values()].map(({ length }) => length));
    const modes = [...counts.keys()].filter((number) => counts.get(number)?.length === most);
    if (modes.length > 1) throw new Error(`${modes.length} modes`);
    return modes[0] ?? Number.NaN;
  },
  range: (numbers) => Math.max(...numbers) - Math.min(...numbers),
};

/** Seven numbers, and their median, mode or range. */
const sevenFigures =
  (unit: string) =>
  ({ list, what }: { list: string; what: string }, { options }: PosedQuestion) => {
    const numbers = listOf(list);
    const measure = measures[what];
    if (numbers.length !== 7 || !measure) throw new Error(`the ${what} of ${numbers.length} figures`);
    return inUnit(options, measure(numbers), ` ${unit}`);
  };

const measure = "median|mode|range";

const fourSums = "₦<#ofA> on <a>, ₦<#ofB> on <b>, ₦<#ofC> on <c> and ₦<#ofD> on <d>";

export const choiceAndData: SubjectChecker = {
  "opportunity-cost-of-a-choice": worded(
    [
      "The wants of <_who>, in order of preference, are <first>, <second> and <third>, each at ₦<#price>. With ₦<#money> only, <_who> buys <bought>. What is the opportunity cost of the choice?",
      "<_who> wants, in this order, <first>, <second> and <third>, each at ₦<#price>. If all of ₦<#money> in hand is spent on <bought>, what is the real cost of the decision?",
      "A student's scale of preference, from the most to the least pressing want, reads: <first>, <second> and <third>, each at ₦<#price>. With ₦<#money> the student buys <bought>. The opportunity cost is",
    ],
    ({ first, second, third, bought, price, money }, { options }) => {
      const wants = [first, second, third];
      if (!wants.includes(bought) || money !== price) throw new Error("this is not a choice of one want");
      const forgone = wants.filter((want) => want !== bought);
      return options.map((option) => option === `${forgone[0]} forgone`);
    },
  ),
  "possibility-curve-cost": either(
    worded(
      moves.flatMap((move) => under(["The table shows the production possibilities of an economy."], move)),
      ({ from, to, table }, { options }) => sacrificed(possibilitiesIn(table), from, to, options),
    ),
    worded(
      moves.map(
        (move) =>
          `The curve shows the greatest combinations of <more> and <less> an economy can produce, with points P, Q, R and S. ${move}` as const,
      ),
      ({ more, less, from, to }, posed) => {
        const drawn = possibilitiesDrawn(posed);
        if (drawn.more !== more || drawn.less !== less) throw new Error("the curve is of other goods");
        return sacrificed(drawn, from, to, posed.options);
      },
    ),
  ),
  "mean-of-data": worded(
    [
      "<_who> spent these amounts on transport in <#count> days: ₦<~list>. What is the average daily spending?",
      "The daily sales of a groundnut seller in <_town> on <#count> days were ₦<~list>. Find the mean daily sales.",
      "The prices of a heap of tomatoes in <#count> markets were ₦<~list>. Calculate the arithmetic mean price.",
    ],
    ({ count, list }, { options }) => {
      const amounts = `₦${list}`.split(", ").map((amount) => amountIn(amount, "₦"));
      if (amounts.length !== count) throw new Error(`${amounts.length} amounts, not ${count}`);
      return inNaira(options, mean(amounts));
    },
  ),
  "median-mode-range": either(
    worded(
      [`The ages in years of seven workers in a cooperative are <~list>. What is the <what:${measure}>?`],
      sevenFigures("years"),
    ),
    worded(
      [
        `The output in tonnes of seven small farms was <~list>. Find the <what:${measure}>.`,
        `The output in tonnes of seven small farms was <~list>. What is the <what:${measure}> of the data?`,
      ],
      sevenFigures("tonnes"),
    ),
    worded(
      [
        `The numbers of customers served in a shop on seven days were <~list>. What is the <what:${measure}> of the data?`,
        `The numbers of customers served in a shop on seven days were <~list>. Find the <what:${measure}> of the data.`,
      ],
      sevenFigures("customers"),
    ),
    worded(
      [
        `The number of bags of maize sold by a trader in seven weeks was <~list>. Find the <what:${measure}> of the data.`,
      ],
      sevenFigures("bags"),
    ),
  ),
  "pie-chart-angle": worded(
    [
      `<_owner> spends ${fourSums}. What angle represents <what> on a pie chart of this spending?`,
      `In a month <_owner> spends ${fourSums}, and nothing else. Find the sectoral angle for <what> on a pie chart.`,
      `<_owner> near <_town> spends ${fourSums}. On a pie chart of all this, the sector for <what> has an angle of`,
    ],
    ({ a, ofA, b, ofB, c, ofC, d, ofD, what }, { options }) => {
      const sums = new Map([
        [a, ofA],
        [b, ofB],
        [c, ofC],
        [d, ofD],
      ]);
      const part = sums.get(what);
      if (part === undefined || sums.size < 4) throw new Error(`nothing is spent on ${what}`);
      return inUnit(options, 360 / ((ofA + ofB + ofC + ofD) / part), "°");
    },
  ),
  "pie-chart-reading": worded(
    [
      "The pie chart shows how a <_spender> spends ₦<#whole> a year. How much goes to <what>?",
      "A <_spender> shares its yearly spending of ₦<#whole> as in the pie chart. Find the amount spent on <what>.",
      "The sectors show the yearly spending of a <_spender>, ₦<#whole> in all. What does it spend on <what>?",
    ],
    ({ whole, what }, posed) => inNaira(posed.options, (whole / 360) * entry(sectorsOf(posed), what)),
  ),
  "bar-chart-reading": either(
    worded(
      [
        "The bar chart shows the <_crop> output of a <_place> in four years. What was the mean yearly output?",
        "Study the bar chart of <_crop> output in a <_place>. What was the mean yearly output?",
      ],
      (_, posed) => {
        const bars = [...barsOf(posed).values()];
        if (bars.length !== 4) throw new Error(`there are ${bars.length} bars`);
        return inUnit(posed.options, mean(bars), " thousand tonnes");
      },
    ),
    worded(
      [
        "The bar chart shows the <_crop> output of a <_place> in four years. What percentage of the output of the four years came in <#year>?",
        "Study the bar chart of <_crop> output in a <_place>. What percentage of the output of the four years came in <#year>?",
      ],
      ({ year }, posed) => {
        const bars = barsOf(posed);
        const all = [...bars.values()].reduce((sum, one) => sum + one, 0);
        return inUnit(posed.options, (entry(bars, String(year)) / all) * 100, "%");
      },
    ),
    worded(
      [
        "The bar chart shows the <_crop> output of a <_place> in four years. By what percentage did output grow from <#from> to <#to>?",
        "Study the bar chart of <_crop> output in a <_place>. By what percentage did output grow from <#from> to <#to>?",
      ],
      ({ from, to }, posed) => {
        const bars = barsOf(posed);
        const [before, after] = [entry(bars, String(from)), entry(bars, String(to))];
        return inUnit(posed.options, (after / before) * 100 - 100, "%");
      },
    ),
  ),
};
