// Every formula of the bank once, with the parts that must be visible according to its source.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { render } from "@sabiprep/markup";
import { loadBank } from "@sabiprep/question-bank";
import type { SpecimenSheet } from "../../apps/web/build/specimens.ts";
import { partsOnPage, unseenParts } from "./drawn-formulas.ts";

const NOTES = path.resolve(import.meta.dirname, "../../apps/api/src/features/materials/shipped");
const formula = /(\$\$?)((?:\\.|[^$\\])+)\1/g;

/** With the number of times each occurs in the bank and in the study notes. */
export function bankFormulas(): Map<string, number> {
  const questions = loadBank().subjects.flatMap(({ questions }) => questions);
  const texts = [
    ...questions.flatMap(({ body, options, explanation }) => [body, explanation, ...options.map(({ text }) => text)]),
    ...new Set(questions.flatMap(({ passage }) => passage?.body ?? [])),
    ...readdirSync(NOTES)
      .filter((file) => file.endsWith(".md"))
      .map((file) => readFileSync(path.join(NOTES, file), "utf8")),
  ];
  const found = new Map<string, number>();
  for (const text of texts)
    for (const [, , tex = ""] of text.matchAll(formula)) found.set(tex, (found.get(tex) ?? 0) + 1);
  return found;
}

const count = (tex: string, pattern: RegExp) => tex.match(pattern)?.length ?? 0;

/** The numbers of parts in the source. The browser has to draw as many. */
const asked = (tex: string) => ({
  root: count(tex, /\\sqrt/g),
  "fraction bar": count(tex, /\\[dtc]?frac/g),
  fence:
    // A dot means no bracket. \leftarrow and similar commands are arrows.
    count(tex, /\\(?:left|right)(?![a-zA-Z])\s*(?!\.)/g) +
    2 * count(tex, /\\begin\{[pbBvV]matrix\}/g) +
    count(tex, /\\begin\{cases\}/g),
});

export const PAGE = 250;

export const sheetOfFormulas = (formulas: string[]): SpecimenSheet => ({
  formulas: formulas.map((tex, at) => ({ group: "Bank", name: String(at), html: render(`$${tex}$`).html })),
  texts: [],
  figures: [],
});

export interface Findings {
  formulas: number;
  roots: number;
  bars: number;
  fences: number;
  /** In words: each formula that is not drawn as its source says. */
  problems: string[];
  /** Wider than an answer's box on a phone. */
  wide: string[];
}

const LAPTOP = 1280;
const PHONE = 360;

/**
 * Compares what a page of formulas shows with what their sources contain, and finds formulas that are too wide for a
 * phone.
 */
export async function examine(browser: Browser, address: string, formulas: string[]): Promise<Findings> {
  const page = await browser.newPage({ viewport: { width: LAPTOP, height: 900 }, deviceScaleFactor: 2 });
  const reader = await browser.newPage();
  await page.goto(address);
  await page.locator("math").first().waitFor();
  const parts = await partsOnPage(page);
  const problems = (await unseenParts(page, reader, parts)).map(({ kind, of }) => `no ${kind} is seen in ${of}`);
  const total = { root: 0, "fraction bar": 0, fence: 0 };
  for (const [at, tex] of formulas.entries()) {
    const mine = parts.filter(({ specimen }) => specimen === String(at));
    for (const [kind, wanted] of Object.entries(asked(tex)) as [keyof typeof total, number][]) {
      const drawn = mine.filter((part) => part.kind === kind).length;
      total[kind] += drawn;
      if (drawn !== wanted) problems.push(`${wanted} × ${kind} asked for and ${drawn} drawn in ${tex}`);
    }
  }
  await page.setViewportSize({ width: PHONE, height: 740 });
  const { wide, sideways } = await page.evaluate(() => ({
    wide: [...document.querySelectorAll<HTMLElement>("[data-specimen]")]
      .filter((item) => [...item.querySelectorAll("p")].some((line) => line.scrollWidth > line.clientWidth))
      .map((item) => Number(item.dataset.specimen)),
    sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }));
  if (sideways) problems.push(`the page scrolls sideways at ${PHONE} px`);
  await Promise.all([page.close(), reader.close()]);
  return {
    formulas: formulas.length,
    roots: total.root,
    bars: total["fraction bar"],
    fences: total.fence,
    problems,
    wide: wide.map((at) => formulas[at]!),
  };
}
