// In practice a hint may be asked for before answering: the idea, counted apart. An exam has none.
import { exams, materials, sittings, topics } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { apiOf, lookAround, signedInCandidate } from "./testing/sitting-room.ts";

test("a hint gives the idea before the answer, and the result and the topic count it apart", async ({
  page,
  baseURL,
  look,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const candidate = await signedInCandidate(page, baseURL!);
  const api = apiOf(baseURL!, candidate);
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "WAEC")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const subject = subjects.find(({ name }) => name === "Physics")!;
  const topic = subject.topics.find(({ name }) => /motion/i.test(name))!;
  const place = { exam_id: exam.uuid, subject_id: subject.uuid };
  // The lessons of a new database come a moment after its questions.
  const lesson = async () => (await api.call(topics.read, { topic_id: topic.uuid })).lesson;
  await expect.poll(lesson, { timeout: 60_000 }).not.toBeNull();
  const { session, exams: questions } = await api.call(sittings.start, { ...place, topic: topic.uuid, count: 5 });
  const guides = (await api.call(materials.lessons, { session_id: session.uuid })).flatMap((one) => one.questions);
  // Where no paragraph of the lesson speaks of a question, it has none.
  expect(guides.filter(({ hint }) => hint).length).toBeGreaterThanOrEqual(4);

  await page.goto(`/test/${session.uuid}`);
  await page.getByRole("button", { name: "Hint" }).click();
  const hint = page.getByRole("region", { name: "Hint" });
  await expect(hint).toBeInViewport();
  await expect(hint.getByRole("link", { name: `Read about ${topic.name}` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await lookAround(page, look, "hint");
  await page.setViewportSize({ width: 360, height: 740 });
  // Who comes back finds it as it was left.
  await page.reload();
  await expect(hint).toBeVisible();
  for (const [at, { correct_answer }] of questions.entries()) {
    await page.keyboard.press(correct_answer!.toLowerCase());
    await expect(hint).toHaveCount(0);
    await page
      .locator(".answer-panel")
      .getByRole("button", { name: at < 4 ? "Continue" : "Finish Test" })
      .click();
  }
  await expect(page.getByText("1 with a hint")).toBeVisible();
  await look("result-with-a-hint");
  const known = async () => (await api.call(topics.read, { topic_id: topic.uuid })).right;
  await expect.poll(known, { timeout: 60_000 }).toBe(4);
  await page.goto(`/topics/${topic.uuid}`);
  await expect(page.getByText("4 of 5 questions right")).toBeVisible();
  await expect(page.getByText("1 with a hint")).toBeVisible();

  const sitting = await api.call(sittings.start, { ...place, mode: "exam" });
  await page.goto(`/test/${sitting.session.uuid}`);
  await expect(page.getByRole("heading", { name: /^Question 1 of/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
});
