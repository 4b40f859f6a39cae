// Staff at the desk: each role sees only its own buttons, each task opens where it is done, and a near-copy is saved
// only on purpose.
import { itemAnalysis, questions } from "@sabiprep/contract";
import { aColleague } from "./testing/colleague.ts";
import { type DeskSubject, deskSubject } from "./testing/desk-subject.ts";
import { expect, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";

test.setTimeout(180_000);

const OWN = Date.now();
let desk: DeskSubject;

const aForm = (body: string, more: object = {}) => ({
  question_body: body,
  subject_id: desk.subjectId,
  exam_type_id: desk.examId,
  answer_explanation: "The wheel turns the clay.",
  difficulty_level: "easy" as const,
  year: 2024,
  question_type: "TEXTS_ONLY" as const,
  status: "ACTIVE" as const,
  source: "school" as const,
  ...{ option_a: "a wheel", option_b: "a ruler", option_c: "a spoon", option_d: "a drum" },
  correct_answer: "A" as const,
  ...more,
});

test.beforeAll(async () => {
  desk = await deskSubject(`Pottery ${OWN}`, "Pots");
});

test("a near-copy of a live question is saved only after the writer presses Save it anyway", async ({ page }) => {
  // Long enough that one more word leaves them more than 90% similar.
  const body = `A potter ${OWN} of a village near Abuja digs grey clay from the bank of the river before the rains, beats it with a heavy stick until no air is left in it, and leaves it for two nights under wet leaves. Her daughter carries firewood from the hill, and her son sells the finished jars on market days. Which of these does the potter turn with the foot while she shapes the neck of a water pot?`;
  const copy = body.replace("a water pot", "a big water pot");
  await desk.office.call(questions.add, aForm(body));
  // A new question is prepared for comparison in the background.
  const asked = { question_body: copy, options: ["a wheel", "a ruler", "a spoon", "a drum"], except: null };
  const likeness = async () => (await desk.office.call(questions.likes, asked)).duplicates[0]?.likeness;
  await expect.poll(likeness, { timeout: 60_000 }).toBeGreaterThanOrEqual(90);
  await signInTab(page, "staff", desk.token);
  await page.goto(`/admin/questions?subject_id=${desk.subjectId}`);
  await page.getByRole("button", { name: "Add question" }).click();
  const form = page.getByRole("dialog", { name: "Add question" });
  await form.getByLabel("Subject").selectOption(desk.subjectId);
  await form.getByLabel("Exam type").selectOption(desk.examId);
  await form.getByRole("textbox", { name: "Question", exact: true }).fill(copy);
  for (const [letter, text] of Object.entries({ A: "a wheel", B: "a ruler", C: "a spoon", D: "a drum" }))
    await form.getByLabel(`Option ${letter}`).fill(text);
  await form.getByRole("radio", { name: "A", exact: true }).check({ force: true });
  await form.getByLabel("Explanation").fill("The wheel turns the clay.");
  const save = form.getByRole("button", { name: "Save question" });
  await save.click();
  const ask = page.getByRole("alertdialog", { name: "The bank already has a similar question" });
  await expect(ask).toContainText("neck of a water pot");
  await ask.getByRole("button", { name: "Keep editing" }).click();
  const made = async () => (await desk.office.call(questions.list, { subject_id: desk.subjectId })).total;
  expect(await made()).toBe(1);
  await save.click();
  await ask.getByRole("button", { name: "Save it anyway" }).click();
  await expect(page.getByText("Question added successfully")).toBeVisible();
  expect(await made()).toBe(2);
});

test("each role sees only the buttons that it may press", async ({ browser, baseURL }) => {
  await desk.office.call(questions.add, aForm(`Which clay ${OWN} is white?`));
  const all = ["Add question", "Import", "Export", "Edit", "Delete"];
  const shown: Record<string, string[]> = {};
  for (const role of ["editor", "reviewer", "support", "finance"] as const) {
    const token = await aColleague(desk.office, `Some ${role}`, role);
    const page = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await signInTab(page, "staff", token);
    await page.goto(`/admin/questions?subject_id=${desk.subjectId}`);
    await expect(page.getByRole("article").first()).toBeVisible();
    const visible = async (name: string) =>
      (await page.locator("main").getByRole("button", { name, exact: true }).count()) +
        (await page.locator("main").getByRole("link", { name, exact: true }).count()) >
      0;
    shown[role] = [];
    for (const name of all) if (await visible(name)) shown[role].push(name);
    await page.context().close();
  }
  // Reviewers judge single questions and do not move files.
  expect(shown).toEqual({ editor: all, reviewer: ["Add question", "Edit", "Delete"], support: [], finance: [] });
});

test("each task on the dashboard opens where it is done", async ({ page }) => {
  const { question: waiting } = await desk.office.call(
    questions.add,
    aForm(`Which kiln ${OWN} is hot?`, { status: "INACTIVE" }),
  );
  await desk.office.call(questions.move, { question_id: waiting.id, to: "review" });
  const { question: doubted } = await desk.office.call(questions.add, aForm(`Which glaze ${OWN} is green?`));
  await desk.office.call(itemAnalysis.askFix, {
    ...{ question_id: doubted.id, accepted: ["B"], is_void: false, reason: "Misprint" },
  });
  const reviewer = await aColleague(desk.office, "Uche Reviewer", "reviewer");
  await signInTab(page, "staff", reviewer);
  const open = async (name: string) => {
    await page.goto("/admin");
    await page.getByRole("region", { name: "Open tasks" }).getByRole("link", { name }).click();
  };
  const details = page.getByRole("dialog", { name: "Question details" });

  await open("Corrected answer keys to confirm");
  const mine = page.getByRole("region", { name: "My tasks" });
  await mine.getByText("Corrected answer keys for me to confirm").waitFor();
  const line = mine.getByRole("listitem").filter({ hasText: `Which glaze ${OWN} is green?` });
  if (!(await line.isVisible())) await mine.getByText("Corrected answer keys for me to confirm").click();
  await line.getByRole("button", { name: "Open" }).click();
  await expect(details.getByRole("tab", { name: "Statistics" })).toHaveAttribute("aria-selected", "true");
  // The person who confirms reads the question and its options, not only two letters.
  await expect(details).toContainText(`Which glaze ${OWN} is green?`);
  await expect(details.locator(".bank-options")).toContainText("a wheel");
  await details.getByRole("button", { name: "Confirm and re-mark tests" }).click();
  await expect(details.getByText("Answer key changed to B")).toBeVisible();

  await open("Questions waiting for review");
  const row = page.getByRole("article").filter({ hasText: `Which kiln ${OWN} is hot?` });
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(details.getByRole("tab", { name: "Review" })).toHaveAttribute("aria-selected", "true");
  await expect(details).toContainText(`Which kiln ${OWN} is hot?`);
  await details.getByLabel("Comment", { exact: true }).fill("Say how hot.");
  await details.getByRole("button", { name: "Return to author" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Returned/ })).toBeVisible();

  await signInTab(page, "staff", desk.token);
  await open("Questions returned to you");
  const back = mine.getByRole("listitem").filter({ hasText: `Which kiln ${OWN} is hot?` });
  await mine.getByText("Returned to me").waitFor();
  if (!(await back.isVisible())) await mine.getByText("Returned to me").click();
  await back.getByRole("button", { name: "Open" }).click();
  await expect(details.getByText("Say how hot.")).toBeVisible();
  // Other journeys use the same owner, who has no tasks left.
  await desk.office.call(questions.remove, { question_id: waiting.id });
});
