// Class work from its draft to its results: a teacher sets it, one pupil does it on time, one late, one without a
// network, and one not at all.
import type { Browser, Page } from "@playwright/test";
import { setWork } from "@sabiprep/contract";
import { aClassOf, type TestPupil } from "./testing/a-class.ts";
import { expect, test } from "./testing/journey.ts";
import { workerReady } from "./testing/offline-tests.ts";
import { signInTab } from "./testing/people.ts";
import { lookAround } from "./testing/sittings.ts";

test.setTimeout(300_000);
test.describe.configure({ mode: "serial" });

const TITLE = "Physics for Friday";
const QUESTIONS = 5;
const NAMES = ["Bello", "Eze", "Lawal", "Okoro"] as const;
let world: Awaited<ReturnType<typeof aClassOf>>;
let workId = "";

const pupilCalled = (name: (typeof NAMES)[number]): TestPupil =>
  world.pupils.find(({ last_name }) => last_name === name)!;

async function asTeacher(page: Page, path = "") {
  await signInTab(page, "staff", world.teacherToken);
  await page.goto(`/admin/school/${world.school_id}${path}`);
}

/** A phone of its own for each pupil, which keeps what the app needs without a network. */
async function phoneOf(browser: Browser, baseURL: string, { token }: TestPupil) {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 }, serviceWorkers: "allow" });
  const page = await context.newPage();
  await signInTab(page, "candidate", token);
  await page.goto("/class-work");
  return { context, page };
}

async function start(page: Page) {
  await page.getByRole("listitem").filter({ hasText: TITLE }).getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("heading", { name: `Question 1 of ${QUESTIONS}` })).toBeVisible();
}

async function answer(page: Page, from: number, to: number) {
  for (let n = from; n <= to; n += 1) {
    await expect(page.getByRole("heading", { name: `Question ${n} of ${QUESTIONS}` })).toBeVisible();
    await page.keyboard.press("b");
    await expect(page.getByRole("radio", { name: /^B:/ })).toBeChecked();
    if (n < QUESTIONS) await page.keyboard.press("n");
  }
}

const finish = (page: Page) => page.getByRole("button", { name: "Finish Test" }).click();

test.beforeAll(async () => {
  world = await aClassOf(NAMES);
});

