// The language of a stored text, detected by its letters, so that screen readers use the right voice. Questions keep
// the language of their exam, whatever the language of the page.
const signs: readonly [string, RegExp][] = [
  ["ar", /\p{Script=Arabic}/u],
  ["ha", /[ɓɗƙ]/i],
  ["ig", /[ịụṅ]/i],
  ["yo", /[ẹọṣ]/i],
  ["fr", /[éèêëçœùàâîôû]/i],
];

/** A name in a sentence does not change the sentence's language. At least one word in five must show it. */
const SHARE = 0.2;

export function contentLanguage(markup: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the first letters of Unicode, which all of these languages share.
  if (/^[\x00-\x7f]*$/.test(markup)) return "en";
  const words =
    markup
      .replaceAll(/<[^>]*>/g, " ")
      .normalize("NFC")
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  for (const [language, sign] of signs)
    if (words.filter((word) => sign.test(word)).length > words.length * SHARE) return language;
  return "en";
}
