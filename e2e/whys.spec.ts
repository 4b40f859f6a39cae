// A student who chose wrong reads why: immediately in practice, in the review after an exam, and on a revision card.
// Staff write the reason under the option.
import type { Page } from "@playwright/test";
import { type CandidateQuestion, createClient, exams, questions, sittings, staff, subjects } from "@sabiprep/contract";
import { optionLetters } from "@sabiprep/exam";
import { expect, expectNoSidewaysScroll, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";
import { apiOf, lookAround, signedInCandidate } from "./testing/sittings.ts";

test.setTimeout(120_000);

const SUBJECT = `Lending ${Date.now()}`;
const STEPS =
  "1. One year brings ₦1,000:\n$$\\dfrac{5}{100} \\times 20{,}000 = 1{,}000$$\n2. Two years bring **₦2,000**.";
let token = "";
let subjectId = "";
let examId = "";

test.beforeAll(async () => {
  const api = createClient({ baseUrl: `${process.env.E2E_BASE_URL}/api`, token: () => token || null });
  const signedIn = await api.call(staff.login, { email: "admin@demo.ng", password: "Admin12345" });
  if (!("token" in signedIn)) throw new Error("The demo account has a second step.");
  token = signedIn.token;
  const { exam_types } = await api.call(exams.creationData, {});
  examId = exam_types.find(({ name }) => name === "WAEC")!.uuid;
  subjectId = (await api.call(subjects.add, { name: SUBJECT, description: "Interest", exam_type_ids: [examId] })).uuid;
  for (const years of [2, 3, 4, 5, 6])
    await api.call(questions.add, {
      question_body: `₦20,000 is lent at 5% simple interest for ${years} years. Find the interest.`,
      subject_id: subjectId,
      exam_type_id: examId,
      answer_explanation: STEPS,
      difficulty_level: "easy",
      year: 2024,
      question_type: "TEXTS_ONLY",
      status: "ACTIVE",
      source: "school",
      ...{ option_a: `₦${years},000`, option_b: "₦90,000", option_c: "₦500", option_d: "₦70" },
      correct_answer: "A",
      ...{ why_b: "That is the **amount**, not the interest.", why_c: "That is $\\frac{1}{2}$ of one year." },
    });
});

const ask = () => ({ exam_id: examId, subject_id: subjectId }) as const;

/** Each paper has its own letters. */
const letterOf = (question: CandidateQuestion, option: string) =>
  optionLetters.find((letter) => question[`option_${letter.toLowerCase() as "a"}`] === option)!;

const mine = (page: Page) => page.locator(".why-chosen");
const others = (page: Page) => page.locator(".why-others");

test("in practice the reason is before the explanation, the other reasons show on request, and nothing is empty", async ({
  page,
  look,
  baseURL,
}) => {
  const candidate = await signedInCandidate(page, baseURL!);
  const sitting = await apiOf(baseURL!, candidate).call(sittings.start, ask());
  const [first, second] = sitting.exams as [CandidateQuestion, CandidateQuestion];
  await page.goto(`/test/${sitting.session.uuid}`);
  await page.getByRole("radio", { name: new RegExp(`^${letterOf(first, "₦90,000")}:`) }).click();
  await expect(mine(page)).toContainText(`You chose ${letterOf(first, "₦90,000")}`);
  await expect(mine(page)).toContainText("That is the amount, not the interest.");
  const [why, explanation] = await Promise.all([mine(page).boundingBox(), page.locator(".explanation").boundingBox()]);
  expect(why!.y + why!.height).toBeLessThanOrEqual(explanation!.y);
  const steps = page.locator(".explanation ol.steps > li");
  await expect(steps).toHaveCount(2);
  // The text is drawn again when the font of the formulas has loaded.
  await expect(async () => {
    const [words, formula] = await Promise.all([
      steps.first().locator("p").boundingBox(),
      steps.first().locator(".m-scroll math").boundingBox(),
    ]);
    expect(words!.y + words!.height).toBeLessThanOrEqual(formula!.y);
    expect(Math.abs(words!.x - formula!.x)).toBeLessThan(2);
  }).toPass();
  await expect(others(page).getByRole("listitem")).toHaveCount(0);
  await others(page).getByText("Why the other answers are wrong").press("Enter");
  await expect(others(page).getByRole("listitem")).toHaveCount(1);
  await expect(others(page).getByRole("listitem")).toContainText(letterOf(first, "₦500"));
  await lookAround(page, look, "why-in-practice");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  for (const part of [mine(page), page.locator(".explanation"), others(page), page.locator(".options")]) {
    const right = await part.evaluate((box) =>
      Math.max(...[box, ...box.querySelectorAll(":not(.m-scroll *)")].map((one) => one.getBoundingClientRect().right)),
    );
    expect(right).toBeLessThanOrEqual(360);
  }

  // An option without a written reason has no empty box. A student who was right sees only the reasons for the wrong
  // options.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.keyboard.press("n");
  await page.getByRole("radio", { name: new RegExp(`^${letterOf(second, "₦70")}:`) }).click();
  await expect(page.locator(".explanation")).toBeVisible();
  await expect(mine(page)).toHaveCount(0);
});

test("an exam shows nothing before its end, its review shows why, and the printed paper has everything", async ({
  page,
  look,
  baseURL,
}) => {
  const candidate = await signedInCandidate(page, baseURL!);
  const sitting = await apiOf(baseURL!, candidate).call(sittings.start, { ...ask(), mode: "exam" });
  const [first] = sitting.exams as [CandidateQuestion];
  await page.goto(`/test/${sitting.session.uuid}`);
  await page.getByRole("radio", { name: new RegExp(`^${letterOf(first, "₦500")}:`) }).click();
  await expect(page.getByRole("radio", { name: new RegExp(`^${letterOf(first, "₦500")}:`) })).toBeChecked();
  expect(await page.content()).not.toMatch(/amount, not|of one year/);
  await page.keyboard.press("s");
  await page.getByRole("button", { name: "Submit test" }).click();
  await expect(mine(page).first()).toContainText(`You chose ${letterOf(first, "₦500")}`);
  await expect(mine(page)).toHaveCount(1);
  await page.locator(".reviewed").first().scrollIntoViewIfNeeded();
  await lookAround(page, look, "why-in-review");
  await expectNoSidewaysScroll(page);

  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole("button", { name: "Print review" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(others(page)).toHaveCount(5);
  await expect(others(page).getByRole("listitem")).toHaveCount(9);
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "Print the question paper" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(mine(page).first()).toBeHidden();
  await expect(others(page).first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  // The mistake returns as a card, with its options in another order.
  await page.goto("/review/session");
  await page.locator(".option", { hasText: "₦90,000" }).click();
  await expect(mine(page)).toContainText("That is the amount, not the interest.");
  await look("why-on-a-card");
});

test("staff write the reason under a wrong option, and see it in the preview, the details and the versions", async ({
  page,
  look,
}) => {
  await signInTab(page, "staff", token);
  await page.goto("/admin/questions");
  await page.getByLabel("Subject", { exact: true }).selectOption({ label: SUBJECT });
  const article = page.getByRole("article").filter({ hasText: "for 6 years" });
  await article.getByRole("button", { name: "Edit" }).click();
  const form = page.getByRole("dialog", { name: "Edit question" });
  await expect(form.getByLabel("Why A is wrong (optional)")).toHaveCount(0);
  await expect(form.getByLabel("Why B is wrong (optional)")).toHaveValue("That is the **amount**, not the interest.");
  await form.getByLabel("Why D is wrong (optional)").fill("That forgets the $\\frac{5}{100}$.");
  await expect(form.getByRole("region", { name: "Preview" })).toContainText("That forgets the");
  await form.getByLabel("Why D is wrong (optional)").scrollIntoViewIfNeeded();
  await lookAround(page, look, "why-in-the-form");
  await form.getByRole("button", { name: "Save question" }).click();
  await expect(form).toBeHidden();
  await article.getByRole("button", { name: "View details" }).click();
  const details = page.getByRole("dialog", { name: "Question details" });
  await expect(details).toContainText("That forgets the");
  await look("why-in-details");
  await details.getByRole("tab", { name: "Versions" }).click();
  await expect(details.locator("ins", { hasText: "forgets" })).toBeVisible();
  await look("why-in-versions");
});
