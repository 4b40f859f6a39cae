// A progression from its first printed terms, continued term by term.
import { alike, evaluated } from "../reading/tex-expression.ts";

/** "9, 2, -5" as numbers. At least three are needed, so that the step appears twice. */
function firstTerms(text: string): number[] {
  const terms = text.split(", ").map(evaluated);
  if (terms.length < 3) throw new Error(`"${text}" is too short to show how it goes on`);
  return terms;
}

const only = (steps: number[], text: string): number => {
  const [step = Number.NaN] = steps;
  if (!steps.every((other) => alike(step, other))) throw new Error(`the steps in "${text}" differ`);
  return step;
};

/** This many terms of a sequence with a constant difference. */
export function arithmetic(text: string, count: number): number[] {
  const terms = firstTerms(text);
  const difference = only(
    terms.slice(1).map((term, at) => term - (terms[at] ?? Number.NaN)),
    text,
  );
  while (terms.length < count) terms.push((terms.at(-1) ?? Number.NaN) + difference);
  return terms.slice(0, count);
}

/** This many terms of a sequence with a constant ratio. */
export function geometric(text: string, count: number): number[] {
  const terms = firstTerms(text);
  const ratio = only(
    terms.slice(1).map((term, at) => term / (terms[at] ?? Number.NaN)),
    text,
  );
  while (terms.length < count) terms.push((terms.at(-1) ?? Number.NaN) * ratio);
  return terms.slice(0, count);
}

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
