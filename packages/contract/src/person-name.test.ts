import { expect, test } from "vitest";
import { cleanName, isName, nameFrom } from "./person-name.ts";

const names = [
  "Ada",
  "Oluwaseyi",
  "Ẹniọlá",
  "Ọ̀ṣun",
  "Nneka-Grace",
  "O'Brien",
  "A. B. Bello",
  "Ng",
  "Ɗanladi",
  "José María",
  "محمد",
  "Ada 2",
];
const others: [string, string][] = [
  ["zero-width signs", "\u200b\u200c\u200d\u2060"],
  ["a soft hyphen inside", "Ad\u00ada"],
  ["writing turned round", "Ada\u202egpj.exe"],
  ["an isolate", "\u2066Ada\u2069"],
  ["a line end", "Ada\r\nBcc: victim@example.ng"],
  ["a line separator", "Ada\u2028Obi"],
  ["a control sign", "Ada\u0007"],
  ["nothing seen that counts as a letter", "\u3164\u3164\u3164"],
  ["a blank braille sign", "Ada\u2800\u2800"],
  ["an address", "Win N50,000 now: http://evil.ng/claim"],
  ["an address without http", "www.evil"],
  ["a domain", "evil.ng now"],
  ["a domain in wide letters", "evil．ng"],
  ["a domain with another dot", "evil。ng"],
  ["a mailbox", "ada@evil"],
  ["a tag", "<b>Ada</b>"],
  ["a picture", "Ada 😀"],
  ["a flag", "Ada 🇳🇬"],
  ["digits alone", "12345"],
  ["signs alone", "---"],
  ["one letter", "A.."],
  ["a tower of accents", `A${"\u0301\u0302\u0303\u0304\u0305"}da`],
];

test.each(names)("%s is a name", (name) => expect(isName(name)).toBe(true));
test.each(others)("%s is no name", (_what, text) => expect(isName(text)).toBe(false));

test("a name is composed and its extra spaces are removed", () => {
  expect(cleanName("  Ọla\u0300   Grace\u00a0Obi ")).toBe("Ọlà Grace Obi");
});

test("a name from another site is cleaned, never refused, and never a link afterwards", () => {
  expect(nameFrom("Zainab\u0000 \u202eBello 😀")).toBe("Zainab Bello");
  expect(nameFrom("Win at https://evil.ng/claim")).toBe("Win at evil ng claim");
  for (const [, text] of others) expect(nameFrom(text) === "" || isName(nameFrom(text))).toBe(true);
  expect(nameFrom("\u200b\u200b")).toBe("");
  expect(nameFrom("o".repeat(80))).toHaveLength(50);
});
