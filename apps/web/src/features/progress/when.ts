// Days and durations as a candidate reads them, in Nigerian time.
import { figureText } from "@sabiprep/contract";
import { dateText, t } from "../../lib/i18n.ts";

const asDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** "Mon 23 Nov 2026" */
export const dayAndWeekday = (day: string): string =>
  dateText(asDate(day), { weekday: "short", day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

/** "23 Nov" */
export const shortDay = (day: string): string =>
  dateText(asDate(day), { day: "numeric", month: "short", timeZone: "UTC" });

export const weekday = (day: string, width: "short" | "long" = "short"): string =>
  dateText(asDate(day), { weekday: width, timeZone: "UTC" });

export const dayOfMoment = (timestamp: string): string =>
  dateText(timestamp, { day: "numeric", month: "short", timeZone: "Africa/Lagos" });

/** "18.5 h", or minutes if it is less than an hour. */
export const studyTime = (seconds: number): string =>
  seconds < 3600
    ? t("{n} min", { n: Math.round(seconds / 60) })
    : t("{n} h", { n: figureText(seconds / 3600, { most: 1 }) });

export const percentOrDash = (value: number | null): string => (value === null ? "–" : `${value}%`);
