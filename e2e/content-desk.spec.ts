// A head of content with many questions and a colleague: searching, changing and undoing, reviewing, and losing
// nothing.
import type { Page } from "@playwright/test";
import { type Client, questions, staff } from "@sabiprep/contract";
import { deskSubject } from "./testing/desk-subject.ts";
import { expect, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";
import { zipOf } from "./testing/zip.ts";

test.setTimeout(120_000);

const SUBJECT = `Masonry ${Date.now()}`;
let token = "";
let subjectId = "";
let examId = "";

let desk: Client;
const office = () => desk;

const aForm = (label: string) => ({
  question_body: `Which tool is for ${label}?`,
  subject_id: subjectId,
  exam_type_id: examId,
  answer_explanation: "It is made for that.",
  difficulty_level: "easy" as const,
  year: 2024,
  question_type: "TEXTS_ONLY" as const,
  status: "ACTIVE" as const,
  source: "school" as const,
  option_a: `the ${label} tool`,
  option_b: "a ruler",
  option_c: "a spoon",
  option_d: "a drum",
  correct_answer: "A" as const,
});

test.beforeAll(async () => {
  ({ token, subjectId, examId, office: desk } = await deskSubject(SUBJECT, "Walls"));
  const labels = Array.from({ length: 23 }, (_, at) => `wall number ${at + 1}`);
  for (const label of labels) await office().call(questions.add, aForm(label));
});

async function openBank(page: Page) {
  await signInTab(page, "staff", token);
  await page.goto(`/admin/questions?subject_id=${subjectId}`);
  await expect(page.getByRole("status").filter({ hasText: /^23 questions$/ })).toBeVisible();
}

test("a laptop shows eight questions, their number and page, and keys move, open and edit", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openBank(page);
  await expect(page.getByText("Page 1 of 2, newest first")).toBeVisible();
  const rows = page.getByRole("article");
  const eighth = (await rows.nth(7).boundingBox())!;
  expect(eighth.y + eighth.height).toBeLessThanOrEqual(900);
  await page.keyboard.press("j");
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Question details" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("article").first().focus();
  await page.keyboard.press("e");
  await expect(page.getByRole("dialog", { name: "Edit question" })).toBeVisible();
});

test("filters are in the address, and all results are changed after a preview and changed back", async ({
  page,
  look,
}) => {
  await openBank(page);
  await page.getByText("More filters").click();
  await page.getByLabel("Missing").selectOption("why");
  await expect(page).toHaveURL(/lacks=why/);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("article")).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByLabel("Missing")).toHaveValue("why");
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(20);

  await page.getByLabel("Select this page").check();
  await page.getByRole("button", { name: "Select all 23 results" }).click();
  await expect(page.getByText("23 selected")).toBeVisible();
  await look("desk-list-1280");
  await page.getByRole("button", { name: "Change..." }).click();
  const dialog = page.getByRole("dialog", { name: "Change the selected questions" });
  await dialog.getByLabel("Field to change").selectOption("year");
  await dialog.getByLabel("To", { exact: true }).selectOption("2011");
  await dialog.getByRole("button", { name: "Preview changes" }).click();
  await expect(dialog.getByText("23 of 23 questions would change.")).toBeVisible();
  await look("desk-bulk-1280");
  await dialog.getByRole("button", { name: "Change 23 questions" }).click();
  await expect(page.getByText("23 questions changed")).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("WAEC 2011");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("23 questions restored")).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("WAEC 2024");
  await page.setViewportSize({ width: 360, height: 740 });
  await look("desk-list-360");
});

