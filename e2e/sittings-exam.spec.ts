import type { Request } from "@playwright/test";
import { exams, sittings } from "@sabiprep/contract";
import { failsAbove, targets } from "../apps/web/build/budgets.ts";
import { expect, test } from "./testing/journey.ts";
import { apiOf, lookAround, sessionIdOf, signedInCandidate, sittingOnServer } from "./testing/sittings.ts";

test.use({ serviceWorkers: "allow" });

/** The seconds that the clock shows. */
const secondsOn = (face: string): number =>
  face
    .match(/[\d:]+/)![0]
    .split(":")
    .reduce((sum, part) => sum * 60 + Number(part), 0);

test("a past paper in exam mode: free movement, flags, the server's clock, submit, review", async ({
  page,
  look,
  baseURL,
}) => {
  test.slow();
  const candidate = await signedInCandidate(page, baseURL!);
  await page.goto("/past-questions");
  await look("past-questions-exams");
  await page.getByRole("button", { name: /Choose WAEC/ }).click();
  await look("past-questions-subjects");
  await page.getByRole("button", { name: /Choose Physics/ }).click();
  await expect(page.getByRole("heading", { name: "WAEC Physics" })).toBeVisible();
  await expect(page.getByRole("link", { name: "See plans" })).toHaveAttribute("href", "/subscriptions");
  await expect(page.getByText("Original practice paper, 2014 series")).toBeVisible();
  await lookAround(page, look, "past-questions-years");

  await page.getByRole("button", { name: /Unlock 2023/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Every second year of past questions, in full");
  await look("premium-year");
  await page.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("button", { name: /Start 2024/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();

  await expect(page.getByRole("heading", { name: /^Question 1 of \d+$/ })).toBeVisible();
  await expect(page.getByText("Original practice paper, 2024 series · Exam mode")).toBeVisible();
  const { session, exams: handed } = await sittingOnServer(baseURL!, candidate, page);
  expect(
    handed.every(({ correct_answer, answer_explanation }) => correct_answer === null && answer_explanation === null),
  ).toBe(true);

  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { name: "Question 2 of 50" })).toBeVisible();
  await page.keyboard.press("c");
  await page.getByRole("button", { name: "Flag", exact: true }).click();
  await page
    .getByRole("navigation", { name: "Question list" })
    .getByRole("button", { name: "Question 5: not seen" })
    .click();
  await page.keyboard.press("d");
  await page.getByRole("button", { name: "Clear answer" }).click();
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: "Question 2: answered, flagged" })).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await lookAround(page, look, "exam-question");

  // The device's own clock is a day wrong after the reload. The time left is still the server's.
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 86_400_000;
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Question 5 of 50" })).toBeVisible();
  const shown = secondsOn(await page.getByRole("button", { name: /^Time left/ }).innerText());
  const { server_now } = (await sittingOnServer(baseURL!, candidate, page)).session;
  const left = (Date.parse(session.deadline_at!) - Date.parse(server_now)) / 1000;
  expect(Math.abs(shown - left)).toBeLessThan(4);
  await page.getByRole("button", { name: /^Time left/ }).click();
  await expect(page.getByRole("button", { name: "Show time left" })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Question list" }).click();
  await look("palette-360");
  await page.getByRole("button", { name: "Review and submit" }).last().click();
  await expect(page.getByText("48 questions have no answer yet.")).toBeVisible();
  await look("exam-review-page-360");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Submit test" }).click();

  await expect(page.getByText("objective-paper grade")).toBeVisible();
  await expect(page.getByText("48 skipped")).toBeVisible();
  const { grade } = await apiOf(baseURL!, candidate).call(sittings.review, { session_id: sessionIdOf(page) });
  await expect(page.getByText(`Score ${grade.grade_score}%`)).toBeVisible();
  await page.getByRole("button", { name: "All 50" }).click();
  await expect(page.getByRole("heading", { name: /^Question 50/ })).toBeAttached();
  await expect(page.getByRole("heading", { name: /^Why [A-E] is right$/ })).toHaveCount(50);

  await page.goto("/practice-tests?tab=completed");
  await expect(page.getByText(`${grade.grade_score}%`)).toBeVisible();
  await look("completed-tests");
});

