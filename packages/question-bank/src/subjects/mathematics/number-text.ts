// How numbers are written in stems and options. A writer returns null for an answer that does not fit its form, and
// that option is left out.
import { combinations, type Fraction, lcm, takeRoot } from "./exact.ts";

const grouped = (digits: string, comma: string) => digits.replaceAll(/\B(?=(\d{3})+(?!\d))/g, comma);

/** A whole number in running text: 12,500. */
export const count = (n: number): string => (n < 0 ? `−${grouped(String(-n), ",")}` : grouped(String(n), ","));
/** A whole number inside a formula: 12{,}500. */
export const tex = (n: number): string => grouped(String(n), "{,}");
export const naira = (n: number): string => `₦${count(n)}`;
export const money = (n: number): string | null => (Number.isInteger(n) && n > 0 ? naira(n) : null);

/** A positive whole number with its unit. */
export const whole =
  (unit = "") =>
  (n: number): string | null =>
    Number.isSafeInteger(n) && n > 0 ? `${count(n)}${unit}` : null;

/** A whole number of either sign, as a formula. */
export const integer = (n: number): string | null => (Number.isSafeInteger(n) ? `$${tex(n)}$` : null);

export const degrees = (n: number): string | null => (Number.isInteger(n) && n > 0 && n < 360 ? `${n}°` : null);

/** A decimal with a fixed number of places. Null when the rounding is not certain. */
export const fixed =
  (places: number, unit = "") =>
  (value: number): string | null => {
    const text = decimal(value, places);
    return text === null || value <= 0 ? null : `${text}${unit}`;
  };

/** Slips say so when the options show their values rounded. */
export const rounding = (
  places: 1 | 2,
  slips: readonly (readonly [number, string])[],
): (readonly [number, string])[] => {
  const said = places === 1 ? "one decimal place" : "two decimal places";
  return slips.map(([value, slip]) => {
    const scaled = value * 10 ** places;
    return [value, Math.abs(scaled - Math.round(scaled)) < 1e-6 ? slip : `${slip} and rounded to ${said}`];
  });
};

/** Only the digits. Null when the value is on or next to a rounding tie. */
export function decimal(value: number, places: number): string | null {
  const scaled = value * 10 ** places;
  if (!Number.isFinite(scaled) || Math.abs(Math.abs(scaled % 1) - 0.5) < 1e-6) return null;
  const [units, part] = (Math.round(scaled) / 10 ** places).toFixed(places).split(".") as [string, string?];
  return part === undefined ? grouped(units, ",") : `${grouped(units, ",")}.${part}`;
}

/** A terminating decimal without trailing zeros, as a person writes it. */
export const short = (value: number): string => String(Number(value.toPrecision(12)));

export const frac = (n: number | string, d: number | string): string => `\\dfrac{${n}}{${d}}`;

/** A fraction inside a formula. Whole numbers have no fraction bar. */
export const fractionTex = ({ n, d }: Fraction): string =>
  d === 1 ? tex(n) : `${n < 0 ? "-" : ""}${frac(tex(Math.abs(n)), tex(d))}`;

/**
 * The first fraction minus the second. If the denominators differ, it is also written with one denominator:
 * \dfrac{25}{9} + \dfrac{8}{3} = \dfrac{25}{9} + \dfrac{24}{9}.
 */
export function sameDenominator(a: Fraction, b: Fraction): string {
  const less = (d: number, e: number) =>
    `${fractionTex({ n: (a.n * d) / a.d, d })} ${b.n < 0 ? "+" : "-"} ${fractionTex({ n: (Math.abs(b.n) * e) / b.d, d: e })}`;
  const shared = lcm(a.d, b.d);
  return a.d === b.d ? less(a.d, b.d) : `${less(a.d, b.d)} = ${less(shared, shared)}`;
}

export const fractionText = (value: Fraction): string | null =>
  Number.isFinite(value.n) ? `$${fractionTex(value)}$` : null;

/** A positive proper fraction, such as a probability. */
export const properFraction = (value: Fraction): string | null =>
  value.n > 0 && value.n < value.d ? fractionText(value) : null;

/** k√n inside a formula. Square factors are taken out of the root. */
export function rootTex(n: number, k = 1): string {
  const { outside, inside } = takeRoot(n);
  const front = k * outside;
  if (inside === 1) return tex(front);
  return `${front === 1 ? "" : front === -1 ? "-" : tex(front)}\\sqrt{${inside}}`;
}

/** The working for the number of choices of r out of n: ^{5}C_{2} = \dfrac{5 \times 4}{2 \times 1} = 10. */
export function choosing(n: number, r: number): string {
  const name = `{}^{${n}}C_{${r}}`;
  if (r > n - r) return `${name} = ${choosing(n, n - r)}`;
  const down = (from: number) => Array.from({ length: r }, (_, i) => from - i).join(" \\times ");
  const worked = r < 2 ? name : `${name} = ${frac(down(n), down(r))}`;
  return `${worked} = ${tex(combinations(n, r))}`;
}

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** A unit raised to a power: "cm", 2 gives " cm²". */
export const unit = (name: string, power = 1): string => ` ${name}${power === 1 ? "" : superscripts[power]}`;