test("leaving a form with typed text asks first, and the text is there on return", async ({ page, look }) => {
  await openBank(page);
  await page.getByRole("button", { name: "Add question" }).click();
  const form = page.getByRole("dialog", { name: "Add question" });
  await form.getByRole("textbox", { name: "Question", exact: true }).fill("Which brick is the frog in?");
  await form.getByLabel("Option A").fill("A clay brick");
  await page.keyboard.press("Escape");
  const ask = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await ask.getByRole("button", { name: "Keep editing" }).click();
  await expect(form.getByLabel("Option A")).toHaveValue("A clay brick");
  await page.keyboard.press("Escape");
  await ask.getByRole("button", { name: "Leave" }).click();
  await expect(form).toBeHidden();

  await page.reload();
  await page.getByRole("button", { name: "Add question" }).click();
  await expect(form.getByText(/You have an unsaved draft/)).toBeVisible();
  await look("desk-draft-1280");
  await form.getByRole("button", { name: "Restore draft" }).click();
  await expect(form.getByLabel("Option A")).toHaveValue("A clay brick");
  await expect(form.getByRole("region", { name: "Preview" })).toContainText("Which brick is the frog in?");
});

test("the browser's Back asks before it leaves a form with typed text, however the form was opened", async ({
  page,
}) => {
  await openBank(page);
  const address = page.url();
  const ask = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const openings: Record<string, () => Promise<void>> = {
    "Add question": () => page.getByRole("button", { name: "Add question" }).click(),
    "Edit question": async () => {
      await page.getByRole("article").first().focus();
      await page.keyboard.press("Enter");
      const details = page.getByRole("dialog", { name: "Question details" });
      await details.getByRole("button", { name: "Edit" }).click();
    },
  };
  for (const [name, open] of Object.entries(openings)) {
    await open();
    const form = page.getByRole("dialog", { name });
    await form.getByLabel("Option A").fill("A dry brick");
    await page.goBack();
    await expect(ask, name).toBeVisible();
    // Back again means: no, keep editing.
    await page.goBack();
    await expect(ask).toBeHidden();
    await expect(form.getByLabel("Option A")).toHaveValue("A dry brick");
    await page.goBack();
    await ask.getByRole("button", { name: "Leave" }).click();
    await expect(form).toBeHidden();
    expect(page.url()).toBe(address);
  }
});

test("with two editors at the same time, the second sees the first one's change before saving", async ({
  page,
  look,
  forgive,
}) => {
  forgive(/status of 409/);
  await openBank(page);
  const row = page.getByRole("article").filter({ hasText: "wall number 23?" });
  await row.getByRole("button", { name: "Edit" }).click();
  const form = page.getByRole("dialog", { name: "Edit question" });
  await form.getByLabel("Option B").fill("a long ruler");
  const { items } = await office().call(questions.list, { subject_id: subjectId, search: "wall number 23" });
  const found = items.find(({ question_body_source }) => question_body_source.includes("wall number 23?"))!;
  await office().call(questions.edit, {
    ...aForm("wall number 23"),
    question_id: found.id,
    question_body: "Which tool is for wall number 23, at night?",
  });
  await form.getByRole("button", { name: "Save question" }).click();
  await expect(form.getByText(/A colleague changed this question/)).toBeVisible();
  await expect(form.locator("ins")).toContainText("night");
  await look("desk-changed-1280");
  await form.getByRole("button", { name: "Replace it with mine" }).click();
  await expect(page.getByText("Question saved")).toBeVisible();
  const { question } = await office().call(questions.read, { question_id: found.id });
  expect(question).toMatchObject({ option_b_source: "a long ruler" });
});

const sheet = (rows: string[][]) =>
  `<worksheet><sheetData>${rows.map((cells) => `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`).join("")}</sheetData></worksheet>`;

