// A fake language in which each word is two fifths longer than the English one and has dots below. On a phone nothing
// is wider than the window and no text is cut off, even with text twice as large.
import type { Page } from "@playwright/test";
import { auth, createClient, exams, sittings } from "@sabiprep/contract";
import { messages as hausa } from "../apps/web/src/locales/ha.ts";
import { candidateScreens } from "./testing/candidate-screens.ts";
import { findClippedTexts } from "./testing/cut-texts.ts";
import { expect, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";
import { findOverflowing } from "./testing/too-wide.ts";

test.setTimeout(240_000);

const DOTTED: Record<string, string> = { a: "ạ", e: "ẹ", i: "ị", o: "ọ", s: "ṣ", u: "ụ" };

const lengthenWord = (word: string): string =>
  (word + word.slice(-Math.ceil(word.length * 0.4)).toLowerCase()).replaceAll(/[aeiosu]/g, (letter) => DOTTED[letter]!);

/** Placeholders stay as they are, plural forms do not. */
const PLACE = /(\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/;
const lengthen = (message: string): string =>
  message
    .split(PLACE)
    .map((part, at) => (at % 2 === 1 ? lengthenPluralForms(part) : part.replaceAll(/\p{L}+/gu, lengthenWord)))
    .join("");

const lengthenPluralForms = (place: string): string =>
  place.replaceAll(/(one|other) \{((?:[^{}]|\{[^{}]*\})*)\}/g, (_, form, text) => `${form} {${lengthen(text)}}`);

const long = JSON.stringify(Object.fromEntries(Object.keys(hausa).map((english) => [english, lengthen(english)])));

/** It replaces Hausa, in the same way as corrections by native readers. */
async function usePseudoLocale(page: Page) {
  await page.route("**/api/languages/ha", (route) => route.fulfill({ contentType: "application/json", body: long }));
  await page.evaluate((long) => {
    localStorage.setItem("language", "ha");
    localStorage.setItem("words:ha", long);
  }, long);
}

async function examine(page: Page, screen: string) {
  await page.waitForLoadState("networkidle");
  for (const size of ["", "200%"]) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
    expect.soft(await findOverflowing(page), `${screen} ${size}: wider than the window`).toEqual([]);
    expect.soft(await findClippedTexts(page), `${screen} ${size}: cut off`).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "";
  });
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
});

test("a candidate's screens fit words two fifths longer, even in large text", async ({ page, baseURL }) => {
  const anyone = createClient({ baseUrl: `${baseURL}/api`, token: () => null });
  const { access_token } = await anyone.call(auth.login, { email: "student@demo.ng", password: "Student123" });
  // With an unfinished test, which several screens show first.
  const theirs = createClient({ baseUrl: `${baseURL}/api`, token: () => access_token });
  const exam = (await theirs.call(exams.list, {})).find(({ name }) => name === "JAMB")!;
  const { subjects } = await theirs.call(exams.subjects, { exam_type_id: exam.uuid });
  await theirs.call(sittings.start, { exam_id: exam.uuid, subject_id: subjects[0]!.uuid });
  await signInTab(page, "candidate", access_token);
  await usePseudoLocale(page);
  for (const path of [...candidateScreens, "/offline"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The language is ready: its catalogue has loaded.
    await expect(page.locator("html")).toHaveAttribute("lang", "ha");
    await examine(page, path);
  }
});

test("a test, its result and its review fit words two fifths longer", async ({ page, baseURL }) => {
  const anyone = createClient({ baseUrl: `${baseURL}/api`, token: () => null });
  const { access_token } = await anyone.call(auth.login, { email: "student@demo.ng", password: "Student123" });
  await signInTab(page, "candidate", access_token);
  await usePseudoLocale(page);
  await page.goto("/practice-tests?tab=waec");
  const start = page.getByRole("button", { name: new RegExp(`${lengthen("Start Test")}.*Biology`) });
  await start.click();
  await examine(page, "start of a test");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: lengthen("Start Test") })
    .click();
  // Its first question shows before the test has loaded. The Next button and the keyboard keys work once the test has
  // loaded.
  await expect(page.getByRole("button", { name: lengthen("Next"), exact: true })).toBeVisible();
  await examine(page, "test");
  await page.keyboard.press("s");
  await expect(page.getByRole("button", { name: lengthen("Submit test") })).toBeVisible();
  await examine(page, "end of a test");
  await page.getByRole("button", { name: lengthen("Submit test") }).click();
  await expect(page).toHaveURL(/result/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await examine(page, "result");
});

test("the visitor forms fit words two fifths longer", async ({ page }) => {
  await page.goto("/favicon.svg");
  await usePseudoLocale(page);
  for (const path of ["/login", "/register", "/password/request", "/contact", "/try"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "ha");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await examine(page, path);
  }
});
