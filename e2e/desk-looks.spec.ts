// What the screens of the desk look like and say: nothing is cut off, nothing overlaps, and every action shows its
// outcome.
import { itemAnalysis, papers, questionImports, questions } from "@sabiprep/contract";
import { formWith } from "../apps/api/src/testing/form-with.ts";
import { aColleague } from "./testing/colleague.ts";
import { type DeskSubject, deskSubject } from "./testing/desk-subject.ts";
import { expect, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";

test.setTimeout(120_000);

let desk: DeskSubject;

const aForm = (label: string) => ({
  question_body: `Which bead is for ${label}?`,
  subject_id: desk.subjectId,
  exam_type_id: desk.examId,
  answer_explanation: "It is made for that.",
  difficulty_level: "easy" as const,
  year: 2024,
  question_type: "TEXTS_ONLY" as const,
  status: "ACTIVE" as const,
  source: "school" as const,
  ...{ option_a: `the ${label} bead`, option_b: "a ruler", option_c: "a spoon", option_d: "a drum" },
  correct_answer: "A" as const,
});

/** A picture of one pixel. */
const DOT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const sent = (bytes: Buffer | string, name: string) => ({ form: formWith(bytes, name) }) as never;

test.beforeAll(async () => {
  desk = await deskSubject(`Beadwork ${Date.now()}`, "Beads");
});

test("an editor sees that a question went to review, and the reviewer who returns or publishes it sees that", async ({
  page,
  browser,
  forgive,
}) => {
  const editor = await aColleague(desk.office, "Bola Editor", "editor");
  const theirs = await (await browser.newContext()).newPage();
  await signInTab(theirs, "staff", editor);
  await theirs.goto("/admin/questions");
  await theirs.getByRole("button", { name: "Add question" }).click();
  const form = theirs.getByRole("dialog", { name: "Add question" });
  await form.getByLabel("Subject").selectOption(desk.subjectId);
  await form.getByLabel("Exam type").selectOption(desk.examId);
  const field = form.getByRole("textbox", { name: "Question", exact: true });
  await field.fill("Which bead is red?");
  // The preview of what candidates will see is beside the typed text, not below the whole form.
  const preview = form.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("Which bead is red?");
  const [typed, seen] = [(await field.boundingBox())!, (await preview.boundingBox())!];
  expect(seen.x).toBeGreaterThanOrEqual(typed.x + typed.width);
  await expect(preview).toBeInViewport();
  for (const [letter, text] of Object.entries({ A: "coral", B: "glass", C: "bone", D: "brass" }))
    await form.getByLabel(`Option ${letter}`).fill(text);
  await form.getByRole("radio", { name: "A", exact: true }).check({ force: true });
  await form.getByLabel("Year").fill("2023");
  await form.getByLabel("Explanation").fill("Coral is red.");
  await form.getByRole("button", { name: "Save question" }).click();
  await expect(theirs.getByText("Sent for review")).toBeVisible();
  await expect(theirs.getByText("Question added successfully")).toHaveCount(0);
  await theirs.context().close();

  const { items } = await desk.office.call(questions.list, { subject_id: desk.subjectId, search: "Which bead is red" });
  await signInTab(page, "staff", desk.token);
  await page.goto(`/admin/questions?question=${items[0]!.id}`);
  const details = page.getByRole("dialog", { name: "Question details" });
  await details.getByRole("tab", { name: "Review" }).click();
  // Only the server knows whether it is the author who withdraws it, so it refuses a return without a reason.
  forgive(/status of 400 .*\/stage/);
  await details.getByRole("button", { name: "Return to author" }).click();
  await expect(details.getByText("Tell the author what to change")).toBeVisible();
  await details.getByLabel("Comment").fill("Which red?");
  await details.getByRole("button", { name: "Return to author" }).click();
  const said = page.getByRole("status");
  await expect(said.filter({ hasText: /^Returned/ })).toBeVisible();
  await details.getByRole("button", { name: "Publish" }).click();
  await expect(said.filter({ hasText: /^Published/ })).toBeVisible();
});

test("settings: a button is as wide as its text, and checkboxes are level with their fields", async ({ page }) => {
  await signInTab(page, "staff", desk.token);
  await page.goto("/admin/settings");
  const box = async (name: string, role: "button" | "textbox" | "checkbox") =>
    (await page.getByRole(role, { name, exact: true }).first().boundingBox())!;
  await expect(page.getByRole("textbox", { name: "Site name" })).toBeVisible();
  const [save, name] = [await box("Save", "button"), await box("Site name", "textbox")];
  expect(save.width).toBeLessThan(name.width / 2);
  expect(Math.abs(save.y + save.height / 2 - (name.y + name.height / 2))).toBeLessThan(8);
  const live = page.getByRole("checkbox", { name: "Show the counted number" });
  const lefts = new Set<number>();
  for (const [at, label] of ["Practice questions", "Students", "Subjects", "Success rate"].entries()) {
    const field = await box(label, "textbox");
    const tick = (await live.nth(at).boundingBox())!;
    lefts.add(Math.round(tick.x));
    expect(Math.abs(tick.y + tick.height / 2 - (field.y + field.height / 2)), label).toBeLessThan(8);
  }
  expect([...lefts]).toHaveLength(1);
  await expect(page.getByText("Changes save when you leave the field.")).toBeVisible();
  await page.getByRole("tab", { name: "Switches and limits" }).click();
  const [limit, keep] = [await box("Maximum new accounts per day", "textbox"), await box("Save", "button")];
  expect(Math.abs(keep.y + keep.height / 2 - (limit.y + limit.height / 2))).toBeLessThan(8);
});

test("the sign-out of the desk is visible in a window 800 px high, and every section can be reached", async ({
  page,
}) => {
  await signInTab(page, "staff", desk.token);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/admin");
  const rail = page.locator(".staff-rail");
  await expect(rail.getByRole("link", { name: "Dashboard" })).toBeVisible();
  for (const way of [rail.getByRole("button", { name: "Logout" }), rail.getByRole("link", { name: "My account" })])
    await expect(way).toBeInViewport({ ratio: 1 });
  const last = rail.getByRole("navigation").getByRole("link").last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 560 });
  await expect(rail.getByRole("button", { name: "Logout" })).toBeInViewport({ ratio: 1 });
  await rail.getByRole("link", { name: "Dashboard" }).focus();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test("a paper's remarks are fully visible at 1280 px", async ({ page, look }) => {
  const question_ids: string[] = [];
  for (const label of ["weddings", "kings", "babies"])
    question_ids.push((await desk.office.call(questions.add, aForm(label))).question.id);
  const place = { exam_type_id: desk.examId, subject_id: desk.subjectId };
  const made = { ...place, year: 2018, minutes: 10, source: "school" as const, question_ids };
  const { uuid: paper_id } = await desk.office.call(papers.save, made);
  // Hundreds would have to sit it before anything is remarked. So the page gets a response that says they did.
  await page.route(`**/admin/paper/${paper_id}/analysis*`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const figures = [
      { facility: 0.5, discrimination: -0.3 },
      { facility: 0.5, discrimination: 0.1 },
      { facility: 0.95, discrimination: 0.3 },
    ];
    answer.data.overall.answered = 3;
    answer.data.items.forEach((item: { statistics: object }, at: number) => {
      Object.assign(item.statistics, {
        responses: 1200,
        enough: true,
        item_rest: 0.21,
        mean_seconds: 41,
        ...figures[at],
      });
    });
    await route.fulfill({ response, json: answer });
  });
  await signInTab(page, "staff", desk.token);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/admin/questions/papers/${paper_id}/figures`);
  const table = page.getByRole("table", { name: "Questions of the paper" });
  const edge = (await page.locator("section.card", { has: table }).boundingBox())!;
  for (const words of ["Weaker students do better", "Does not separate strong and weak students", "Too easy"]) {
    const chip = (await table.getByText(words).boundingBox())!;
    expect(chip.x + chip.width, words).toBeLessThanOrEqual(edge.x + edge.width);
  }
  await look("desk-paper-remarks-1280");
});

test("suspect keys: each statistic has its own name", async ({ page, look }) => {
  const made = [aForm("harvest"), aForm("rain")].map((form) => desk.office.call(questions.add, form));
  const suspects = await Promise.all(
    made.map(async (adding) => {
      const { question } = await adding;
      const { statistics } = await desk.office.call(itemAnalysis.ofQuestion, { question_id: question.id });
      return { question, suspect: "B", statistics };
    }),
  );
  await page.route("**/admin/question/suspect-keys*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), data: { items: suspects, more: true } } });
  });
  await signInTab(page, "staff", desk.token);
  await page.goto("/admin/questions/suspect-keys");
  await expect(page.getByText("Strong students choose option B, as if it were correct.")).toHaveCount(2);
  await look("desk-suspects-1280");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/offset=10/);
  await page.reload();
  await expect(page.getByRole("button", { name: "Previous" })).toBeEnabled();
});

test("on a phone the import bar covers nothing", async ({ page, look }) => {
  const head = "question,a,b,c,d,answer,explanation,subject,exam,year";
  const rows = Array.from(
    { length: 12 },
    (_, at) => `How long is thread ${at}?,1 m,2 m,3 m,4 m,A,It is so.,Thread,WAEC,2020`,
  );
  const { id } = await desk.office.call(questionImports.upload, sent([head, ...rows].join("\n"), "thread.csv"));
  await expect
    .poll(async () => (await desk.office.call(questionImports.read, { import_id: id })).state)
    .toBe("checked");
  await signInTab(page, "staff", desk.token);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/admin/questions/import?file=${id}`);
  const bar = page.locator(".import-go");
  await expect(bar).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 200));
  const { y } = (await bar.boundingBox())!;
  expect(y, "it stands below what it is about").toBeGreaterThan(740);
  await look("desk-import-360");
});

