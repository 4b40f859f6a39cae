// A subject must stay within its limits in craft-limits.ts. A limit is tightened whenever the subject has become
// better.
import { type Craft, craftFaults, craftOf, writtenOf } from "./craft.ts";
import type { CraftLimits } from "./craft-limits.ts";
import type { PrintedSubject } from "./printed.ts";
import type { Problem } from "./problem.ts";

const words: Record<keyof Craft, string> = {
  echo: "% of written keys are the only option with a word from the stem",
  longest: "% of written keys are the longest option by a third",
  odd: "% of written keys have a different form from the other options",
  short: "% of written explanations have fewer than 20 words",
  restating: "% of written explanations only repeat the stem and the key",
  trapless: "% of written explanations name no wrong option",
  numbers: "% of questions have numbers for options",
  twins: "near duplicates in a random hundred",
  whys: "% of written wrong options have a why",
  exceptions: "% of questions ask for the exception",
  combinations: "% of questions combine statements I, II, III",
  figures: "% of questions have a figure",
};

/** With fewer questions, a share says nothing about how a subject is written. */
const MIN_WRITTEN = 20;
const MAX_NAMED = 5;

const isFault = (name: keyof Craft): name is keyof typeof craftFaults => name in craftFaults;

/** In per cent, except twins, which are counted. */
export const craftFigures = (printed: PrintedSubject): Craft => {
  const craft = craftOf(printed);
  const figures = Object.entries(craft).map(([name, value]) => [name, name === "twins" ? value : value * 100]);
  return Object.fromEntries(figures) as Craft;
};

export function craft(printed: PrintedSubject, limits: Record<string, CraftLimits>): Problem[] {
  const limit = limits[printed.bank.slug];
  if (!limit) return [];
  const figures = craftFigures(printed);
  const written = writtenOf(printed);
  const speaks = (name: keyof Craft) => !isFault(name) || written.length >= MIN_WRITTEN;
  const say = (name: keyof Craft, bound: string): Problem => ({
    rule: "craft",
    key: printed.bank.slug,
    message: `${figures[name].toFixed(1)} ${words[name]}, ${bound}`,
    ...(isFault(name) && { such_as: written.filter(craftFaults[name]).slice(0, MAX_NAMED).map(keyOf) }),
  });
  return [
    ...entries(limit.most)
      .filter(([name, most]) => speaks(name) && figures[name] > most)
      .map(([name, most]) => say(name, `at most ${most}`)),
    ...entries(limit.least)
      .filter(([name, least]) => speaks(name) && figures[name] < least)
      .map(([name, least]) => say(name, `at least ${least}`)),
  ];
}

const keyOf = ({ question }: { question: { key: string } }) => question.key;
const entries = (limits: Partial<Craft>) => Object.entries(limits) as [keyof Craft, number][];
