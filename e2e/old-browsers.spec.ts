// Every screen of students and visitors in the oldest browsers we support, at an address that is not secure: a school
// lab that opens the site by the IP address of its own server. The screens are taken from the table and from the build,
// so a new screen is opened here too.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { challenges, exams, fallbackMessage, progress, sittings, theory } from "@sabiprep/contract";
import { screenTable } from "../apps/web/src/app/screen-table.ts";
import { newUuid } from "../apps/web/src/lib/new-uuid.ts";
import {
  documentPaths,
  paths,
  seenQuestionPath,
  subjectPath,
  testPath,
  testResultPath,
  theoryAnswerPath,
  theoryMarksPath,
  theoryPaperPath,
  topicPath,
} from "../apps/web/src/lib/paths.ts";
import { expect, test } from "./testing/journey.ts";
import { useOldBrowser } from "./testing/old-browser.ts";
import { aCandidate, type Candidate, signInTab } from "./testing/people.ts";
import { apiOf, sessionIdOf, signedInCandidate } from "./testing/sittings.ts";

const build: { pages: Record<string, string> } = JSON.parse(
  readFileSync(new URL("../apps/web/dist/build.json", import.meta.url), "utf8"),
);

test.beforeEach(({ page }) => useOldBrowser(page));

/** This candidate's items, by the address of the screen that shows them. */
async function addressesOf(baseURL: string, who: Candidate): Promise<Record<string, string>> {
  const api = apiOf(baseURL, who);
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "JAMB")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const subject = subjects.find(({ name }) => name === "Physics")!;
  const course = { exam_id: exam.uuid, subject_id: subject.uuid };
  const { session, exams: asked } = await api.call(sittings.start, course);
  const at = new Date().toISOString();
  const answers = asked.map(({ uuid }) => ({ question_id: uuid, selected_option: "A", shown_at: at, answered_at: at }));
  await api.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  const challenge = await api.call(challenges.make, { session_id: session.uuid });
  const link = await api.call(progress.addGuardianLink, { name: "Mummy" });
  const open = await api.call(sittings.start, course);
  // The server counts a test a moment later. Before that, Performance shows an empty screen and none of its charts.
  await expect.poll(async () => (await api.call(progress.summary, {})).totals.tests, { timeout: 30_000 }).toBe(1);
  const [written, sitting] = [newUuid(), newUuid()];
  const theorySubject = (await api.call(theory.subjects, {}))[0]!;
  const { papers } = await api.call(theory.list, { subject_id: theorySubject.uuid });
  const paper = papers[0]!;
  await api.call(theory.start, { response_id: written, theory_question_id: paper.sections[0]!.questions[0]!.uuid });
  await api.call(theory.startPaper, { sitting_id: sitting, paper_id: paper.uuid });
  return {
    [paths.theoryAnswer]: theoryAnswerPath(written),
    [paths.theoryPaper]: theoryPaperPath(sitting),
    [paths.theoryMarks]: theoryMarksPath(written),
    [paths.challenge]: new URL(challenge.url).pathname,
    [paths.guardianCard]: link.url.slice(new URL(link.url).origin.length),
    [paths.guardianConsent]: "/guardian-consent/nobody?hash=a&ref=b",
    [paths.passwordReset]: "/password/reset/nobody?hash=a&ref=b",
    [paths.emailVerification]: "/email/verification/nobody?hash=a&ref=b",
    [paths.startTest]: `${paths.startTest}?exam=${exam.uuid}&subject=${subject.uuid}`,
    [paths.test]: testPath(open.session.uuid),
    [paths.testResult]: testResultPath(session.uuid),
    [paths.seenQuestion]: seenQuestionPath(asked[0]!.uuid),
    [paths.topic]: topicPath(subject.topics[0]!.uuid),
    [paths.subject]: subjectPath(subject.uuid),
  };
}

async function opens(page: Page, address: string) {
  await page.goto(address);
  // All failing screens are reported, not only the first. A link without an owner shows why it was refused.
  await expect.soft(page.locator("h1, main h2, main [role=alert]").first(), address).toBeVisible();
  // Parts that a screen loads later may break it later.
  await page.waitForLoadState("networkidle");
  await expect.soft(page.getByText(fallbackMessage.unexpected), address).toHaveCount(0);
}

