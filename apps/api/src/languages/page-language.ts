import type { Language } from "@sabiprep/contract";
import { tagOf } from "./catalogues.ts";

/** The language of the page that sent the call. English if we do not support it. */
export function pageLanguage(headers: Record<string, string | string[] | undefined>): Language {
  const wanted = String(headers["accept-language"] ?? "")
    .slice(0, 2)
    .toLowerCase();
  const [language] = Object.entries(tagOf).find(([, tag]) => tag === wanted) ?? ["english"];
  return language as Language;
}
