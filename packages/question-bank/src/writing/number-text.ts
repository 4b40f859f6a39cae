// Numbers with their units as a student reads them, and the wrong values that slips give.
import type { Wrong } from "../authoring.ts";

/** True when the value needs no more than `places` decimals. */
export const clean = (value: number, places = 0): boolean => {
  const scaled = value * 10 ** places;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
};

/** At most two decimals. Commas are used from a thousand up. */
export function num(value: number): string {
  const [whole = "0", decimals] = Number(Math.abs(value).toFixed(2)).toString().split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return `${value < -0.004 ? "−" : ""}${grouped}${decimals ? `.${decimals}` : ""}`;
}

export const of =
  (unit: string) =>
  (value: number): string =>
    unit === "%" ? `${num(value)}%` : `${num(value)} ${unit}`;

export type Slip = [value: number, slip: string];

/** Wrong options in one form. Values that need more than `places` decimals, zero and negative values are left out. */
export const slips = (show: (value: number) => string, list: Slip[], places = 2): Wrong[] =>
  list
    .filter(([value]) => Number.isFinite(value) && value > 0.004 && clean(value, places))
    .map(([value, slip]) => ({ text: show(value), slip }));
