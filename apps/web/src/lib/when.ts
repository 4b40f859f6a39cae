// Dates as a candidate reads them, in Nigerian time.
import { dateText } from "./i18n.ts";

/** A calendar day, such as an exam's, without an hour or a zone. */
export const calendarDay = (date: string): string =>
  dateText(`${date}T00:00:00Z`, { dateStyle: "long", timeZone: "UTC" });

/** The day of a moment, written like a calendar day. */
export const dayOf = (timestamp: string): string =>
  dateText(timestamp, { dateStyle: "long", timeZone: "Africa/Lagos" });

export const momentOf = (timestamp: string): string =>
  dateText(timestamp, { dateStyle: "medium", timeStyle: "short", timeZone: "Africa/Lagos" });

/** A moment of the next weeks, by which something is due. */
export const dueOf = (timestamp: string): string =>
  dateText(timestamp, {
    ...{ weekday: "long", day: "numeric", month: "long" },
    ...{ timeStyle: "short", timeZone: "Africa/Lagos" },
  });
