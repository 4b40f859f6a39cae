// The weekly league: join on the leaderboard screen, earn points with a first test, see the group, leave.
import { auth, createClient, exams, leagues, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { linkMailedTo } from "./testing/mail-folder.ts";
import { aCandidate, type Candidate, signInTab } from "./testing/people.ts";
import { apiOf, lookAround } from "./testing/sittings.ts";

const QUESTIONS = 5;

async function verify(baseURL: string, { email, token }: Candidate) {
  const link = new URL(await linkMailedTo(email, "/email/verification"));
  await createClient({ baseUrl: `${baseURL}/api`, token: () => token }).call(auth.verifyEmail, {
    token: link.pathname.split("/").at(-1)!,
    hash: link.searchParams.get("hash")!,
    ref: link.searchParams.get("ref")!,
  });
}

test("a student plays a league week", async ({ page, baseURL, look }) => {
  test.slow();
  const ada = await aCandidate({ baseURL: baseURL! });
  await signInTab(page, "candidate", ada.token);
  await page.goto("/leaderboard");
  await page.getByRole("tab", { name: "League" }).click();
  await expect(page.getByRole("heading", { name: "Join the weekly league" })).toBeVisible();
  await expect(page.getByText("Verify your email address first. Then you can join the league.")).toBeVisible();
  await verify(baseURL!, ada);
  await page.reload();
  await expect(page.getByText("I am under 18")).toBeVisible();
  await look("league-join");
  await page.getByRole("button", { name: "I am 18 or older. Join the league" }).click();
  const group = page.getByRole("list", { name: "Your group" });
  await expect(group.getByRole("listitem").filter({ hasText: "You" })).toContainText("Adaeze N.");

  const api = apiOf(baseURL!, ada);
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "WAEC")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const subject = subjects.find(({ name }) => name === "Biology")!;
  const opened = await api.call(sittings.start, { exam_id: exam.uuid, subject_id: subject.uuid, count: QUESTIONS });
  // Nobody answers faster than three seconds a question, so the test takes its time.
  const begun = Date.now();
  await page.waitForTimeout(QUESTIONS * 3500);
  const answers = opened.exams.map(({ uuid, correct_answer }, at) => ({
    question_id: uuid,
    selected_option: correct_answer,
    shown_at: new Date(begun + at * 3400).toISOString(),
    answered_at: new Date(begun + (at + 1) * 3400).toISOString(),
  }));
  await api.call(sittings.submitAnswers, { session_id: opened.session.uuid, answers });
  await expect
    .poll(async () => (await api.call(leagues.read, {})).points, { timeout: 30_000 })
    .toBe(opened.exams.length * 10);
  await page.reload();
  await expect(group.getByRole("listitem").filter({ hasText: "You" })).toContainText(`${opened.exams.length * 10}`);
  await expect(page.getByText(/^You get 10 points for each question you answer right the first time/)).toBeVisible();
  await lookAround(page, look, "league-week");

  await page.getByRole("button", { name: "Leave the league" }).click();
  await expect(page.getByRole("heading", { name: "Join the weekly league" })).toBeVisible();
  expect((await api.call(leagues.read, {})).state).toBe("out");
});
