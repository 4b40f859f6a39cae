// A sitting keeps the title it got when it was made, in English: names, and a few words around them. The words are said here.
import { t, told } from "./i18n.ts";

export function sittingTitle(title: string): string {
  const [, subject = "", year, n, kept] = /^(.+)(?:, (\d{4}) series|, test (\d+)|: my (\w+))$/.exec(title) ?? [];
  if (n) return t("{subject}, test {n}", { subject, n });
  if (year) return t("{subject}, {year} series", { subject, year });
  if (kept === "mistakes") return t("{subject}: my mistakes", { subject });
  if (kept) return t("{subject}: my bookmarks", { subject });
  // One word alone is a subject as its paper names it. Some are courses too, and have words of their own there.
  return title.includes(" ") ? told(title) : title;
}
