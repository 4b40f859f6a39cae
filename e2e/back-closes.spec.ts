// The Back button closes what lies over a page before it leaves the page, as on an Android phone.
import type { Page } from "@playwright/test";
import { exams, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { apiOf, signedInCandidate } from "./testing/sittings.ts";

const phone = { width: 360, height: 740 };
const sheets = (page: Page) => page.locator("dialog[open], .menu-panel, .calculator, .answer-panel");

/** Opens the overlay and goes back: it is closed, and the page under it is the same. */
async function backCloses(page: Page, open: () => Promise<void>) {
  const address = page.url();
  await expect(sheets(page)).toHaveCount(0);
  await open();
  await expect(sheets(page)).toHaveCount(1);
  await page.goBack();
  await expect(sheets(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
}

const press = (page: Page, name: string | RegExp) => () =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();

test("on every screen Back closes the sheet and stays, and the next Back leaves", async ({ page, baseURL }) => {
  test.slow();
  await page.setViewportSize(phone);
  await signedInCandidate(page, baseURL!);
  const sheetsOf: Record<string, (string | RegExp)[]> = {
    "/dashboard": ["Menu", "Search", /^Notifications/],
    "/practice-tests?tab=jamb": ["Start the mock", /^Start /],
    "/study-schedule": ["Add Session", "Suggest a plan", "Calendar link"],
    "/settings": ["Clear data"],
  };
  await page.goto("/profile");
  for (const [path, names] of Object.entries(sheetsOf)) {
    await page.goto(path);
    for (const name of names) await backCloses(page, press(page, name));
  }
  // An overlay that was closed by its own button leaves no entry in the history.
  await press(page, "Clear data")();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close" }).click();
  await expect(sheets(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/study-schedule/);
});

test("in a test Back closes the question list, the settings, the calculator and the answer", async ({
  page,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  const api = apiOf(baseURL!, await signedInCandidate(page, baseURL!));
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "WAEC")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const place = { exam_id: exam.uuid, subject_id: subjects.find(({ name }) => name === "Mathematics")!.uuid };
  const timed = await api.call(sittings.start, { ...place, mode: "exam" });
  await page.goto("/practice-tests");
  await page.goto(`/test/${timed.session.uuid}`);
  for (const name of ["Question list", "Test settings", "Calculator"]) await backCloses(page, press(page, name));
  const asks = page.getByRole("alertdialog", { name: "Leave the test?" });
  await page.goBack();
  await expect(asks).toBeVisible();
  await page.goBack();
  await expect(asks).toHaveCount(0);
  await page.goBack();
  await asks.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page).toHaveURL(/\/practice-tests/);

  const { session } = await api.call(sittings.start, { ...place, mode: "practice" });
  await page.goto(`/test/${session.uuid}`);
  await backCloses(page, press(page, "Question list"));
  await backCloses(page, () => page.locator(".option").first().click());
  await page.getByRole("button", { name: "Show answer" }).click();
  for (let n = 0; n < session.sections[0]!.count; n += 1) {
    if (n > 0) await page.locator(".option").first().click();
    await page.locator(".answer-panel .btn-lg").click();
  }
  await expect(page).toHaveURL(/\/result$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/practice-tests/);
});
