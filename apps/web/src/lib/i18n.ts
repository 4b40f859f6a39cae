// Every text on the screen goes through t(). English is the source, and a message is its own key; the other languages
// are catalogues, each loaded when it is chosen.
import { formatMessage } from "./message-format.ts";

export type Locale = "en" | "yo" | "ig" | "ha";
type Catalogue = Readonly<Record<string, string>>;

const catalogues: Partial<Record<string, () => Promise<{ messages: Catalogue }>>> = {
  yo: () => import("../locales/yo.ts"),
  ig: () => import("../locales/ig.ts"),
  ha: () => import("../locales/ha.ts"),
};

let locale: Locale = "en";
let messages: Catalogue = {};
const listeners = new Set<() => void>();

export const t = (message: string, values?: Record<string, string | number>): string =>
  formatMessage(messages[message] ?? message, values, localeTag());

/** For numbers, dates and money: Intl in the language the candidate reads, with Nigerian habits. */
export const localeTag = (): string => `${locale}-NG`;

export const currentLocale = (): Locale => locale;

export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the language of the page that is open. A catalogue that can not be fetched leaves it as it is. */
export async function speak(wanted: string): Promise<void> {
  const load = catalogues[wanted];
  try {
    messages = load ? (await load()).messages : {};
  } catch {
    return;
  }
  locale = load ? (wanted as Locale) : "en";
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}
