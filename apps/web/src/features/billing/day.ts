import { localeTag } from "../../lib/i18n.ts";

/** A day as a candidate reads it, in Nigerian time. */
export const longDay = (timestamp: string): string =>
  new Intl.DateTimeFormat(localeTag(), { dateStyle: "long", timeZone: "Africa/Lagos" }).format(new Date(timestamp));
