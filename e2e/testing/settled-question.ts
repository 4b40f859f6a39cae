// A question stops moving once its formulas are drawn and its picture has loaded. Until their font has loaded, formulas
// are plain text, which has a different size.
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

/** No formula on the page is still plain text. Pictures may still be loading. */
export async function formulasDrawn(page: Page) {
  await expect(page.locator('.stored [role="math"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => null));
}
