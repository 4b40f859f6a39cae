// A student who presses Start reads the first question immediately, while the test is still loading. An answer chosen
// then counts for the test.
import type { Page } from "@playwright/test";
import { expect, test } from "./testing/journey.ts";
import { sessionIdOf, signedInCandidate, sittingOnServer } from "./testing/sittings.ts";

/** The dialog is open and already has the first question. */
async function aboutToStart(page: Page, baseURL: string) {
  const candidate = await signedInCandidate(page, baseURL);
  await page.goto("/practice-tests?tab=jamb");
  const told = page.waitForResponse(/\/first-question/);
  await page.getByRole("button", { name: /^Start Test.*Government/ }).click();
  const { data } = await (await told).json();
  await page.waitForLoadState("networkidle");
  return { candidate, data };
}

/** The test does not load until it is released. */
async function holdTest(page: Page): Promise<() => void> {
  const { promise: held, resolve: letIn } = Promise.withResolvers<void>();
  await page.route(/\/subjects\/[^/]+\/questions$/, async (route) => {
    await held;
    await route.continue();
  });
  return letIn;
}

for (const width of [360, 1280])
  test(`the first question stands before the test has come, and stays where it is (${width} px)`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const { candidate, data } = await aboutToStart(page, baseURL!);

    const letIn = await holdTest(page);
    await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
    const number = page.getByRole("heading", { name: "Question 1 of 10" });
    await expect(number).toBeVisible();
    await expect(page).toHaveTitle(/JAMB Government/);
    const options = page.locator(".option");
    const shown = async () => [
      await page.locator(".ask .question").innerText(),
      await page.locator(".test-title").boundingBox(),
      await page.locator(".ask").boundingBox(),
      await Promise.all((await options.all()).map((option) => option.boundingBox())),
    ];
    const before = await shown();
    const b = page.getByRole("radio", { name: /^B:/ });
    // By finger, or by the key of the exam screen.
    await (width === 360 ? b.click() : page.keyboard.press("b"));
    await expect(b).toBeChecked();
    expect(sessionIdOf(page)).toBe(data.session.uuid);

    letIn();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expect(b).toBeChecked();
    await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
    expect(await shown()).toEqual(before);
    const { exams, answers } = await sittingOnServer(baseURL!, candidate, page);
    expect(exams[0]!.uuid).toBe(data.question.uuid);
    expect(answers).toMatchObject([{ question_id: exams[0]!.uuid, selected_option: "B" }]);
  });

test("a key pressed when the question appears chooses, and one pressed as the test takes over counts last", async ({
  page,
  baseURL,
}) => {
  const { candidate } = await aboutToStart(page, baseURL!);
  // As early as anything can be pressed: as soon as the question, and then the test's own bar, is on the page.
  await page.evaluate(() => {
    const pressOnce = (key: string, selector: string) => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        seen.disconnect();
        document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      });
      seen.observe(document.body, { childList: true, subtree: true });
    };
    pressOnce("a", ".test-main .option");
    pressOnce("c", ".test-move");
    localStorage.setItem("show-answers", "off");
  });
  const letIn = await holdTest(page);
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
  await expect(page.getByRole("radio", { name: /^A:/ })).toBeChecked();
  letIn();
  await expect(page.getByRole("radio", { name: /^C:/ })).toBeChecked();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const { exams, answers } = await sittingOnServer(baseURL!, candidate, page);
  expect(answers).toMatchObject([{ question_id: exams[0]!.uuid, selected_option: "C" }]);
  expect(answers[0]!.answered_at! >= answers[0]!.shown_at!).toBe(true);
});

for (const { keys, question, option } of [
  { keys: "bn", question: 2, option: "B" },
  // The choice was changed while still at the first question.
  { keys: "bnc", question: 1, option: "C" },
  { keys: "bcnn", question: 2, option: "C" },
])
  test(`${keys.toUpperCase()} pressed before the test has come is ${option} there, and leads to question ${question}`, async ({
    page,
    baseURL,
  }) => {
    const { candidate } = await aboutToStart(page, baseURL!);
    const letIn = await holdTest(page);
    await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
    await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
    for (const key of keys) await page.keyboard.press(key);
    await expect(page.getByRole("radio", { name: new RegExp(`^${option}:`) })).toBeChecked();
    letIn();
    const chosen = async () => {
      const { exams, answers } = await sittingOnServer(baseURL!, candidate, page);
      return exams.map(({ uuid }) => answers.find(({ question_id }) => question_id === uuid)?.selected_option ?? null);
    };
    await expect.poll(chosen).toEqual([option, ...Array(9).fill(null)]);
    await expect(page.getByRole("heading", { name: `Question ${question} of 10` })).toBeVisible();
  });

test("a start that fails shows an error, and Retry starts the same test", async ({ page, baseURL, forgive }) => {
  forgive(/ERR_FAILED|Failed to load/);
  const { data } = await aboutToStart(page, baseURL!);
  await page.route(/\/subjects\/[^/]+\/questions$/, (route) => route.abort());
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
  await expect(page.getByRole("heading", { name: "We could not open the test." })).toBeVisible({ timeout: 20_000 });
  await page.unroute(/\/subjects\/[^/]+\/questions$/);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  await expect(page.getByText("Choose an answer to continue.")).toBeVisible();
  expect(sessionIdOf(page)).toBe(data.session.uuid);
});

test("a page reloaded while the test is loading requests the same test and keeps the pressed answers", async ({
  page,
  baseURL,
  forgive,
}) => {
  forgive(/ERR_FAILED|Failed to load/);
  const { candidate, data } = await aboutToStart(page, baseURL!);
  // The start never reaches the server: the network is lost first, and then the page.
  let isDown = true;
  await page.route(/\/subjects\/[^/]+\/questions$/, async (route) => {
    if (!isDown) await route.continue();
  });
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
  await page.getByRole("radio", { name: /^C:/ }).click();
  isDown = false;
  await page.reload();
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^C:/ })).toBeChecked();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(sessionIdOf(page)).toBe(data.session.uuid);
  const { answers } = await sittingOnServer(baseURL!, candidate, page);
  expect(answers).toMatchObject([{ question_id: data.question.uuid, selected_option: "C" }]);
  // The test has loaded once, so a reload opens it and does not start it.
  await page.reload();
  await expect(page.getByRole("radio", { name: /^C:/ })).toBeChecked();
  expect(sessionIdOf(page)).toBe(data.session.uuid);
});
