import { afterEach, expect, test } from "vitest";
import { messages as yo } from "../locales/yo.ts";
import { drawIn } from "./i18n.ts";
import { sittingTitle } from "./sitting-title.ts";

afterEach(() => drawIn("en", {}));

const titles = [
  ["WAEC Biology, 2014 series", "WAEC Biology, ọ̀wọ́ ìbéèrè ọdún 2014"],
  ["WAEC Biology, test 3", "WAEC Biology, ìdánwò 3"],
  ["Biology: my mistakes", "Biology: àṣìṣe mi"],
  ["Biology: my bookmarks", "Biology: àmì ìrántí mi"],
  ["Full UTME mock", "Ìdánwò àfarawé UTME kíkún"],
  ["JAMB Physics", "JAMB Physics"],
  ["Physics: Waves", "Physics: Waves"],
  // A course too, which has a name of its own in Yoruba.
  ["Economics", "Economics"],
];

test.each(titles)("%s in English, and in Yoruba %s", (english, yoruba) => {
  expect(sittingTitle(english!)).toBe(english);
  drawIn("yo", yo);
  expect(sittingTitle(english!)).toBe(yoruba);
});
