// From a screen's remark about a candidate to the test it mentions: one tap, on a phone and on a laptop.
import type { Page } from "@playwright/test";
import { auth, createClient, exams, revision, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";
import { apiOf, lookAround, sessionIdOf, signedInCandidate } from "./testing/sittings.ts";

const sizes = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } };

async function signInDemo(page: Page, baseURL: string) {
  const anyone = createClient({ baseUrl: `${baseURL}/api`, token: () => null });
  const { access_token } = await anyone.call(auth.login, { email: "student@demo.ng", password: "Student123" });
  await signInTab(page, "candidate", access_token);
}

const firstQuestion = (page: Page) => page.getByRole("heading", { name: /^Question \d+ of \d+$/ });

for (const [device, viewport] of Object.entries(sizes))
  test(`weak topics begin as tests at once, from the dashboard and from performance (${device})`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await signInDemo(page, baseURL!);
    // Due cards, and a test that another journey left open, would be shown first.
    await page.route("**/api/candidates/screens/dashboard", async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      json.data["/candidates/exams/sessions"] = [];
      json.data["/candidates/revision/plan"].due = 0;
      await route.fulfill({ response, json });
    });
    await page.goto("/dashboard");
    const next = await page.getByRole("heading", { name: /^Next: / }).textContent();
    await page.getByRole("link", { name: "Practise this topic" }).click();
    await expect(firstQuestion(page)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(next!.replace("Next: ", "").replaceAll(/[()]/g, ".")));
    await page.goto("/performance");
    const weak = page.getByRole("link", { name: /^Practise ?: / }).first();
    const topic = (await weak.textContent())!.replace("Practise: ", "");
    await weak.click();
    await expect(firstQuestion(page)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(topic.replaceAll(/[()]/g, ".")));
    // The step between is skipped on the way back.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/performance|\/test\//);
  });

for (const [device, viewport] of Object.entries(sizes))
  test(`mistakes lead on to their like and to a test of themselves; a done paper shows its best (${device})`, async ({
    page,
    look,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const candidate = await signedInCandidate(page, baseURL!);
    const api = apiOf(baseURL!, candidate);
    const exam = (await api.call(exams.list, {})).find(({ name }) => name === "JAMB")!;
    const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
    const physics = subjects.find(({ name }) => name === "Physics")!;
    const place = { exam_id: exam.uuid, subject_id: physics.uuid };
    const { years } = await api.call(exams.years, place);
    const paper = await api.call(sittings.start, { ...place, year: years[0]!.year, mode: "practice" });
    const answers = paper.exams.map(({ uuid, correct_answer }, at) => ({
      question_id: uuid,
      selected_option:
        at < paper.exams.length - 3 ? correct_answer : correct_answer === "A" ? ("B" as const) : ("A" as const),
      shown_at: paper.session.started_at,
      answered_at: paper.session.server_now,
    }));
    const { grade } = await api.call(sittings.submitAnswers, { session_id: paper.session.uuid, answers });
    await expect.poll(async () => (await api.call(revision.mistakes, {})).length, { timeout: 30_000 }).toBe(3);

    await page.goto(`/past-questions?exam=${exam.uuid}&subject=${physics.uuid}`);
    await expect(page.getByText(`Best ${grade.grade_score}%`)).toBeVisible();
    await expect(page.getByRole("button", { name: `Retake ${years[0]!.year}` })).toBeVisible();
    await lookAround(page, look, `past-questions-done-${device}`);
    await page.setViewportSize(viewport);

    await page.goto("/review?tab=mistakes");
    await page.getByRole("link", { name: "Practise my mistakes in Physics" }).click();
    await expect(page.getByRole("heading", { name: "Question 1 of 3" })).toBeVisible();
    await expect(page).toHaveTitle(/Physics: my mistakes/);
    await page.goto("/review?tab=mistakes");
    await page.getByRole("button", { name: "Show the answer" }).first().click();
    await page
      .getByRole("link", { name: /^Questions like this/ })
      .first()
      .click();
    await expect(firstQuestion(page)).toBeVisible();
    const like = await api.call(sittings.read, { session_id: sessionIdOf(page) });
    expect(like.session.subject?.name).toBe("Physics");
  });

test("a link to a test asks before starting it, and a used-up plan says so and leads to what is free", async ({
  page,
  look,
  forgive,
  baseURL,
}) => {
  test.slow();
  // The test on the page is replaced without its knowledge.
  forgive(/status of 40[24]/);
  const candidate = await signedInCandidate(page, baseURL!);
  const api = apiOf(baseURL!, candidate);
  const exam = (await api.call(exams.list, {}))[0]!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const place = { exam_id: exam.uuid, subject_id: subjects[0]!.uuid };
  await page.goto(`/start-test?exam=${exam.uuid}&subject=${subjects[0]!.uuid}&title=A%20test`);
  await expect(page.getByRole("heading", { level: 1, name: "A test" })).toBeVisible();
  expect((await api.call(sittings.allowance, {})).tests_left).toBe(5);
  await lookAround(page, look, "start-test");
  await page.getByRole("button", { name: "Start Test" }).click();
  await expect(firstQuestion(page)).toBeVisible();
  const own = `/start-test?exam=${exam.uuid}&subject=${subjects[0]!.uuid}&title=A%20test`;
  for (let left = 5; left > 0; left -= 1) {
    const { session, exams } = await api.call(sittings.start, { ...place, fresh: true });
    const answers = [{ question_id: exams[0]!.uuid, selected_option: "A" as const, shown_at: null }].map((answer) => ({
      ...answer,
      answered_at: session.server_now,
    }));
    await api.call(sittings.submitAnswers, { session_id: session.uuid, answers });
    expect((await api.call(sittings.allowance, {})).tests_left).toBe(left - 1);
  }
  await page.goto(own);
  await expect(page.getByRole("link", { name: "Revision cards" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Start Test" })).toHaveCount(0);
  await lookAround(page, look, "start-test-used-up");
  await page.goto("/start-test");
  await expect(page.getByText("This link does not lead to a test.")).toBeVisible();
});

test("a form submitted before the page's script loads is sent once by it, and a wrong password is reported once", async ({
  page,
  look,
  forgive,
}) => {
  forgive(/status of 400/);
  await page.setViewportSize(sizes.phone);
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/auth/login")) sent += 1;
  });
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((later) => setTimeout(later, 700));
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Sign in" });
  await expect(button).toBeEnabled();
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>("[name=email]")!.value = "nobody@example.com";
    document.querySelector<HTMLInputElement>("[name=password]")!.value = "Zobo4Lunch";
  });
  await button.click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("User login!Invalid email or password");
  await expect(alert).toHaveCount(1);
  await expect(page).toHaveURL("/login");
  expect(sent).toBe(1);
  const [above, below] = [(await alert.boundingBox())!, (await button.boundingBox())!];
  expect(above.y + above.height).toBeLessThan(below.y);
  await look("login-refused-360");
});
