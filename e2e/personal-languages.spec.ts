// Yoruba, Igbo and Hausa on a phone, from the first form to the schedule and on the public pages: no catalogue text is
// left in English, and nothing is wider than the window, even with text twice as large.
import type { Page } from "@playwright/test";
import { createClient, languageDesk, staff } from "@sabiprep/contract";
import { messages as hausa } from "../apps/web/src/locales/ha.ts";
import { pageMessages as hausaPages } from "../apps/web/src/locales/ha-pages.ts";
import { messages as igbo } from "../apps/web/src/locales/ig.ts";
import { pageMessages as igboPages } from "../apps/web/src/locales/ig-pages.ts";
import { messages as yoruba } from "../apps/web/src/locales/yo.ts";
import { pageMessages as yorubaPages } from "../apps/web/src/locales/yo-pages.ts";
import { aColleague } from "./testing/colleague.ts";
import { englishLeft } from "./testing/english-left.ts";
import { expect, test } from "./testing/journey.ts";
import { newEmail, signInTab } from "./testing/people.ts";
import { signedInCandidate } from "./testing/sittings.ts";
import { findOverflowing } from "./testing/too-wide.ts";

test.setTimeout(180_000);

const phone = { width: 360, height: 740 };

const languages = [
  { code: "ig", name: "Igbo", catalogue: igbo, pages: igboPages },
  { code: "yo", name: "Yorùbá", catalogue: yoruba, pages: yorubaPages },
  { code: "ha", name: "Hausa", catalogue: hausa, pages: hausaPages },
];

const largeLetters = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, size);

for (const { code, name, catalogue } of languages)
  test(`${name}: registering, a first test, its result, review, plan and schedule`, async ({ page, look, forgive }) => {
    forgive(/status of 400/);
    const say = (english: string) => catalogue[english]!;
    /** Roles and colours are the same in every language and are checked in one. Texts and their width are not. */
    const examine = async (screen: string) => {
      if (code === "yo" || process.env.LOOKS === "all") await look(`${screen}-${code}-360`);
      expect.soft(await englishLeft(page, catalogue), `English on ${screen}`).toEqual([]);
      expect.soft(await findOverflowing(page), `wider than the window on ${screen}`).toEqual([]);
      await largeLetters(page, "200%");
      expect.soft(await findOverflowing(page), `wider than the window on ${screen}, large letters`).toEqual([]);
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
    await expect(page.getByRole("link", { name: say("Terms of Service") })).toHaveAttribute("href", `/${code}/terms`);
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
    // Its first question shows before the test has loaded. The Next button and the keyboard keys work once the test has
    // loaded.
    await expect(page.getByRole("button", { name: say("Next"), exact: true })).toBeVisible();
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
    // The server's own texts, in the language of the page.
    await expect(page.getByText(say("Choose a date in the future"))).toBeVisible();
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

for (const { code, name, catalogue, pages } of languages)
  test(`${name}: the public pages, and the way through them`, async ({ page, request, look }) => {
    const all: Record<string, string> = { ...catalogue, ...pages };
    await page.setViewportSize(phone);
    for (const path of ["", "/help", "/faq", "/contact", "/terms", "/privacy", "/cookies"]) {
      const response = await page.goto(`/${code}${path}`);
      expect(response!.headers()["content-security-policy"]).toContain("trusted-types sabiprep");
      await expect(page.locator("html")).toHaveAttribute("lang", code);
      // Stated in the tags for search engines: the page itself, and the same page in every other language.
      const alternates = await page
        .locator("link[rel=alternate]")
        .evaluateAll((links) =>
          links.map(
            (link) => `${(link as HTMLLinkElement).hreflang} ${new URL((link as HTMLLinkElement).href).pathname}`,
          ),
        );
      expect(alternates.sort()).toEqual(
        [`en-NG ${path || "/"}`, ...languages.map((other) => `${other.code} /${other.code}${path}`)].sort(),
      );
      expect.soft(await englishLeft(page, all), `English on ${path}`).toEqual([]);
      expect.soft(await findOverflowing(page), `wider than the window on ${path}`).toEqual([]);
      await largeLetters(page, "200%");
      expect.soft(await findOverflowing(page), `wider than the window on ${path}, large letters`).toEqual([]);
      await largeLetters(page, "");
      if (code === "yo" || process.env.LOOKS === "all") await look(`public${path.replace("/", "-")}-${code}-360`);
      // Every link to a page that exists in this language leads to that version, except the link to the legally binding
      // text.
      const inEnglish = await page
        .locator("a[href]:not([data-language])")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
      expect(inEnglish.filter((href) => /^\/(help|faq|contact|terms|privacy|cookies|$)/.test(href))).toEqual(
        path === "/terms" || path === "/privacy" ? [path] : [],
      );
    }
    const sitemap = await (await request.get("/sitemap.xml")).text();
    for (const path of ["", "/help", "/terms"]) expect(sitemap).toContain(`/${code}${path}</loc>`);

    // The language links at the foot lead to the same page. Links on that page stay in its language.
    await page.goto("/faq");
    await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name }).click();
    await expect(page).toHaveURL(`/${code}/faq`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(all["Frequently asked questions"]!);
    await page.evaluate(() => localStorage.clear());
    await page.getByRole("contentinfo").getByRole("link", { name: all.Contact!, exact: true }).click();
    await expect(page).toHaveURL(`/${code}/contact`);
    await page.getByRole("button", { name: all.Send!, exact: true }).click();
    await expect(page.getByText(all["Your message is required"]!)).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: all.Login!, exact: true }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.locator("html")).toHaveAttribute("lang", code);
  });

