// From a wrong answer to the lesson, from the lesson to five questions, and the topic's level moves.
import type { Page } from "@playwright/test";
import { exams, reports, sittings, topics } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { apiOf, lookAround, signedInCandidate } from "./testing/sittings.ts";

async function aTopic(page: Page, baseURL: string, subjectName: string, topicName: string) {
  const candidate = await signedInCandidate(page, baseURL);
  const api = apiOf(baseURL, candidate);
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "WAEC")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const subject = subjects.find(({ name }) => name === subjectName)!;
  const topic = subject.topics.find(({ name }) => name === topicName)!;
  // The lessons of a new database load a moment after its questions.
  const lesson = async () => (await api.call(topics.read, { topic_id: topic.uuid })).lesson;
  await expect.poll(lesson, { timeout: 60_000 }).not.toBeNull();
  return { api, exam, subject, topic };
}

const letters = ["A", "B", "C", "D"] as const;

test("a wrong answer leads to its lesson, the lesson to five questions, and the topic's level moves", async ({
  page,
  baseURL,
  look,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const { api, exam, subject, topic } = await aTopic(page, baseURL!, "Mathematics", "Quadratic equations");
  const { session, exams: questions } = await api.call(sittings.start, {
    exam_id: exam.uuid,
    subject_id: subject.uuid,
    topic: topic.uuid,
    count: 5,
  });
  await page.goto(`/test/${session.uuid}`);
  const wrong = letters.find((letter) => letter !== questions[0]!.correct_answer)!;
  await page.getByRole("radio", { name: new RegExp(`^${wrong}:`) }).click();
  await page.getByRole("link", { name: "Read about Quadratic equations" }).click();

  // It opens the section about it, with its heading at the top of the screen.
  await expect(page).toHaveURL(new RegExp(`/topics/${topic.uuid}(\\?test=[\\w-]+)?#section-\\d+$`));
  const section = Number(/\d+$/.exec(page.url())![0]);
  await expect(page.locator(".note h3").nth(section)).toBeInViewport();
  expect((await page.locator(".note h3").nth(section).boundingBox())!.y).toBeLessThan(200);
  await expect(page.getByRole("heading", { level: 1, name: "Quadratic equations" })).toBeVisible();
  await expect(page.getByText("Not started")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Worked examples" })).toBeAttached();
  await lookAround(page, look, "topic");
  await page.setViewportSize({ width: 360, height: 740 });

  // The unfinished test is still open. A check on this topic would continue it, so it is finished first.
  const sure = questions.map(({ uuid, correct_answer }) => ({
    question_id: uuid,
    selected_option: correct_answer!,
    shown_at: new Date(Date.now() - 20_000).toISOString(),
    answered_at: new Date().toISOString(),
  }));
  await api.call(sittings.submitAnswers, { session_id: session.uuid, answers: sure.slice(1) });
  await page.getByRole("link", { name: "Practise 5 questions" }).first().click();
  await expect(page.getByRole("heading", { name: "Question 1 of 5" })).toBeVisible();
  for (let question = 1; question <= 5; question += 1) {
    await page.keyboard.press("a");
    const way = question < 5 ? "Continue" : "Finish Test";
    await page.locator(".answer-panel").getByRole("button", { name: way }).click();
  }
  await expect.poll(async () => (await api.call(topics.read, { topic_id: topic.uuid })).met).toBeGreaterThan(5);
  await page.goto(`/topics/${topic.uuid}`);
  await expect(page.getByText("Not started")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /my \d+ mistakes?/i })).toBeVisible();
});

test("a lesson is read aloud by the device's voice, and its place is marked", async ({ page, baseURL }) => {
  // The voice normally is the browser's. Here a fake voice speaks each block on command.
  await page.addInitScript(() => {
    const said: string[] = [];
    let current: SpeechSynthesisUtterance | null = null;
    Object.assign(window, { said, finishBlock: () => current?.onend?.(new Event("end") as SpeechSynthesisEvent) });
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        setLocale: (words: SpeechSynthesisUtterance) => {
          said.push(words.text);
          current = words;
        },
        cancel: () => {},
      },
    });
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        lang = "";
        onend: (() => void) | null = null;
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
  });
  const { topic } = await aTopic(page, baseURL!, "Mathematics", "Quadratic equations");
  await page.goto(`/topics/${topic.uuid}`);
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  const next = () => page.evaluate(() => (window as unknown as { finishBlock: () => void }).finishBlock());
  const blocks = page.locator(".note :is(h3, p, li)");
  // The text is drawn again when the font of its formulas has loaded.
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Read aloud" }).click();
  await expect(blocks.first()).toHaveClass(/being-read/);
  await next();
  await expect.poll(async () => (await said()).length).toBe(2);
  await expect(page.locator(".being-read")).toHaveCount(1);
  await page.getByRole("button", { name: "Pause" }).click();
  await next();
  expect(await said()).toHaveLength(2);
  await page.getByRole("button", { name: "Resume" }).click();
  const [, second, again] = await said();
  expect(again).toBe(second);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.locator(".being-read")).toHaveCount(0);
  // Formulas are spoken in words, not read as markup.
  for (const words of await said()) expect(words).not.toMatch(/[\\<>$]/);
});

test("the place in a lesson is saved, and a report of an unclear part is sent to the desk", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { api, topic } = await aTopic(page, baseURL!, "Mathematics", "Quadratic equations");
  await page.goto(`/topics/${topic.uuid}`);
  const examples = page.getByRole("heading", { name: "Worked examples" });
  await expect(async () => examples.scrollIntoViewIfNeeded()).toPass();
  await page.waitForFunction(() => localStorage.getItem("SabiPrep:reading")?.includes("Worked examples"));
  await page.reload();
  await page.getByRole("button", { name: "Continue from there" }).click();
  await expect(examples).toBeInViewport();

  await page.getByRole("button", { name: "Something here is unclear" }).click();
  const dialog = page.getByRole("dialog", { name: "What is unclear?" });
  await dialog.getByLabel("Section").selectOption("Worked examples");
  await dialog.getByLabel("What did you not understand?").fill("Where does the 4 come from?");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank you. We will look at it.")).toBeVisible();
  const [report] = await api.call(reports.mine, {});
  expect(report).toMatchObject({ type: "content_issue", description: "Where does the 4 come from?" });
  expect(report!.title).toContain("Worked examples");
});

test("a lesson is printed as a separate sheet, and its page prints only its text and figures", async ({
  page,
  baseURL,
}) => {
  const { topic } = await aTopic(page, baseURL!, "Mathematics", "Quadratic equations");
  await page.goto(`/topics/${topic.uuid}`);
  await expect(page.locator(".note-figure img").first()).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".note")).toBeVisible();
  await expect(page.getByRole("button", { name: "Read aloud" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Practise 5 questions" }).first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "Open as a sheet to print or save" }).click();
  await expect(page).toHaveURL(/\/study-materials\?read=/);
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Worked examples" })).toBeAttached();
});
