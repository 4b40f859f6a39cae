// Checks the catalogues of the three languages: nothing is unused, every message can be formatted, and none is still
// English. New English texts may be added before their translations: `npm run messages` lists what is missing, and `npm
// run release:check` fails while anything is.
import path from "node:path";
import { formatMessage } from "@sabiprep/contract";
import { catalogueSubjects } from "@sabiprep/question-bank";
import { expect, test } from "vitest";
import { areas, languages, missingFrom, numbered } from "./catalogues.ts";
import type { FoundMessage } from "./found-messages.ts";
import { sameEverywhere } from "./same-everywhere.ts";
import { appFiles, pageFiles } from "./screen-messages.ts";
import { untranslated } from "./untranslated.ts";

const all = areas();
const [screens, pages, server] = all.map(({ wanted }) => wanted) as [FoundMessage, FoundMessage, FoundMessage];
const cases = all.flatMap(({ what, wanted, catalogues }) =>
  languages.map((language) => ({ language, what, wanted, catalogue: catalogues[language]! })),
);

test("all of the sources can be read, and every text has its catalogue", () => {
  expect(screens.problems).toEqual([]);
  expect(pages.problems).toEqual([]);
  expect(server.problems).toEqual([]);
  // Checks that the walk still reaches everything: features, shell and smaller parts.
  expect(appFiles().length).toBeGreaterThan(300);
  expect(pageFiles().map((file) => path.basename(file))).toEqual(
    expect.arrayContaining(["landing-page.tsx", "terms-page.tsx", "prerender.tsx"]),
  );
  expect(screens.messages.size).toBeGreaterThan(1400);
  expect(pages.messages.size).toBeGreaterThan(150);
  expect(server.messages.size).toBeGreaterThan(200);
});

test("a text without a translation is listed with its place, even if the catalogue has it with other numbers", () => {
  const wanted: FoundMessage = {
    messages: new Map([
      ["Save", "a.tsx:1"],
      ["At most 20 letters", "b.ts:2"],
      ["New words", "c.tsx:3"],
    ]),
    problems: [],
  };
  expect(missingFrom({ Save: "Fi pamọ́", "At most {n} letters": "Lẹ́tà {n}" }, wanted)).toEqual([
    ["New words", "c.tsx:3"],
  ]);
});

test.each(all)("no translation is still English or a filler, $what", ({ catalogues }) => {
  expect(untranslated(catalogues, sameEverywhere)).toEqual([]);
});

test("English words, one text for all languages and filler words are found", () => {
  const found = (yo: string, ig: string, ha: string) =>
    untranslated(
      { yo: { "Exam countdowns": yo }, ig: { "Exam countdowns": ig }, ha: { "Exam countdowns": ha } },
      new Set(),
    );
  expect(found("Kíka ọjọ́ ìdánwò", "Ịgụ ụbọchị ule", "Ƙidayar kwanakin jarabawa")).toEqual([]);
  expect(found("X Countdowns", "X Countdowns", "X Countdowns")).toHaveLength(1);
  expect(found("Exam countdowns", "Ịgụ ụbọchị ule", "Ƙidayar kwanakin jarabawa")).toHaveLength(1);
  expect(found("X Exam Countdowns", "Ịgụ ụbọchị ule", "Y exam countdowns")).toHaveLength(2);
});

/**
 * A subject has its own name where one is established. The others keep the exam's name. One of the plans has a word as
 * its name.
 */
const nameKeys = [...catalogueSubjects.map(({ name }) => `subject:${name}`), "plan:Free"];

test.each(cases)("$language: nothing is left over, $what", ({ wanted, catalogue }) => {
  const used = new Set([...wanted.messages.keys(), ...nameKeys].flatMap((text) => [text, numbered(text)]));
  expect(Object.keys(catalogue).filter((text) => !used.has(text))).toEqual([]);
});

const namesIn = (message: string) => [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name!))];
const countedIn = (message: string) =>
  [...message.matchAll(/\{\s*(\w+)\s*,\s*plural/g)].map(([, name]) => name!).sort();
const values = (message: string, n: number) =>
  Object.fromEntries(namesIn(message).map((name) => [name, countedIn(message).includes(name) ? n : `<${name}>`]));

test.each(cases)("$language: every message can be written and loses no value, $what", ({ language, catalogue }) => {
  for (const [english, message] of Object.entries(catalogue)) {
    expect(message.normalize("NFC"), english).toBe(message);
    expect(message.trim(), english).not.toBe("");
    expect(countedIn(message), english).toEqual(countedIn(english));
    for (const n of [0, 1, 7]) {
      const written = formatMessage(message, values(message, n), `${language}-NG`);
      expect(written, english).not.toMatch(/[{}#]/);
      const shown = formatMessage(english, values(english, n), "en-NG").match(/<\w+>/g) ?? [];
      expect((written.match(/<\w+>/g) ?? []).sort(), english).toEqual(shown.sort());
    }
  }
});

test("each language is written with its own letters", () => {
  const text = (catalogue: Readonly<Record<string, string>>) => Object.values(catalogue).join(" ");
  const { yo, ig, ha } = all[0]!.catalogues as Record<(typeof languages)[number], Record<string, string>>;
  expect(text(yo)).toMatch(/[ẹọṣ]/);
  expect(text(ig)).toMatch(/[ịọụ]/);
  expect(text(ha)).toMatch(/[ɓɗƙ]/);
});
