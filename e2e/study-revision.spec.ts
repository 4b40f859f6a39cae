// Revision: nothing to revise at first, then the mistakes of a test return as cards until the exam date.
import { exams as catalogue, revision, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { apiOf, lookAround, signedInCandidate } from "./testing/sittings.ts";

const letters = ["A", "B", "C", "D"] as const;

test("mistakes of a test become cards, and ten minutes with them count", async ({ page, look, baseURL, forgive }) => {
  test.slow();
  forgive(/status of 400/);
  const candidate = await signedInCandidate(page, baseURL!);
  const api = apiOf(baseURL!, candidate);
  await page.goto("/review");
  await expect(page.getByRole("heading", { name: "Nothing to revise yet" })).toBeVisible();
  await lookAround(page, look, "review-new");

  const [card] = await api.call(sittings.recommended, {});
  const { exams, session } = await api.call(sittings.start, { exam_id: card!.exam_id, subject_id: card!.subject_id });
  const answers = exams.map(({ uuid, correct_answer }, at) => ({
    question_id: uuid,
    selected_option: at < 6 ? letters.find((letter) => letter !== correct_answer)! : correct_answer,
    shown_at: new Date().toISOString(),
    answered_at: new Date().toISOString(),
  }));
  await api.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  await expect.poll(async () => (await api.call(revision.plan, {})).mistakes, { timeout: 20_000 }).toBe(6);
  await api.call(revision.bookmark, { question_id: exams[9]!.uuid, note: null });

  await page.reload();
  await expect(page.getByRole("heading", { name: "1 card for today" })).toBeVisible();
  await page.getByRole("button", { name: "Set your exam date" }).click();
  const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Exam date").fill("2020-01-01");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Choose a date in the future")).toBeVisible();
  await page.getByLabel("Exam date").fill(soon);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/(39|40|41) days to your exam/)).toBeVisible();
  await lookAround(page, look, "review-today");

  await page.getByRole("link", { name: "Revise for 10 minutes" }).click();
  await expect(page.getByText("Card 1 of 7")).toBeVisible();
  await page.getByRole("radio").first().check({ force: true });
  await expect(page.getByRole("heading", { name: /^(Correct|Not quite)/ })).toBeVisible();
  await lookAround(page, look, "review-card");
  await page.getByRole("button", { name: /^(I knew it|Next card)$/ }).click();
  await expect(page.getByText("Card 2 of 7")).toBeVisible();
  await page.getByRole("button", { name: "Stop here" }).click();
  await expect(page.getByRole("heading", { name: /^\d+ cards? done$|^No cards done/ })).toBeVisible();
  await page.getByRole("link", { name: "Back to review" }).last().click();
  await expect(page.getByText("of 20 done today")).toBeVisible();
  expect((await api.call(revision.plan, {})).done_today).toBe(1);
});

test("mistakes, bookmarks with notes and the map of a syllabus", async ({ page, look, baseURL }) => {
  test.slow();
  const candidate = await signedInCandidate(page, baseURL!);
  const api = apiOf(baseURL!, candidate);
  const [card] = await api.call(sittings.recommended, {});
  const { exams, session } = await api.call(sittings.start, { exam_id: card!.exam_id, subject_id: card!.subject_id });
  const at = new Date().toISOString();
  const answers = exams.map(({ uuid, correct_answer }) => ({
    question_id: uuid,
    selected_option: letters.find((letter) => letter !== correct_answer)!,
    shown_at: at,
    answered_at: at,
  }));
  await api.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  await api.call(revision.bookmark, { question_id: exams[0]!.uuid, note: null });
  await expect.poll(async () => (await api.call(revision.plan, {})).mistakes, { timeout: 20_000 }).toBe(10);

  await page.goto("/review?tab=mistakes");
  await expect(page.getByText("Wrong once", { exact: true })).toHaveCount(10);
  // With one subject there is nothing to choose from.
  await expect(page.getByRole("group", { name: "Subject" })).toHaveCount(0);
  await page.getByRole("tab", { name: "Bookmarks" }).click();
  await page.getByRole("button", { name: "Add a note" }).click();
  await page.getByLabel("Your note").fill("Ask about this on Monday");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Ask about this on Monday")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change the note" })).toBeVisible();
  await page.getByRole("tab", { name: "Coverage" }).click();
  await expect(page.getByText("Needs practice").first()).toBeVisible();
  await lookAround(page, look, "review-coverage");
  await page.locator(".topic-cell").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/topics\//);
});

const sizes = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } };

for (const [device, viewport] of Object.entries(sizes))
  test(`mistakes are cards to try again: by subject, page by page, and as a test in one tap (${device})`, async ({
    page,
    look,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const candidate = await signedInCandidate(page, baseURL!);
    const api = apiOf(baseURL!, candidate);
    const exam = (await api.call(catalogue.list, {})).find(({ name }) => name === "JAMB")!;
    const { subjects } = await api.call(catalogue.subjects, { exam_type_id: exam.uuid });
    const wrongIn = async (name: string, year?: number) => {
      const subject_id = subjects.find((subject) => subject.name === name)!.uuid;
      const input = { exam_id: exam.uuid, subject_id, mode: "practice" as const, ...(year && { year }) };
      const { exams, session } = await api.call(sittings.start, input);
      const answers = exams.map(({ uuid, correct_answer }) => ({
        question_id: uuid,
        selected_option: letters.find((letter) => letter !== correct_answer)!,
        shown_at: session.started_at,
        answered_at: session.server_now,
      }));
      await api.call(sittings.submitAnswers, { session_id: session.uuid, answers });
      return exams.length;
    };
    const physics = subjects.find(({ name }) => name === "Physics")!;
    const { years } = await api.call(catalogue.years, { exam_id: exam.uuid, subject_id: physics.uuid });
    const inPhysics = await wrongIn("Physics", years[0]!.year);
    const inBiology = await wrongIn("Biology");
    const all = inPhysics + inBiology;
    await expect.poll(async () => (await api.call(revision.plan, {})).mistakes, { timeout: 30_000 }).toBe(all);

    await page.goto("/review?tab=mistakes");
    const filter = page.getByRole("group", { name: "Subject" });
    await expect(filter.getByRole("button")).toHaveText([`All${all}`, `Physics${inPhysics}`, `Biology${inBiology}`]);
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(20);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect(cards).toHaveCount(40);
    await filter.getByRole("button", { name: "Biology" }).click();
    await expect(cards).toHaveCount(inBiology);
    await expect(cards.first()).toHaveAccessibleName("Biology");

    // The answer is not on the page before it is requested. A choice loads it, and so does giving up.
    await expect(page.locator(".explanation")).toHaveCount(0);
    await cards.nth(0).getByRole("radio").first().check({ force: true });
    await expect(cards.nth(0).locator(".explanation")).toBeVisible();
    await expect(cards.nth(0).getByRole("status")).toHaveText(/^(Correct|Not quite)/);
    await cards.nth(1).getByRole("button", { name: "Show the answer" }).click();
    await expect(cards.nth(1).getByText("Your answer")).toBeVisible();
    await lookAround(page, look, `review-mistakes-${device}`);
    await page.setViewportSize(viewport);

    // The subject is in the address, and the test uses it.
    await page.reload();
    await expect(cards).toHaveCount(inBiology);
    await page.getByRole("link", { name: "Practise my mistakes in Biology" }).click();
    await expect(page.getByRole("heading", { name: /^Question 1 of \d+$/ })).toBeVisible();
    await expect(page).toHaveTitle(/Biology: my mistakes/);
  });
