import { dateText } from "../../lib/i18n.ts";

/** A day as a candidate reads it, in Nigerian time. */
export const longDay = (timestamp: string): string =>
  dateText(timestamp, { dateStyle: "long", timeZone: "Africa/Lagos" });
