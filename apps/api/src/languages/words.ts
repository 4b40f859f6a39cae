// What the server itself says to a candidate (mails, notices, receipts, reports, calendars) in the candidate's language. English is
// the source and a message its own key, as on the screens.
import { type DateForm, dateInWords, formatMessage, type MessageTemplate } from "@sabiprep/contract";
import type { Catalogue, Tag } from "./catalogues.ts";

export interface Translate {
  (message: string, values?: MessageTemplate["values"]): string;
  /** Says a text that is kept in a table, where msg() marks it. */
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

/** Marks a message that is kept in a table. */
export const msg = (message: string): string => message;

/** Staff's words, and a stranger's. */
export const english = wordsOf({}, "en");

const LONG: DateForm = { dateStyle: "long", timeZone: "UTC" };

/** The words of the wire. A value that is a day is written out. */
export function inEnglish({ message, values }: MessageTemplate): string {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    /^\d{4}-\d\d-\d\d$/.test(String(value)) ? english.day(String(value), LONG) : value,
  ]);
  return english(message, Object.fromEntries(written));
}
