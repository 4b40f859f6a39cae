// Targets for the thumb are large enough, are in the expected place, and do not shout.
import type { Page } from "@playwright/test";
import { auth, createClient } from "@sabiprep/contract";
import { candidateScreens } from "./testing/candidate-screens.ts";
import { expect, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";
import { lookAround } from "./testing/sittings.ts";

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };
const MIN_HEIGHT = 44;

async function signInDemo(page: Page, baseURL: string) {
  const anyone = createClient({ baseUrl: `${baseURL}/api`, token: () => null });
  const { access_token } = await anyone.call(auth.login, { email: "student@demo.ng", password: "Student123" });
  await signInTab(page, "candidate", access_token);
}

/**
 * Finds targets that are lower than a fingertip. A link within a sentence has the lines around it. If a full row is one
 * link, the row counts.
 */
const tooLow = (page: Page) =>
  page.locator("main").evaluate((main, least) => {
    const inSentence = (part: Element) =>
      getComputedStyle(part).display === "inline" &&
      part.parentElement?.textContent?.trim() !== part.textContent?.trim();
    return [...main.querySelectorAll("a, button, summary, [role=tab]")]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1 && !inSentence(part))
      .flatMap((part) => {
        const target = (part.matches(".tap") && part.closest(".tap-row")) || part;
        const height = Math.round(target.getBoundingClientRect().height);
        return height < least ? [`${part.textContent?.trim() || part.getAttribute("aria-label")}: ${height}`] : [];
      });
  }, MIN_HEIGHT);

test("on a phone every target is as high as a fingertip", async ({ page, baseURL }) => {
  test.slow();
  await page.setViewportSize(phone);
  await signInDemo(page, baseURL!);
  for (const path of [...candidateScreens, "/practice-tests?tab=completed", "/offline"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.locator(".skeleton")).toHaveCount(0);
    expect.soft(await tooLow(page), path).toEqual([]);
  }
  // The row of a finished test is one target: its score opens it, and so does its title.
  await page.goto("/practice-tests?tab=completed");
  const score = page.locator(".tap-row .num").first();
  // Away from the bar at the foot of the window, which would catch the tap.
  await score.evaluate((part) => part.scrollIntoView({ block: "center" }));
  await score.click({ force: true });
  await expect(page).toHaveURL(/\/test\/[^/]+\/result$/);
});

test("settings start with looks and language and end with the student's data, and the weekly trend is as wide as a phone", async ({
  page,
  baseURL,
  look,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  await signInDemo(page, baseURL!);
  await page.goto("/settings");
  const clear = page.getByRole("button", { name: "Clear data" });
  await expect(clear).toBeVisible();
  const top = async (name: string) => (await page.getByRole("heading", { name, exact: true }).boundingBox())!.y;
  expect(await top("Preferences")).toBeLessThan(await top("Your data"));
  await expect(page.locator("main .btn-danger")).toHaveCount(0);
  await lookAround(page, look, "settings");

  await page.setViewportSize(phone);
  await page.goto("/performance");
  const chart = page.getByRole("img", { name: /^Average score over time/ });
  await chart.scrollIntoViewIfNeeded();
  const share = () =>
    chart.evaluate((svg) => svg.querySelector(".grid-line")!.getBoundingClientRect().width / svg.clientWidth);
  await expect.poll(share).toBeGreaterThan(0.7);
  await expect(page.locator(".chart-names li").first()).toBeVisible();
  await lookAround(page, look, "weekly-trend");
  await page.setViewportSize(laptop);
  await expect(page.locator(".chart-names")).toHaveCount(0);
});

test("the offline page has the same bar as other screens on a phone, and continues without a reload", async ({
  page,
  baseURL,
  look,
}) => {
  await page.setViewportSize(phone);
  await signInDemo(page, baseURL!);
  await page.goto("/offline");
  const bar = page.getByRole("navigation", { name: "Quick menu" });
  await expect(bar.getByRole("link")).toHaveCount(4);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await lookAround(page, look, "offline-signed-in");
  await expect(bar).toBeHidden();
  await page.setViewportSize(phone);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await bar.getByRole("link", { name: "Practise" }).click();
  await expect(page.getByRole("heading", { name: "Practice Tests" })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/offline");
  await expect(page.getByText("You are not signed in here.")).toBeVisible();
  await expect(bar).toHaveCount(0);
});
