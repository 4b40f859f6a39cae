// The server's texts for candidates (emails, notifications, receipts, reports, calendars) in the candidate's language.
// English is the source and each message is its own key, as on the screens.
import { type DateForm, dateInWords, formatMessage, type MessageTemplate } from "@sabiprep/contract";
import type { Catalogue, Tag } from "./catalogues.ts";

export interface Translate {
  (message: string, values?: MessageTemplate["values"]): string;
  /** Translates a text that is stored in a table, where msg() marks it. */
  told: (text: string) => string;
  day: (at: Date | string, form: DateForm) => string;
  /** For `lang` attributes. */
  tag: Tag;
}

export function wordsOf(catalogue: Catalogue, tag: Tag): Translate {
  const t = (message: string, values?: MessageTemplate["values"]) =>
    formatMessage(catalogue[message] ?? message, values, `${tag}-NG`);
  return Object.assign(t, {
    told: (text: string) => t(text),
    day: (at: Date | string, form: DateForm) => dateInWords(new Date(at), form, (word) => t(word)),
    tag,
  });
}

/** Marks a message that is stored in a table. */
export const msg = (message: string): string => message;

/** The texts for staff and for visitors. */
export const english = wordsOf({}, "en");

const LONG: DateForm = { dateStyle: "long", timeZone: "UTC" };

/** The text of an API response. A date value is written out. */
export function inEnglish({ message, values }: MessageTemplate): string {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    /^\d{4}-\d\d-\d\d$/.test(String(value)) ? english.day(String(value), LONG) : value,
  ]);
  return english(message, Object.fromEntries(written));
}
