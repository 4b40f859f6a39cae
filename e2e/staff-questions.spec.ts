// Teachers at work: a question from draft to live and back, a paper, a corrected key and what the candidate sees.
import type { Page } from "@playwright/test";
import { createClient, exams, itemAnalysis, papers, questions, sittings, staff, subjects } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { aCandidate, signInTab } from "./testing/people.ts";
import { lookAround } from "./testing/sittings.ts";

test.setTimeout(120_000);

const OWNER = { email: "admin@demo.ng", password: "Admin12345" };
const SUBJECT = `Surveying ${Date.now()}`;
let token = "";
let subjectId = "";
let examId = "";

const officeOf = (baseURL: string) => createClient({ baseUrl: `${baseURL}/api`, token: () => token || null });

const aForm = (label: string) => ({
  question_body: `Which instrument measures ${label} most exactly?`,
  subject_id: subjectId,
  exam_type_id: examId,
  answer_explanation: "It is made for that.",
  difficulty_level: "easy" as const,
  year: 2024,
  question_type: "TEXTS_ONLY" as const,
  status: "ACTIVE" as const,
  source: "school" as const,
  option_a: `the ${label} tape`,
  option_b: "a ruler",
  option_c: "a spoon",
  option_d: "a drum",
  correct_answer: "A" as const,
});

/** A separate subject with eight questions, so that nothing here depends on the shipped bank. */
test.beforeAll(async () => {
  const api = officeOf(process.env.E2E_BASE_URL!);
  const signedIn = await api.call(staff.login, OWNER);
  if (!("token" in signedIn)) throw new Error("The demo account has a second step.");
  token = signedIn.token;
  const { exam_types } = await api.call(exams.creationData, {});
  examId = exam_types.find(({ name }) => name === "WAEC")!.uuid;
  const made = { name: SUBJECT, description: "Measuring land", exam_type_ids: [examId] };
  subjectId = (await api.call(subjects.add, made)).uuid;
  for (const label of ["angles", "heights", "slopes", "depths", "areas", "roads", "plots", "walls"])
    await api.call(questions.add, aForm(label));
});

async function openBank(page: Page) {
  await signInTab(page, "staff", token);
  await page.goto("/admin/questions");
  await page.getByLabel("Subject", { exact: true }).selectOption({ label: SUBJECT });
  await expect(page.getByRole("status").filter({ hasText: /^\d+ questions?$/ })).toBeVisible();
}

const articleOf = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });

