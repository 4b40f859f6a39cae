import type { Config } from "../config.ts";

/** Answers in progress get this long when the port closes. */
export const GRACE_MS = 25_000;
/** Background work that has not ended by then is cut off, as in a loss of power. */
export const JOBS_MS = 3_000;
/** The time for everything else after that. */
const LAST_MS = 10_000;

/** The longest time a stop may take. */
export const longestStop = ({ DRAIN_SECONDS }: Config): number => DRAIN_SECONDS * 1000 + GRACE_MS + LAST_MS;
