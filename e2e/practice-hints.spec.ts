// In practice mode a student may ask for help before answering, and it is counted separately: the idea of the question,
// or one wrong answer less. An exam has no help.
import { exams, materials, sittings, topics } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { apiOf, lookAround, signedInCandidate } from "./testing/sittings.ts";

test("a wrong answer can be ruled out before answering, and the result and the topic count it separately", async ({
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
  const subject = subjects.find(({ name }) => name === "Government")!;
  const topic = subject.topics[0]!;
  const place = { exam_id: exam.uuid, subject_id: subject.uuid };
  // The lessons of a new database load a moment after its questions.
  const lesson = async () => (await api.call(topics.read, { topic_id: topic.uuid })).lesson;
  await expect.poll(lesson, { timeout: 60_000 }).not.toBeNull();
  const { session, exams: questions } = await api.call(sittings.start, { ...place, topic: topic.uuid, count: 5 });
  const guides = (await api.call(materials.lessons, { session_id: session.uuid })).flatMap((one) => one.questions);
  // These questions have no written hint, and the lesson's general advice is not a hint.
  expect(guides.map(({ hint }) => hint)).toEqual(questions.map(() => null));
  const letter = guides.find(({ question_id }) => question_id === questions[0]!.uuid)!.rule_out!;

  await page.goto(`/test/${session.uuid}`);
  const help = page.getByRole("button", { name: "Rule out one wrong answer" });
  await help.click();
  const hint = page.getByRole("region", { name: "Hint" });
  await expect(hint).toBeInViewport();
  await expect(hint.getByRole("link", { name: `Read about ${topic.name}` })).toBeVisible();
  await expect(help).toHaveCount(0);
  const out = page.getByRole("radio", { name: new RegExp(`^${letter}:`) });
  await expect(out).toBeDisabled();
  await page.keyboard.press(letter.toLowerCase());
  await expect(out).not.toBeChecked();
  await lookAround(page, look, "hint");
  await page.setViewportSize({ width: 360, height: 740 });
  // A student who returns finds it as it was left.
  await page.reload();
  await expect(hint).toBeVisible();
  await expect(out).toBeDisabled();
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
  await expect(help).toHaveCount(0);
});

test("a computed question has its own idea as its hint", async ({ page, baseURL }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const api = apiOf(baseURL!, await signedInCandidate(page, baseURL!));
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "WAEC")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const subject = subjects.find(({ name }) => name === "Mathematics")!;
  const place = { exam_id: exam.uuid, subject_id: subject.uuid, count: 10 };
  const { session, exams: questions } = await api.call(sittings.start, place);
  const guides = (await api.call(materials.lessons, { session_id: session.uuid })).flatMap((one) => one.questions);
  const hintOf = (uuid: string) => guides.find(({ question_id }) => question_id === uuid)?.hint;
  const at = questions.findIndex(({ uuid }) => hintOf(uuid));
  expect(at).toBeGreaterThanOrEqual(0);
  await page.goto(`/test/${session.uuid}`);
  for (const [n, { correct_answer }] of questions.slice(0, at).entries()) {
    await expect(page.getByRole("heading", { name: `Question ${n + 1} of 10` })).toBeVisible();
    await page.keyboard.press(correct_answer!.toLowerCase());
    await page.locator(".answer-panel").getByRole("button", { name: "Continue" }).click();
  }
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("region", { name: "Hint" })).toBeInViewport();
  await expect(page.getByText("Ruled out")).toHaveCount(0);
});