function workbook(sheets: Record<string, string[][]>): Buffer {
  const names = Object.keys(sheets);
  return zipOf({
    "xl/workbook.xml": `<workbook><sheets>${names.map((name, at) => `<sheet name="${name}" r:id="r${at}" xmlns:r="r"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${names.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`).join("")}</Relationships>`,
    ...Object.fromEntries(names.map((name, at) => [`xl/worksheets/s${at}.xml`, sheet(sheets[name]!)])),
  });
}

test("a two-sheet workbook of another school becomes drafts once its names are mapped", async ({ page, look }) => {
  const code = `MSN${Date.now()}`;
  const head = ["question", "a", "b", "c", "d", "answer", "explanation", "subject", "exam", "topic", "year"];
  const row = (text: string, year: string, answer = "A") => [
    text,
    "brick",
    "stone",
    "sand",
    "lime",
    answer,
    "It is fired clay.",
    code,
    "WAEC",
    "Walling",
    year,
  ];
  const book = workbook({
    Instructions: [["Please fill in the next sheet"], ["One question in each row"]],
    Questions: [
      head,
      row(`Which is fired, ${code}?`, "2019"),
      row(`Which is baked, ${code}?`, "20l9"),
      row("Which?", "2019", ""),
    ],
  });
  await signInTab(page, "staff", token);
  await page.goto("/admin/questions/import");
  await page.getByLabel("Question file", { exact: true }).setInputFiles({
    name: "school.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: book,
  });
  await expect(page.getByText("Names we do not recognise")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("img", { name: "0 ready, 3 with problems, 0 duplicates" })).toBeVisible();
  await expect(page.getByLabel("Worksheet")).toHaveValue("");
  await look("desk-meanings-1280");
  const unknown = page.getByText(`We could not find a subject called "${code}"`);
  await expect(unknown).toHaveCount(3);
  await page.getByLabel(`Subject: “${code}”`).selectOption({ label: SUBJECT });
  await page.getByRole("button", { name: "Check again with these meanings" }).click();
  await expect(page.getByRole("img", { name: "2 ready, 1 with problems, 0 duplicates" })).toBeVisible({
    timeout: 30_000,
  });
  // The rows are those of the new check, including the notes. The one that is left out still has another reason.
  await expect(page.getByRole("button", { name: "Needs attention 1" })).toHaveAttribute("aria-pressed", "true");
  await expect(unknown).toHaveCount(0);
  await page.getByRole("button", { name: "Ready 2" }).click();
  await expect(page.getByText("Invalid year. We left it empty")).toBeVisible();
  await page.getByRole("button", { name: "Add as a new topic" }).click();
  await expect(page.getByLabel(`Topic in ${SUBJECT}: “Walling”`)).not.toHaveValue("");
  await page.getByRole("button", { name: "Check again with these meanings" }).click();
  await expect(page.getByText("Names we do not recognise")).toBeHidden({ timeout: 30_000 });
  await page.setViewportSize({ width: 360, height: 740 });
  await look("desk-meanings-360");
  await page.getByRole("button", { name: "Import 2 questions" }).click();
  await expect(page.getByText("Imported: 2 questions")).toBeVisible({ timeout: 30_000 });
  const { items } = await office().call(questions.list, { subject_id: subjectId, search: code });
  expect(items.map(({ stage, year, topic }) => [stage, year, topic?.name])).toEqual([
    ["draft", null, "Walling"],
    ["draft", 2019, "Walling"],
  ]);
});

test("a question is assigned to a reviewer, who finds it on their desk", async ({ page, look }) => {
  const made = await office().call(questions.add, { ...aForm("plastering"), status: "INACTIVE" });
  await office().call(questions.move, { question_id: made.question.id, to: "review" });
  await signInTab(page, "staff", token);
  await page.goto(`/admin/questions?question=${made.question.id}`);
  const details = page.getByRole("dialog", { name: "Question details" });
  await details.getByRole("tab", { name: "Review" }).click();
  const me = (await office().call(staff.profile, {})).name;
  await details.getByLabel("Reviewer").selectOption({ label: me });
  await expect(page.getByText("We have told the reviewer.")).toBeVisible();
  await page.keyboard.press("Escape");
  const desk = page.getByRole("region", { name: "My tasks" });
  await expect(desk).toContainText("plastering");
  await look("desk-mine-1280");
  await desk.getByRole("button", { name: "Open" }).click();
  await details.getByRole("tab", { name: "Review" }).click();
  await details.getByRole("button", { name: "Publish" }).click();
  await expect(details.getByText("Live", { exact: true })).toBeVisible();
});

test("the list works fully with the keyboard", async ({ page }) => {
  await office().call(questions.add, aForm("pointing bricks"));
  await office().call(questions.add, { ...aForm("pointing stones"), status: "INACTIVE" });
  await signInTab(page, "staff", token);
  await page.goto(`/admin/questions?subject_id=${subjectId}&search=pointing`);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(2);
  await page.keyboard.press("j");
  await expect(cards.nth(0)).toBeFocused();
  await page.keyboard.press("j");
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(cards.nth(0)).toBeFocused();
  await expect(cards.nth(0)).toContainText("Draft");
  await page.keyboard.press("p");
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  await expect(cards.nth(0)).not.toContainText("Draft");
  await page.keyboard.press("x");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.keyboard.press("v");
  await expect(page.getByRole("dialog", { name: "Question details" })).toContainText("Date added");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Question details" })).toBeHidden();
  await page.keyboard.press("e");
  const form = page.getByRole("dialog", { name: "Edit question" });
  await expect(form.getByRole("textbox", { name: "Question", exact: true })).toHaveValue(/pointing stones/);
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search questions" });
  await expect(search).toBeFocused();
  await page.keyboard.press("j");
  await expect(search).toHaveValue("pointingj");
});

test("several exams of a draft are saved too, and an unseen draft and an unused passage are deleted permanently", async ({
  page,
  look,
}) => {
  await signInTab(page, "staff", token);
  await page.goto("/admin/questions");
  await page.getByRole("button", { name: "Add question" }).click();
  const form = page.getByRole("dialog", { name: "Add question" });
  await form.getByRole("textbox", { name: "Question", exact: true }).fill("Which lime sets under water?");
  await form.getByLabel("Exam type").selectOption({ label: "WAEC" });
  await form.getByRole("checkbox", { name: "NECO" }).check();
  await form.getByLabel("Answer type").selectOption("all");
  for (const letter of ["A", "B", "C"])
    await form.getByRole("checkbox", { name: letter, exact: true }).check({ force: true });
  await page.keyboard.press("Escape");
  const ask = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await ask.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("button", { name: "Add question" }).click();
  await form.getByRole("button", { name: "Restore draft" }).click();
  await expect(form.getByRole("checkbox", { name: "NECO" })).toBeChecked();
  for (const letter of ["A", "B", "C"])
    await expect(form.getByRole("checkbox", { name: letter, exact: true })).toBeChecked();
  await expect(form.getByRole("checkbox", { name: "D", exact: true })).not.toBeChecked();

  const made = await office().call(questions.add, { ...aForm("slaking lime"), status: "INACTIVE" });
  await office().call(questions.remove, { question_id: made.question.id });
  await page.goto(`/admin/questions?subject_id=${subjectId}&stage=retired`);
  await page.getByRole("article").getByRole("button", { name: "Delete permanently" }).click();
  await look("desk-for-good-1280");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Question permanently deleted")).toBeVisible();
  await expect(page.getByText("No questions found")).toBeVisible();

  const title = `The kiln ${Date.now()}`;
  await page.goto("/admin/questions/passages");
  await page.getByRole("button", { name: "Add passage" }).click();
  const passage = page.getByRole("dialog", { name: "Add passage" });
  await passage.getByLabel("Title").fill(title);
  await passage.getByRole("textbox", { name: "Passage" }).fill("It burned for three days.");
  await page.keyboard.press("Escape");
  await ask.getByRole("button", { name: "Leave" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Add passage" }).click();
  await passage.getByRole("button", { name: "Restore draft" }).click();
  await expect(passage.getByRole("textbox", { name: "Passage" })).toHaveValue("It burned for three days.");
  await passage.getByRole("button", { name: "Save passage" }).click();
  await expect(page.getByText("Passage added")).toBeVisible();
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Passage deleted")).toBeVisible();
  await expect(page.getByRole("heading", { name: title })).toBeHidden();
});
