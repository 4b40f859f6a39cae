// "Choose all that are right": written at the desk, ticked by hand and by keys, saved tick by tick with and without a
// network, shown when the candidate continues, and printed.
import type { Page } from "@playwright/test";
import { type Client, papers, questions, sittings } from "@sabiprep/contract";
import { deskSubject } from "./testing/desk-subject.ts";
import { expect, expectNoSidewaysScroll, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";
import { apiOf, lookAround, signedInCandidate } from "./testing/sittings.ts";

test.setTimeout(120_000);

const SUBJECT = `Numbers ${Date.now()}`;
let token = "";
let subjectId = "";
let examId = "";

let desk: Client;
const office = () => desk;

const aForm = (label: string, more = {}) => ({
  question_body: `Which of these are prime? (${label})`,
  subject_id: subjectId,
  exam_type_id: examId,
  answer_explanation: "Two and five have no divisors but one and themselves.",
  difficulty_level: "easy" as const,
  year: 2024,
  question_type: "TEXTS_ONLY" as const,
  status: "ACTIVE" as const,
  source: "school" as const,
  ...{ option_a: "two", option_b: "four", option_c: "five", option_d: "nine", why_b: "Two times two." },
  ...{ correct_answer: "AC", answers_wanted: "number" as const },
  ...more,
});

test.beforeAll(async () => {
  ({ token, subjectId, examId, office: desk } = await deskSubject(SUBJECT, "Sums"));
  for (const label of ["one", "two", "three", "four", "five"]) await office().call(questions.add, aForm(label));
});

const box = (page: Page, words: string) => page.getByRole("checkbox", { name: new RegExp(`^[A-F]: ${words}\\b`) });

test("a writer sets the number of options and the right ones, and sees what is missing", async ({ page, look }) => {
  await signInTab(page, "staff", token);
  await page.goto(`/admin/questions?subject_id=${subjectId}`);
  await page.getByRole("button", { name: "Add question" }).click();
  const form = page.getByRole("dialog", { name: "Add question" });
  await form.getByLabel("Subject").selectOption({ label: SUBJECT });
  await form.getByLabel("Exam type").selectOption({ label: "WAEC" });
  await form.getByLabel("Question", { exact: true }).fill("Which of these six are odd?");
  await form.getByLabel("Number of options").selectOption("6");
  await form.getByLabel("Answer type").selectOption("all");
  const options = { A: "one", B: "two", C: "three", D: "four", E: "five", F: "six" };
  for (const [letter, text] of Object.entries(options)) await form.getByLabel(`Option ${letter}`).fill(text);
  await form.getByLabel("Explanation").fill("One, three and five leave one over.");
  await form.getByRole("checkbox", { name: "A", exact: true }).check();
  await form.getByRole("button", { name: "Save question" }).click();
  await expect(form.getByText("Tick at least two correct answers")).toBeVisible();
  for (const letter of ["C", "E"]) await form.getByRole("checkbox", { name: letter, exact: true }).check();
  await expect(form.getByLabel("Why C is wrong (optional)")).toHaveCount(0);
  await look("several-form-1280");
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await form.getByRole("button", { name: "Save question" }).click();
  await expect(form).toBeHidden();
  const { items } = await office().call(questions.list, { subject_id: subjectId });
  const saved = items.find(({ question_body }) => question_body.includes("six are odd"))!;
  expect(saved).toMatchObject({ accepted: ["A", "C", "E"], answers_wanted: "all", option_f: "six" });
});

test("a candidate ticks by hand and keys, online and offline, Next shows the answer, and the review shows everything", async ({
  page,
  context,
  look,
  baseURL,
  forgive,
}) => {
  forgive(/ERR_INTERNET_DISCONNECTED/);
  const candidate = await signedInCandidate(page, baseURL!);
  const api = apiOf(baseURL!, candidate);
  const { session, exams: asked } = await api.call(sittings.start, { exam_id: examId, subject_id: subjectId });
  await page.goto(`/test/${session.uuid}`);
  const question = asked[0]!;
  const { choose } = question;
  await expect(page.getByText(choose ? "Choose 2 answers" : "Choose all the correct answers")).toBeVisible();
  const words = question.question_body.includes("six are odd") ? ["one", "three", "five"] : ["two", "five"];
  await box(page, words[0]!).check();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await lookAround(page, look, "several-test");
  await expectNoSidewaysScroll(page);

  // The network is lost. Every further tick stays on the device.
  await context.setOffline(true);
  const letter = (await box(page, words[1]!).getAttribute("value"))!;
  await page.keyboard.press(letter.toLowerCase());
  await expect(box(page, words[1]!)).toBeChecked();
  await expect(page.getByText("On this device", { exact: true })).toBeVisible();
  if (words[2]) await box(page, words[2]).check();
  await expect(page.locator(".answer-panel")).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible({ timeout: 20_000 });
  const kept = await api.call(sittings.read, { session_id: session.uuid });
  expect(kept.answers.find(({ question_id }) => question_id === question.uuid)?.selected_option).toBe(
    question.correct_answer,
  );

  await page.keyboard.press("n");
  await expect(page.locator(".answer-panel")).toHaveAccessibleName("Correct");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Question 2 of" })).toBeFocused();
  // Only half of the second question is answered.
  const second = asked[1]!;
  await page.keyboard.press(second.correct_answer![0]!.toLowerCase());
  await page.getByRole("button", { name: "Next" }).click();
  const listed = [...second.correct_answer!].join(", ");
  await expect(page.locator(".answer-panel")).toHaveAccessibleName(`Not quite. The answers are ${listed}.`);
  await expect(page.getByRole("heading", { name: `Why ${listed} are right` })).toBeVisible();
  await look("several-answer-1280");

  const { grade } = await api.call(sittings.submitAnswers, { session_id: session.uuid, answers: [] });
  expect(grade.correct).toBe(1);
  await page.goto(`/test/${session.uuid}/result`);
  await expect(page.getByRole("heading", { name: `Why ${listed} are right` }).first()).toBeVisible();
  await expect(page.locator("input[type=checkbox][disabled]").first()).toBeAttached();
  await look("several-review-1280");
});

test("a paper with such a question prints the instruction and the answer key", async ({ page }) => {
  const { items } = await office().call(questions.list, { subject_id: subjectId });
  const question_ids = items.filter(({ answers_wanted }) => answers_wanted === "number").map(({ id }) => id);
  const place = { exam_type_id: examId, subject_id: subjectId };
  const paper = await office().call(papers.save, { ...place, year: 2019, source: "school", minutes: 10, question_ids });
  await signInTab(page, "staff", token);
  await page.goto(`/admin/questions/papers/${paper.uuid}/print`);
  await expect(page.getByText("Choose 2 answers")).toHaveCount(question_ids.length);
  await page.getByRole("checkbox", { name: "Include the answer key" }).check();
  await expect(page.getByRole("region", { name: "Answer key" })).toContainText("1. A, C");
});
