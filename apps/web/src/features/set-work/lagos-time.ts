// Times that a teacher types are Lagos times, also on a laptop whose clock is set to another zone. Lagos is one hour
// ahead of UTC all year.
const AHEAD_MS = 3_600_000;

/** For a datetime-local field: 2026-11-20T08:00. */
export const lagosField = (timestamp: string): string =>
  new Date(Date.parse(timestamp) + AHEAD_MS).toISOString().slice(0, 16);

/** Null while the field is empty. */
export const fromLagosField = (typed: string): string | null => {
  const at = Date.parse(`${typed}:00+01:00`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};

/** So many Lagos days from now, at this hour. */
export function lagosFieldIn(days: number, hour: string, now = Date.now()): string {
  return `${lagosField(new Date(now + days * 86_400_000).toISOString()).slice(0, 10)}T${hour}`;
}