test("a language is switched without a reload, and only its own catalogue is loaded", async ({
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

  // After sign-out the device keeps the chosen language. Leave the app first, because it would redirect to the sign-in
  // automatically.
  await page.goto("/favicon.svg");
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/login");
  await page.getByRole("button", { name: say("Sign in"), exact: true }).click();
  await expect(page.getByText(say("Email is required"))).toBeVisible();
  expect([...fetched]).toEqual(["ha"]);
});

test("staff export a language's list, import it corrected, and the page shows it immediately", async ({
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
  await expect(page.getByText(/^\d{4} texts, 0 corrected$/).first()).toBeVisible();
  await look("language-desk-1280");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Download the list.*Hausa/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^texts-ha-.*\.csv$/);

  const bring = (text: string, english = "Sign in") =>
    page.getByLabel("Upload a corrected list").setInputFiles({
      name: "texts-ha.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`language,english,text\nhausa,${english},"${text}"\n`),
    });
  await bring("Shiga {now}");
  // The first upload asks for the password.
  await page.getByLabel("Your password").fill("Admin12345");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Row 2: do not change the placeholders in braces: none.");
  await bring("Shiga yanzu");
  // Nothing is live before a second person has reviewed it.
  await expect(page.getByText("Texts changed: 1 of 1. Another member of staff must confirm this.")).toBeVisible();
  const waits = page.getByRole("region", { name: "Waiting for confirmation" });
  await expect(waits).toContainText("Shiga yanzu");
  await expect(waits.getByRole("button", { name: "Confirm" })).toHaveCount(0);
  await look("language-desk-waiting-1280");
  await page.setViewportSize({ width: 360, height: 740 });
  await look("language-desk-waiting-360");
  await page.setViewportSize({ width: 1280, height: 800 });
  const again = await anyone.call(staff.login, { email: "admin@demo.ng", password: "Admin12345" });
  if (!("token" in again)) throw new Error("The demo account has a second step.");
  const office = createClient({ baseUrl: `${baseURL}/api`, token: () => again.token });
  const token = await aColleague(office, "Efe Second", "editor");
  const second = createClient({ baseUrl: `${baseURL}/api`, token: () => token });
  await second.call(staff.confirm, { password: "Awka2026x" });
  const confirmAll = async () => {
    const { items } = await second.call(languageDesk.waiting, {});
    await second.call(languageDesk.confirm, { uuids: items.map(({ uuid }) => uuid) });
  };
  await confirmAll();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/ha");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(hausaPages["Pass Your Secondary School Exams"]!);
  await visitor.getByRole("navigation", { name: hausa.Language! }).getByRole("link", { name: "Hausa" }).click();
  await visitor.goto("/login");
  await expect(visitor.locator("html")).toHaveAttribute("lang", "ha");
  // The correction is known from the second page on, so no page is rendered again for it.
  await visitor.waitForLoadState("networkidle");
  await visitor.goto("/login");
  await expect(visitor.getByRole("button", { name: "Shiga yanzu", exact: true })).toBeVisible();

  // A page that was rendered when the app was built shows it too.
  const asked = "Frequently asked questions";
  const changed = page.waitForResponse((reply) => /languages/.test(reply.url()) && reply.request().method() === "POST");
  await bring("Tambayoyin yau", asked);
  expect((await changed).ok()).toBe(true);
  await confirmAll();
  await expect(async () => {
    await visitor.goto("/ha/faq");
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Tambayoyin yau", { timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
  await visitor.context().close();
  await bring(hausaPages[asked]!, asked);
  await bring(hausa["Sign in"]!);
  await expect(waits).toContainText(hausa["Sign in"]!);
  await confirmAll();
});
