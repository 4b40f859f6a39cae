import { family } from "../../../authoring.ts";
import { sum } from "../exact.ts";
import { fixed, frac, rounding, tex, whole } from "../number-text.ts";
import { people, towns } from "../people-and-places.ts";
import { pose } from "../pose.ts";
import { underTopic } from "../under-topic.ts";

const about = underTopic("statistics");
const inOrder = (list: readonly number[]) => list.toSorted((a, b) => a - b);

const tableMean = family(
  "mean-of-a-frequency-table",
  about("Find the mean of grouped and ungrouped data", "easy", "SS1"),
  (draw) => {
    const start = draw.int(0, 4);
    const values = [0, 1, 2, 3, 4].map((i) => start + i);
    const frequencies = values.map(() => draw.int(1, 9));
    const n = sum(frequencies);
    const total = sum(values.map((v, i) => v * frequencies[i]!));
    const mean = total / n;
    if (Math.abs(mean * 10 - Math.round(mean * 10)) > 1e-9 || n < 12) return null;
    const [heading, words] = draw.pick([
      ["Goals", "goals scored in some football matches"],
      ["Children", "numbers of children in some families"],
      ["Marks", "marks of some pupils in a test"],
      ["Absences", "days of absence of some workers"],
    ] as const);
    const grid = `| ${heading} | ${values.join(" | ")} |\n|---|${"---|".repeat(values.length)}\n| Frequency | ${frequencies.join(" | ")} |`;
    return pose(draw, {
      ask: [
        `The table shows the ${words}.\n\n${grid}\n\nFind the mean.`,
        `The table gives the ${words}. Calculate the mean.\n\n${grid}`,
        `What is the mean of this distribution of ${words}?\n\n${grid}`,
      ],
      right: mean,
      write: fixed(1),
      slips: [
        [sum(values) / values.length, "took the mean of the values and ignored the frequencies"],
        [total / values.length, "divided by the number of different values"],
        [n / values.length, "found the mean of the frequencies"],
        [mean + 1, "made an error of one in the division"],
        [total / 10, `divided by 10, the number of figures in the table, instead of ${n}`],
        [mean + 0.5, "made an error in the total"],
      ],
      check: (v) =>
        `A mean of ${v.toFixed(1)} would make a total of ${(v * n).toFixed(1).replace(".0", "")} for all ${n}, but the total is ${total}.`,
      working: [
        `Mean = sum of value × frequency ÷ total frequency. The sum: $${values.map((v, i) => `${v} \\times ${frequencies[i]}`).join(" + ")} = ${values.map((v, i) => v * frequencies[i]!).join(" + ")} = ${total}$.`,
        `Total frequency: $${frequencies.join(" + ")} = ${n}$.`,
        `The mean is $${frac(total, n)}$, which is ${mean.toFixed(1)}.`,
      ],
    });
  },
);

const median = family("median-and-range", about("Find the median, mode and range", "easy", "SS1", 14), (draw) => {
  const size = draw.pick([7, 8, 9, 10]);
  const list = Array.from({ length: size }, () => draw.int(3, 30));
  const sorted = inOrder(list);
  const middle = (ordered: readonly number[]) =>
    size % 2 ? ordered[(size - 1) / 2]! : (ordered[size / 2 - 1]! + ordered[size / 2]!) / 2;
  const key = middle(sorted);
  if (middle(list) === key || new Set(list).size < size - 1) return null;
  const mean = sum(list) / size;
  const shown = list.join(", ");
  const who = draw.pick(people);
  return pose(draw, {
    ask: [
      `Find the median of the numbers ${shown}.`,
      `The masses, in kilograms, of some bags of cassava are ${shown}. What is the median mass in kilograms?`,
      `${who} records the minutes spent on homework as ${shown}. Calculate the median number of minutes.`,
    ],
    right: key,
    write: fixed(1),
    slips: rounding(1, [
      [middle(list), "did not put the numbers in order"],
      [mean, "found the mean"],
      [
        size % 2 ? sorted[(size - 1) / 2 + 1]! : sorted[size / 2]!,
        size % 2 ? "took the number after the middle" : "took the upper of the two middle numbers",
      ],
      [
        size % 2 ? sorted[(size - 1) / 2 - 1]! : sorted[size / 2 - 1]!,
        size % 2 ? "took the number before the middle" : "took the lower of the two middle numbers",
      ],
      [sorted.at(-1)! - sorted[0]!, "found the range"],
      [(sorted.at(-1)! + sorted[0]!) / 2, "took the mean of the smallest and the largest number"],
    ]),
    working: [
      `Put the numbers in order: ${sorted.join(", ")}.`,
      size % 2
        ? `There are ${size}, so the middle one is the ${(size + 1) / 2}th: the median is ${key.toFixed(1)}.`
        : `There are ${size}, so the two in the middle are ${sorted[size / 2 - 1]} and ${sorted[size / 2]}; $(${sorted[size / 2 - 1]} + ${sorted[size / 2]}) \\div 2$ gives a median of ${key.toFixed(1)}.`,
    ],
  });
});

