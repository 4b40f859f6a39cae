// Settings take effect on the open page, in a test, and on the next device.
import type { Page, Response } from "@playwright/test";
import { settings, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";
import { apiOf, lookAround, signedInCandidate, sittingOnServer } from "./testing/sittings.ts";

test.use({ serviceWorkers: "allow" });

test.setTimeout(180_000);

const updated = (page: Page) => page.getByRole("status").filter({ hasText: "Settings Updated" }).last();
const html = (page: Page) => page.locator("html");

const isRemembered = (response: Response) =>
  response.request().method() === "PUT" && response.url().endsWith("/settings");

async function flip(page: Page, name: string) {
  const kept = page.waitForResponse(isRemembered);
  await page.getByRole("switch", { name }).click();
  await kept;
  await expect(updated(page)).toContainText("Your preferences have been saved.");
}

test("the look of the page follows the settings, here and on the next device", async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const candidate = await signedInCandidate(page, baseURL!);
  await page.goto("/profile");
  await page.getByRole("link", { name: "Privacy Settings" }).click();
  await expect(page.getByRole("heading", { name: "Privacy", exact: true })).toBeInViewport();
  await expect(page.getByText(/version \d+\.\d+\.\d+/)).toBeVisible();
  await lookAround(page, look, "settings");

  await page.getByLabel("Dark mode").last().selectOption("On");
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
  await expect(updated(page)).toBeVisible();
  await flip(page, "Animations");
  await expect(html(page)).toHaveAttribute("data-motion", "off");
  const moves = () =>
    page.getByRole("switch", { name: "Animations" }).evaluate((input) => {
      return getComputedStyle(input.nextElementSibling!).transitionDuration;
    });
  expect(await moves()).toBe("0s");
  await flip(page, "Game elements");
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Personal Information" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recent Achievements" })).toBeHidden();

  const other = await (await browser.newContext({ baseURL })).newPage();
  await signInTab(other, "candidate", candidate.token);
  await other.goto("/profile");
  await expect(html(other)).toHaveAttribute("data-theme", "dark");
  await expect(html(other)).toHaveAttribute("data-motion", "off");
  await expect(other.getByRole("heading", { name: "Recent Achievements" })).toBeHidden();
  // The moon changes only this device, until the settings themselves change again.
  await other.getByRole("button", { name: "Dark mode" }).last().click();
  await other.reload();
  await expect(html(other)).toHaveAttribute("data-theme", "light");
  await other.close();
});

test("sound, data saver and auto-save take effect in a test, and no answer is lost", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const heard = window as unknown as { ticks: number };
    heard.ticks = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.ticks += 1;
      start.call(this, when);
    };
  });
  await page.route("**/api/candidates/exams/*/subjects/*/questions*", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (body.data) body.data.exams[0].image_url = "/icon-192.png";
    await route.fulfill({ response, json: body });
  });
  const candidate = await signedInCandidate(page, baseURL!);
  await page.goto("/settings");
  await flip(page, "Sound effects");
  await flip(page, "Data saver");
  await flip(page, "Auto-save");

  const saves: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().endsWith(sittings.saveAnswers.path)) saves.push(request.url());
  });
  await page.goto("/practice-tests?tab=waec");
  await page.getByRole("button", { name: /Start Test.*Biology/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  await expect(page.locator(".ask img")).toHaveCount(0);
  await page.getByRole("button", { name: "Show picture" }).click();
  await expect(page.locator(".ask img")).toBeVisible();

  await page.keyboard.press("b");
  await expect(page.getByText("On this device", { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => (window as unknown as { ticks: number }).ticks)).toBe(1);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.locator(".option").nth(2).click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { ticks: number }).ticks)).toBe(2);
  await expect(page.getByText("On this device", { exact: true })).toBeVisible();
  expect(saves).toEqual([]);
  const there = () => sittingOnServer(baseURL!, candidate, page);
  expect((await there()).answers.filter(({ selected_option }) => selected_option)).toEqual([]);

  await page.reload();
  await expect(page.getByRole("heading", { name: "Question 2 of 10" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^C:/ })).toBeChecked();
  const sitting = page.url();
  await page.getByRole("button", { name: "Exit Test" }).click();
  await expect(page).not.toHaveURL(sitting);
  const session_id = new URL(sitting).pathname.split("/")[2]!;
  const saved = async () => (await apiOf(baseURL!, candidate).call(sittings.read, { session_id })).answers;
  await expect
    .poll(async () => (await saved()).map(({ selected_option }) => selected_option).sort())
    .toEqual(["B", "C"]);
});

test("two switches changed on a slow connection keep their state, in any order of responses", async ({
  page,
  baseURL,
}) => {
  const candidate = await signedInCandidate(page, baseURL!);
  let letIn = () => {};
  const held = new Promise<void>((go) => {
    letIn = go;
  });
  await page.route("**/api/candidates/settings", async (route) => {
    const isFirst = route.request().postDataJSON()?.sound_effects !== undefined;
    const reply = route.request().method() === "PUT" && isFirst ? await route.fetch() : null;
    if (!reply) return route.continue();
    await held;
    await route.fulfill({ response: reply });
  });
  await page.goto("/settings");
  const sound = page.getByRole("switch", { name: "Sound effects" });
  const saver = page.getByRole("switch", { name: "Data saver" });
  const before = await sound.isChecked();
  await sound.click();
  await flip(page, "Data saver");
  await expect(saver).toBeChecked();
  await expect(sound).toBeChecked({ checked: !before });
  letIn();
  await page.waitForResponse(isRemembered);
  await expect(page.getByRole("status").filter({ hasText: "Settings Updated" })).not.toHaveCount(0);
  await expect(saver).toBeChecked();
  await expect(sound).toBeChecked({ checked: !before });
  const { settings: there } = await apiOf(baseURL!, candidate).call(settings.read, {});
  expect(there).toMatchObject({ data_saver: true });
});

test("push stays off if the browser refuses it", async ({ page, baseURL }) => {
  await signedInCandidate(page, baseURL!);
  await page.addInitScript(() => {
    Notification.requestPermission = async () => "denied";
  });
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Push notifications" }).click();
  await expect(page.getByRole("alert")).toContainText(/browser/);
  await expect(page.getByRole("switch", { name: "Push notifications" })).not.toBeChecked();
});
