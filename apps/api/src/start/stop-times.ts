import type { Config } from "../config.ts";

/** Answers that are under way when the port closes are given so long. */
export const GRACE_MS = 25_000;
/** Background work that is not at its end by then is cut off, as a loss of power would do. */
export const JOBS_MS = 3_000;
/** And everything else after that. */
const LAST_MS = 10_000;

/** How long a stop may take at the most. */
export const longestStop = ({ DRAIN_SECONDS }: Config): number => DRAIN_SECONDS * 1000 + GRACE_MS + LAST_MS;
