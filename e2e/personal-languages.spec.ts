// Yoruba, Igbo and Hausa from the first form to the schedule, on a phone: nothing of the catalogue is left in English, nothing is wider
// than the window, also with letters twice as large.
import type { Page } from "@playwright/test";
import { createClient, staff } from "@sabiprep/contract";
import { messages as hausa } from "../apps/web/src/locales/ha.ts";
import { messages as igbo } from "../apps/web/src/locales/ig.ts";
import { messages as yoruba } from "../apps/web/src/locales/yo.ts";
import { englishLeft } from "./testing/english-left.ts";
import { expect, expectNoSidewaysScroll, test } from "./testing/journey.ts";
import { newEmail, signInTab } from "./testing/people.ts";
import { signedInCandidate } from "./testing/sitting-room.ts";

test.setTimeout(180_000);

const phone = { width: 360, height: 740 };

const languages = [
  { code: "yo", name: "Yorùbá", catalogue: yoruba },
  { code: "ig", name: "Igbo", catalogue: igbo },
  { code: "ha", name: "Hausa", catalogue: hausa },
];

const largeLetters = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);

/** What makes the page scroll sideways, outermost first; nothing where it does not. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 6)
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`);
  });

for (const { code, name, catalogue } of languages)
  test(`${name}: registering, a first test, its result, review, plan and schedule`, async ({ page, look, forgive }) => {
    forgive(/status of 400/);
    const say = (english: string) => catalogue[english]!;
    /** Roles and colours are the same in every language and examined in one; words and their width are not. */
    const examine = async (screen: string) => {
      if (code === "yo" || process.env.LOOKS === "all") await look(`${screen}-${code}-360`);
      expect.soft(await englishLeft(page, catalogue), `English on ${screen}`).toEqual([]);
      expect.soft(await tooWide(page), `wider than the window on ${screen}`).toEqual([]);
      await largeLetters(page, "200%");
      expect.soft(await tooWide(page), `wider than the window on ${screen}, large letters`).toEqual([]);
      await largeLetters(page, "");
    };
    await page.setViewportSize(phone);
    await page.goto("/favicon.svg");
    await page.evaluate((code) => localStorage.setItem("language", code), code);
    await page.goto("/register");
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    const create = page.getByRole("button", { name: say("Create account"), exact: true });
    await expect(create).toBeEnabled();
    await page.locator("[name=email]").fill("nobody");
    await create.click();
    await expect(page.getByText(say("Invalid email address"))).toBeVisible();
    await examine("register");
    await page.locator("[name=first_name]").fill("Chiamaka");
    await page.locator("[name=last_name]").fill("Okafor");
    await page.locator("[name=email]").fill(newEmail(`speaks-${code}`));
    await page.locator("[name=password]").fill("Enugu2026");
    await create.click();

    await expect(page).toHaveURL("/complete-profile");
    await page.getByRole("button", { name: "JAMB", exact: true }).click();
    await expect(page.getByRole("group", { name: say("Your subjects") })).toBeVisible();
    await examine("complete-profile");
    await page.locator("[name=phone]").fill("0803 123 4567");
    await page.getByRole("button", { name: "SS3", exact: true }).click();
    await page.locator("[name=terms_and_conditions]").check();
    await page.getByRole("button", { name: say("Complete profile") }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await examine("dashboard");

    await page.goto("/practice-tests?tab=waec");
    await page.getByRole("button", { name: new RegExp(`${say("Start Test")}.*Biology`) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("Start Test") })
      .click();
    const first = say("Question {n} of {total}").replace("{n}", "1").replace("{total}", "10");
    await expect(page.getByRole("heading", { name: first })).toBeVisible();
    await expect(page.locator(".question").first()).toHaveAttribute("lang", "en");
    await examine("test");
    await page.keyboard.press("s");
    const sent = page.waitForResponse(/submit-answers/);
    await page.getByRole("button", { name: say("Submit test") }).click();
    await expect(page.getByRole("heading", { level: 1, name: say("Keep practicing!") })).toBeVisible();
    expect((await sent).ok()).toBe(true);
    await examine("result");

    await page.goto("/review");
    await page.getByRole("button", { name: say("Set your exam date") }).click();
    const day = page.locator("dialog [type=date]");
    await day.fill("2020-01-01");
    await page.getByRole("button", { name: say("Save"), exact: true }).click();
    // The server's own words, in the language of the page.
    await expect(page.getByText(say("Choose a day that is still to come"))).toBeVisible();
    await day.fill(new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10));
    await page.getByRole("button", { name: say("Save"), exact: true }).click();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await examine("review");

    await page.goto("/study-schedule");
    await page
      .getByRole("button", { name: say("Add Session"), exact: true })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: say("Add Session") }).click();
    await expect(dialog.getByText(say("Title is required"))).toBeVisible();
    await examine("schedule");
    for (const path of ["/subscriptions", "/performance", "/leaderboard", "/profile", "/offline"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await examine(path.slice(1));
    }
  });