test("a question is added by the form's rules, edited, and an older version restored", async ({ page, look }) => {
  await openBank(page);
  await expect(page.getByText("8 questions")).toBeVisible();
  await page.getByRole("button", { name: "Add question" }).click();
  const form = page.getByRole("dialog", { name: "Add question" });
  await form.getByLabel("Year").fill("1850");
  await form.getByRole("button", { name: "Save question" }).click();
  for (const message of [
    "Question is required",
    "Subject is required",
    "Exam type is required",
    "Explanation is required",
    "Option A required",
    "Option B required",
    "Option C required",
    "Option D required",
    "Invalid year",
    // No answer is marked as right until the writer marks one.
    "Choose A, B, C or D",
  ])
    await expect(form.getByText(message, { exact: true })).toBeVisible();
  await form.getByLabel("Subject").selectOption({ label: SUBJECT });
  await form.getByLabel("Exam type").selectOption({ label: "WAEC" });
  await form
    .getByRole("textbox", { name: "Question", exact: true })
    .fill("What is $\\frac{1}{2}$ of a full turn, in degrees?");
  await expect(form.getByRole("region", { name: "Preview" }).locator("mfrac")).toBeVisible();
  for (const [letter, text] of Object.entries({ A: "90", B: "180", C: "270", D: "360" }))
    await form.getByLabel(`Option ${letter}`).fill(text);
  await form.getByRole("radio", { name: "B", exact: true }).check({ force: true });
  await form.getByLabel("Year").fill("2023");
  await form.getByLabel("Explanation").fill("A full turn is 360 degrees.");
  await look("staff-question-form-1280");
  await form.getByRole("button", { name: "Save question" }).click();
  await expect(page.getByText("Question added successfully")).toBeVisible();
  await expect(page.getByText("9 questions")).toBeVisible();
  const added = articleOf(page, "of a full turn");
  await expect(added.locator(".is-key")).toContainText("180");

  await added.focus();
  await page.keyboard.press("e");
  const edit = page.getByRole("dialog", { name: "Edit question" });
  await edit.getByRole("textbox", { name: "Question", exact: true }).fill("How many degrees are half a full turn?");
  await edit.getByRole("button", { name: "Save question" }).click();
  await expect(articleOf(page, "half a full turn")).toBeVisible();

  await articleOf(page, "half a full turn").getByRole("button", { name: "View details" }).click();
  const details = page.getByRole("dialog", { name: "Question details" });
  await details.getByRole("tab", { name: "Versions" }).click();
  await expect(details.locator("ins").first()).toBeVisible();
  await look("staff-question-versions-1280");
  await details.getByRole("button", { name: "Restore version 1" }).click();
  await expect(details.getByText("Version 3")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(articleOf(page, "of a full turn")).toBeVisible();
});

test("a question goes back to its author, to review and live again, and one is deleted", async ({ page, look }) => {
  await openBank(page);
  await articleOf(page, "angles").getByRole("button", { name: "View details" }).click();
  const details = page.getByRole("dialog", { name: "Question details" });
  await details.getByRole("tab", { name: "Review" }).click();
  await details.getByLabel("Comment", { exact: true }).fill("Name the theodolite.");
  await details.getByRole("button", { name: "Unpublish" }).click();
  await expect(details.getByText("Name the theodolite.")).toBeVisible();
  await details.getByRole("button", { name: "Send for review" }).click();
  await expect(details.getByText("Sent for review")).toBeVisible();
  await look("staff-question-review-1280");
  await details.getByRole("button", { name: "Publish" }).click();
  await expect(details.getByText("Live", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");

  await articleOf(page, "walls").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Are you sure you want to delete this question?")).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(articleOf(page, "walls")).toHaveCount(0);
});

test("a paper is filled, put in order, saved and printed with its key", async ({ page, look }) => {
  await signInTab(page, "staff", token);
  await page.goto("/admin/subjects/blueprints");
  await page.getByLabel("Exam type").selectOption({ label: "WAEC" });
  await page.getByLabel("Subject").selectOption({ label: SUBJECT });
  await page.getByRole("button", { name: "Write a blueprint" }).click();
  const form = page.getByRole("dialog", { name: "New version" });
  for (const [label, value] of Object.entries({ "From year": "2000", Questions: "5", Minutes: "10" }))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel("Source of these numbers").fill("The school's own rule");
  await form.getByRole("button", { name: "Save as a new version" }).click();
  await expect(page.getByText("Version 1, current")).toBeVisible();

  await page.goto("/admin/questions/papers");
  await page.getByLabel("Exam type").selectOption({ label: "WAEC" });
  await page.getByLabel("Subject").selectOption({ label: SUBJECT });
  await page.getByRole("button", { name: "Build a paper" }).click();
  await page.getByRole("button", { name: "Fill from the blueprint" }).click();
  await expect(page.getByText("5 questions")).toBeVisible();
  const items = page.locator(".paper-items > li");
  const textOf = (at: number) => items.nth(at).locator(".wrap-anywhere").textContent();
  const opening = await textOf(0);
  await page.getByRole("button", { name: "Move question 1 down" }).click();
  await expect.poll(() => textOf(1)).toBe(opening);
  await page.getByRole("button", { name: "Swap question 1 for another" }).click();
  // A writer who opens another page and returns finds the paper unchanged.
  await page.getByRole("link", { name: "Materials", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: /Materials/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("5 questions")).toBeVisible();
  await expect.poll(() => textOf(1)).toBe(opening);
  await look("staff-paper-1280");
  await page.getByRole("button", { name: "Save paper" }).click();
  await expect(page.getByText("Paper saved")).toBeVisible();
  await page.getByRole("link", { name: /^Print/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(SUBJECT) })).toBeVisible();
  // A paper for a class has no answer key unless staff ask for it.
  await expect(page.getByRole("region", { name: "Answer key" })).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Include the answer key" }).check();
  await expect(page.getByRole("region", { name: "Answer key" }).getByRole("listitem")).toHaveCount(5);
  await look("staff-paper-print-1280");
  // Back leads to the list of papers.
  await page.goBack();
  await page.getByRole("link", { name: /^Statistics/ }).click();
  await expect(page.getByRole("heading", { name: "No statistics yet" })).toBeVisible();
});

test("a paper's statistics show how its questions were answered and link to each of them", async ({
  page,
  baseURL,
  look,
}) => {
  const office = officeOf(baseURL!);
  const subject = { name: `${SUBJECT} figures`, description: "Answered by three", exam_type_ids: [examId] };
  const { uuid: subject_id } = await office.call(subjects.add, subject);
  const question_ids: string[] = [];
  for (const label of ["weights", "winds", "rains", "tides", "stars"])
    question_ids.push((await office.call(questions.add, { ...aForm(label), subject_id })).question.id);
  const place = { exam_type_id: examId, subject_id };
  const made = { ...place, year: 2019, minutes: 10, source: "school" as const, question_ids };
  const { uuid: paper_id } = await office.call(papers.save, made);
  for (const chosen of ["A", "A", "B"] as const) {
    const { token: key } = await aCandidate({ baseURL: baseURL! });
    const device = createClient({ baseUrl: `${baseURL}/api`, token: () => key });
    const { session, exams: handed } = await device.call(sittings.start, {
      ...{ exam_id: examId, subject_id, year: 2019 },
      mode: "exam",
    });
    const at = new Date().toISOString();
    const answers = handed.map(({ uuid }) => ({
      ...{ question_id: uuid, shown_at: at, answered_at: at },
      selected_option: chosen,
    }));
    await device.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  }
  await expect
    .poll(async () => (await office.call(itemAnalysis.ofPaper, { paper_id })).items[0]!.statistics.responses)
    .toBe(3);

  await signInTab(page, "staff", token);
  await page.goto(`/admin/questions/papers/${paper_id}/figures`);
  await expect(page.getByText("5 of 5")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Top: \d+%/ })).toBeVisible();
  await lookAround(page, look, "staff-paper-figures");
  await page.getByRole("link", { name: "View details of question 1" }).click();
  await expect(page.getByRole("dialog", { name: "Question details" }).locator(".bank-question")).toBeVisible();
  expect(new URL(page.url()).searchParams.get("question")).toBe(question_ids[0]);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/admin\/questions$/);
});

