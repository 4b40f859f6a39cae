// Numbers with their units as a student reads them, and the wrong values that slips give.
import type { Wrong } from "../../authoring.ts";

/** True when the value needs no more than `places` decimals. */
export const clean = (value: number, places = 0): boolean => {
  const scaled = value * 10 ** places;
  return Math.abs(scaled - Math.round(scaled)) < 1e-7;
};

/** Halves are rounded up, as students do, although 2.175 is stored as slightly less. */
const toThreeFigures = (value: number): number => Number((value * (1 + 1e-12)).toPrecision(3));

/**
 * At most three decimals when that is exact, otherwise three significant figures. Commas are used from a thousand up.
 */
export function num(value: number): string {
  const tidy = clean(value, 3) ? Number(value.toFixed(3)) : toThreeFigures(value);
  const [whole = "0", decimals] = Math.abs(tidy).toString().split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return `${tidy < 0 ? "−" : ""}${grouped}${decimals ? `.${decimals}` : ""}`;
}

/** The same number inside a formula. */
export const tex = (value: number): string => num(value).replaceAll(",", "{,}").replace("−", "-");

/** The result of a formula: = when the number is exact to this many places, ≈ when it is rounded. */
export const comesTo = (value: number, print: (value: number) => string = num, places = 3): string =>
  `${clean(value, places) ? "=" : "\\approx"} ${print(value)}`;

/** The factor in a mole ratio: 3, or 3/2 as a fraction. */
export const ratioTex = (of: number, to: number): string => (to === 1 ? `${of}` : `\\dfrac{${of}}{${to}}`);

const joined = (text: string, unit: string): string =>
  unit === "" || unit === "%" ? `${text}${unit}` : `${text} ${unit}`;

export const qty = (value: number, unit = ""): string => joined(num(value), unit);

/** With its sign, as enthalpies and potentials are given: +1.10 V, −57 kJ mol⁻¹. */
export const signed = (value: number, unit: string, places = 0): string =>
  `${value < 0 ? "−" : "+"}${places ? Math.abs(value).toFixed(places) : num(Math.abs(value))} ${unit}`;

/** Rounded to this many decimal places. Trailing zeros are kept, for a stem that asks for these places. */
export const fixed = (value: number, places: number, unit = ""): string =>
  joined(value.toFixed(places).replaceAll(/\B(?=(?:\d{3})+(?:\.|$))(?<!\.\d*)/g, ","), unit);

/** Standard form. The mantissa keeps at most three significant figures. */
export function sciTex(value: number): string {
  const [mantissa = "0", power = "0"] = value.toExponential(2).split("e");
  return `${Number(mantissa)} \\times 10^{${Number(power)}}`;
}

export const sci = (value: number, unit = ""): string => joined(`$${sciTex(value)}$`, unit);

export type Slip = [value: number, slip: string];

const threeFigures = (value: number): boolean => Math.abs(Number(value.toPrecision(3)) / value - 1) < 1e-9;
const exact = (value: number): boolean => clean(value, 3) || threeFigures(value);

/** Written before a value that is printed rounded. */
export const about = (value: number): string => (exact(value) ? "" : "about ");

/** If the option shows a slip's value rounded, the slip says so. */
const told = ([value, slip]: Slip, isExact: (value: number) => boolean): Slip =>
  value > 0 && !isExact(value) && !slip.includes("rounded") ? [value, `${slip}. The result is rounded`] : [value, slip];

/** A slip rounded to the nearest whole number. The slip says so when it is rounded. */
export const whole = (value: number, slip: string): Slip => [
  Math.round(value),
  clean(value) ? slip : `${slip}. The result is rounded`,
];

const believable = (unit: string, value: number): boolean =>
  Number.isFinite(value) && value > 0 && (unit !== "%" || value < 100);

/** The explanation mentions the first slip. If nobody could believe that slip's value, the draw gives no options. */
function slipsIn(list: Slip[], unit: string, print: (value: number) => string): Wrong[] {
  const kept = list.filter(([value]) => believable(unit, value));
  return kept[0] === list[0] ? kept.map(([value, slip]) => ({ text: print(value), slip })) : [];
}

export const slips = (unit: string, list: Slip[]): Wrong[] =>
  slipsIn(
    list.map((slip) => told(slip, exact)),
    unit,
    (value) => qty(value, unit),
  );

/** Three significant figures when two decimals are not exact: nobody copies 46.875 from a calculator into an option. */
export const tidy = (value: number): number => (clean(value, 2) ? value : toThreeFigures(value));

/**
 * A key beside rounded slips must be exact in this form too. Otherwise a slip that gives the key would show another
 * number.
 */
export const isTidy = (value: number): boolean => Math.abs(tidy(value) - value) < 1e-9;

/** The word that starts a sentence with a rounded value. */
export const roughly = (value: number): string => (isTidy(value) ? "" : "About ");

export const tidySlips = (unit: string, list: Slip[]): Wrong[] =>
  slips(
    unit,
    list.map((given): Slip => {
      const [value, slip] = told(given, isTidy);
      return [tidy(value), slip];
    }),
  );

export const fixedSlips = (unit: string, places: number, list: Slip[]): Wrong[] =>
  slipsIn(list, unit, (value) => fixed(value, places, unit));

export const sciSlips = (unit: string, list: Slip[]): Wrong[] =>
  slipsIn(
    list.map((slip) => told(slip, threeFigures)),
    unit,
    (value) => sci(value, unit),
  );
