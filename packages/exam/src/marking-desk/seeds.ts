// Seeds are answers with definitive ticks that markers get among the others. They show whether a marker has become too
// generous or too strict. A drift is shown as a warning and never stops anybody.
import { shareOf } from "./share.ts";

/**
 * Whether the next answer is a seed. In each run of `every` answers there is one, at a place that depends on the run, so
 * a marker cannot count to it.
 */
export const seedIsDue = (done: number, every: number, key: string): boolean =>
  every > 0 && done % every === shareOf(`${key}/${Math.floor(done / every)}`, every);

/** The latest seeds that are looked at. */
export const DRIFT_SEEDS = 3;
const DRIFT_OUTSIDE = 2;

export type DriftState = "unknown" | "close" | "generous" | "strict" | "uneven";

export interface Drift {
  state: DriftState;
  /** How many seeds the marker has marked. */
  seeds: number;
  /** The mean difference on the latest seeds. Above zero, the marker gives more. */
  mean: number;
}

/** `differences` are the marker's score − the definitive score, oldest first. */
export function markerDrift(differences: readonly number[], tolerance: number): Drift {
  const latest = differences.slice(-DRIFT_SEEDS);
  const mean = latest.length ? latest.reduce((sum, one) => sum + one, 0) / latest.length : 0;
  const about = { seeds: differences.length, mean };
  if (latest.length === 0) return { state: "unknown", ...about };
  const outside = latest.filter((one) => Math.abs(one) > tolerance);
  if (outside.length < DRIFT_OUTSIDE) return { state: "close", ...about };
  if (outside.every((one) => one > 0)) return { state: "generous", ...about };
  return { state: outside.every((one) => one < 0) ? "strict" : "uneven", ...about };
}
