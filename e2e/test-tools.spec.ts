// The tools around a question do not disturb it: the calculator, the notes, the numbers, and the link to a lesson and
// back.
import type { Page } from "@playwright/test";
import { exams, sittings, topics } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { apiOf, signedInCandidate } from "./testing/sittings.ts";

const phone = { width: 360, height: 740 };
const low = { width: 1366, height: 650 };

async function aDesk(page: Page, baseURL: string, examName: string, subjectName: string) {
  const api = apiOf(baseURL, await signedInCandidate(page, baseURL));
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === examName)!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const subject = subjects.find(({ name }) => name === subjectName)!;
  return { api, exam, subjects, subject, place: { exam_id: exam.uuid, subject_id: subject.uuid } };
}

test("the calculator is beside or below the question, and shows only for sums", async ({ page, baseURL }) => {
  test.slow();
  await page.setViewportSize(phone);
  const { api, place, subjects } = await aDesk(page, baseURL!, "WAEC", "Physics");
  const { session } = await api.call(sittings.start, { ...place, mode: "exam" });
  for (const size of [phone, low]) {
    await page.setViewportSize(size);
    await page.goto(`/test/${session.uuid}`);
    await page.getByRole("button", { name: "Calculator", exact: true }).click();
    const calculator = (await page.getByRole("region", { name: "Calculator" }).boundingBox())!;
    const question = (await page.locator(".ask").boundingBox())!;
    const apart =
      question.y + Math.min(question.height, 200) <= calculator.y || question.x + question.width <= calculator.x;
    expect([size.width, apart]).toEqual([size.width, true]);
    await expect(page.getByRole("button", { name: "Equals" })).toBeInViewport({ ratio: 1 });
  }
  const government = subjects.find(({ name }) => name === "Government")!.uuid;
  const words = await api.call(sittings.start, { ...place, subject_id: government, mode: "exam" });
  await page.goto(`/test/${words.session.uuid}`);
  await expect(page.getByRole("button", { name: "Flag" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Calculator", exact: true })).toHaveCount(0);
});

test("in a mock on a low laptop all numbers of a subject and the submit button are visible", async ({
  page,
  baseURL,
  look,
}) => {
  await page.setViewportSize(low);
  const { api } = await aDesk(page, baseURL!, "JAMB", "Physics");
  const { mocks, subjects } = await api.call(sittings.mocks, {});
  const utme = mocks.find(({ slug }) => slug === "utme")!;
  const chosen = ["Physics", "Chemistry", "Biology"].map((name) => subjects.find((one) => one.name === name)!.uuid);
  const { session } = await api.call(sittings.startMock, { slug: utme.slug, subjects: chosen });
  await page.goto(`/test/${session.uuid}`);
  const cells = page.locator(".test-side .cell").filter({ hasText: /\d/ });
  await expect(cells).toHaveCount(session.sections[0]!.count);
  await expect(cells.first()).toBeInViewport({ ratio: 1 });
  await expect(cells.last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Review and submit" })).toBeInViewport({ ratio: 1 });
  await look("mock-1366x650");
});

test("the offline message is long the first time, then short", async ({ page, baseURL, forgive }) => {
  forgive(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await page.setViewportSize(phone);
  const { api, place } = await aDesk(page, baseURL!, "WAEC", "Government");
  const { session } = await api.call(sittings.start, { ...place, mode: "exam" });
  await page.goto(`/test/${session.uuid}`);
  await expect(page.getByRole("heading", { name: /^Question 1 of/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.keyboard.press("a");
  const atLength = page.getByText("Your answers are safe on this device.");
  await expect(atLength).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { name: /^Question 2 of/ })).toBeVisible();
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(atLength).toHaveCount(0);
  await page.context().setOffline(false);
});

test("from a test to its lesson and back, and from a lesson's five questions back to the lesson", async ({
  page,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  const { api, place, subject } = await aDesk(page, baseURL!, "WAEC", "Government");
  const topic = subject.topics[0]!;
  const lesson = async () => (await api.call(topics.read, { topic_id: topic.uuid })).lesson;
  await expect.poll(lesson, { timeout: 60_000 }).not.toBeNull();
  const { session } = await api.call(sittings.start, { ...place, topic: topic.uuid, count: 5 });
  await page.goto(`/test/${session.uuid}`);
  await page.locator(".option").first().click();
  await page.getByRole("link", { name: `Read about ${topic.name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: topic.name })).toBeVisible();
  const back = page.getByRole("link", { name: "Back to your test" });
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await expect(page).toHaveURL(new RegExp(`/test/${session.uuid}$`));

  await page.goto(`/topics/${topic.uuid}`);
  await page.getByRole("link", { name: "Practise 5 questions" }).first().click();
  await expect(page.getByRole("heading", { name: /^Question 1 of/ })).toBeVisible();
  await page.getByRole("button", { name: "Exit Test" }).click();
  await expect(page).toHaveURL(new RegExp(`/topics/${topic.uuid}$`));
});
