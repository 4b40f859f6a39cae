import { sittings } from "@sabiprep/contract";
import { expect, expectNoSidewaysScroll, test } from "./testing/journey.ts";
import { apiOf, lookAround, sessionIdOf, signedInCandidate, sittingOnServer } from "./testing/sittings.ts";

test("a practice test with the keyboard only, from the card to the review", async ({ page, look, baseURL }) => {
  test.slow();
  const candidate = await signedInCandidate(page, baseURL!);
  await page.goto("/practice-tests");
  await expect(page.getByText("5 of 5 tests left")).toBeVisible();
  for (const card of ["Mathematics mock", "English Language", "Physics", "Full UTME mock"])
    await expect(page.getByRole("heading", { name: card })).toBeVisible();
  await lookAround(page, look, "practice-tests");

  await page.getByRole("tab", { name: "Recommended" }).focus();
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "JAMB", exact: true })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: /Start Test.*Physics/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("On your Free plan, this test has 10 questions.");
  await look("start-dialog");
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).focus();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  await expect(page).toHaveTitle(/JAMB Physics/);
  const next = page.getByRole("button", { name: "Next", exact: true });
  await expect(next).toBeDisabled();
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  await page.keyboard.press("b");
  await expect(page.getByRole("radio", { name: /^B:/ })).toBeChecked();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await lookAround(page, look, "practice-question");

  await page.keyboard.press("n");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  await page.keyboard.press("s");
  await expect(page.getByRole("heading", { name: "Submit your test?" })).toBeVisible();
  await look("review-page");
  await page.keyboard.press("r");

  for (let n = 2; n <= 10; n += 1) {
    await page.keyboard.press("n");
    await expect(page.getByRole("heading", { name: `Question ${n} of 10` })).toBeVisible();
    await page.keyboard.press("c");
  }
  const keys = (await sittingOnServer(baseURL!, candidate, page)).exams.map(({ correct_answer }) => correct_answer);
  const right = keys.filter((key, at) => key === (at === 0 ? "B" : "C")).length;
  // N is the exam screen's key for the next question, but there is none. Enter is the panel's key.
  await page.keyboard.press("n");
  await expect(page.getByRole("button", { name: "Finish Test" })).toBeVisible();
  await page.keyboard.press("Enter");

  await expect(page.getByText(`Score ${right * 10}%`)).toBeVisible();
  const comment = right >= 8 ? "Excellent work!" : right >= 6 ? "Good job!" : "Keep practicing!";
  await expect(page.getByRole("heading", { level: 1, name: comment })).toBeVisible();
  await expect(page.getByRole("heading", { name: "How you used your time" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Why [A-E] is right$/ }).first()).toBeVisible();
  const graded = await apiOf(baseURL!, candidate).call(sittings.review, { session_id: sessionIdOf(page) });
  expect(graded.grade.grade_score).toBe(right * 10);
  await lookAround(page, look, "result");
});

test("an answer that was shown cannot change, and the rating is sent once a star is chosen", async ({
  page,
  look,
  baseURL,
}) => {
  test.slow();
  const candidate = await signedInCandidate(page, baseURL!);
  await page.goto("/practice-tests?tab=waec");
  await page.getByRole("button", { name: /Start Test.*Biology/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.getByRole("heading", { name: /^Why [A-E] is right$/ })).toBeVisible();
  await page.keyboard.press("b");
  await expect(page.getByRole("radio", { name: /^A:/ })).toBeChecked();
  await look("practice-answer-shown");
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Why [A-E] is right$/ })).toBeVisible();
  await page.getByRole("button", { name: "Back to the question" }).click();
  await expect(page.getByRole("heading", { name: /^Why [A-E] is right$/ })).toHaveCount(0);

  await page.getByRole("button", { name: "Calculator" }).click();
  await expect(page.getByRole("region", { name: "Calculator" })).toBeFocused();
  for (const key of "12/8=") await page.keyboard.press(key);
  await expect(page.getByRole("region", { name: "Calculator" }).locator("output")).toHaveText("1.5");
  await look("calculator");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Learn the keys" }).click();
  await expect(page.getByText("Choose option B")).toBeVisible();
  for (const key of "BNDPASRC") await page.keyboard.press(key);
  await expect(page.getByText("You know all eight keys.")).toBeVisible();
  await page.getByRole("button", { name: "Back to the test" }).click();

  await page.getByRole("button", { name: "Bookmark" }).click();
  await expect(page.getByRole("button", { name: "Bookmarked" })).toBeVisible();
  await page.getByRole("button", { name: "Report", exact: true }).click();
  await page.getByRole("button", { name: "The answer shown as correct is wrong" }).click();
  await expect(page.getByText("Report Submitted")).toBeVisible();

  await page.keyboard.press("s");
  await page.getByRole("button", { name: "Submit test" }).click();
  await page.getByRole("button", { name: "Rate your experience" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Submit Feedback" })).toBeDisabled();
  await expect(dialog.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=I%20scored/,
  );
  await dialog.getByLabel("4 stars").check();
  await dialog.getByLabel("Comments (optional)").fill("The explanations helped.");
  await look("feedback");
  const sent = page.waitForRequest((request) => request.url().endsWith("/feedback"));
  await dialog.getByRole("button", { name: "Submit Feedback" }).click();
  expect((await sent).postDataJSON()).toEqual({ rating: 4, comments: "The explanations helped." });
  await expect(page.getByText("Feedback Submitted!")).toBeVisible();
  await expect(page.getByText("Thank you for your feedback. It helps us improve.")).toBeVisible();

  await page.goto("/practice-tests?tab=completed");
  await page.getByRole("link", { name: "Biology" }).click();
  await expect(page.getByRole("heading", { name: "Review", exact: true })).toBeVisible();
  expect(await apiOf(baseURL!, candidate).call(sittings.grades, {})).toHaveLength(1);
});

