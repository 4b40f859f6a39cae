/** A number as it is printed, with commas and without binary dust. */
export const num = (value: number): string =>
  Number(value.toPrecision(12)).toLocaleString("en", { maximumFractionDigits: 6 });

/** Whether a value can be printed whole with that many decimal places. */
export const clean = (value: number, places: number): boolean =>
  Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) < 1e-9;

/** A slip whose value the option shows rounded to so many decimal places says so. */
export const told = (value: number, places: number, slip: string): string =>
  Math.abs(value * 10 ** places - Math.round(value * 10 ** places)) < 1e-6 ? slip : `${slip}. The result is rounded`;

/** Rounded to one decimal place, halves upwards even where binary dust has put them a hair lower. */
export const tenth = (value: number): number => Math.round(value * 10 + 1e-7) / 10;
