import { afterEach, expect, test } from "vitest";
import { messages as yo } from "../locales/yo.ts";
import { renderInLocale, t } from "./i18n.ts";
import { titleInWords } from "./title-words.ts";

afterEach(() => renderInLocale("en", {}));

test.each([
  ["WAEC Biology, 2014 series", "WAEC Biology, ọ̀wọ́ ìbéèrè ọdún 2014"],
  ["WAEC Biology, test 3", "WAEC Biology, ìdánwò 3"],
  ["Biology: my mistakes", "Biology: àṣìṣe mi"],
  ["Biology: my bookmarks", "Biology: àmì ìrántí mi"],
])("%s in English, and in Yoruba %s", (english, yoruba) => {
  expect(titleInWords(english, t)).toBe(english);
  renderInLocale("yo", yo);
  expect(titleInWords(english, t)).toBe(yoruba);
});

test.each(["JAMB Physics", "Physics: Waves", "Physics: my"])("%s has names alone", (title) => {
  expect(titleInWords(title, t)).toBeNull();
});
