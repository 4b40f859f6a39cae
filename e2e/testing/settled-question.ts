// A question stands still once its formulas are drawn (until their font has come they are words, which take another room) and its
// picture is there.
import { expect, type Page } from "@playwright/test";
import type { CandidateQuestion } from "@sabiprep/contract";

export async function settledQuestion(page: Page, question: CandidateQuestion) {
  const { question_body, option_a, option_b, option_c, option_d, image_url } = question;
  if (image_url)
    await expect
      .poll(() => page.locator(".ask .figure img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  if (![question_body, option_a, option_b, option_c, option_d].some((markup) => markup.includes("<math"))) return;
  await expect(page.locator(".ask math, .option math").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => null));
}
