import { exams, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { apiOf, lookAround, signedInCandidate } from "./testing/sittings.ts";

test("a practice test with questions of a running exam says what it waits for, and shows its result after the exam", async ({
  page,
  look,
  baseURL,
  forgive,
}) => {
  test.slow();
  // The exam was submitted elsewhere while its page was open.
  forgive(/status of 404/);
  const candidate = await signedInCandidate(page, baseURL!);
  const api = apiOf(baseURL!, candidate);
  const waec = (await api.call(exams.list, {})).find(({ name }) => name === "WAEC")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: waec.uuid });
  const subject_id = subjects.find(({ name }) => name === "Physics")!.uuid;
  const wish = { exam_id: waec.uuid, subject_id, year: 2024 };
  const exam = await api.call(sittings.start, { ...wish, mode: "exam" });
  const practice = await api.call(sittings.start, { ...wish, mode: "practice" });
  const answers = practice.exams.slice(0, 3).map(({ uuid }) => ({
    question_id: uuid,
    selected_option: "A" as const,
    answered_at: new Date().toISOString(),
  }));
  await api.call(sittings.submitAnswers, { session_id: practice.session.uuid, answers });

  await page.goto("/practice-tests?tab=completed");
  const row = page.getByRole("listitem").filter({ hasText: "Result not ready" });
  await expect(row).toHaveCount(1);
  await lookAround(page, look, "completed-tests-waiting");
  await row.getByRole("link").click();
  await expect(page.getByText("Your answers are safe: 3 of 50 answered.")).toBeVisible();
  await expect(page.getByText("This test has questions from an exam you have not finished.")).toBeVisible();
  await expect(page.getByText("objective-paper grade")).toHaveCount(0);
  await lookAround(page, look, "waiting-result");
  await page.getByRole("link", { name: "Go to that exam" }).click();
  await expect(page).toHaveURL(new RegExp(`/test/${exam.session.uuid}`));

  await api.call(sittings.submitAnswers, { session_id: exam.session.uuid, answers: [] });
  await page.goto(`/test/${practice.session.uuid}/result`);
  await expect(page.getByText("Your result is not ready yet")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Keep practicing!" })).toBeVisible();
  await expect(page.getByText("objective-paper grade")).toBeVisible();
});
