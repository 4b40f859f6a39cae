import { formulaOf, inUnit } from "../reading/stated.ts";
import { endsOf, relation } from "../reading/tex-relation.ts";
import { either, worded } from "../reading/wording.ts";
import type { PosedQuestion, SubjectChecker } from "../solver.ts";
import { circlesIn, linesIn, textsIn } from "./svg-parts.ts";

type Range = (x: number) => boolean;

/**
 * Points that would show a difference between two ranges: the ends an option names, points close to them, and a wide
 * grid.
 */
const probes = (option: string): number[] => [
  ...endsOf(option).flatMap((end) => [end, end - 1e-4, end + 1e-4]),
  ...Array.from({ length: 961 }, (_, at) => -60 + at / 8),
];

const sameRange = (options: readonly string[], wanted: Range): boolean[] =>
  options.map((option) => {
    const stated = relation(formulaOf(option));
    return probes(formulaOf(option)).every((x) => stated({ x }) === wanted(x));
  });

const solutionOf = ({ it }: { it: string }, { source }: PosedQuestion): boolean[] => {
  const holds = relation(it);
  return sameRange(source.options, (x) => holds({ x }));
};

/** The range drawn thick over a number line. An end without a circle goes on for ever. */
function drawnRange(svg: string): { range: Range; ends: number[] } {
  const marks = textsIn(svg).map(({ x, text }) => ({ x, value: Number(text.replace("−", "-")) }));
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || marks.some(({ value }) => Number.isNaN(value))) throw new Error("no number line is drawn");
  const step = (last.value - first.value) / (last.x - first.x);
  const valueAt = (x: number) => Math.round((first.value + (x - first.x) * step) * 100) / 100;
  if (marks.some(({ x, value }) => valueAt(x) !== value)) throw new Error("the marks are not evenly spaced");
  const thick = linesIn(svg).filter(({ width }) => width === 3);
  const [only] = thick;
  if (!only || thick.length > 1) throw new Error(`${thick.length} ranges are drawn`);
  const circles = circlesIn(svg);
  const circleAt = (x: number) => circles.find((circle) => circle.x === x);
  const [left, right] = [Math.min(only.x1, only.x2), Math.max(only.x1, only.x2)];
  const [low, high] = [circleAt(left), circleAt(right)];
  if (circles.length === 0 || [low, high].filter(Boolean).length !== circles.length)
    throw new Error("a circle stands off the range");
  const isOpen = (fill: string) => fill === "#ffffff";
  const range: Range = (x) =>
    (!low || x > valueAt(left) || (x === valueAt(left) && !isOpen(low.fill))) &&
    (!high || x < valueAt(right) || (x === valueAt(right) && !isOpen(high.fill)));
  return { range, ends: [...(low ? [valueAt(left)] : []), ...(high ? [valueAt(right)] : [])] };
}

const shown = ({ picture, source }: PosedQuestion, ...named: number[]): boolean[] => {
  const { range, ends } = drawnRange(picture?.svg ?? "");
  if (ends.join() !== named.join()) throw new Error(`the picture ends at ${ends}, the text at ${named}`);
  return sameRange(source.options, range);
};

export const inequalities: SubjectChecker = {
  "linear-inequality": worded(
    ["Find the solution set of <$it>.", "Solve the inequality <$it>.", "For which values of $x$ is <$it>?"],
    solutionOf,
  ),
  "integers-in-a-range": worded(
    [
      "If $x$ is an integer and <$it>, how many values can $x$ have?",
      "How many integers satisfy <$it>?",
      "Find the number of integer values of $x$ for which <$it>.",
    ],
    ({ it }, { options }) => {
      const holds = relation(it);
      const integers = Array.from({ length: 2_001 }, (_, at) => at - 1_000);
      return inUnit(options, integers.filter((x) => holds({ x })).length);
    },
  ),
  "number-line": either(
    worded(
      [
        "The number line shows a range of $x$ between $<#from>$ and $<#to>$. Which inequality describes it?",
        "What range of values of $x$, with ends $<#from>$ and $<#to>$, is drawn on the number line?",
        "Which inequality does the segment from $<#from>$ to $<#to>$ on the number line show?",
      ],
      ({ from, to }, posed) => shown(posed, from, to),
    ),
    worded(
      [
        "The number line shows a range of $x$ that begins at $<#from>$. Which inequality describes it?",
        "What range of values of $x$, starting at $<#from>$, is drawn on the number line?",
        "Which inequality does the ray from $<#from>$ on the number line show?",
      ],
      ({ from }, posed) => shown(posed, from),
    ),
  ),
  "quadratic-inequality": worded(
    [
      "Find the range of values of $x$ for which <$it>.",
      "Solve the inequality <$it>.",
      "For what values of $x$ is <$it>?",
    ],
    solutionOf,
  ),
  "budget-inequality": worded(
    [
      "A class has ₦<#money> for a party. <_fee> costs ₦<#fixed> and each <_thing> costs ₦<#each>. Find the largest number of <_things> the class can afford.",
      "With ₦<#money>, <_who> must pay ₦<#fixed> for delivery and wants as many <_things> as possible at ₦<#each> each. How many can be bought at most?",
      "<_who> has ₦<#money>. Transport costs ₦<#fixed> and <_things> cost ₦<#each> each. What is the greatest number of <_things> <_who> can buy?",
    ],
    ({ money, fixed, each }, { options }) => {
      let bought = 0;
      while (fixed + each * (bought + 1) <= money) bought++;
      return inUnit(options, bought);
    },
  ),
};
