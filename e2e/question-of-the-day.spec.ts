// One question a day for everybody: on the landing page without a script, on the dashboard, and on its own page where a
// push notification leads.
import { daily } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { apiOf, lookAround, signedInCandidate } from "./testing/sittings.ts";

const sizes = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } };

for (const [device, viewport] of Object.entries(sizes))
  test(`a visitor answers it from the landing page and is told why (${device})`, async ({ page, look }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.goto("/");
    const band = page.getByRole("region", { name: "Question of the day" });
    await expect(band.getByRole("link")).toHaveCount(4);
    expect(await band.innerHTML()).not.toContain("{{");
    await band.scrollIntoViewIfNeeded();
    await lookAround(page, look, `landing-daily-${device}`);
    await page.setViewportSize(viewport);
    const words = (await band.locator(".question").innerText()).trim();
    await band.getByRole("link").nth(1).click();
    await expect(page).toHaveURL(/\/question-of-the-day/);
    const verdict = page.getByRole("heading", { name: /^(Correct|Not quite\. The answer is [A-D]\.)$/ });
    await expect(verdict).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Why [A-D] is right$/ })).toBeVisible();
    await expect(page.locator(".question").first()).toContainText(words.slice(0, 30));
    await expect(page.getByRole("radio", { name: /^B:/ })).toBeChecked();
    await look(`daily-answered-${device}`);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(verdict).toHaveCount(0);
    // Fewer than thirty people have answered on this site, so no share is shown.
    await expect(page.getByText("Come back tomorrow for the next question.", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Create Free Account" })).toBeVisible();
    await lookAround(page, look, `daily-after-${device}`);
  });

for (const [device, viewport] of Object.entries(sizes))
  test(`a candidate answers it on the dashboard, and it stays answered (${device})`, async ({
    page,
    baseURL,
    look,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const api = apiOf(baseURL!, await signedInCandidate(page, baseURL!));
    const asked = await api.call(daily.mine, {});
    expect(asked!.question.correct_answer).toBeNull();
    await page.goto("/dashboard");
    const card = page.getByRole("region", { name: "Question of the day" });
    await expect(card).toBeVisible();
    await lookAround(page, look, `dashboard-daily-${device}`);
    await page.setViewportSize(viewport);
    // A choice in the address is only for visitors. A candidate's answer counts, so no link may answer for them.
    await page.goto(`/question-of-the-day?question=${asked!.question.uuid}&answer=A`);
    await expect(page.getByRole("heading", { level: 1, name: "Question of the day" })).toBeVisible();
    expect((await api.call(daily.mine, {}))!.answered).toBeNull();
    await page.goto("/dashboard");
    await card.getByRole("radio", { name: /^C:/ }).check({ force: true });
    const panel = page.getByRole("region", { name: /^(Correct|Not quite)/ });
    await expect(panel).toBeFocused();
    await expect(panel.getByRole("heading", { name: /^Why [A-D] is right$/ })).toBeVisible();
    await expect(panel.getByRole("button", { name: "Continue" })).toBeInViewport();
    await look(`dashboard-daily-told-${device}`);
    await panel.getByRole("button", { name: "Continue" }).click();
    await expect(panel).toHaveCount(0);
    await page.reload();
    await expect(card.getByRole("radio", { name: /^C:/ })).toBeChecked();
    await expect(card.getByRole("radio", { name: /^A:/ })).toBeDisabled();
    await card.getByRole("button", { name: "See why" }).click();
    await expect(panel).toBeVisible();
    expect((await api.call(daily.mine, {}))!.answered).toMatchObject({ selected_option: "C", percent_right: null });
  });

for (const [device, viewport] of Object.entries(sizes))
  test(`without a network it is said at the first try, with the way on (${device})`, async ({
    page,
    baseURL,
    look,
    forgive,
  }) => {
    forgive(/ERR_FAILED|Failed to load/);
    await page.setViewportSize(viewport);
    await signedInCandidate(page, baseURL!);
    let tries = 0;
    // The calls fail but the page itself loads, as with the app that the worker has cached.
    await page.route("**/api/**", (route) => {
      if (route.request().url().includes("question-of-the-day")) tries += 1;
      return route.abort();
    });
    await page.goto("/question-of-the-day");
    await expect(page.getByRole("heading", { name: "You are offline." })).toBeVisible();
    expect(tries).toBe(1);
    await lookAround(page, look, `daily-no-network-${device}`);
    await page.setViewportSize(viewport);
    await expect(page.getByRole("link", { name: "Tests and packs on this device" })).toHaveAttribute(
      "href",
      "/offline",
    );
    await page.unroute("**/api/**");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Question of the day" })).toBeVisible();
    await expect(page.getByRole("radio")).toHaveCount(4);
  });

test("a student can turn on a morning notification about it in the settings", async ({ page, baseURL }) => {
  await signedInCandidate(page, baseURL!);
  await page.goto("/settings");
  const wanted = page.getByRole("switch", { name: /^Question of the day/ });
  await expect(wanted).not.toBeChecked();
  const kept = page.waitForResponse((response) => response.request().method() === "PUT");
  await wanted.check({ force: true });
  await expect(wanted).toBeChecked();
  await kept;
  await page.reload();
  await expect(wanted).toBeChecked();
});
