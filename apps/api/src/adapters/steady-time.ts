// Time that does not follow clock jumps. Deadlines are written by the clock. When it jumps, earlier deadlines belong to
// the old time and later ones to the new time, and nobody may lose minutes.

/** A change smaller than this is a normal clock correction. */
export const STEP_MS = 60_000;
/** As long as the longest test with extra time. Everything that ran when the clock jumped has ended by then. */
export const DOUBT_MS = 6 * 3_600_000;

/**
 * `wall` is the clock time, `count` a counter that only increases. After a jump the earlier of the two counts until
 * everything that ran at that moment is over. Then the clock is trusted again.
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
