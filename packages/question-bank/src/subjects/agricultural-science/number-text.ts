// Money, shares and areas of land as a candidate reads them.
import type { Wrong } from "../../authoring.ts";
import { num, type Slip, slips } from "../../writing/number-text.ts";

export const naira = (value: number): string => `${value < 0 ? "−" : ""}₦${num(Math.abs(value))}`;
export const percent = (value: number): string => `${num(value)}%`;
/** A share or ratio that the question asks for correct to one decimal place. */
export const toTenth = (value: number): string => (Math.round(value * 10 + 1e-7) / 10).toFixed(1);
export const tenthPercent = (value: number): string => `${toTenth(value)}%`;
/** A value of the working: one that has to be rounded is shown with more decimals first. */
export const rounded = (value: number, show: (value: number) => string): string => {
  const tenths = value * 10;
  if (Math.abs(tenths - Math.round(tenths)) < 1e-7) return show(value);
  const cut = Math.floor(value * 100 + 1e-7) / 100;
  return `${num(cut)}${Math.abs(cut - value) < 1e-7 ? "" : "…"}, to one decimal place ${show(value)}`;
};
/** Wrong values rounded like the answer. */
export const tenthSlips = (show: (value: number) => string, list: Slip[]): Wrong[] =>
  list.map(([value, slip]) => ({ text: show(value), slip }));
export const hectares = (value: number): string => `${num(value)} hectare${value > 1 ? "s" : ""}`;

/** Wrong shares of a whole: nothing at or past 100 %. */
export const shareSlips = (list: Slip[]): Wrong[] =>
  slips(
    percent,
    list.filter(([value]) => value < 100),
  );