test("a test continues in a second browser where the first one left it", async ({ page, browser, baseURL, look }) => {
  test.slow();
  const candidate = await signedInCandidate(page, baseURL!);
  await page.goto("/practice-tests?tab=jamb");
  await page.getByRole("button", { name: /Start Test.*Mathematics/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  await page.keyboard.press("d");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const first = await page.locator(".ask").innerText();
  const address = page.url();

  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(`${baseURL}/favicon.svg`);
  await second.evaluate((token) => sessionStorage.setItem("SabiPrep:candidate-token", token), candidate.token);
  await second.goto(`${baseURL}/practice-tests`);
  await expect(second.getByRole("heading", { name: "Continue your test" })).toBeVisible();
  await expect(second.getByText("1 of 10 answered")).toBeVisible();
  await second.getByRole("link", { name: /Continue.*JAMB Mathematics/ }).click();
  expect(second.url()).toBe(address);
  // Its formulas are plain text until they are drawn.
  await expect.poll(() => second.locator(".ask").innerText()).toBe(first);
  await expect(second.getByRole("radio", { name: /^D:/ })).toBeChecked();
  await second.keyboard.press("n");
  await second.keyboard.press("a");
  await expect(second.getByText("2 of 10 answered")).toBeVisible();
  await expect(second.getByText("Saved", { exact: true })).toBeVisible();
  await other.close();

  await page.reload();
  await expect(page.getByText("2 of 10 answered")).toBeVisible();
  await page.getByRole("button", { name: "Exit Test" }).click();
  await expect(page.getByRole("heading", { name: "Continue your test" })).toBeVisible();
  await look("continue-test");
});

test("a very long formula, its mark and its page fit on a phone", async ({ page, baseURL }) => {
  const term = (over: number, under: number, power: number) =>
    `<mfrac><mn>${over}</mn><mn>${under}</mn></mfrac><msup><mi>x</mi><mn>${power}</mn></msup><mo>+</mo>`;
  const formula = `<math>${term(5, 3, 3)}${term(7, 2, 2)}<mn>18</mn><mi>x</mi><mo>+</mo><mi>c</mi></math>`;
  await page.route("**/subjects/*/questions*", async (route) => {
    const reply = await route.fetch();
    const { data, ...rest } = await reply.json();
    const exams = data.exams.map((question: object) => ({ ...question, option_a: formula, option_b: formula }));
    await route.fulfill({ response: reply, json: { ...rest, data: { ...data, exams } } });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await signedInCandidate(page, baseURL!);
  await page.goto("/practice-tests?tab=waec");
  await page.getByRole("button", { name: /Start Test.*: Mathematics/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
  await expect(page.getByRole("radio", { name: /^A: .*18 x \+ c/ })).toBeAttached();
  await page.keyboard.press("a");
  await expect(page.getByRole("heading", { name: /^Why [A-E] is right$/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const mark = await page.locator(".option-mark").first().boundingBox();
  const answer = await page.locator(".option-box math").first().boundingBox();
  expect(mark!.y).toBeGreaterThanOrEqual(answer!.y + answer!.height);
});

test("a page that closes at the moment of a choice has saved the choice", async ({ page, baseURL, forgive }) => {
  test.slow();
  forgive(/Failed to load resource|ERR_FAILED/);
  const candidate = await signedInCandidate(page, baseURL!);
  const api = apiOf(baseURL!, candidate);
  const [card] = await api.call(sittings.recommended, {});
  const place = { exam_id: card!.exam_id, subject_id: card!.subject_id };
  const { session, exams: asked } = await api.call(sittings.start, place);
  // The server receives no answer, so only the device can have saved it.
  await page.route("**/answers", (route) => route.abort());
  await page.goto(`/test/${session.uuid}`);
  for (let n = 1; n <= 4; n += 1) {
    await expect(page.getByRole("heading", { name: `Question ${n} of ${asked.length}` })).toBeVisible();
    const gone = page.waitForEvent("load");
    await page.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "b", bubbles: true }));
      location.reload();
      // A slow phone: none of this page's code runs again before the page is gone.
      for (const until = performance.now() + 400; performance.now() < until; );
    });
    await gone;
    await expect(page.getByRole("radio", { name: /^B:/ })).toBeChecked();
    await page.keyboard.press("n");
  }
});
