import { localeTag } from "../../lib/i18n.ts";

export const shortDay = (timestamp: string): string =>
  new Intl.DateTimeFormat(localeTag(), { dateStyle: "medium", timeZone: "Africa/Lagos" }).format(new Date(timestamp));

/** "2026-11" as "Nov 26". */
export const shortMonth = (month: string): string =>
  new Intl.DateTimeFormat(localeTag(), { month: "short", year: "2-digit", timeZone: "UTC" }).format(
    new Date(`${month}-15T00:00:00Z`),
  );
