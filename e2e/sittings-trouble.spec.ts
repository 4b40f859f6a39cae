import { auth, exams, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { apiOf, lookAround, sessionIdOf, signedInCandidate, sittingOnServer } from "./testing/sittings.ts";

test.use({ serviceWorkers: "allow" });

test("without a network a test continues, is marked immediately, and is sent when the network is back", async ({
  page,
  context,
  look,
  forgive,
  baseURL,
}) => {
  test.slow();
  // A picture requested without a network fails in the worker.
  forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const candidate = await signedInCandidate(page, baseURL!);
  await page.goto("/practice-tests?tab=jamb");
  await page.getByRole("button", { name: /Start Test.*Physics/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 10" })).toBeVisible();
  const keys = (await sittingOnServer(baseURL!, candidate, page)).exams.map(({ correct_answer }) => correct_answer!);
  await page.keyboard.press(keys[0]!);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");

  await context.setOffline(true);
  for (let n = 2; n <= 10; n += 1) {
    await page.keyboard.press("n");
    await expect(page.getByRole("heading", { name: `Question ${n} of 10` })).toBeVisible();
    await page.keyboard.press(n <= 8 ? keys[n - 1]! : keys[n - 1] === "A" ? "B" : "A");
  }
  await expect(page.getByText("On this device", { exact: true })).toBeVisible();
  await expect(page.getByText("You are offline.")).toBeVisible();
  await lookAround(page, look, "no-network");
  await page.getByRole("button", { name: "Finish Test" }).click();
  await expect(page.getByText("Score 80%")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Excellent work!" })).toBeVisible();
  await expect(page.getByText("Your test is safe on this device.", { exact: false })).toBeVisible();
  await look("result-not-sent");
  expect((await apiOf(baseURL!, candidate).call(sittings.open, {})).map(({ uuid }) => uuid)).toEqual([
    sessionIdOf(page),
  ]);

  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "How you used your time" })).toBeVisible();
  await expect(page.getByText("Score 80%")).toBeVisible();
  const { grade } = await apiOf(baseURL!, candidate).call(sittings.review, { session_id: sessionIdOf(page) });
  expect(grade).toMatchObject({ grade_score: 80, correct: 8, total: 10 });
});

test("a session that ends during a test opens a sign-in over the test, and nothing is lost", async ({
  page,
  look,
  forgive,
  baseURL,
}) => {
  forgive(/status of 403/);
  const candidate = await signedInCandidate(page, baseURL!);
  await page.goto("/practice-tests?tab=jamb");
  await page.getByRole("button", { name: /Start Test.*Biology/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
  await expect(page.getByText("Choose an answer to continue.")).toBeVisible();
  const address = page.url();
  await apiOf(baseURL!, candidate).call(auth.logout, {});

  await page.keyboard.press("c");
  const dialog = page.getByRole("dialog", { name: "Sign in to continue" });
  await expect(dialog).toBeVisible();
  await look("sign-in-over");
  await dialog.getByLabel("Email").fill(candidate.email);
  await dialog.getByLabel("Password", { exact: true }).fill(candidate.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^C:/ })).toBeChecked();
  expect(page.url()).toBe(address);
});

test("when the month's tests are used up, the screen shows the plan, its renewal and what is free", async ({
  page,
  look,
  forgive,
  baseURL,
}) => {
  forgive(/status of 402/);
  const candidate = await signedInCandidate(page, baseURL!);
  const api = apiOf(baseURL!, candidate);
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "JAMB")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  for (let test = 0; test < 5; test += 1)
    await api.call(sittings.start, { exam_id: exam.uuid, subject_id: subjects[0]!.uuid, fresh: true });

  await page.goto("/practice-tests?tab=jamb");
  await expect(page.getByText("0 of 5 tests left")).toBeVisible();
  await page.getByRole("button", { name: /Start Test.*Physics/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
  const refusal = page.getByRole("dialog", { name: "You have reached your plan's limit" });
  await expect(refusal.getByText("5 practice tests a month with 10 questions each (0 left)")).toBeVisible();
  await expect(refusal.getByText(/^You will get more on 1 \w+ \d{4}$/)).toBeVisible();
  await expect(refusal.getByRole("link", { name: "See plans" })).toHaveAttribute("href", "/subscriptions");
  await look("plan-limit");
  await refusal.getByRole("link", { name: "Every second year of past questions, in full" }).click();
  await expect(page).toHaveURL(/\/past-questions$/);
});

test("the demo candidate signs in and finds the tests that the plan includes", async ({ page }) => {
  test.slow();
  await page.goto("/login");
  await page.getByLabel("Email").fill("student@demo.ng");
  await page.getByLabel("Password", { exact: true }).fill("Student123");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/practice-tests");
  await expect(page.getByText(/tests left|without a limit/)).toBeVisible();
  await expect(page.getByRole("tab", { name: "POST-UTME" })).toBeVisible();
});
