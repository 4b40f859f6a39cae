// Checks that a screen fits a phone of 360 px in one language: nothing is wider than the window, no text or button is
// cut off, and no catalogue text is left in English.
import { expect, type Page, test } from "@playwright/test";
import { messages as hausa } from "../../apps/web/src/locales/ha.ts";
import { messages as igbo } from "../../apps/web/src/locales/ig.ts";
import { messages as yoruba } from "../../apps/web/src/locales/yo.ts";
import { findClippedTexts } from "./cut-texts.ts";
import { englishLeft } from "./english-left.ts";
import { findOverflowing } from "./too-wide.ts";

export const phoneSize = { width: 360, height: 740 };

/** The longest words come first, since npm test runs the first journey of a file. */
const catalogues = { yo: yoruba, ig: igbo, ha: hausa, en: null };
export type Language = keyof typeof catalogues;
export const languages = Object.keys(catalogues) as Language[];

/** Chosen as in the settings, before the first screen. */
export async function speak(page: Page, language: Language) {
  await page.goto("/favicon.svg");
  await page.evaluate((language) => localStorage.setItem("language", language), language);
}

/** With LOOKS=all it also saves a picture of the full page. */
export async function expectToFit(page: Page, screen: string, language: Language) {
  await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
  await page.waitForLoadState("networkidle");
  const name = `${screen} in ${language}`;
  expect.soft(await findOverflowing(page), `${name}: wider than the window`).toEqual([]);
  expect.soft(await findClippedTexts(page), `${name}: cut off`).toEqual([]);
  const catalogue = catalogues[language];
  if (catalogue) expect.soft(await englishLeft(page, catalogue), `${name}: left in English`).toEqual([]);
  if (process.env.LOOKS !== "all") return;
  const picture = `${screen.split("?")[0]!.replaceAll(/[^a-z]+/gi, "-")}-${language}`;
  await page.screenshot({ path: `${test.info().project.outputDir}/screens/fits${picture}.png`, fullPage: true });
}
