// In practice mode the answer shows with its reason as soon as one is chosen, over the lower part of the screen.
// Nothing else moves.
import type { Page } from "@playwright/test";
import { exams, revision, sittings } from "@sabiprep/contract";
import { expect, expectNoSidewaysScroll, test } from "./testing/journey.ts";
import { settledQuestion } from "./testing/settled-question.ts";
import { apiOf, signedInCandidate } from "./testing/sittings.ts";

const sizes = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
];

const panel = (page: Page) => page.locator(".answer-panel");

/** The positions of everything that must not move: heading, question, options, bar. */
const places = (page: Page) =>
  page.evaluate(() => {
    const parts = "#question-number, .ask, .option, .test-move, .answer-line, .test-tools";
    return [...document.querySelectorAll(parts)].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.className, Math.round(x), Math.round(y), Math.round(width), Math.round(height)].join(" ");
    });
  });

async function aPracticeTest(page: Page, baseURL: string, subjectName = "Mathematics") {
  const candidate = await signedInCandidate(page, baseURL);
  const api = apiOf(baseURL, candidate);
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "WAEC")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const subject = subjects.find(({ name }) => name === subjectName)!;
  const sitting = await api.call(sittings.start, { exam_id: exam.uuid, subject_id: subject.uuid });
  return { api, sitting };
}

const letters = ["A", "B", "C", "D"] as const;

for (const size of sizes)
  test(`choose, read, continue at ${size.width} by ${size.height}: nothing moves and nothing is scrolled`, async ({
    page,
    look,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    const { sitting } = await aPracticeTest(page, baseURL!);
    const [first] = sitting.exams;
    await page.goto(`/test/${sitting.session.uuid}`);
    await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
    await expect(page.getByLabel("Show the answer straight after each choice")).toHaveCount(0);
    await settledQuestion(page, first!);
    const wrong = letters.find((letter) => letter !== first!.correct_answer)!;
    const option = page.getByRole("radio", { name: new RegExp(`^${wrong}:`) });
    // If the option is below a picture, scroll to it first.
    await option.scrollIntoViewIfNeeded();
    const [before, scrolled] = [await places(page), await page.evaluate(() => window.scrollY)];

    await option.click();
    await expect(panel(page)).toBeFocused();
    await expect(panel(page)).toHaveAccessibleName(`Not quite. The answer is ${first!.correct_answer}.`);
    await expect(panel(page).getByRole("heading", { name: `Why ${first!.correct_answer} is right` })).toBeVisible();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    expect(await places(page)).toEqual(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    const goOn = page.getByRole("button", { name: "Continue" });
    await expect(goOn).toBeInViewport({ ratio: 1 });
    const { y } = (await goOn.boundingBox())!;
    expect(y).toBeGreaterThan(size.height * 0.75);
    await look(`answer-panel-${size.width}x${size.height}`);

    // Enter opens the next question, and the screen reader reads it out.
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Question 2 of 10" })).toBeFocused();
    await expect(panel(page)).toHaveCount(0);
    await page.keyboard.press("a");
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press("n");
    await expect(page.getByRole("heading", { name: "Question 3 of 10" })).toBeFocused();
    // A student who returns sees the question first, and the reason on request.
    await page.keyboard.press("p");
    await expect(page.getByRole("heading", { name: "Question 2 of 10" })).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Show answer" }).click();
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Question 2 of 10" })).toBeFocused();
  });

test("a long explanation scrolls within the panel, even at twice the size, and reduced motion is respected", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { sitting } = await aPracticeTest(page, baseURL!);
  const wide = `<math>${"<mn>8</mn><mo>+</mo>".repeat(12)}<mi>x</mi></math>`;
  const steps = Array.from({ length: 20 }, (_, at) => `<li>Step number ${at + 1} of the working</li>`).join("");
  await page.route("**/candidates/exams/sessions/*", async (route) => {
    const reply = await route.fetch();
    const { data, ...rest } = await reply.json();
    const told = data.exams.map((question: object) => ({
      ...question,
      option_a: wide,
      answer_explanation: `<ol class="steps">${steps}</ol>`,
    }));
    await route.fulfill({ response: reply, json: { ...rest, data: { ...data, exams: told } } });
  });
  await page.goto(`/test/${sitting.session.uuid}`);
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  // At twice the size a formula is wider than its row. It scrolls under the finger, and a tap chooses it.
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const formula = page.locator(".option math").first();
  await formula.hover();
  await page.mouse.wheel(40, 0);
  const row = page.locator(".keycap + span").first();
  await expect.poll(() => row.evaluate((words) => words.scrollLeft)).toBeGreaterThan(0);
  await formula.click();
  await expect(panel(page)).toBeFocused();
  expect(await panel(page).evaluate((box) => box.getAnimations().length)).toBe(0);
  const steady = page.getByRole("button", { name: "Continue" });
  for (const size of ["100%", "200%"]) {
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), size);
    await expect(steady).toBeInViewport({ ratio: 1 });
    const last = page.getByText("Step number 20 of the working");
    await last.evaluate((step) => step.scrollIntoView({ block: "center" }));
    await expect(last).toBeInViewport({ ratio: 1 });
    expect((await last.boundingBox())!.y).toBeLessThan((await steady.boundingBox())!.y);
    await expect(steady).toBeInViewport({ ratio: 1 });
    await expect(panel(page).getByRole("heading", { level: 2 }).first()).toBeInViewport();
    await expectNoSidewaysScroll(page);
  }
  // The page itself can be scrolled clear of the panel.
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const [options, over] = await Promise.all([page.locator(".options").boundingBox(), panel(page).boundingBox()]);
  expect(options!.y + options!.height).toBeLessThan(over!.y);
});

