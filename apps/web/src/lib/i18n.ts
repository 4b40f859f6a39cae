// Every text on the screen goes through t(). English is the source, and a message is its own key. The other languages
// are catalogues, loaded when they are chosen.
import { type DateForm, dateInWords, formatMessage } from "@sabiprep/contract";
import type { Catalogue } from "./catalogue.ts";

export type Locale = "en" | "yo" | "ig" | "ha";
type Values = Record<string, string | number>;

const catalogues: Partial<Record<string, () => Promise<{ messages: Catalogue }>>> = {
  yo: () => import("../locales/yo.ts"),
  ig: () => import("../locales/ig.ts"),
  ha: () => import("../locales/ha.ts"),
};

let locale: Locale = "en";
let messages: Catalogue = {};
let inWords: ((title: string, say: typeof t) => string | null) | null = null;
const listeners = new Set<() => void>();

/**
 * Translates a message of the source. The message is in the call or in a constant: a test reads every call and requires
 * its translation.
 */
export const t = (message: string, values?: Values): string =>
  formatMessage(messages[message] ?? message, values, `${locale}-NG`);

/**
 * Translates a text from the server, or a form's rule. In the catalogue its numbers may be {n}, {m} and {k}. A title is
 * built from parts.
 */
export const translateServerText = (text: string, values?: Values): string => {
  const { message, numbers } = numbered(text);
  if (text in messages) return t(text, values);
  return message in messages ? t(message, numbers) : (inWords?.(text, t) ?? t(text, values));
};

export const isKnown = (text: string): boolean => text in messages || numbered(text).message in messages;

function numbered(text: string): { message: string; numbers: Values } {
  const names = ["n", "m", "k"];
  const numbers: Values = {};
  const message = text.replace(/\d[\d,]*/g, (number) => {
    const name = names.shift() ?? "";
    numbers[name] = number;
    return `{${name}}`;
  });
  return { message, numbers };
}

/** A day or a time, written in the language. */
export const dateText = (at: Date | string | number, form: DateForm): string =>
  dateInWords(new Date(at), form, translateServerText);

export const currentLocale = (): Locale => locale;

export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For pages that are rendered without a document. */
export function renderInLocale(wanted: Locale, catalogue: Catalogue): void {
  locale = wanted;
  messages = catalogue;
}

/**
 * Changes the language of the open page. If a catalogue cannot be fetched, the page stays as it is. A page rendered in
 * the language is hydrated word for word, and newer corrections show on the next page.
 */
export async function setLocale(wanted: string, drawn = false): Promise<void> {
  const load = catalogues[wanted];
  try {
    messages = load ? await (drawn ? load().then((built) => built.messages) : corrected(wanted, load)) : {};
  } catch {
    return;
  }
  locale = load ? (wanted as Locale) : "en";
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

/**
 * Known corrections apply immediately. New ones apply from the next screen, and no screen is rendered again for them.
 */
async function corrected(wanted: string, load: () => Promise<{ messages: Catalogue }>): Promise<Catalogue> {
  const [{ messages: built }, { knownCorrections, newCorrections, titleInWords }] = await Promise.all([
    load(),
    import("./corrections.ts"),
  ]);
  inWords = titleInWords;
  void newCorrections(wanted).then((fresh) => {
    if (fresh && locale === wanted) messages = { ...built, ...fresh };
  });
  return { ...built, ...knownCorrections(wanted) };
}
