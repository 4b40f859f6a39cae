// Time that does not follow a clock which is put forward or back. Deadlines are written by the clock; when it jumps, those
// written before the jump belong to the old time and those written after it to the new one, and nobody may lose minutes.

/** A clock corrected by less than this at a time is only being kept right. */
export const STEP_MS = 60_000;
/** As long as the longest test with extra time: whatever ran when the clock jumped has ended by then. */
export const DOUBT_MS = 6 * 3_600_000;

/**
 * `wall` is what the clock says, `count` a counter that only goes on. After a jump the earlier of the two stands until all
 * that ran at that moment is over; then the clock is believed again.
 */
export function steadyOn(wall: () => number, count: () => number): () => number {
  let lag = wall() - count();
  let markStale: { since: number; lag: number } | null = null;
  return () => {
    const counted = count();
    const said = wall();
    const seen = said - counted;
    if (Math.abs(seen - lag) <= STEP_MS) {
      lag = seen;
      markStale = null;
      return said;
    }
    if (!markStale || Math.abs(seen - markStale.lag) > STEP_MS) markStale = { since: counted, lag: seen };
    if (counted - markStale.since < DOUBT_MS) return Math.min(said, counted + lag);
    lag = seen;
    markStale = null;
    return said;
  };
}
