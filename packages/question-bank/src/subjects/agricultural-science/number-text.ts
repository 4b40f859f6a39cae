// Money, shares and areas of land as a student reads them.
import type { Wrong } from "../../authoring.ts";
import { num, type Slip, slips } from "../../writing/number-text.ts";

export const naira = (value: number): string => `${value < 0 ? "−" : ""}₦${num(Math.abs(value))}`;
export const percent = (value: number): string => `${num(value)}%`;
/** A share or ratio, for a question that asks for one decimal place. */
export const toTenth = (value: number): string => (Math.round(value * 10 + 1e-7) / 10).toFixed(1);
export const tenthPercent = (value: number): string => `${toTenth(value)}%`;
/** A value in the working. If it must be rounded, it is first shown with more decimals. */
export const rounded = (value: number, show: (value: number) => string): string => {
  const tenths = value * 10;
  if (Math.abs(tenths - Math.round(tenths)) < 1e-7) return show(value);
  const cut = Math.floor(value * 100 + 1e-7) / 100;
  return `${num(cut)}${Math.abs(cut - value) < 1e-7 ? "" : "…"}, to one decimal place ${show(value)}`;
};
/** Wrong values, rounded in the same way as the answer. */
export const tenthSlips = (show: (value: number) => string, list: Slip[]): Wrong[] =>
  list.map(([value, slip]) => ({ text: show(value), slip }));
export const hectares = (value: number): string => `${num(value)} hectare${value > 1 ? "s" : ""}`;

/** Wrong shares of a whole, without values of 100 % or more. */
export const shareSlips = (list: Slip[]): Wrong[] =>
  slips(
    percent,
    list.filter(([value]) => value < 100),
  );
