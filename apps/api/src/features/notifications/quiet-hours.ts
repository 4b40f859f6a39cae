// When a candidate wants no messages, in Lagos hours. The span may cross midnight.
import type { CandidateSettings } from "@sabiprep/contract";
import { lagosDay, startOfLagosDay } from "@sabiprep/exam";

const HOUR_MS = 3_600_000;

type Quiet = Pick<CandidateSettings, "quiet_hours" | "quiet_from" | "quiet_until">;

/** The end of the current quiet span, or null when it is not quiet now. */
export function quietUntil({ quiet_hours, quiet_from, quiet_until }: Quiet, now: Date): Date | null {
  if (!quiet_hours || quiet_from === quiet_until) return null;
  const midnight = startOfLagosDay(lagosDay(now)).getTime();
  const hour = (now.getTime() - midnight) / HOUR_MS;
  const overnight = quiet_from > quiet_until;
  const quiet = overnight ? hour >= quiet_from || hour < quiet_until : hour >= quiet_from && hour < quiet_until;
  if (!quiet) return null;
  const days = overnight && hour >= quiet_from ? 24 : 0;
  return new Date(midnight + (quiet_until + days) * HOUR_MS);
}
