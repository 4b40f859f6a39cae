// Numbers and money as a student reads them, and the wrong values that slips give.
import type { Wrong } from "../../authoring.ts";

/** True when the value needs no more than `places` decimals. */
export const clean = (value: number, places = 0): boolean => {
  const scaled = value * 10 ** places;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
};

/** Exact to two decimals when possible. Large values that are not exact are rounded to whole numbers. */
export function num(value: number): string {
  const size = Math.abs(value);
  const tidy = Number(size.toFixed(clean(size, 2) || size < 1000 ? 2 : 0));
  const [whole = "0", decimals] = tidy.toString().split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return `${value < 0 && tidy > 0 ? "−" : ""}${grouped}${decimals ? `.${decimals}` : ""}`;
}

/** The same number inside a formula. */
export const tex = (value: number): string => num(value).replaceAll(",", "{,}").replace("−", "-");

/** Naira and kobo. Kobo always have two digits. */
export function naira(value: number): string {
  const text = num(Math.abs(value));
  return `${value < 0 ? "−" : ""}₦${/\.\d$/.test(text) ? `${text}0` : text}`;
}

const nairaIn =
  (scale: string) =>
  (value: number): string =>
    `${value < 0 ? "−" : ""}₦${num(Math.abs(value))} ${scale}`;

export const billion = nairaIn("billion");
export const percent = (value: number): string => `${num(value)}%`;
export const of =
  (unit: string) =>
  (value: number): string =>
    `${num(value)} ${unit}`;

export type Slip = [value: number, slip: string];

/** If the option shows a slip's value rounded, the slip says so. */
const told = (value: number, slip: string): string =>
  clean(value, 2) || slip.includes("rounded") ? slip : `${slip}. The result is rounded`;

/** Written before a value that is printed rounded. */
export const about = (value: number): string => (clean(value, 2) ? "" : "about ");

/** Wrong options in one form. Zero is left out, and so are negative values unless the question is about signs. */
export const slips = (
  show: (value: number) => string,
  list: Slip[],
  signs: "positive" | "signed" = "positive",
): Wrong[] =>
  list
    .filter(([value]) => Number.isFinite(value) && (signs === "signed" ? value !== 0 : value > 0.004))
    .map(([value, slip]) => ({ text: show(value), slip: told(value, slip) }));
