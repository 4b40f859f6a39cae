import type { Page } from "@playwright/test";
import { auth, createClient, exams, leaderboard, progress, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";
import { apiOf, lookAround, signedInCandidate } from "./testing/sittings.ts";

async function signInDemo(page: Page, baseURL: string): Promise<void> {
  const anyone = createClient({ baseUrl: `${baseURL}/api`, token: () => null });
  const { access_token } = await anyone.call(auth.login, { email: "student@demo.ng", password: "Student123" });
  await signInTab(page, "candidate", access_token);
}

/** Wide in the light theme, and narrow in the dark theme: the two looks that differ most. */
async function glance(page: Page, look: (name: string) => Promise<void>, name: string) {
  await look(`${name}-1280-light`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await look(`${name}-360-dark`);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
}

test("a new student is led to a first test, and the first exam-mode test asks about the leaderboard once", async ({
  page,
  look,
  forgive,
  baseURL,
}) => {
  test.slow();
  forgive(/status of 400.*membership/);
  const candidate = await signedInCandidate(page, baseURL!);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Start with one test" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome, Adaeze" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add the date to your profile" })).toBeVisible();
  await glance(page, look, "dashboard-new");
  await page.goto("/performance");
  await expect(page.getByRole("heading", { name: "Take one test to see your results" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await glance(page, look, "performance-new");
  await page.goto("/leaderboard");
  await expect(page.getByRole("heading", { name: "You do not appear on the leaderboard" })).toBeVisible();
  await glance(page, look, "leaderboard-new");

  const api = apiOf(baseURL!, candidate);
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "WAEC")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const physics = subjects.find(({ name }) => name === "Physics")!;
  const opened = await api.call(sittings.start, { exam_id: exam.uuid, subject_id: physics.uuid, mode: "exam" });
  const answers = opened.exams.map(({ uuid }) => ({
    question_id: uuid,
    shown_at: opened.session.started_at,
    answered_at: opened.session.server_now,
    selected_option: "A" as const,
  }));
  await api.call(sittings.submitAnswers, { session_id: opened.session.uuid, answers });
  await expect.poll(async () => (await api.call(progress.summary, {})).totals.tests, { timeout: 30_000 }).toBe(1);
  // Statistics of every kind are aggregated automatically.
  await expect.poll(async () => (await api.call(leaderboard.place, {})).state, { timeout: 30_000 }).toBe("to_ask");

  await page.goto("/dashboard");
  await expect(page.getByText("Questions solved")).toBeVisible();
  await expect(page.getByText("10 of 15 questions")).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Recent activity" }).getByRole("link", { name: "Physics" }),
  ).toBeVisible();
  const ask = page.getByRole("heading", { name: "Appear on the leaderboard?" });
  await expect(ask).toBeVisible();
  await page.getByText("I am under 18").click();
  await expect(page.getByLabel("Your parent or guardian's email")).toBeVisible();
  await expect(page.getByRole("button", { name: "I am 18 or older, show me" })).toBeVisible();
  await page.getByRole("button", { name: "No, thanks" }).click();
  await expect(ask).toBeHidden();
  await page.reload();
  await expect(page.getByText("Questions solved")).toBeVisible();
  await expect(ask).toBeHidden();
});

test("the demo candidate's dashboard, performance and leaderboards show data, wide and narrow, light and dark", async ({
  page,
  look,
  baseURL,
}) => {
  test.slow();
  await signInDemo(page, baseURL!);
  await page.goto("/dashboard");
  await expect(page.getByText("Demo data")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Subject progress" })).toBeVisible();
  await expect(page.getByText("School mock: Mathematics")).toBeVisible();
  await expect(page.getByRole("link", { name: "Report an issue" })).toBeVisible();
  await expect(page.getByRole("progressbar", { name: /^English Language: \d+% right$/ })).toBeVisible();
  await lookAround(page, look, "dashboard-demo");

  await page.goto("/performance");
  const trend = page.getByRole("img", { name: /^Average score over time\. / });
  await expect(trend).toBeVisible();
  await expect(page.getByText("/ 400")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Weaknesses" })).toBeVisible();
  await lookAround(page, look, "performance-demo");
  await page.getByRole("button", { name: "Show as table" }).click();
  await expect(page.getByRole("table", { name: "Weekly trend, as a table" })).toBeVisible();
  await page.getByRole("button", { name: "Quarter" }).click();
  await expect(page).toHaveURL(/period=quarter/);
  await page.getByLabel("Subject", { exact: true }).selectOption({ label: "Chemistry" });
  await expect(page.getByRole("progressbar", { name: /^Chemistry: / })).toBeVisible();
  await expect(page.getByRole("progressbar", { name: /^English Language: / })).toBeHidden();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF report" }).click();
  expect((await download).suggestedFilename()).toMatch(/^performance-\d{4}-\d\d-\d\d\.pdf$/);

  await page.goto("/leaderboard");
  await expect(page.getByRole("list", { name: "Top three" }).getByRole("listitem")).toHaveCount(3);
  await lookAround(page, look, "leaderboard-demo");
  await page.getByRole("tab", { name: "This Week" }).click();
  await expect(page.getByText(/^(Up \d+|Down \d+|Same|New)$/).first()).toBeVisible();
  await page.getByRole("tab", { name: "By Subject" }).click();
  for (const subject of ["Mathematics", "English", "Physics", "Chemistry", "Biology", "Economics"])
    await expect(page.getByRole("button", { name: subject, exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Economics", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Nobody is on the Economics leaderboard yet" })).toBeVisible();
});

test("a guardian opens the weekly card without an account, until the link is cancelled", async ({
  page,
  look,
  forgive,
  browser,
  baseURL,
}) => {
  test.slow();
  await signInDemo(page, baseURL!);
  await page.goto("/performance");
  const name = `Mummy ${Date.now()}`;
  await page.getByLabel("Who is it for?").fill(name);
  await page.getByRole("button", { name: "Create a link" }).click();
  const link = page.getByRole("link", { name });
  await expect(link).toBeVisible();
  const { pathname, search } = new URL((await link.getAttribute("href"))!);
  const elsewhere = await browser.newContext();
  const guardian = await elsewhere.newPage();
  await guardian.goto(`${baseURL}${pathname}${search}`);
  await expect(guardian.getByRole("heading", { name: "Amina's week" })).toBeVisible();
  await expect(guardian.getByText("Practice days")).toBeVisible();
  await elsewhere.close();
  forgive(/404/);
  await page.goto(`${pathname}${search}`);
  await expect(page.getByRole("heading", { name: "Amina's week" })).toBeVisible();
  await glance(page, look, "guardian-card");
  await page.goto("/performance");
  await page.getByRole("button", { name: `Cancel ${name}'s link` }).click();
  await expect(link).toBeHidden();
  await page.goto(`${pathname}${search}`);
  await expect(page.getByText("This link no longer works. Ask for a new one.")).toBeVisible();
});