test("a student can turn the answers off once, and the panel leads to the lesson and back", async ({
  page,
  baseURL,
  look,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { sitting } = await aPracticeTest(page, baseURL!);
  await page.goto(`/test/${sitting.session.uuid}`);
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  const { topic } = sitting.exams[0]!;
  await page.keyboard.press("a");
  const lesson = panel(page).getByRole("link", { name: `Read about ${topic}` });
  await expect(lesson).toBeVisible();
  await lesson.click();
  await expect(page).toHaveURL(/\/topics\//);
  await expect(page.locator(".note")).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toBeVisible();

  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Test settings" }).click();
  await expect(page.getByRole("dialog", { name: "Test settings" })).toBeVisible();
  await look("test-settings-360");
  await page.getByLabel("Show the answer straight after each choice").uncheck();
  await page.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("b");
  await expect(page.getByRole("radio", { name: /^B:/ })).toBeChecked();
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press("c");
  await expect(page.getByRole("radio", { name: /^C:/ })).toBeChecked();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Question 2 of 10" })).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { name: "Question 3 of 10" })).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.getByRole("radio", { name: /^A:/ })).toBeChecked();
  await expect(panel(page)).toHaveCount(0);
});

test("an exam shows no answers, whatever the device's settings", async ({ page, baseURL }) => {
  const { api, sitting } = await aPracticeTest(page, baseURL!);
  const place = { exam_id: sitting.session.exam.uuid, subject_id: sitting.session.subject!.uuid };
  const exam = await api.call(sittings.start, { ...place, mode: "exam" });
  await page.goto(`/test/${exam.session.uuid}`);
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Show answer" })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
});

for (const size of sizes)
  test(`a revision card at ${size.width} by ${size.height}: choose, read, continue`, async ({
    page,
    baseURL,
    look,
  }) => {
    await page.setViewportSize(size);
    const { api, sitting } = await aPracticeTest(page, baseURL!, "Biology");
    const at = new Date().toISOString();
    const answers = sitting.exams.map(({ uuid, correct_answer }) => ({
      question_id: uuid,
      selected_option: letters.find((letter) => letter !== correct_answer)!,
      shown_at: at,
      answered_at: at,
    }));
    await api.call(sittings.submitAnswers, { session_id: sitting.session.uuid, answers });
    await expect.poll(async () => (await api.call(revision.plan, {})).mistakes, { timeout: 20_000 }).toBe(10);
    await page.goto("/review/session");
    await expect(page.getByText("Card 1 of 10")).toBeVisible();
    for (let n = 1; n <= 3; n += 1) {
      const options = page.locator(".option");
      const before = await options.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      await page.keyboard.press(letters[n]!);
      await expect(panel(page)).toBeFocused();
      expect(await options.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))).toEqual(before);
      const goOn = panel(page).getByRole("button", { name: /^(I knew it|Next card)$/ });
      await expect(goOn).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      if (n === 1) await look(`revision-card-${size.width}x${size.height}`);
      if (n === 2) await goOn.click();
      else await page.keyboard.press(n === 1 ? "Enter" : "n");
      await expect(page.getByText(`Card ${n + 1} of 10`)).toBeVisible();
    }
    await page.getByRole("button", { name: "Stop here" }).click();
    await expect(page.getByText(/^You got [0-3] of 3 right\./)).toBeVisible();
    expect((await api.call(revision.plan, {})).done_today).toBe(3);
  });
