// Compares the values that options give with an answer. Throws if an option has another form than expected.
import { alike, evaluated } from "./tex-expression.ts";
import { numberIn } from "./wording.ts";

const finite = (value: number) => {
  if (!Number.isFinite(value)) throw new Error(`the answer came out as ${value}`);
  return value;
};

/** The formula in an option, without its dollar signs. */
export function formulaOf(option: string): string {
  const inside = /^\$([^$]+)\$$/.exec(option)?.[1];
  if (inside === undefined) throw new Error(`"${option}" is not a formula`);
  return inside;
}

/** The number between the sign before it and the unit after it. */
export function amountIn(option: string, before: string, after = ""): number {
  if (!option.startsWith(before) || !option.endsWith(after)) throw new Error(`"${option}" is not in ${before}${after}`);
  return numberIn(option.slice(before.length, option.length - after.length));
}

/** Options such as "₦1,500" that give an amount exactly. */
export const inNaira = (options: readonly string[], value: number): boolean[] =>
  options.map((option) => alike(amountIn(option, "₦"), finite(value)));

/** Options such as "18 days" that give a number exactly. */
export const inUnit = (options: readonly string[], value: number, unit = ""): boolean[] =>
  options.map((option) => alike(amountIn(option, "", unit), finite(value)));

/** A value rounded to this many decimal places. A half is rounded away from zero. */
export function toPlaces(value: number, places: number): number {
  const shifted = Math.abs(finite(value)) * 10 ** places;
  return (Math.sign(value) * Math.floor(shifted + 0.5 + 1e-9)) / 10 ** places;
}

/** Options rounded to this many decimal places and written with the same number of decimals. */
export const rounded = (options: readonly string[], value: number, places: number, unit = ""): boolean[] =>
  options.map((option) => alike(amountIn(option, "", unit), toPlaces(value, places)) && placesOf(option) === places);

const placesOf = (option: string) => /\.(\d+)/.exec(option)?.[1]?.length ?? 0;

/** Options with this value that are formulas without letters, or plain numbers. */
export const inFigures = (options: readonly string[], value: number): boolean[] =>
  options.map((option) =>
    alike(option.startsWith("$") ? evaluated(formulaOf(option)) : numberIn(option), finite(value)),
  );
