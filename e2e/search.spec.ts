// One search box that leads everywhere: opened by its button or by a key, used with arrow keys, and it never reveals a
// question that the student has not seen.
import { exams, search, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { apiOf, lookAround, signedInCandidate } from "./testing/sittings.ts";

const sizes = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } };

for (const [device, viewport] of Object.entries(sizes))
  test(`subjects, topics, reading and questions one has met are found while one types (${device})`, async ({
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
    const biology = subjects.find(({ name }) => name === "Biology")!;
    const opened = await api.call(sittings.start, { exam_id: exam.uuid, subject_id: biology.uuid });
    const text = opened.exams[0]!.question_body.replaceAll(/<[^>]*>/g, " ");
    const words = text
      .match(/\b[a-z]{5,}\b/g)!
      .slice(0, 3)
      .join(" ");

    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Search" }).click();
    const box = page.getByRole("combobox", { name: "Search" });
    await expect(box).toBeFocused();
    await expect(page.getByText("questions from tests you have finished")).toBeVisible();
    await box.fill(words);
    await expect(page.getByRole("group", { name: "Questions you have seen" })).toHaveCount(0);
    await box.fill("qqxzw");
    await expect(page.getByRole("status").filter({ hasText: "No results for" })).toBeVisible();
    await look(`search-nothing-${viewport.width}`);
    await page.keyboard.press("Escape");
    await expect(box).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Search" })).toBeFocused();

    const answers = opened.exams.map(({ uuid, correct_answer }) => ({
      question_id: uuid,
      selected_option: correct_answer,
      shown_at: opened.session.started_at,
      answered_at: opened.session.server_now,
    }));
    await api.call(sittings.submitAnswers, { session_id: opened.session.uuid, answers });
    // The words of a newly loaded bank are indexed in the background.
    await expect
      .poll(async () => (await api.call(search.find, { words })).questions.length, { timeout: 120_000 })
      .toBeGreaterThan(0);

    // The key opens it from anywhere except a text field in use.
    await page.keyboard.press("/");
    await expect(box).toBeFocused();
    await expect(box).toHaveValue("");
    await box.pressSequentially(words);
    const mine = page.getByRole("group", { name: "Questions you have seen" }).getByRole("option");
    await expect(mine.first()).toBeVisible();
    await box.press("ArrowUp");
    await expect(mine.last()).toHaveAttribute("aria-selected", "true");
    await box.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "A question you have seen" })).toBeVisible();
    await expect(page.locator(".explanation")).toHaveCount(0);
    await page.getByRole("button", { name: "Show the answer" }).click();
    await expect(page.locator(".explanation")).toBeVisible();
    await lookAround(page, look, `search-question-${device}`);
    await page.setViewportSize(viewport);

    await page.getByRole("button", { name: "Search" }).click();
    await box.pressSequentially("cell");
    await expect(page.getByRole("group", { name: "Topics" }).getByRole("option").first()).toBeVisible();
    await lookAround(page, look, `search-results-${device}`);
    await page.setViewportSize(viewport);
    const topic = page.getByRole("group", { name: "Topics" }).getByRole("option").first();
    await topic.click();
    await expect(page).toHaveURL(/\/topics\//);

    await page.goto("/practice-tests");
    await page.getByRole("button", { name: "Search" }).click();
    await box.fill("biolog");
    await page
      .getByRole("group", { name: "Subjects" })
      .getByRole("option", { name: /^Biology/ })
      .click();
    // The exam this candidate prepares for.
    await expect(page.getByRole("tab", { selected: true })).toHaveText("WAEC");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("button", { name: /^Start Test ?: Biology$/ })).toBeVisible();
    const field = page.getByLabel("Find a subject");
    await field.press("End");
    await field.press("/");
    await expect(field).toHaveValue("Biology/");
    await expect(box).toHaveCount(0);
  });

test("a word in a lesson leads to the section that explains it", async ({ page, baseURL }) => {
  test.slow();
  await page.setViewportSize(sizes.phone);
  const candidate = await signedInCandidate(page, baseURL!);
  const api = apiOf(baseURL!, candidate);
  // The lessons of a new database load a moment after its questions.
  const found = async (words: string) => (await api.call(search.find, { words })).lessons.length;
  await expect.poll(() => found("photosynthesis"), { timeout: 120_000 }).toBeGreaterThan(0);
  await expect.poll(() => found("Ohm"), { timeout: 120_000 }).toBeGreaterThan(0);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Search" }).fill("Ohm");
  await page.getByRole("group", { name: "In the lessons" }).getByRole("option").first().click();
  await expect(page).toHaveURL(/\/topics\/[^#]+#section-\d+$/);
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
});
