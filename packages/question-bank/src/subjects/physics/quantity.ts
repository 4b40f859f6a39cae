// Numbers with their units as a student reads them, and the wrong values that slips give.
import type { Wrong } from "../../authoring.ts";

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-7;

/** True when the value needs no more than `places` decimals. */
export const clean = (value: number, places = 0): boolean => isWhole(value * 10 ** places);

/** A half is rounded up as on paper, even when the floating-point number is slightly less. */
const lifted = (value: number): number => value * (1 + 1e-12);

/** At most two decimals when that is exact, otherwise three significant figures. Commas are used from a thousand up. */
export function num(value: number): string {
  const tidy = Number(clean(value, 2) ? value.toFixed(2) : lifted(value).toPrecision(3));
  const [whole = "0", decimals] = Math.abs(tidy).toString().split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return `${tidy < 0 ? "−" : ""}${grouped}${decimals ? `.${decimals}` : ""}`;
}

/** The same number inside a formula. */
export const tex = (value: number): string => num(value).replaceAll(",", "{,}").replace("−", "-");

/** A number with a fixed number of decimals, as an instrument shows it. */
export const fixed = (value: number, places: number): string => value.toFixed(places);

const joined = (text: string, unit: string): string =>
  unit === "" || unit === "%" || unit === "°" ? `${text}${unit}` : `${text} ${unit}`;

export const qty = (value: number, unit = ""): string => joined(num(value), unit);

/**
 * Standard form, as in 3.2 × 10⁻⁷ m, but 3.2 m without a power. The mantissa keeps at most three significant figures.
 */
export function sciTex(value: number): string {
  const [mantissa = "0", power = "0"] = lifted(value).toExponential(2).split("e");
  return Number(power) === 0 ? `${Number(mantissa)}` : `${Number(mantissa)} \\times 10^{${Number(power)}}`;
}

export const sci = (value: number, unit = ""): string => joined(`$${sciTex(value)}$`, unit);

type Slip = [value: number, slip: string];

const threeFigures = (value: number): boolean => Math.abs(Number(value.toPrecision(3)) / value - 1) < 1e-9;
const exact = (value: number): boolean => clean(value, 2) || threeFigures(value);

/** Written before a value that is printed rounded. */
export const about = (value: number): string => (exact(value) ? "" : "about ");

/** If the option shows a slip's value rounded, the slip says so. */
const told = (isExact: boolean, slip: string): string =>
  isExact || slip.includes("round") ? slip : `${slip}${slip.endsWith(".") ? "" : "."} The result is rounded`;

const sensible = ([value]: Slip): boolean => Number.isFinite(value) && value > 0;

/** Wrong options with one unit. Values that no student would believe (zero, negative, past 100 %) are left out. */
export const slips = (unit: string, list: Slip[]): Wrong[] =>
  list
    .filter(sensible)
    .filter(([value]) => unit !== "%" || value <= 100)
    .map(([value, slip]) => ({ text: qty(value, unit), slip: told(exact(value), slip) }));

export const sciSlips = (unit: string, list: Slip[]): Wrong[] =>
  list.filter(sensible).map(([value, slip]) => ({ text: sci(value, unit), slip: told(threeFigures(value), slip) }));