test("a language is switched to without a reload, and only its own catalogue comes", async ({
  page,
  baseURL,
  look,
}) => {
  const say = (english: string) => hausa[english]!;
  const fetched = new Set<string>();
  page.on("request", (request) => {
    const [, language] = /\/assets\/(yo|ig|ha)-[^/]+\.js/.exec(request.url()) ?? [];
    if (language) fetched.add(language);
  });
  await signedInCandidate(page, baseURL!);
  await page.goto("/settings");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByLabel("Language").selectOption("Hausa");
  await expect(page.getByRole("heading", { level: 1, name: say("Settings") })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "ha");
  await expect(page.locator("#language")).toBeFocused();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(await englishLeft(page, hausa)).toEqual([]);
  await look("settings-ha-1280");

  // Signed out, the device still speaks the language it was taught. Out of the app first, which would leave for the sign-in by itself.
  await page.goto("/favicon.svg");
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/login");
  await page.getByRole("button", { name: say("Sign in"), exact: true }).click();
  await expect(page.getByText(say("Email is required"))).toBeVisible();
  expect([...fetched]).toEqual(["ha"]);
});

/** Every word two fifths longer, as the longest of the languages are; places in braces stay. */
const lengthened = (message: string): string =>
  message
    .split(/(\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})/)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replaceAll(/\p{L}+/gu, (word) => word + word.slice(-Math.ceil(word.length * 0.4)).toLowerCase()),
    )
    .join("");

test("texts two fifths longer than English leave a phone's screens whole", async ({ page, baseURL }) => {
  const long = JSON.stringify(Object.fromEntries(Object.keys(hausa).map((english) => [english, lengthened(english)])));
  await page.route("**/api/languages/ha", (route) => route.fulfill({ contentType: "application/json", body: long }));
  await page.setViewportSize(phone);
  await signedInCandidate(page, baseURL!);
  await page.evaluate((long) => {
    localStorage.setItem("language", "ha");
    localStorage.setItem("words:ha", long);
  }, long);
  for (const path of [
    "/dashboard",
    "/practice-tests",
    "/past-questions",
    "/review",
    "/study-schedule",
    "/subscriptions",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(lengthened("Practise"), { exact: true }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectNoSidewaysScroll(page);
  }
});

test("staff take the list of a language out, bring it back corrected, and the page says it at once", async ({
  page,
  browser,
  look,
  forgive,
  baseURL,
}) => {
  forgive(/status of 400/);
  const anyone = createClient({ baseUrl: `${baseURL}/api`, token: () => null });
  const owner = await anyone.call(staff.login, { email: "admin@demo.ng", password: "Admin12345" });
  if (!("token" in owner)) throw new Error("The demo account has a second step.");
  await signInTab(page, "staff", owner.token);
  await page.goto("/admin/settings");
  await page.getByRole("tab", { name: "Languages" }).click();
  await expect(page.getByText(/^\d{4} texts, 0 corrected here$/).first()).toBeVisible();
  await look("language-desk-1280");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Download the list.*Hausa/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^texts-ha-.*\.csv$/);

  const bring = (text: string) =>
    page.getByLabel("Bring a corrected list back").setInputFiles({
      name: "texts-ha.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`language,english,text\nhausa,Sign in,${text}\n`),
    });
  await bring("Shiga {now}");
  await expect(page.getByRole("alert")).toContainText("Row 2: the places in braces have to stay as they are: none.");
  await bring("Shiga yanzu");
  await expect(page.getByText("1 of 1 texts were changed. They are in force.")).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/ha");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(hausa["Pass Your Secondary School Exams"]!);
  await visitor.getByRole("navigation", { name: hausa.Language! }).getByRole("link", { name: "Hausa" }).click();
  await visitor.goto("/login");
  await expect(visitor.locator("html")).toHaveAttribute("lang", "ha");
  // Known from the second page on: none is drawn anew for a correction.
  await visitor.waitForLoadState("networkidle");
  await visitor.goto("/login");
  await expect(visitor.getByRole("button", { name: "Shiga yanzu", exact: true })).toBeVisible();
  await visitor.context().close();
  await bring(hausa["Sign in"]!);
  await expect(page.getByText("1 of 1 texts were changed. They are in force.")).toBeVisible();
});
