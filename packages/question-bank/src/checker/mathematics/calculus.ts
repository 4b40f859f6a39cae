// Gradients and areas calculated with numbers, without rules of differentiation or integration.

type Curve = (x: number) => number;

/** The slope of a curve at a point, from points on both sides of it. */
export function slope(curve: Curve, x: number, step = 1e-3): number {
  const across = (by: number) => curve(x + by) - curve(x - by);
  return (8 * across(step) - across(2 * step)) / (12 * step);
}

/** The area under a curve between two limits, in strips with curved tops. */
export function areaUnder(curve: Curve, from: number, to: number, strips = 400): number {
  const width = (to - from) / strips;
  let sum = curve(from) + curve(to);
  for (let at = 1; at < strips; at++) sum += (at % 2 ? 4 : 2) * curve(from + at * width);
  return (sum * width) / 3;
}

/** Equal except for the error caused by small steps. */
export const closely = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one), Math.abs(other));
