// A question stands still once its formulas are drawn (until their font has come they are words, which take another room) and its
// picture is there.
import { expect, type Page } from "@playwright/test";
import type { CandidateQuestion } from "@sabiprep/contract";

export async function settledQuestion(page: Page, question: CandidateQuestion) {
  if (question.image_url)
    await expect
      .poll(() => page.locator(".ask .figure img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  const { question_body, option_a, option_b, option_c, option_d } = question;
  if ([question_body, option_a, option_b, option_c, option_d].some((markup) => markup.includes("<math")))
    await expect(page.locator(".ask math, .option math").first()).toBeVisible();
  await formulasDrawn(page);
}

/** No formula on the page is still a line of words. Pictures may be on their way. */
export async function formulasDrawn(page: Page) {
  await expect(page.locator('.stored [role="math"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => null));
}
