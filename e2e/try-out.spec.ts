import { expect, test } from "./testing/journey.ts";

test("a visitor tries ten questions, sees why, and keeps the result", async ({ page, look }) => {
  test.slow();
  await page.goto("/");
  await page.getByRole("link", { name: "Try 10 questions first" }).click();
  await look("try-invitation");
  await page.getByRole("button", { name: "Start" }).click();

  let firstTexts = "";
  for (let n = 1; n <= 10; n += 1) {
    await expect(page.getByRole("heading", { name: `Question ${n} of 10` })).toBeVisible();
    const next = page.getByRole("button", { name: n === 10 ? "See your score" : "Continue" });
    await expect(next).toHaveCount(0);
    if (n === 1) firstTexts = await page.locator(".question").first().innerText();
    if (n === 1) await look("try-question");
    await page.getByRole("radio", { name: /^A:/ }).check();
    await expect(page.getByRole("heading", { name: /^Why [A-E] is right$/ })).toBeVisible();
    await expect(page.getByText("Correct", { exact: false }).first()).toBeVisible();
    // The Next button is within reach of the thumb.
    await expect(next).toBeInViewport({ ratio: 1 });
    if (n === 1) await look("try-answered");
    await next.click();
  }

  const score = Number.parseInt(await page.getByRole("heading", { level: 1 }).innerText(), 10);
  expect(score % 10).toBe(0);
  await look("try-result");
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("SabiPrep:try-result") ?? "null"));
  expect(kept).toMatchObject({ score, correct: score / 10, total: 10 });
  expect(kept.answers).toHaveLength(10);
  await expect(page.getByRole("link", { name: "Create Free Account" })).toHaveAttribute("href", "/register");

  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  await expect(page.getByText(/^[^·]+ · [^·]+$/)).toBeVisible();
  expect(await page.locator(".question").first().innerText()).not.toBe(firstTexts);
});
