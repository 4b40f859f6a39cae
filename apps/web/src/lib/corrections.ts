// What native readers corrected since the build, laid over the catalogue. The last known ones hold without a network.
import type { Catalogue } from "./catalogue.ts";

const keyOf = (locale: string) => `words:${locale}`;

export function knownCorrections(locale: string): Catalogue {
  try {
    return JSON.parse(localStorage.getItem(keyOf(locale)) ?? "{}");
  } catch {
    return {};
  }
}

/** Null where nothing is new; the browser asks by the mark of what it has, so an unchanged list costs next to nothing. */
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
