// The data loaded with a language: mainly later corrections by native readers, which override the catalogue. Without a
// network the last known ones are used.
import type { Catalogue } from "./catalogue.ts";

export { titleInWords } from "./title-words.ts";

const keyOf = (locale: string) => `words:${locale}`;

export function knownCorrections(locale: string): Catalogue {
  try {
    return JSON.parse(localStorage.getItem(keyOf(locale)) ?? "{}");
  } catch {
    return {};
  }
}

/** Null if nothing is new. The browser sends its ETag, so an unchanged list costs almost nothing. */
export async function newCorrections(locale: string): Promise<Catalogue | null> {
  try {
    const reply = await fetch(`/api/languages/${locale}`);
    const text = await reply.text();
    if (!reply.ok || text === (localStorage.getItem(keyOf(locale)) ?? "{}")) return null;
    localStorage.setItem(keyOf(locale), text);
    return JSON.parse(text);
  } catch {
    return null;
  }
}