test("a question that needs a native reader is found and read", async ({ page, look }) => {
  await signInTab(page, "staff", token);
  await page.goto("/admin/questions");
  await page.getByText("More filters").click();
  await page.getByLabel("Needs a native speaker").check();
  const waiting = page.getByRole("article").filter({ hasText: "Needs a native speaker" });
  await expect(waiting).toHaveCount(20);
  await look("staff-native-review-1280");
  await waiting.first().getByRole("button", { name: "View details" }).click();
  const details = page.getByRole("dialog", { name: "Question details" });
  await details.getByRole("tab", { name: "Review" }).click();
  await details.getByRole("button", { name: "Checked by a native speaker" }).click();
  await expect(details.getByRole("listitem").filter({ hasText: "Checked by a native speaker" })).toBeVisible();
  await expect(details.getByText("Needs a native speaker")).toHaveCount(0);
});

test("a corrected key changes the candidate's grade, and the candidate is notified", async ({
  page,
  baseURL,
  look,
}) => {
  const candidate = await aCandidate({ baseURL: baseURL! });
  const device = createClient({ baseUrl: `${baseURL}/api`, token: () => candidate.token });
  const { session, exams: asked } = await device.call(sittings.start, {
    exam_id: examId,
    subject_id: subjectId,
    count: 5,
  });
  const answers = asked.map((question) => ({
    question_id: question.uuid,
    shown_at: new Date().toISOString(),
    answered_at: new Date().toISOString(),
    selected_option: question.correct_answer,
  }));
  const { grade } = await device.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  expect(grade.grade_score).toBe(100);

  await openBank(page);
  await page.getByLabel("Search questions").fill(asked[0]!.uuid);
  await expect(page.getByText("1 question")).toBeVisible();
  await page.getByRole("button", { name: "View details" }).click();
  const details = page.getByRole("dialog", { name: "Question details" });
  await details.getByRole("tab", { name: "Statistics" }).click();
  await details.getByRole("button", { name: "Correct the answer key" }).click();
  for (const letter of ["A", "B"]) {
    const box = details.getByRole("checkbox", { name: letter, exact: true });
    if (await box.isChecked()) await box.uncheck();
  }
  await details.getByRole("checkbox", { name: "D", exact: true }).check();
  await details.getByLabel("Reason").fill("The drum was meant.");
  await look("staff-correct-key-1280");
  await details.getByRole("button", { name: "Correct and re-mark tests" }).click();
  await expect(details.getByText("Done. 1 test has a new grade.")).toBeVisible();
  await look("staff-figures-1280");

  await signInTab(page, "candidate", candidate.token);
  await page.goto(`/test/${session.uuid}/result`);
  await expect(page.getByText("80%").first()).toBeVisible();
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByText("We marked one of your tests again").first()).toBeVisible();
});

test("the bank's screens work on a phone and in the dark theme", async ({ page, look }) => {
  await openBank(page);
  await lookAround(page, look, "staff-questions");
  for (const [path, name] of [
    ["/admin/questions/suspect-keys", "staff-suspect-keys"],
    ["/admin/questions/passages", "staff-passages"],
    ["/admin/subjects", "staff-subjects"],
  ] as const) {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Loading...")).toHaveCount(0);
    await look(`${name}-360-dark`);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await look("staff-subjects-1280-light");
});

test("a subject is added, given a topic, and cannot be deleted while questions use it", async ({
  page,
  look,
  forgive,
}) => {
  forgive(/status of 4/);
  await signInTab(page, "staff", token);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/subjects");
  await page.getByRole("button", { name: "Add subject" }).click();
  const form = page.getByRole("dialog", { name: "Add subject" });
  await form.getByRole("button", { name: "Save subject" }).click();
  await expect(form.getByText("Subject name is required")).toBeVisible();
  await expect(form.getByText("Description is required")).toBeVisible();
  const name = `${SUBJECT} II`;
  await form.getByLabel("Subject name").fill(name);
  await form.getByLabel("Description").fill("More of it");
  await look("staff-subject-form-360");
  await form.getByRole("button", { name: "Save subject" }).click();
  await page.getByRole("button", { name: `View details of ${name}` }).click();
  const details = page.getByRole("dialog", { name: "Subject details" });
  await details.getByLabel("New topic").fill("Levelling");
  await details.getByRole("button", { name: "Add topic" }).click();
  await expect(details.getByText("Levelling")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: `Delete ${SUBJECT}`, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alertdialog").getByRole("alert")).toContainText("You cannot delete");
});
