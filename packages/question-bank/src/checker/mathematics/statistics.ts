import { inUnit } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { listOf, tableIn } from "../reading/text-table.ts";
import { either, worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";
import { onlyNumber } from "./only-number.ts";
import { total } from "./progression.ts";

const mean = (numbers: readonly number[]) => total(numbers) / numbers.length;

/** Every value of a frequency table, repeated as often as its frequency. */
function valuesIn(table: string): number[] {
  const [values = [], frequencies = [], ...more] = tableIn(table);
  if (frequencies[0] !== "Frequency" || more.length) throw new Error(`"${table}" is not a frequency table`);
  return values.slice(1).flatMap((value, at) => Array<number>(Number(frequencies[at + 1])).fill(Number(value)));
}

function median(numbers: readonly number[]): number {
  const left = [...numbers];
  const drop = (value: number) => left.splice(left.indexOf(value), 1);
  while (left.length > 2) {
    drop(Math.max(...left));
    drop(Math.min(...left));
  }
  return mean(left);
}

/** Uses the differences of all pairs, so that no mean is needed. */
const variance = (numbers: readonly number[]) =>
  total(numbers.flatMap((one) => numbers.map((other) => (one - other) ** 2))) / (2 * numbers.length ** 2);

const meanDeviation = (numbers: readonly number[]) => mean(numbers.map((number) => Math.abs(number - mean(numbers))));

/** The class with the highest frequency: its limits, and the gap to the class beside it. */
function modalClass(table: string): { lower: number; upper: number; gap: number } {
  const [head = [], frequencies = [], ...more] = tableIn(table);
  if (head[0] !== "Class" || frequencies[0] !== "Frequency" || more.length)
    throw new Error(`"${table}" has no classes`);
  const classes = head.slice(1).map((limits, at) => {
    const [lower, upper] = limits.split("–").map(Number);
    return { lower: lower ?? Number.NaN, upper: upper ?? Number.NaN, frequency: Number(frequencies[at + 1]) };
  });
  const gaps = classes.slice(1).map(({ lower }, at) => lower - (classes[at]?.upper ?? Number.NaN));
  const [gap = Number.NaN] = gaps;
  const most = Math.max(...classes.map(({ frequency }) => frequency));
  const modal = classes.filter(({ frequency }) => frequency === most);
  const [only] = modal;
  if (!only || modal.length > 1 || gaps.some((other) => other !== gap))
    throw new Error(`${modal.length} modal classes`);
  return { ...only, gap };
}

const modalWhat = "class mark|lower class boundary|upper class boundary";

export const statistics: SubjectChecker = {
  "mean-of-a-frequency-table": worded(
    [
      "The table gives the <_of>. Calculate the mean.\n\n<~table>",
      "The table shows the <_of>.\n\n<~table>\n\nFind the mean.",
      "What is the mean of this distribution of <_of>?\n\n<~table>",
    ],
    ({ table }, { options }) => inUnit(options, mean(valuesIn(table))),
  ),
  "median-and-range": worded(
    [
      "<_who> records the minutes spent on homework as <~list>. Calculate the median number of minutes.",
      "Find the median of the numbers <~list>.",
      "The masses, in kilograms, of some bags of <_what> are <~list>. What is the median mass in kilograms?",
    ],
    ({ list }, { options }) => inUnit(options, median(listOf(list))),
  ),
  "missing-value-from-mean": either(
    worded(
      ["A trader sold <~list> and $x$ tubers of yam on <#count> days, <#mean> tubers a day on average. Find $x$."],
      ({ list, count, mean: wanted }, { options }) => {
        const known = listOf(list);
        if (known.length + 1 !== count) throw new Error(`${known.length} numbers and one are not ${count}`);
        return inUnit(
          options,
          onlyNumber((x) => alike(mean([...known, x]), wanted)),
        );
      },
    ),
    worded(
      [
        "If the mean of the numbers <~list> and $x$ is <#mean>, what is the value of $x$?",
        "The mean of <~list> and $x$ is <#mean>. Find $x$.",
      ],
      ({ list, mean: wanted }, { options }) =>
        inUnit(
          options,
          onlyNumber((x) => alike(mean([...listOf(list), x]), wanted)),
        ),
    ),
  ),
  "combined-mean": worded(
    [
      "In a school in <_town>, <#many> pupils of one class scored a mean of <#one> and <#more> pupils of another scored a mean of <#other>. What is the mean of all of them?",
      "The mean mark of <#many> girls in a class is <#one> and that of the <#more> boys is <#other>. Find the mean mark of the whole class.",
      "The mean mass of <#many> players is <#one> kg and the mean mass of another <#more> players is <#other> kg. Calculate the mean of all the players, in kilograms.",
    ],
    ({ many, one, more, other }, { options }) =>
      inUnit(options, mean([...Array<number>(many).fill(one), ...Array<number>(more).fill(other)])),
  ),
  variance: worded(
    [
      "Calculate the variance of the numbers <~list>.",
      "Find the variance of <~list>.",
      "The numbers of customers in a kiosk in successive hours were <~list>. What is the variance?",
    ],
    ({ list }, { options }) => inUnit(options, variance(listOf(list))),
  ),
  "mean-deviation": worded(
    [
      "Calculate the mean deviation from the mean of the numbers <~list>.",
      "Find the mean deviation of <~list>.",
      "Some farmers keep <~list> goats. What is the mean deviation of these numbers?",
    ],
    ({ list }, { options }) => inUnit(options, meanDeviation(listOf(list))),
  ),
  "class-intervals": worded(
    [
      `Find the <what:${modalWhat}> of the modal class of this distribution of marks.\n\n<~table>`,
      `The table groups the ages of people at a meeting, to the nearest year.\n\n<~table>\n\nWhat is the <what:${modalWhat}> of the modal class?`,
      `The table shows the masses of some sacks, to the nearest kilogram.\n\n<~table>\n\nFind the <what:${modalWhat}> of the modal class.`,
    ],
    ({ what, table }, { options }) => {
      const { lower, upper, gap } = modalClass(table);
      const boundaries = [lower - gap / 2, upper + gap / 2];
      const [low = 0, high = 0] = boundaries;
      return inUnit(options, what === "class mark" ? mean(boundaries) : what.startsWith("lower") ? low : high);
    },
  ),
};
