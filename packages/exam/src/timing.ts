// Days, months and deadlines. Days are Lagos days: one hour ahead of UTC, all year.

export const LAGOS_OFFSET = 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

const lagosIso = (at: Date): string => new Date(at.getTime() + LAGOS_OFFSET).toISOString();

/** "2026-03-09" */
export const lagosDay = (at: Date): string => lagosIso(at).slice(0, 10);

/** "2026-03" */
export const lagosMonth = (at: Date): string => lagosIso(at).slice(0, 7);

/** The moment when a Lagos day starts. */
export const startOfLagosDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - LAGOS_OFFSET);

/** The day `days` after (or before) a Lagos day. */
export const addLagosDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** How many days `to` is after `from`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);

export const deadlineOf = (startedAt: Date, minutes: number): Date => new Date(startedAt.getTime() + minutes * 60_000);

/** A time reported by a device, limited to the span in which it can be true. */
export const clampTime = (at: Date, from: Date, to: Date): Date =>
  new Date(Math.min(Math.max(at.getTime(), from.getTime()), Math.max(from.getTime(), to.getTime())));

/** Answered after the deadline, whenever it was received. */
export const isLate = (answeredAt: number, deadline: number | null): boolean =>
  deadline !== null && answeredAt > deadline;