test("a teacher writes a draft, looks at it as a pupil, and gives it out", async ({ page, look }) => {
  await asTeacher(page);
  await page.getByRole("link", { name: "Set work" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Enter a title")).toBeVisible();
  await expect(page.getByText("Choose an exam", { exact: true }).last()).toBeVisible();
  await page.getByLabel("Title").fill(TITLE);
  await page.getByLabel("Exam", { exact: true }).selectOption({ label: "JAMB" });
  await page.getByLabel("Subject").selectOption({ label: "Physics" });
  await page.getByRole("group", { name: "Topics" }).getByRole("button").first().click();
  await page.getByLabel("Number of questions").fill(String(QUESTIONS));
  await page.getByLabel("Late work until (optional)").fill("2099-01-01T12:00");
  await expect(page.getByRole("checkbox", { name: "SS2A (4 pupils)" })).toBeChecked();
  await lookAround(page, look, "set-work");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: TITLE })).toBeVisible();
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  workId = new URL(page.url()).pathname.split("/").at(-1)!;
  await lookAround(page, look, "work-draft");

  await page.getByRole("link", { name: "Preview as a pupil" }).click();
  await expect(page.getByText(`Question 1 of ${QUESTIONS}`)).toBeVisible();
  await look("work-preview-1280");
  await page.getByRole("link", { name: "Back to the work" }).click();
  await page.getByRole("button", { name: "Give it out" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Given to 4 pupils." })).toBeVisible();
  await expect(page.getByText("0 of 4 done, 0 started")).toBeVisible();
});

test("one pupil is on time, one late, one offline in between, and the teacher sees all three", async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const onTime = await phoneOf(browser, baseURL!, pupilCalled("Bello"));
  await start(onTime.page);
  await answer(onTime.page, 1, QUESTIONS);
  await finish(onTime.page);
  await expect(onTime.page.getByText(/^Score \d+%/)).toBeVisible();
  await onTime.page.goto("/class-work");
  await expect(onTime.page.getByText(/^Score: \d+%/)).toBeVisible();
  await onTime.context.close();

  const offline = await phoneOf(browser, baseURL!, pupilCalled("Lawal"));
  await start(offline.page);
  await workerReady(offline.page);
  await answer(offline.page, 1, 2);
  await expect(offline.page.getByRole("heading", { name: `Question 3 of ${QUESTIONS}` })).toBeVisible();
  await offline.context.setOffline(true);
  await answer(offline.page, 3, QUESTIONS);
  await expect(offline.page.getByText("On this device", { exact: true })).toBeVisible();
  await finish(offline.page);
  await expect(offline.page.getByText(/^Score \d+%/)).toBeVisible();
  await offline.page.reload();
  await expect(offline.page.getByText("Your test is safe on this device.", { exact: false })).toBeVisible();

  // The closing time moves to this moment: pupils who have finished are on time, and a pupil who starts now is late.
  const ids = { school_id: world.school_id, work_id: workId };
  const { fields } = await world.teacher.call(setWork.workPage, ids);
  await world.teacher.call(setWork.change, { ...ids, ...fields, closes_at: new Date().toISOString() });

  const late = await phoneOf(browser, baseURL!, pupilCalled("Eze"));
  await expect(late.page.getByText(/^Was due/)).toBeVisible();
  await start(late.page);
  await answer(late.page, 1, QUESTIONS);
  await finish(late.page);
  await expect(late.page.getByText(/^Score \d+%/)).toBeVisible();
  await late.page.goto("/class-work");
  await expect(late.page.getByText("Done late", { exact: true })).toBeVisible();
  await late.context.close();

  await offline.context.setOffline(false);
  await expect(offline.page.getByRole("heading", { name: "How you used your time" })).toBeVisible({ timeout: 45_000 });
  await offline.page.goto("/class-work");
  await expect(offline.page.getByText("Done", { exact: true })).toBeVisible();
  await offline.context.close();

  await asTeacher(page, `/classes/${world.class_id}/work`);
  const row = (name: (typeof NAMES)[number]) => page.getByRole("row", { name: new RegExp(`^${name} Amina`) });
  await expect(row("Bello")).toContainText(/\d+%/);
  await expect(row("Bello")).not.toContainText("Late");
  await expect(row("Eze")).toContainText(/\d+%\s*Late/);
  // Received after the closing time, finished before it.
  await expect(row("Lawal")).toContainText(/\d+%/);
  await expect(row("Lawal")).not.toContainText("Late");
  await expect(row("Okoro")).toContainText("Not started");
  await lookAround(page, look, "class-grid");
  await page.getByLabel("Find a pupil").fill("law");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByLabel("Find a pupil").fill("");
  await page.getByRole("button", { name: "Hide names" }).click();
  await expect(page.getByText("Bello", { exact: false })).toHaveCount(0);
  await expect(page.getByRole("rowheader", { name: "Pupil 4" })).toBeVisible();
  await look("class-grid-no-names-1280");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Spreadsheet" }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.xlsx$/);
  await page.getByRole("button", { name: "Show names" }).click();

  await page.getByRole("link", { name: "Lawal Amina" }).click();
  await expect(page.getByText("This page shows class work only.")).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(TITLE) })).toContainText(/\d+%/);
  await lookAround(page, look, "pupil-work");
  await page.getByRole("link", { name: TITLE }).click();
  await expect(page.getByText("3 of 4 done, 3 started")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Results by topic" })).toBeVisible();
  await lookAround(page, look, "work-results");
  await page.getByRole("link", { name: "Set a follow-up on these topics" }).click();
  await expect(page.getByLabel("Title")).toHaveValue(TITLE);
  await expect(page.getByRole("group", { name: "Topics" }).getByRole("button", { pressed: true })).toHaveCount(1);
});

test("a pupil who leaves the class is no longer in the teacher's grid", async ({ page, browser, baseURL }) => {
  const leaving = await phoneOf(browser, baseURL!, pupilCalled("Bello"));
  await leaving.page.goto("/my-classes");
  await leaving.page.getByRole("button", { name: "Leave this class" }).click();
  await leaving.page.getByRole("alertdialog").getByRole("button", { name: "Leave this class" }).click();
  await expect(leaving.page.getByText("You are in no class yet.")).toBeVisible();
  await leaving.context.close();
  await asTeacher(page, `/classes/${world.class_id}/work`);
  await expect(page.getByRole("row", { name: /^Eze Amina/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Bello/ })).toHaveCount(0);
});