test("a mock of four subjects ends in points out of 400 and transfers little data", async ({ page, look, baseURL }) => {
  test.slow();
  await signedInCandidate(page, baseURL!);
  await page.goto("/practice-tests");
  await page.getByRole("button", { name: "Start the mock" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Course you want to study (optional)").selectOption("Medicine, Nursing, Pharmacy");
  await expect(dialog.getByText("All three are required.", { exact: false })).toBeVisible();
  await dialog.getByLabel("Course you want to study (optional)").selectOption("");
  for (const subject of ["Mathematics", "Physics", "Biology"])
    await dialog.getByRole("button", { name: subject, exact: true }).click();
  await look("mock-dialog");

  const calls: Request[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().includes("/api/")) calls.push(request);
  });
  await dialog.getByRole("button", { name: "Start the mock" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 60" })).toBeVisible();
  await look("mock");

  for (const subject of ["English Language", "Mathematics", "Physics", "Biology"]) {
    await page
      .getByRole("navigation", { name: "Subjects" })
      .getByRole("button", { name: new RegExp(`^${subject}`) })
      .click();
    const saved = page.waitForResponse((response) => response.url().endsWith("/answers") && response.ok());
    await page.keyboard.press("b");
    await saved;
  }
  await expect(page.getByText("4 of 180 answered")).toBeVisible();
  await page.keyboard.press("s");
  await page.getByRole("button", { name: "Submit test" }).click();

  // The points out of 400 are the most visible number, and there is no percentage.
  const figure = page.locator(".score-figure");
  await expect(figure).toHaveText(/^Score \d+ \/ 400$/);
  await expect(page.getByText("Estimated UTME total")).toBeVisible();
  await expect(page.getByText(/^\d+ \/ 100/)).toHaveCount(4);
  const points = await page.getByText(/^\d+ \/ 100/).allInnerTexts();
  const total = Number.parseInt((await figure.textContent())!.replace("Score ", ""), 10);
  expect(points.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(total);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await look("mock-result-360-dark");

  // Four answers were saved here. A full mock saves 180, at worst each in its own call, and submits 180.
  const sizes = await Promise.all(calls.map(async (call) => ({ call, ...(await call.sizes()) })));
  const bytesOf = (one: (typeof sizes)[number]) => one.responseBodySize + one.responseHeadersSize;
  const saves = sizes.filter(({ call }) => call.url().endsWith("/answers"));
  expect(saves.length).toBeGreaterThanOrEqual(4);
  expect(calls.some((call) => call.url().endsWith("/review"))).toBe(false);
  const whole =
    sizes.reduce((sum, one) => sum + bytesOf(one), 0) + (180 - saves.length) * Math.max(...saves.map(bytesOf));
  expect(whole, "bytes a whole mock moves").toBeLessThan(failsAbove(targets.mock));
});

test("the clock warns at five minutes and at one minute, and submits the test when the time is over", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const candidate = await signedInCandidate(page, baseURL!);
  const api = apiOf(baseURL!, candidate);
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "WAEC")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const biology = subjects.find(({ name }) => name === "Biology")!;
  const { session } = await api.call(sittings.start, { exam_id: exam.uuid, subject_id: biology.uuid, mode: "exam" });
  const seconds = session.duration_minutes! * 60;

  await page.clock.install();
  await page.goto(`/test/${session.uuid}`);
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const notice = page.getByRole("banner").getByRole("status");
  await expect(notice).toBeEmpty();
  await page.clock.fastForward((seconds - 295) * 1000);
  await expect(notice).toHaveText("5 minutes left");
  await page.clock.fastForward(240_000);
  await expect(notice).toHaveText("1 minute left");
  await page.clock.fastForward(60_000);
  await expect(page).toHaveURL(/\/result$/);
  await expect(page.getByText("9 skipped")).toBeVisible();
  const { grade } = await api.call(sittings.review, { session_id: session.uuid });
  expect(grade).toMatchObject({ cause: "submitted", total: 10 });
});
