// A subject keeps what craft-limits.ts says of it; a limit is drawn in whenever the subject has become better.
import { type Craft, craftOf } from "./craft.ts";
import type { CraftLimits } from "./craft-limits.ts";
import type { PrintedSubject } from "./printed.ts";
import type { Problem } from "./problem.ts";

const words: Record<keyof Craft, string> = {
  echo: "% of written keys alone take up a word of the stem",
  longest: "% of written keys are the longest option by a third",
  odd: "% of written keys are the odd one out by their form",
  short: "% of written explanations have fewer than 20 words",
  restating: "% of written explanations only say the stem and the key again",
  trapless: "% of written explanations name no wrong option",
  numbers: "% of questions have numbers for options",
  twins: "near twins in a draw of a hundred",
  whys: "% of written wrong options say why they are wrong",
  exceptions: "% of questions ask for the exception",
  combinations: "% of questions combine statements I, II, III",
  figures: "% of questions have a figure",
};

/** In per cent, but for twins, which are counted. */
export const craftFigures = (printed: PrintedSubject): Craft => {
  const craft = craftOf(printed);
  const figures = Object.entries(craft).map(([name, value]) => [name, name === "twins" ? value : value * 100]);
  return Object.fromEntries(figures) as Craft;
};

export function craft(printed: PrintedSubject, limits: Record<string, CraftLimits>): Problem[] {
  const limit = limits[printed.bank.slug];
  if (!limit) return [];
  const figures = craftFigures(printed);
  const say = (name: keyof Craft, bound: string): Problem => ({
    rule: "craft",
    key: printed.bank.slug,
    message: `${figures[name].toFixed(1)} ${words[name]}, ${bound}`,
  });
  return [
    ...entries(limit.most)
      .filter(([name, most]) => figures[name] > most)
      .map(([name, most]) => say(name, `at most ${most}`)),
    ...entries(limit.least)
      .filter(([name, least]) => figures[name] < least)
      .map(([name, least]) => say(name, `at least ${least}`)),
  ];
}

const entries = (limits: Partial<Craft>) => Object.entries(limits) as [keyof Craft, number][];
