// Every text a candidate can meet stands in every catalogue: on the screens, in failures and rules of the server, in mails and papers.
import path from "node:path";
import { formatMessage } from "@sabiprep/contract";
import { catalogueSubjects } from "@sabiprep/question-bank";
import { expect, test } from "vitest";
import { catalogues as serverCatalogues } from "../../apps/api/src/languages/catalogues.ts";
import { messages as ha } from "../../apps/web/src/locales/ha.ts";
import { pageMessages as haPages } from "../../apps/web/src/locales/ha-pages.ts";
import { messages as ig } from "../../apps/web/src/locales/ig.ts";
import { pageMessages as igPages } from "../../apps/web/src/locales/ig-pages.ts";
import { messages as yo } from "../../apps/web/src/locales/yo.ts";
import { pageMessages as yoPages } from "../../apps/web/src/locales/yo-pages.ts";
import { appFiles, pageFiles } from "./screen-messages.ts";
import { wantedByServer, wantedOnPages, wantedOnScreens } from "./wanted.ts";

const screens = wantedOnScreens();
const pages = wantedOnPages();
const server = wantedByServer();

const cases = (["yo", "ig", "ha"] as const).flatMap((language) => [
  { language, what: "screens", wanted: screens, catalogue: { yo, ig, ha }[language] },
  { language, what: "public pages", wanted: pages, catalogue: { yo: yoPages, ig: igPages, ha: haPages }[language] },
  { language, what: "server", wanted: server, catalogue: serverCatalogues[language] },
]);

/** A text of the server or the contract may stand in the catalogue with its numbers taken out; told() looks for both. */
function numbered(text: string): string {
  const names = ["n", "m", "k"];
  return text.replace(/\d[\d,]*/g, () => `{${names.shift()}}`);
}

test("all of the sources can be read, and nothing is said without its catalogue", () => {
  expect(screens.problems).toEqual([]);
  expect(pages.problems).toEqual([]);
  expect(server.problems).toEqual([]);
  // That the walk still arrives everywhere: rooms, shell and lesser parts.
  expect(appFiles().length).toBeGreaterThan(300);
  expect(pageFiles().map((file) => path.basename(file))).toEqual(
    expect.arrayContaining(["landing-page.tsx", "terms-page.tsx", "prerender.tsx"]),
  );
  expect(screens.messages.size).toBeGreaterThan(1400);
  expect(pages.messages.size).toBeGreaterThan(150);
  expect(server.messages.size).toBeGreaterThan(200);
});

test.each(cases)("$language: nothing is missing, $what", ({ language, what, wanted, catalogue }) => {
  const missing = [...wanted.messages].filter(([text]) => !(text in catalogue) && !(numbered(text) in catalogue));
  if (missing.length > 0)
    console.log(`${language}, ${what}: to be translated\n${missing.map(([text, at]) => `${at}\t${text}`).join("\n")}`);
  expect(missing.map(([text]) => text)).toEqual([]);
});

/** A subject has a name of its own where one is established; the others keep the exam's. Of the plans one has a word for a name. */
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
  const text = (catalogue: Record<string, string>) => Object.values(catalogue).join(" ");
  expect(text(yo)).toMatch(/[ẹọṣ]/);
  expect(text(ig)).toMatch(/[ịọụ]/);
  expect(text(ha)).toMatch(/[ɓɗƙ]/);
});