test("the list is compact and shows what is linked to a question", async ({ page, look }) => {
  for (let at = 1; at <= 20; at++) await desk.office.call(questions.add, aForm(`string ${at}`));
  const passage = await desk.office.call(questions.addPassage, {
    title: `Beads of Ife ${Date.now()}`,
    body_source: "They are blue.",
  });
  await desk.office.call(questions.add, { ...aForm("Ife"), passage_id: passage.uuid });
  const sound = Buffer.concat([Buffer.from("RIFF\0\0\0\0WAVEfmt "), Buffer.alloc(64, 1)]);
  const { audio_id } = await desk.office.call(questions.uploadAudio, sent(sound, "bead.wav"));
  await desk.office.call(questions.add, { ...aForm("hearing"), question_type: "AUDIO", audio_id });
  const drawn = Buffer.from(DOT, "base64");
  const { picture_id } = await desk.office.call(questions.uploadPicture, sent(drawn, "bead.png"));
  const pictured = { question_type: "IMAGE_AND_TEXTS_ONLY" as const, picture_id, picture_alt: "A bead" };
  await desk.office.call(questions.add, { ...aForm("seeing"), ...pictured });
  await signInTab(page, "staff", desk.token);
  await page.goto(`/admin/questions?subject_id=${desk.subjectId}`);
  await expect(page.getByRole("article")).toHaveCount(20);
  // Two lines of facts show. So each sign is before the names of the exams.
  for (const [at, sign] of ["Picture", "Recording", "Passage"].entries())
    await expect(page.getByRole("article").nth(at)).toContainText(` · Easy · ${sign} · WAEC`);
  const { height } = (await page.getByRole("region", { name: "Questions", exact: true }).boundingBox())!;
  expect(height).toBeLessThan(20 * 145);
  await look("desk-dense-1280");
});

test("a person invited to the desk reads texts for staff, not for candidates", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/login");
  const slogans = page.getByRole("complementary", { name: "Why practise here" });
  await expect(slogans).toBeVisible();
  await page.goto("/admin/invitation/abc?hash=h&ref=r");
  await expect(page.getByRole("complementary", { name: "For staff" })).toContainText("Correct answers. Fair marks.");
  await expect(slogans).toHaveCount(0);
  await expect(page.getByRole("status")).toContainText("ask an owner to send it again");
});