const missingValue = family(
  "missing-value-from-mean",
  about("Find an unknown value from a mean", "easy", "SS1"),
  (draw) => {
    const known = Array.from({ length: draw.pick([4, 5, 6]) }, () => draw.int(4, 30));
    const n = known.length + 1;
    const x = draw.int(3, 32);
    const total = sum(known) + x;
    if (total % n !== 0 || known.includes(x)) return null;
    const mean = total / n;
    const shown = known.join(", ");
    return pose(draw, {
      ask: [
        `The mean of ${shown} and $x$ is ${mean}. Find $x$.`,
        `If the mean of the numbers ${shown} and $x$ is ${mean}, what is the value of $x$?`,
        `A trader sold ${shown} and $x$ tubers of yam on ${n} days, ${mean} tubers a day on average. Find $x$.`,
      ],
      right: x,
      write: whole(),
      slips: [
        [mean * (n - 1) - sum(known), `multiplied the mean by ${n - 1} and left the unknown out of the count`],
        [mean, "took the unknown to be equal to the mean"],
        [Math.abs(sum(known) - mean), "subtracted the mean from the sum of the known numbers"],
        [sum(known) / (n - 1), "gave the mean of the known numbers"],
        [total, "gave the total of all the numbers"],
        [sum(known), "gave the sum of the known numbers"],
      ],
      working: [
        `Total = mean × number: the ${n} numbers add up to $${n} \\times ${mean} = ${total}$.`,
        `The known ones add up to $${known.join(" + ")} = ${sum(known)}$.`,
        `$x = ${total} - ${sum(known)} = ${x}$, so x is ${x}.`,
      ],
    });
  },
);

const combinedMean = family("combined-mean", about("Find an unknown value from a mean", "medium", "SS1"), (draw) => {
  const [m, n] = [draw.step(10, 30, 2), draw.step(10, 30, 2)];
  const [a, b] = [draw.int(40, 70), draw.int(40, 70)];
  const mean = (m * a + n * b) / (m + n);
  if (m === n || Math.abs(a - b) < 3 || Math.abs(mean * 10 - Math.round(mean * 10)) > 1e-9) return null;
  const all = m * a + n * b;
  const town = draw.pick(towns);
  return pose(draw, {
    ask: [
      `The mean mark of ${m} girls in a class is ${a} and that of the ${n} boys is ${b}. Find the mean mark of the whole class.`,
      `In a school in ${town}, ${m} pupils of one class scored a mean of ${a} and ${n} pupils of another scored a mean of ${b}. What is the mean of all of them?`,
      `The mean mass of ${m} players is ${a} kg and the mean mass of another ${n} players is ${b} kg. Calculate the mean of all the players, in kilograms.`,
    ],
    right: mean,
    write: fixed(1),
    slips: rounding(1, [
      [(a + b) / 2, "took the mean of the two means though the groups differ in size"],
      [(m * b + n * a) / (m + n), "paired the means with the wrong groups"],
      [Math.abs(m * a - n * b) / (m + n), "subtracted the two totals instead of adding them"],
      [a + b, "added the two means"],
      [all / m, `divided the whole total by the ${m} of the first group only`],
      [all / n, `divided the whole total by the ${n} of the second group only`],
    ]),
    working: [
      `Total = mean × number: the groups have $${m} \\times ${a} = ${tex(m * a)}$ and $${n} \\times ${b} = ${tex(n * b)}$.`,
      `Together $${tex(m * a)} + ${tex(n * b)} = ${tex(all)}$, for $${m} + ${n} = ${m + n}$ in all.`,
      `The mean is $${frac(tex(all), m + n)}$, which is ${mean.toFixed(1)}, nearer to the mean of the larger group.`,
    ],
  });
});

const variance = family("variance", about("Find measures of dispersion", "hard", "SS2"), (draw) => {
  const size = draw.pick([4, 5]);
  const list = Array.from({ length: size }, () => draw.int(1, 15));
  const mean = sum(list) / size;
  const squares = sum(list.map((x) => (x - mean) ** 2));
  const key = squares / size;
  if (!Number.isInteger(mean) || Math.abs(key * 10 - Math.round(key * 10)) > 1e-9 || key < 2) return null;
  const shown = list.join(", ");
  return pose(draw, {
    ask: [
      `Find the variance of ${shown}.`,
      `Calculate the variance of the numbers ${shown}.`,
      `The numbers of customers in a kiosk in successive hours were ${shown}. What is the variance?`,
    ],
    right: key,
    write: fixed(1),
    slips: rounding(1, [
      [Math.sqrt(key), "gave the standard deviation"],
      [squares, `added the squared deviations and did not divide by ${size}`],
      [squares / (size + 1), `divided by ${size + 1} instead of ${size}`],
      [sum(list.map((x) => Math.abs(x - mean))) / size, "found the mean deviation"],
      [mean, "gave the mean, not the variance"],
      [sum(list.map((x) => x * x)) / size, "forgot to subtract the mean before squaring"],
    ]),
    working: [
      `The mean is $${frac(list.join(" + "), size)} = ${frac(sum(list), size)} = ${mean}$.`,
      `The deviations from it are $${list.map((x) => x - mean).join(", ")}$; their squares add up to $${list.map((x) => (x - mean) ** 2).join(" + ")} = ${squares}$.`,
      `The variance is the mean of the squared deviations: $${squares} \\div ${size}$, that is ${key.toFixed(1)}.`,
    ],
  });
});

