// A new account chooses its exam, reaches its first question in six taps and its first explanation in seven. Every tap
// is counted, typing is not.
import type { Locator } from "@playwright/test";
import { expect, test } from "./testing/journey.ts";
import { aCandidate, signInTab } from "./testing/people.ts";
import { lookAround } from "./testing/sittings.ts";

const sizes = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } };

for (const [device, viewport] of Object.entries(sizes))
  test(`from a new account to the first question in at most six taps, in one's own exam (${device})`, async ({
    page,
    look,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const ada = await aCandidate({ baseURL: baseURL!, stepOneOnly: true });
    await signInTab(page, "candidate", ada.token);
    await page.goto("/complete-profile");
    let taps = 0;
    const tap = async (what: Locator) => {
      taps += 1;
      await what.click();
    };
    await page.getByLabel("Phone number").fill("08031234567");
    const pick = (group: string, name: string) =>
      page.getByRole("group", { name: group }).getByRole("button", { name, exact: true });
    await tap(pick("Target exam", "JAMB"));
    await tap(pick("What do you hope to study?", "Medicine, Nursing, Pharmacy"));
    await expect(page.getByRole("group", { name: "Your subjects" }).locator("[aria-pressed=true]")).toHaveText(
      [/English/, "Physics", "Chemistry", "Biology"],
      { useInnerText: true },
    );
    await lookAround(page, look, `complete-profile-jamb-${device}`);
    await page.setViewportSize(viewport);
    await tap(pick("Current grade", "SS3"));
    await tap(page.getByLabel(/^I agree/));
    await tap(page.getByRole("button", { name: "Complete profile" }));
    await expect(page).toHaveURL("/dashboard");
    const begin = page.getByRole("link", { name: /^Start with JAMB / });
    await expect(begin).toBeInViewport();
    await expect(page.getByText(/^Acount not verified\./)).toBeVisible();
    await lookAround(page, look, `dashboard-first-day-${device}`);
    await page.setViewportSize(viewport);
    await tap(begin);
    await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
    expect(taps).toBeLessThanOrEqual(6);
    await tap(page.getByRole("radio").first());
    await expect(page.locator(".answer-panel").getByRole("heading", { name: /^Why [A-E] is right/ })).toBeVisible();
    expect(taps).toBeLessThanOrEqual(7);

    await page.goto("/practice-tests");
    await expect(page.getByRole("tab").nth(1)).toHaveText("JAMB");
    await page.getByRole("tab", { name: "JAMB", exact: true }).click();
    const mine = page.getByRole("region", { name: "My subjects" });
    await expect(mine.getByRole("article")).toHaveCount(4);
    await lookAround(page, look, `jamb-mine-first-${device}`);
    await page.setViewportSize(viewport);
    await page.getByLabel("Find a subject").fill("geog");
    await expect(page.getByRole("article").filter({ hasText: "Geography" })).toBeVisible();
    await expect(page.locator(".test-card").filter({ hasText: "Physics" })).toBeHidden();

    await page.goto("/profile");
    const card = page.getByRole("region", { name: "My exams and subjects" });
    await card.getByRole("button", { name: "Change" }).click();
    await card.getByRole("button", { name: "WAEC", exact: true }).click();
    await card.getByRole("button", { name: "Save" }).click();
    await expect(card.getByText("WAEC")).toBeVisible();
    await expect(card.getByText("Biology")).toBeVisible();
  });
