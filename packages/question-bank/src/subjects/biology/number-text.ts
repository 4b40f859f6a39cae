/** A number as it is printed, with commas and without floating-point noise. */
export const num = (value: number): string =>
  Number(value.toPrecision(12)).toLocaleString("en", { maximumFractionDigits: 6 });

/** Whether a value can be printed exactly with this many decimal places. */
export const clean = (value: number, places: number): boolean =>
  Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) < 1e-9;

/** If the option shows a slip's value rounded to this many decimal places, the slip says so. */
export const told = (value: number, places: number, slip: string): string =>
  Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) < 1e-6 ? slip : `${slip}. The result is rounded`;

/** Rounded to one decimal place. Halves are rounded up, even if the floating-point value is slightly lower. */
export const tenth = (value: number): number => Math.round(value * 10 + 1e-7) / 10;
