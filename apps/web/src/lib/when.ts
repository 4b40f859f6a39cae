// Dates as a candidate reads them, in Nigerian time.
import { localeTag } from "./i18n.ts";

/** A calendar day such as an exam's, which has no hour and no zone. */
export const calendarDay = (date: string): string =>
  new Intl.DateTimeFormat(localeTag(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));

export const momentOf = (timestamp: string): string =>
  new Intl.DateTimeFormat(localeTag(), { dateStyle: "medium", timeStyle: "short", timeZone: "Africa/Lagos" }).format(
    new Date(timestamp),
  );
