// The same screens in Yoruba, Igbo and Hausa, on a phone and on a laptop.
import { messages as hausa } from "../apps/web/src/locales/ha.ts";
import { messages as igbo } from "../apps/web/src/locales/ig.ts";
import { messages as yoruba } from "../apps/web/src/locales/yo.ts";
import { expect, expectNoSidewaysScroll, test } from "./testing/journey.ts";
import { signedInCandidate } from "./testing/sitting-room.ts";

test.setTimeout(180_000);

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 900 };

const languages = [
  { code: "yo", name: "Yorùbá", catalogue: yoruba },
  { code: "ig", name: "Igbo", catalogue: igbo },
  { code: "ha", name: "Hausa", catalogue: hausa },
];

for (const { code, name, catalogue } of languages)
  test(`${name} is switched to without a reload, and only its own catalogue comes`, async ({ page, baseURL, look }) => {
    const say = (english: string) => catalogue[english]!;
    // Roles and colours are the same in every language and examined in one; the width of the words is not.
    const examine = (screen: string) =>
      code === "yo" || process.env.LOOKS === "all" ? look(screen) : expectNoSidewaysScroll(page);
    const fetched = new Set<string>();
    page.on("request", (request) => {
      const [, language] = /\/assets\/(yo|ig|ha)-[^/]+\.js/.exec(request.url()) ?? [];
      if (language) fetched.add(language);
    });
    await signedInCandidate(page, baseURL!);
    await page.goto("/settings");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByLabel("Language").selectOption(name);
    await expect(page.getByRole("heading", { level: 1, name: say("Settings") })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await expect(page.locator("#language")).toBeFocused();
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    await examine(`settings-${code}-1280`);
    await page.setViewportSize(phone);
    await examine(`settings-${code}-360`);

    await page.goto("/dashboard");
    await expect(page.getByRole("link", { name: say("Practise"), exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await examine(`dashboard-${code}-360`);
    await page.setViewportSize(laptop);
    await expect(page.getByRole("link", { name: say("Practice Tests") }).first()).toBeVisible();
    await examine(`dashboard-${code}-1280`);

    await page.goto("/practice-tests?tab=waec");
    await page.getByRole("button", { name: new RegExp(`${say("Start Test")}.*Biology`) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("Start Test") })
      .click();
    const first = say("Question {n} of {total}").replace("{n}", "1").replace("{total}", "10");
    await expect(page.getByRole("heading", { name: first })).toBeVisible();
    await examine(`test-${code}-1280`);
    await page.setViewportSize(phone);
    await examine(`test-${code}-360`);
    await page.keyboard.press("s");
    const sent = page.waitForResponse(/submit-answers/);
    await page.getByRole("button", { name: say("Submit test") }).click();
    await expect(page.getByRole("heading", { level: 1, name: say("Keep practicing!") })).toBeVisible();
    await examine(`result-${code}-360`);
    expect((await sent).ok()).toBe(true);

    // Signed out, the device still speaks the language it was taught.
    // Out of the app first, which would leave for the sign-in by itself.
    await page.goto("/favicon.svg");
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/login");
    await page.getByRole("button", { name: say("Sign in"), exact: true }).click();
    await expect(page.getByText(say("Email is required"))).toBeVisible();
    await examine(`login-${code}-360`);
    expect([...fetched]).toEqual([code]);
  });
