// A marker holds one answer at a time, and only for a while. After that another marker may take it.

/** Shorter than the time after which an idle member of staff is signed out. */
export const LEASE_MINUTES = 20;

const MINUTE_MS = 60_000;

export const leaseUntil = (now: Date): Date => new Date(now.getTime() + LEASE_MINUTES * MINUTE_MS);

export interface Lease {
  state: "waiting" | "taken" | "done" | "void";
  marker: number | null;
  until: Date | null;
}

/** Whether an answer may be given to a marker who does not hold it. */
export const canBeTaken = ({ state, until }: Lease, now: Date): boolean =>
  state === "waiting" || (state === "taken" && until !== null && until.getTime() <= now.getTime());

export type Submission = "accept" | "repeat" | "lost";

/**
 * What happens to the marks that a marker sends. A lease that ran out still counts while nobody else has taken the
 * answer, because the work is done.
 */
export function submission({ state, marker }: Lease, sender: number): Submission {
  if (marker !== sender) return "lost";
  if (state === "taken") return "accept";
  return state === "done" ? "repeat" : "lost";
}
