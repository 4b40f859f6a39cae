// The files of a language are merged into one catalogue. If one text had two translations, the later one would win
// unnoticed.
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../run-command.ts";

/** These pages are rendered when the app is built and have a separate catalogue. */
const PAGES = ["first-page.ts", "reading-pages.ts"];

async function filesOf(language: string): Promise<Map<string, string[]>> {
  const folder = path.join(root, "apps/web/src/locales", language);
  const files = new Map<string, string[]>();
  for (const file of readdirSync(folder)) {
    const [words] = Object.values((await import(path.join(folder, file))) as Record<string, object>);
    files.set(file, Object.keys(words!));
  }
  return files;
}

test.each(["yo", "ig", "ha"])("%s: no text has its words in two files", async (language) => {
  const files = await filesOf(language);
  const homes = new Map<string, string[]>();
  for (const [file, texts] of files)
    for (const text of texts) {
      const place = `${PAGES.includes(file) ? "pages" : "app"}: ${text}`;
      homes.set(place, [...(homes.get(place) ?? []), `locales/${language}/${file}`]);
    }
  expect(homes.size).toBeGreaterThan(1500);
  expect(Object.fromEntries([...homes].filter(([, found]) => found.length > 1))).toEqual({});
});

test.each(["yo", "ig", "ha"])("%s: failures.ts is in the order of the alphabet", async (language) => {
  const texts = (await filesOf(language)).get("failures.ts")!;
  const lower = texts.map((text) => text.toLowerCase());
  expect(texts.filter((text, at) => at > 0 && text.toLowerCase() < lower[at - 1]!)).toEqual([]);
});
