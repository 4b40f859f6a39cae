// Finds translations that are still English, or filler words that only close a gap.

export type Catalogues = Record<string, Readonly<Record<string, string>>>;

/** Words of a text that could be translated: no values, no numbers, no single letters, no abbreviations such as JAMB or PDF. */
const wordsIn = (text: string): string[] =>
  (
    text
      .replaceAll(/\b(one|other)\s*\{/g, " ")
      .replaceAll(/\{\s*\w+\s*,\s*plural\s*,/g, " ")
      .replaceAll(/\{\s*\w+\s*\}/g, " ")
      .match(/\p{L}[\p{L}\p{M}’'-]+/gu) ?? []
  ).filter((word) => word !== word.toUpperCase());

/** If this share of its English words is left, a text is not translated. */
const SHARE_LEFT = 0.6;

/**
 * Each with its language and reason. `same` lists texts that are the same in every language: names, and words that all
 * three borrow.
 */
export function untranslated(catalogues: Catalogues, same: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const languages = Object.entries(catalogues);
  for (const english of new Set(languages.flatMap(([, texts]) => Object.keys(texts)))) {
    if (same.has(english) || wordsIn(english).length === 0) continue;
    const given = languages.flatMap(([language, texts]) =>
      texts[english] === undefined ? [] : [[language, texts[english]] as const],
    );
    if (given.length > 1 && new Set(given.map(([, text]) => text)).size === 1) {
      problems.push(`all languages: ${english} → ${given[0]![1]} (the same text in each)`);
      continue;
    }
    for (const [language, text] of given) {
      const source = wordsIn(english);
      const left = new Set(wordsIn(text).map((word) => word.toLowerCase()));
      const kept = source.filter((word) => left.has(word.toLowerCase())).length;
      if (text === english) problems.push(`${language}: ${english} (the English text)`);
      else if (kept / source.length >= SHARE_LEFT)
        problems.push(`${language}: ${english} → ${text} (mostly English words)`);
    }
  }
  return problems;
}