test("every screen of the table opens", async ({ page, baseURL, forgive }) => {
  test.setTimeout(300_000);
  // The server refuses links without an owner.
  forgive(/status of 40[0-4]/);
  const ada = await aCandidate({ baseURL: baseURL! });
  const friend = await aCandidate({ baseURL: baseURL! });
  const challenge = (await addressesOf(baseURL!, friend))[paths.challenge]!;
  const own = { ...(await addressesOf(baseURL!, ada)), [paths.challenge]: challenge };
  const addressOf = (path: string) => (own as Record<string, string>)[path] ?? path;
  const guests = screenTable.filter(({ guard }) => guard === "guest");
  // A challenge opens with and without an account.
  for (const path of [...guests.map(({ path }) => path), paths.challenge]) await opens(page, addressOf(path));
  await signInTab(page, "candidate", ada.token);
  for (const { path } of screenTable.filter((row) => !guests.includes(row))) {
    expect(addressOf(path), "this screen needs an address above").not.toContain(":");
    await opens(page, addressOf(path));
  }
});

test("every public page opens", async ({ page }) => {
  test.setTimeout(180_000);
  for (const address of new Set([...Object.keys(build.pages), ...documentPaths])) await opens(page, address);
});

test("a practice test and an exam go to their results", async ({ page, baseURL }) => {
  test.slow();
  await signedInCandidate(page, baseURL!);
  await page.goto("/practice-tests");
  await page.getByRole("tab", { name: "JAMB", exact: true }).click();
  await page.getByRole("button", { name: /Start Test.*Physics/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
  for (let n = 1; n <= 10; n += 1) {
    await expect(page.getByRole("heading", { name: `Question ${n} of 10` })).toBeVisible();
    await page.keyboard.press("b");
    await expect(page.getByRole("radio", { name: /^B:/ })).toBeChecked();
    await page.keyboard.press("n");
  }
  await page.getByRole("button", { name: "Finish Test" }).click();
  await expect(page.getByText(/^Score \d+%/)).toBeVisible();
  const practice = sessionIdOf(page);

  await page.goto("/past-questions");
  await page.getByRole("button", { name: /Choose WAEC/ }).click();
  await page.getByRole("button", { name: /Choose Physics/ }).click();
  await page.getByRole("button", { name: /Start 2024/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
  await expect(page.getByRole("heading", { name: "Question 1 of 50" })).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.keyboard.press("s");
  await page.getByRole("button", { name: "Submit test" }).click();
  await expect(page.getByText(/^Score \d+%/)).toBeVisible();
  expect(sessionIdOf(page)).not.toBe(practice);
});

test("the screens say which features need a secure address, and copying still works", async ({ page, baseURL }) => {
  test.slow();
  const ada = await signedInCandidate(page, baseURL!);
  await page.goto("/offline");
  await expect(
    page.getByText(
      "You need a secure address (https) to install the app and to take tests offline. Ask your school's ICT officer.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Download a subject" })).toHaveCount(0);
  await page.goto("/settings");
  await expect(
    page.getByText("You need a secure address (https) to get push notifications. Ask your school's ICT officer."),
  ).toBeVisible();

  // With a test and a link of the candidate, Performance shows the link.
  await addressesOf(baseURL!, ada);
  await page.goto("/performance");
  await page.getByRole("button", { name: /^Copy link/ }).click();
  await expect(page.getByRole("button", { name: /^Copied/ })).toBeVisible();
});

test("with two tabs of one test, the second follows the first and can take over", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const ada = await signedInCandidate(page, baseURL!);
  const address = (await addressesOf(baseURL!, ada))[paths.test]!;
  await page.goto(address);
  await expect(page.getByRole("heading", { name: /^Question 1 of/ })).toBeVisible();
  const second = await context.newPage();
  await useOldBrowser(second);
  await signInTab(second, "candidate", ada.token);
  await second.goto(address);
  await expect(second.getByRole("button", { name: "Continue here" })).toBeVisible();
  await second.getByRole("button", { name: "Continue here" }).click();
  await expect(page.getByRole("button", { name: "Continue here" })).toBeVisible();
});
