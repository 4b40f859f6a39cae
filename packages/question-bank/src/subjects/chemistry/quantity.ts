// Numbers with their units as a candidate reads them, and the wrong values that slips lead to.
import type { Wrong } from "../../authoring.ts";

/** True when the value needs no more than `places` decimals. */
export const clean = (value: number, places = 0): boolean => {
  const scaled = value * 10 ** places;
  return Math.abs(scaled - Math.round(scaled)) < 1e-7;
};

/** Halves go up, as a candidate rounds them, though 2.175 is stored as a little less. */
const toThreeFigures = (value: number): number => Number((value * (1 + 1e-12)).toPrecision(3));

/** At most three decimals where that is exact, three significant figures otherwise; commas from a thousand up. */
export function num(value: number): string {
  const tidy = clean(value, 3) ? Number(value.toFixed(3)) : toThreeFigures(value);
  const [whole = "0", decimals] = Math.abs(tidy).toString().split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return `${tidy < 0 ? "−" : ""}${grouped}${decimals ? `.${decimals}` : ""}`;
}

/** The same number inside a formula. */
export const tex = (value: number): string => num(value).replaceAll(",", "{,}").replace("−", "-");

/** What a formula comes to: = where the number is exact to so many places, ≈ where it is rounded. */
export const comesTo = (value: number, print: (value: number) => string = num, places = 3): string =>
  `${clean(value, places) ? "=" : "\\approx"} ${print(value)}`;

/** By what to multiply in a mole ratio: 3, or 3/2 as a fraction. */
export const ratioTex = (of: number, to: number): string => (to === 1 ? `${of}` : `\\dfrac{${of}}{${to}}`);

const joined = (text: string, unit: string): string =>
  unit === "" || unit === "%" ? `${text}${unit}` : `${text} ${unit}`;

export const qty = (value: number, unit = ""): string => joined(num(value), unit);

/** With its sign, as enthalpies and potentials are stated: +1.10 V, −57 kJ mol⁻¹. */
export const signed = (value: number, unit: string, places = 0): string =>
  `${value < 0 ? "−" : "+"}${places ? Math.abs(value).toFixed(places) : num(Math.abs(value))} ${unit}`;

/** To so many decimal places, noughts at the end included, as a stem that says so asks for it. */
export const fixed = (value: number, places: number, unit = ""): string =>
  joined(value.toFixed(places).replaceAll(/\B(?=(?:\d{3})+(?:\.|$))(?<!\.\d*)/g, ","), unit);

/** Standard form; the mantissa keeps at most three significant figures. */
export function sciTex(value: number): string {
  const [mantissa = "0", power = "0"] = value.toExponential(2).split("e");
  return `${Number(mantissa)} \\times 10^{${Number(power)}}`;
}

export const sci = (value: number, unit = ""): string => joined(`$${sciTex(value)}$`, unit);

export type Slip = [value: number, slip: string];

const threeFigures = (value: number): boolean => Math.abs(Number(value.toPrecision(3)) / value - 1) < 1e-9;
const exact = (value: number): boolean => clean(value, 3) || threeFigures(value);

/** Before a value that is printed rounded. */
export const about = (value: number): string => (exact(value) ? "" : "about ");

/** A slip whose value the option shows rounded says so. */
const told = ([value, slip]: Slip, isExact: (value: number) => boolean): Slip =>
  value > 0 && !isExact(value) && !slip.includes("rounded") ? [value, `${slip}. The result is rounded`] : [value, slip];

/** A slip to the nearest whole number, which says so where it rounds. */
export const whole = (value: number, slip: string): Slip => [
  Math.round(value),
  clean(value) ? slip : `${slip}. The result is rounded`,
];

const believable = (unit: string, value: number): boolean =>
  Number.isFinite(value) && value > 0 && (unit !== "%" || value < 100);

/** The explanation speaks of the first slip, so a draw whose first slip nobody could believe gives no options at all. */
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

/** Three significant figures where two decimals do not do: nobody reads 46.875 off a calculator into an option. */
export const tidy = (value: number): number => (clean(value, 2) ? value : toThreeFigures(value));

/** A key beside tidied slips is tidy itself, or a slip that leads to it would stand there as another number. */
export const isTidy = (value: number): boolean => Math.abs(tidy(value) - value) < 1e-9;

/** Opens a sentence with a value that is printed rounded. */
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
