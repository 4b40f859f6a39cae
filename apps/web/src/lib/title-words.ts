// A test keeps the title it got when it was made, in English: names and a few words around them. The words are
// translated here. Loaded with a language, because English does not need it.

type Translate = (message: string, values: Record<string, string>) => string;

export function titleInWords(title: string, t: Translate): string | null {
  const [, subject = "", year, n, kept] = /^(.+)(?:, (\d{4}) series|, test (\d+)|: my (\w+))$/.exec(title) ?? [];
  if (year) return t("{subject}, {year} series", { subject, year });
  if (n) return t("{subject}, test {n}", { subject, n });
  if (kept)
    return kept === "mistakes" ? t("{subject}: my mistakes", { subject }) : t("{subject}: my bookmarks", { subject });
  return null;
}
