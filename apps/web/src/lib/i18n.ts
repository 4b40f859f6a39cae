// Every text on the screen goes through t(). English is the source, and a message is its own key; the other languages
// are catalogues, each loaded when it is chosen.
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

/** Says a message of the source. The message stands in the call, or in a constant: a test reads every call and asks for its translation. */
export const t = (message: string, values?: Values): string =>
  formatMessage(messages[message] ?? message, values, `${locale}-NG`);

/** Says a text the server chose, or a form's rule. Its numbers may stand in the catalogue as {n}, {m} and {k}; a title is put together. */
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

/** A day or a time in words of the language. */
export const dateText = (at: Date | string | number, form: DateForm): string =>
  dateInWords(new Date(at), form, translateServerText);

export const currentLocale = (): Locale => locale;

export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For pages that are drawn where there is no document. */
export function renderInLocale(wanted: Locale, catalogue: Catalogue): void {
  locale = wanted;
  messages = catalogue;
}

/**
 * Changes the language of the page that is open. A catalogue that can not be fetched leaves it as it is. A page that was drawn in the language
 * is taken up word for word: what was corrected since then comes with the next one.
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

/** What was corrected before is there at once. What is new since then is in force with the next screen: none is drawn anew for it. */
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
