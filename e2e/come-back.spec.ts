// Reasons to return tomorrow: a personal goal, badges that show what they are for, and marks for finished work.
import type { Page } from "@playwright/test";
import { exams, progress, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { apiOf, lookAround, signedInCandidate } from "./testing/sittings.ts";

const sizes = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } };

/** A finished Physics paper with all answers right. */
async function afterAPaper(page: Page, baseURL: string) {
  const candidate = await signedInCandidate(page, baseURL);
  const api = apiOf(baseURL, candidate);
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "JAMB")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const physics = subjects.find(({ name }) => name === "Physics")!;
  const place = { exam_id: exam.uuid, subject_id: physics.uuid };
  const { years } = await api.call(exams.years, place);
  const paper = await api.call(sittings.start, { ...place, year: years[0]!.year, mode: "practice" });
  const answers = paper.exams.map(({ uuid, correct_answer }) => ({
    question_id: uuid,
    selected_option: correct_answer,
    shown_at: paper.session.started_at,
    answered_at: paper.session.server_now,
  }));
  const session_id = paper.session.uuid;
  await api.call(sittings.submitAnswers, { session_id, answers });
  await expect
    .poll(async () => (await api.call(progress.gained, { session_id })).ready, { timeout: 90_000 })
    .toBe(true);
  return { api, exam, years, session_id, answered: answers.length };
}

for (const [device, viewport] of Object.entries(sizes))
  test(`a candidate chooses a goal, and the day, the week and the result go by it (${device})`, async ({
    page,
    look,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { session_id, answered } = await afterAPaper(page, baseURL!);
    await page.goto("/dashboard");
    const ring = page.getByRole("progressbar", { name: "Today's goal" });
    await expect(page.getByText(`You answered ${answered} questions today`)).toBeVisible();
    await expect(ring).toHaveAttribute("aria-valuenow", "100");
    await expect(page.getByText("practised, goal reached")).toBeAttached();
    await page.getByRole("button", { name: /^Change ?: Today's goal/ }).click();
    const picks = page.getByRole("dialog");
    await expect(picks.getByRole("button", { name: "15", exact: true })).toHaveAttribute("aria-pressed", "true");
    await lookAround(page, look, `goal-dialog-${device}`);
    await page.setViewportSize(viewport);
    await picks.getByRole("button", { name: "50", exact: true }).click();
    await expect(page.getByText("Your daily goal has been saved.")).toBeVisible();
    await expect(page.getByText(`${answered} of 50 questions`)).toBeVisible();
    await expect(ring).toHaveAttribute("aria-valuenow", String(Math.round((100 * answered) / 50)));
    await expect(page.getByText("practised, goal reached")).toHaveCount(0);
    await lookAround(page, look, `goal-dashboard-${device}`);
    await page.setViewportSize(viewport);

    await page.goto(`/test/${session_id}/result`);
    await expect(page.getByText(`${answered} of 50 questions`)).toBeVisible();

    await page.goto("/profile");
    const own = page.getByRole("region", { name: "Your daily goal" });
    await expect(own.getByRole("button", { name: "50", exact: true })).toHaveAttribute("aria-pressed", "true");
    await own.getByRole("button", { name: "5", exact: true }).click();
    await expect(own.getByRole("button", { name: "5", exact: true })).toHaveAttribute("aria-pressed", "true");
    await lookAround(page, look, `goal-profile-${device}`);
    await page.reload();
    await expect(own.getByRole("button", { name: "5", exact: true })).toHaveAttribute("aria-pressed", "true");
  });

for (const [device, viewport] of Object.entries(sizes))
  test(`twelve badges have twelve faces, on the result, the performance page and the profile (${device})`, async ({
    page,
    look,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { session_id } = await afterAPaper(page, baseURL!);
    await page.goto(`/test/${session_id}/result`);
    const brought = page.getByRole("region", { name: "Your achievements" });
    await expect(brought.getByText("New badge: First test")).toBeVisible();
    // First test, 80 % and 90 %.
    await expect(brought.locator(".badge svg")).toHaveCount(3);
    await lookAround(page, look, `badges-result-${device}`);
    await page.setViewportSize(viewport);

    await page.goto("/performance");
    const faces = page.locator(".medal .badge svg");
    await expect(faces).toHaveCount(12);
    const drawn = await faces.evaluateAll((all) => all.map((face) => face.innerHTML));
    expect(new Set(drawn).size).toBe(12);
    expect(drawn.every((face) => face.length > 200)).toBe(true);
    await expect(page.locator(".medal .badge-open")).toHaveCount(9);
    await page.locator(".medals").scrollIntoViewIfNeeded();
    await lookAround(page, look, `badges-performance-${device}`);
    await page.setViewportSize(viewport);

    await page.goto("/profile");
    await expect(page.getByRole("region", { name: "Recent Achievements" }).locator(".badge svg")).toHaveCount(3);
  });

for (const [device, viewport] of Object.entries(sizes))
  test(`what is done is marked where one chooses: subjects, topics, papers and years (${device})`, async ({
    page,
    look,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { exam, years } = await afterAPaper(page, baseURL!);
    await page.goto("/practice-tests?tab=jamb");
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Physics", exact: true }) });
    await expect(card.getByText("Best 100%")).toBeVisible();
    await expect(card.getByText(/^\d+ of \d+ topics practised/)).toBeVisible();
    await expect(card.getByRole("progressbar", { name: "Physics topics practised" })).toBeVisible();
    await expect(page.getByRole("progressbar", { name: /topics practised$/ })).toHaveCount(1);
    await lookAround(page, look, `done-subjects-${device}`);
    await page.setViewportSize(viewport);
    await card.getByRole("button", { name: "Start Test" }).click();
    await expect(page.getByRole("option", { name: /· 100% right$/ }).first()).toBeAttached();
    await page.keyboard.press("Escape");

    await page.goto(`/past-questions?exam=${exam.uuid}`);
    await expect(page.getByText(`1 of ${years.length} papers done · Best 100%`)).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Physics papers done" })).toBeVisible();
    await lookAround(page, look, `done-papers-${device}`);
    await page.setViewportSize(viewport);
    await page.getByRole("button", { name: "Choose Physics" }).click();
    await expect(page.getByRole("button", { name: `Retake ${years[0]!.year}` })).toBeVisible();
  });

for (const address of ["/topics/0192f0c1-0000-7000-8000-000000000000", "/topics/nowhere"])
  test(`a topic that does not exist says so and leads back (${address})`, async ({ page, look, baseURL, forgive }) => {
    forgive(/status of 40[04]/);
    await signedInCandidate(page, baseURL!);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: "We could not find that topic." })).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
    await lookAround(page, look, `no-topic-${address.length}`);
    await page.getByRole("link", { name: "All topics" }).click();
    await expect(page.getByRole("tab", { name: "Coverage" })).toHaveAttribute("aria-selected", "true");
  });
