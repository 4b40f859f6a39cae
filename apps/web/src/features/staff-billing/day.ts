import { dateText } from "../../lib/i18n.ts";

export const shortDay = (timestamp: string): string =>
  dateText(timestamp, { dateStyle: "medium", timeZone: "Africa/Lagos" });

/** "2026-11" as "Nov 26". */
export const shortMonth = (month: string): string =>
  `${dateText(`${month}-15T00:00:00Z`, { month: "short", timeZone: "UTC" })} ${month.slice(2, 4)}`;
