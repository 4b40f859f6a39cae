// Points of the plane as they are written: "(-3, 7)".
import type { Point } from "../mathematics/drawn-points.ts";
import { formulaOf } from "../reading/stated.ts";
import { numberIn } from "../reading/wording.ts";

export function pointIn(tex: string): Point {
  const [, x = "", y = ""] = /^\(([^,]+), ([^,]+)\)$/.exec(tex) ?? [];
  return { x: numberIn(x), y: numberIn(y) };
}

const samePoint = (one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) < 1e-9 && Math.abs(one.y - other.y) < 1e-9;

/** Compares options that are points with one point. */
export const atPoint = (options: readonly string[], point: Point): boolean[] =>
  options.map((option) => samePoint(pointIn(formulaOf(option)), point));
