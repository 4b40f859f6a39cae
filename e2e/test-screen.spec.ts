// The test on a small phone and on low laptop screens: the question, the answers and the Next button show without
// scrolling, everything in its place.
import type { Page } from "@playwright/test";
import { exams, sittings } from "@sabiprep/contract";
import { expect, expectNoSidewaysScroll, test } from "./testing/journey.ts";
import { settledQuestion } from "./testing/settled-question.ts";
import { apiOf, signedInCandidate } from "./testing/sittings.ts";
import { brokenWords } from "./testing/whole-words.ts";

const sizes = [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
];

async function aCatalogue(page: Page, baseURL: string, examName: string, subjectName: string) {
  const api = apiOf(baseURL, await signedInCandidate(page, baseURL));
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === examName)!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const place = { exam_id: exam.uuid, subject_id: subjects.find(({ name }) => name === subjectName)!.uuid };
  return { api, place };
}

const heading = (page: Page, n: number) => page.getByRole("heading", { name: `Question ${n} of 10` });
const bar = (page: Page) => page.locator(".test-move");
const twiceTheSize = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));

for (const size of sizes)
  test(`usual questions stand whole at ${size.width} by ${size.height}, above a bar that stays where it is`, async ({
    page,
    baseURL,
    look,
  }) => {
    await page.setViewportSize(size);
    const { api, place } = await aCatalogue(page, baseURL!, "WAEC", "Mathematics");
    const { session, exams: asked } = await api.call(sittings.start, { ...place, mode: "exam" });
    await page.goto(`/test/${session.uuid}`);
    const bars = new Set<string>();
    let usual = 0;
    for (const [at, question] of asked.entries()) {
      const { question_body, option_a, image_url, passage } = question;
      await expect(heading(page, at + 1)).toBeVisible();
      await settledQuestion(page, question);
      const { x, y, width, height } = (await bar(page).boundingBox())!;
      bars.add([x, y, width, height].map(Math.round).join(" "));
      const words = question_body.replaceAll(/<annotation.*?<\/annotation>|<[^>]*>/gs, "");
      // Four fractions are as high as one more line of text.
      const most = option_a.includes("<mfrac") ? 90 : 120;
      // A matrix is as high as a small picture.
      const isTall = /<table|<mtable/.test(question_body + option_a);
      const isUsual = !image_url && !passage && !isTall && words.length < most;
      if (isUsual) {
        usual += 1;
        const options = (await page.locator(".options").boundingBox())!;
        expect([words, options.y + options.height <= y]).toEqual([words, true]);
      }
      // Choosing moves nothing: the space for the answer's buttons was reserved.
      const tops = () =>
        page
          .locator(".option, .answer-line, .test-move")
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
      const before = await tops();
      await page.keyboard.press("b");
      await expect(page.getByRole("radio", { name: /^B:/ })).toBeChecked();
      await expect(page.getByText("Saved", { exact: true })).toBeVisible();
      expect(await tops()).toEqual(before);
      if (at === 0) await look(`test-screen-${size.width}x${size.height}`);
      await page.keyboard.press("n");
    }
    // Which questions are drawn is random.
    expect(usual).toBeGreaterThan(0);
    expect([...bars]).toHaveLength(1);
    expect(await brokenWords(page)).toEqual([]);
  });

test("a mock on a phone: its subjects are in one row that scrolls, with the chosen one visible", async ({
  page,
  baseURL,
  look,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { api } = await aCatalogue(page, baseURL!, "JAMB", "Physics");
  const { mocks, subjects } = await api.call(sittings.mocks, {});
  const utme = mocks.find(({ slug }) => slug === "utme")!;
  const named = (name: string) => subjects.find((subject) => subject.name === name)!.uuid;
  const chosen = ["Physics", "Chemistry", "Mathematics"].map(named);
  const { session } = await api.call(sittings.startMock, { slug: utme.slug, subjects: chosen });
  await page.goto(`/test/${session.uuid}`);
  const row = page.getByRole("navigation", { name: "Subjects" });
  await expect(row.getByRole("button")).toHaveCount(4);
  expect((await row.boundingBox())!.height).toBeLessThanOrEqual(60);
  await row.getByRole("button", { name: /^Mathematics/ }).click();
  await expect(row.getByRole("button", { name: /^Mathematics/ })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await look("mock-360x640");
});

test("Back asks before it leaves a timed test, and leaving and finishing return to the previous page", async ({
  page,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const { api, place } = await aCatalogue(page, baseURL!, "WAEC", "Physics");
  const { years } = await api.call(exams.years, place);
  const { year } = years.find(({ unlocked }) => unlocked)!;
  const list = `/past-questions?exam=${place.exam_id}&subject=${place.subject_id}`;
  await page.goto(list);
  await page.getByRole("button", { name: `Start ${year}`, exact: true }).click();
  await page.getByRole("dialog").getByRole("radio", { name: /^Exam/ }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
  await expect(page.getByRole("heading", { name: /^Question 1 of/ })).toBeVisible();
  const address = page.url();
  const asks = page.getByRole("alertdialog", { name: "Leave the test?" });

  await page.locator(".option").first().click();
  await page.goBack();
  await expect(asks).toBeVisible();
  expect(page.url()).toBe(address);
  await asks.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByRole("radio", { name: /^A:/ })).toBeChecked();
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Question 1 of/ })).toBeVisible();
  await page.locator(".option").nth(1).click();
  await page.goBack();
  await expect(asks).toBeVisible();
  await asks.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("heading", { name: "WAEC Physics" })).toBeVisible();

  // After finishing, the result replaces the test, and Back from it leads to the list.
  await page.getByRole("link", { name: `Continue ${year}`, exact: true }).click();
  await page.locator(".option").nth(2).click();
  await page.keyboard.press("s");
  await page.getByRole("button", { name: "Submit test" }).click();
  await expect(page.getByRole("heading", { name: "How you used your time" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(list);
});

test("at twice the size nothing is wider than a phone and no word is broken", async ({ page, baseURL }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const { api, place } = await aCatalogue(page, baseURL!, "WAEC", "Biology");
  const whole = async () => {
    await twiceTheSize(page);
    await expectNoSidewaysScroll(page);
    expect(await brokenWords(page, ".btn, .pick, .chip, .test-title h1, #question-number")).toEqual([]);
  };
  const exam = await api.call(sittings.start, { ...place, mode: "exam" });
  await page.goto(`/test/${exam.session.uuid}`);
  await expect(heading(page, 1)).toBeVisible();
  await whole();
  await page.keyboard.press("s");
  await expect(page.getByRole("heading", { name: "Submit your test?" })).toBeVisible();
  await whole();
  await page.getByRole("button", { name: "Submit test" }).click();
  await expect(page.getByRole("heading", { name: "Your achievements" })).toBeVisible();
  await whole();
  await page.goto("/review/session");
  await expect(page.getByText(/^Card 1 of/)).toBeVisible();
  await whole();
  await page.keyboard.press("a");
  await expect(page.locator(".answer-panel")).toBeVisible();
  await whole();
});