const meanDeviation = family("mean-deviation", about("Find measures of dispersion", "medium", "SS2"), (draw) => {
  const size = draw.pick([4, 5, 6]);
  const list = Array.from({ length: size }, () => draw.int(1, 20));
  const mean = sum(list) / size;
  const total = sum(list.map((x) => Math.abs(x - mean)));
  const key = total / size;
  if (!Number.isInteger(mean) || Math.abs(key * 10 - Math.round(key * 10)) > 1e-9 || key < 1) return null;
  const shown = list.join(", ");
  return pose(draw, {
    ask: [
      `Find the mean deviation of ${shown}.`,
      `Calculate the mean deviation from the mean of the numbers ${shown}.`,
      `Some farmers keep ${shown} goats. What is the mean deviation of these numbers?`,
    ],
    right: key,
    write: fixed(1),
    slips: rounding(1, [
      [mean, "gave the mean, not the mean deviation"],
      [total, `added the distances and did not divide by ${size}`],
      [total / (size - 1), `divided by ${size - 1} instead of ${size}`],
      [sum(list.map((x) => (x - mean) ** 2)) / size, "found the variance"],
      [Math.max(...list) - Math.min(...list), "found the range"],
      [key + 1, "made an error of one in the sum"],
    ]),
    check: (v) =>
      `For a mean deviation of ${v.toFixed(1)} the distances would add up to ${(v * size).toFixed(1).replace(".0", "")}, but they add up to ${total}.`,
    working: [
      `The mean is $${frac(list.join(" + "), size)} = ${frac(sum(list), size)} = ${mean}$.`,
      `The distances from it, without sign, add up to $${list.map((x) => Math.abs(x - mean)).join(" + ")} = ${total}$.`,
      `The mean deviation is $${total} \\div ${size}$, that is ${key.toFixed(1)}.`,
    ],
  });
});

const classMark = family(
  "class-intervals",
  { ...about("Work with grouped data", "medium", "SS2"), pool: "paper" },
  (draw) => {
    const width = draw.pick([5, 10]);
    const first = draw.pick([1, 10, 20, 21, 30, 31, 40, 50]);
    const frequencies = Array.from({ length: 5 }, () => draw.int(2, 14));
    const starts = frequencies.map((_, i) => first + i * width);
    const top = Math.max(...frequencies);
    const at = frequencies.indexOf(top);
    if (frequencies.filter((f) => f === top).length > 1 || at === 4) return null;
    const form = draw.pick(["mark", "upper", "lower"] as const);
    const [low, high] = [starts[at]!, starts[at]! + width - 1];
    const key = { mark: (low + high) / 2, upper: high + 0.5, lower: low - 0.5 }[form];
    const wanted = { mark: "class mark", upper: "upper class boundary", lower: "lower class boundary" }[form];
    const grid = `| Class | ${starts.map((s) => `${s}–${s + width - 1}`).join(" | ")} |\n|---|${"---|".repeat(5)}\n| Frequency | ${frequencies.join(" | ")} |`;
    return pose(draw, {
      ask: [
        `Find the ${wanted} of the modal class of this distribution of marks.\n\n${grid}`,
        `The table groups the ages of people at a meeting, to the nearest year.\n\n${grid}\n\nWhat is the ${wanted} of the modal class?`,
        `The table shows the masses of some sacks, to the nearest kilogram.\n\n${grid}\n\nFind the ${wanted} of the modal class.`,
      ],
      right: key,
      write: fixed(1),
      slips: [
        [
          form === "mark" ? low : form === "upper" ? high : low,
          form === "mark" ? "gave the lower limit of the class" : "gave the class limit instead of the boundary",
        ],
        [
          form === "mark" ? high + 0.5 : (low + high) / 2,
          form === "mark" ? "gave the upper boundary" : "gave the class mark",
        ],
        [
          form === "upper" ? low - 0.5 : high + 0.5,
          form === "upper" ? "gave the lower boundary" : "gave the upper boundary",
        ],
        [key + width, "took the class after the modal one"],
        [top, "gave the highest frequency"],
        [
          form === "mark" ? (low + high + 1) / 2 : key + 1,
          form === "mark" ? "took the next class limit for the upper limit" : "made an error of one in the boundary",
        ],
      ],
      working: [
        `The modal class has the highest frequency, ${top}: it is ${low}–${high}.`,
        {
          mark: `Its class mark is the middle of its limits: $(${low} + ${high}) \\div 2$, that is ${key.toFixed(1)}.`,
          upper: `Its upper boundary lies half a unit above its upper limit: $${high} + 0.5$, that is ${key.toFixed(1)}.`,
          lower: `Its lower boundary lies half a unit below its lower limit: $${low} - 0.5$, that is ${key.toFixed(1)}.`,
        }[form],
      ],
    });
  },
);

export const statistics = [tableMean, median, missingValue, combinedMean, variance, meanDeviation, classMark];
