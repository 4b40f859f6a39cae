// The bank in the large: a formula written with the toolbar, a question in two exams, lists with names, duplicates, a
// paper in the candidate's view, and a key that two people correct.
import type { Page } from "@playwright/test";
import { createClient, exams, papers, questions, staff, subjects } from "@sabiprep/contract";
import { aColleague } from "./testing/colleague.ts";
import { expect, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";

test.setTimeout(120_000);
test.describe.configure({ mode: "serial" });

const OWNER = { email: "admin@demo.ng", password: "Admin12345" };
const SUBJECT = `Bricklaying ${Date.now()}`;
let token = "";
let subjectId = "";
let waec = "";

const officeOf = (of: () => string, onNewToken?: (renewed: string) => void) =>
  createClient({
    baseUrl: `${process.env.E2E_BASE_URL!}/api`,
    token: () => of() || null,
    ...(onNewToken && { onNewToken }),
  });
/** Confirming the identity again returns a new token. */
const office = () =>
  officeOf(
    () => token,
    (renewed) => {
      token = renewed;
    },
  );

const aForm = (label: string) => ({
  ...{ subject_id: subjectId, exam_type_id: waec, answer_explanation: "It is made for that.", year: 2024 },
  // Long enough that two of them are near duplicates.
  question_body: `A bricklayer comes early in the morning to build at the ${label} of a new house in the village, and the sand, the water and the cement are there already. Which of these tools does he take up before any other work is begun?`,
  ...{ difficulty_level: "easy" as const, question_type: "TEXTS_ONLY" as const, status: "ACTIVE" as const },
  ...{ option_a: "the trowel", option_b: "a ruler", option_c: "a spoon", option_d: "a drum" },
  ...{ source: "school" as const, correct_answer: "A" as const },
});

test.beforeAll(async () => {
  const signedIn = await office().call(staff.login, OWNER);
  if (!("token" in signedIn)) throw new Error("The demo account has a second step.");
  token = signedIn.token;
  const { exam_types } = await office().call(exams.creationData, {});
  const idOf = (wanted: string) => exam_types.find(({ name }) => name === wanted)!.uuid;
  waec = idOf("WAEC");
  const made = { name: SUBJECT, description: "Walls", exam_type_ids: [waec, idOf("NECO")] };
  subjectId = (await office().call(subjects.add, made)).uuid;
  for (const label of ["first wall", "second wall"]) await office().call(questions.add, aForm(label));
});

async function openBank(page: Page, query = "") {
  await signInTab(page, "staff", token);
  await page.goto(`/admin/questions?subject_id=${subjectId}${query}`);
  await expect(page.getByRole("article").first()).toBeVisible();
}

test("a formula is written with the toolbar, and the question is asked in two exams", async ({ page, look }) => {
  await openBank(page);
  await page.getByRole("button", { name: "Add question" }).click();
  const form = page.getByRole("dialog", { name: "Add question" });
  await form.getByLabel("Subject").selectOption({ label: SUBJECT });
  await form.getByLabel("Exam type").selectOption({ label: "WAEC" });
  await form.getByRole("checkbox", { name: "NECO" }).check();
  await expect(form.getByRole("checkbox", { name: "WAEC" })).toHaveCount(0);
  const text = form.getByLabel("Question", { exact: true });
  await text.fill("The side of a square plot is ");
  const maths = form.getByRole("toolbar", { name: "Maths" });
  await maths.getByRole("button", { name: "Square root" }).click();
  await page.keyboard.type("49");
  await expect(text).toHaveValue("The side of a square plot is $\\sqrt{49}$");
  const preview = form.getByRole("region", { name: "Preview" });
  await expect(preview.locator("msqrt")).toBeVisible();
  // An error in an unfinished formula is shown beside the text, and the text stays as it was.
  await text.fill("The side of a square plot is $\\sqrt{49}$ or $\\frac{7$");
  await expect(preview.locator(".text-danger")).toBeVisible();
  await expect(preview.locator("msqrt")).toBeVisible();
  await text.fill("The side of a square plot is $\\sqrt{49}$");
  await expect(preview.locator(".text-danger")).toHaveCount(0);
  for (const [letter, option] of Object.entries({ A: "7 m", B: "9 m", C: "49 m", D: "14 m" }))
    await form.getByLabel(`Option ${letter}`).fill(option);
  await form.locator(".key-choice").getByText("A", { exact: true }).click();
  // With the keyboard: back to the toolbar and along it by arrow keys. The chosen symbol is inserted in the gap.
  const explanation = form.getByLabel("Explanation");
  await explanation.fill("7");
  await explanation.selectText();
  await maths.getByRole("button", { name: "Fraction" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(maths.getByRole("button", { name: "Power" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(explanation).toHaveValue("$\\frac{7}{}$");
  await explanation.fill("Seven times seven is 49.");
  // The bar stays in reach and covers no field.
  const [below, top] = await Promise.all([
    maths.evaluate((bar) => bar.getBoundingClientRect().bottom),
    explanation.evaluate((box) => box.getBoundingClientRect().top),
  ]);
  expect(top).toBeGreaterThanOrEqual(below);
  await look("bank-form-1280");
  await page.setViewportSize({ width: 360, height: 780 });
  await look("bank-form-360");
  await page.setViewportSize({ width: 1280, height: 800 });
  await form.getByRole("button", { name: "Save question" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("article").filter({ hasText: "square plot" })).toContainText("WAEC, NECO");
});

test("a list gets a name and is found by that name", async ({ page, look }) => {
  await openBank(page, "&lacks=why");
  await page.getByRole("button", { name: "Save these filters" }).click();
  await page.getByLabel("Filter name").fill("Walls without reasons");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Walls without reasons", exact: true })).toBeVisible();
  await page.goto("/admin/questions");
  await page.getByRole("button", { name: "Walls without reasons", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`subject_id=${subjectId}.*lacks=why`));
  await look("bank-saved-filters-1280");
  await page.getByRole("button", { name: "Delete filter Walls without reasons" }).click();
  await expect(page.getByRole("button", { name: "Walls without reasons", exact: true })).toHaveCount(0);
});

test("a paper is taken in the candidate's view, and its statistics are exported", async ({ page, look }) => {
  const { items } = await office().call(questions.list, { subject_id: subjectId });
  const { uuid } = await office().call(papers.save, {
    ...{ exam_type_id: waec, subject_id: subjectId, year: 2024, minutes: 30, source: "school" },
    question_ids: items.map(({ id }) => id),
  });
  await signInTab(page, "staff", token);
  await page.goto(`/admin/questions/papers/${uuid}/preview`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`WAEC ${SUBJECT} 2024`);
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Question 2 of 3")).toBeVisible();
  await look("bank-paper-preview-1280");
  await page.getByRole("button", { name: "Show the answers" }).click();
  await expect(page.getByText("1 of 3 correct")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await look("bank-paper-preview-360");
});

test("a key is corrected by two people", async ({ page, browser, look }) => {
  const second = await aColleague(office(), "Uche Second", "reviewer");
  const { items } = await office().call(questions.list, { subject_id: subjectId, search: "first wall" });
  // The switch applies to the whole site, and other journeys correct keys in the meantime. So only this page sees it as
  // on.
  await page.route("**/analysis?*", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, needs_second_person: true } } });
  });
  await signInTab(page, "staff", token);
  await page.goto(`/admin/questions?question=${items[0]!.id}`);
  const details = page.getByRole("dialog", { name: "Question details" });
  await details.getByRole("button", { name: "Correct the answer key" }).click();
  await details.getByRole("checkbox", { name: "A", exact: true }).uncheck();
  await details.getByRole("checkbox", { name: "B", exact: true }).check();
  await details.getByLabel("Reason").fill("Misprint");
  await details.getByRole("button", { name: "Ask a second reviewer" }).click();
  await expect(details.getByText("Another owner or reviewer must confirm this.")).toBeVisible();
  await expect(details.getByRole("button", { name: "Confirm and re-mark tests" })).toHaveCount(0);

  const other = await (await browser.newContext()).newPage();
  await signInTab(other, "staff", second);
  await other.goto("/admin/questions");
  const desk = other.getByRole("region", { name: "My tasks" });
  await expect(desk).toContainText("Corrected answer keys for me to confirm");
  await desk.getByRole("button", { name: "Open" }).first().click();
  const theirs = other.getByRole("dialog", { name: "Question details" });
  await theirs.getByRole("tab", { name: "Statistics" }).click();
  await theirs.getByRole("button", { name: "Confirm and re-mark tests" }).click();
  await expect(theirs.getByText("Answer key changed to B")).toBeVisible();
  await expect(theirs.getByText("Confirmed by Uche Second")).toBeVisible();
  await other.context().close();
  await page.reload();
  await details.getByRole("tab", { name: "Statistics" }).click();
  await expect(details.getByText("Answer key changed to B")).toBeVisible();
  await look("bank-two-people-1280");
});

test("the search finds duplicates in the bank", async ({ page, look }) => {
  // A server that has just loaded the bank reads it first, in the background. The search waits for that.
  test.setTimeout(420_000);
  await openBank(page);
  await page.getByRole("link", { name: "Duplicates" }).click();
  await page.getByRole("button", { name: /^Search (the bank|again)$/ }).click();
  await expect(page.getByRole("button", { name: "Search again" })).toBeEnabled({ timeout: 360_000 });
  const found = async () => {
    for (let offset = 0; offset < 2_000; offset += 10) {
      const { pairs, more } = await office().call(questions.duplicateReport, { offset });
      if (pairs.some(({ first }) => first.subject.name === SUBJECT)) return true;
      if (!more) return false;
    }
    return false;
  };
  expect(await found()).toBe(true);
  await look("bank-duplicates-1280");
  await page.setViewportSize({ width: 360, height: 780 });
  await look("bank-duplicates-360");
});
