// The shared parts of the offline trials: a test that was issued, answered with the keyboard, and compared with the
// server at the end.
import { type BrowserContext, type Page, expect as playwrightExpect } from "@playwright/test";
import { createClient, type DataOf, exams, sittings } from "@sabiprep/contract";
import { aCandidate, type Candidate, signInTab } from "./people.ts";

/** The proof runs outside Playwright's own runner, so the timeout of its configuration is set here. */
export const expect = playwrightExpect.configure({ timeout: 30_000 });

export type Letter = "A" | "B" | "C" | "D";
type IssuedTest = DataOf<typeof sittings.start>;
const letters: readonly Letter[] = ["A", "B", "C", "D"];

export const anyLetter = (chance: () => number): Letter => letters[Math.floor(chance() * letters.length)]!;

export interface Trial {
  /** The address that the browser opens. It may go through a shaky network. */
  url: string;
  /** The server itself, for calls that the trial makes outside the browser. */
  server: string;
  chance: () => number;
  /** 40 for a full paper, 10 for a short test. */
  questions: 10 | 40;
}

export interface Sat {
  candidate: Candidate;
  handed: IssuedTest;
  api: ReturnType<typeof createClient>;
}

/** A candidate with a test: a full paper of a free year, or ten questions. */
export async function handedTest({ server, questions }: Trial, mode: "practice" | "exam" = "practice"): Promise<Sat> {
  const candidate = await aCandidate({ baseURL: server });
  const api = createClient({ baseUrl: `${server}/api`, token: () => candidate.token });
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "JAMB")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const place = { exam_id: exam.uuid, subject_id: subjects.find(({ name }) => name === "Physics")!.uuid };
  const { years } = await api.call(exams.years, place);
  const year = years.find((year) => year.unlocked)!.year;
  const handed = await api.call(sittings.start, { ...place, mode, ...(questions === 40 && { year }) });
  expect(handed.exams).toHaveLength(questions);
  return { candidate, handed, api };
}

/** Opens the test in a page of this context and waits until the worker controls it. */
export async function openTest(page: Page, { url }: Trial, { candidate, handed }: Sat) {
  await signInTab(page, "candidate", candidate.token, url);
  // These candidates change their choices, but an answer that has been shown is final.
  await page.evaluate(() => localStorage.setItem("show-answers", "off"));
  await page.goto(`${url}/test/${handed.session.uuid}`);
  // This is the first page of a new browser on a busy machine.
  await expect(page.getByRole("heading", { name: /^Question \d+ of/ })).toBeVisible({ timeout: 45_000 });
}

export async function workerReady(page: Page) {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}

export async function goOffline(context: BrowserContext, network: { cut: () => void }) {
  network.cut();
  await context.setOffline(true);
}

export async function goOnline(context: BrowserContext, network: { mend: () => void }) {
  network.mend();
  await context.setOffline(false);
}

/** Answers question `n` (from 1), which must be on the screen, and continues. */
export async function answer(page: Page, n: number, letter: Letter, total: number) {
  await expect(page.getByRole("heading", { name: `Question ${n} of ${total}` })).toBeVisible();
  await page.keyboard.press(letter.toLowerCase());
  await expect(page.getByRole("radio", { name: new RegExp(`^${letter}:`) })).toBeChecked();
  if (n < total) await page.keyboard.press("n");
}

/** Answers question `from` to question `to` with random letters, and records the choices. */
export async function answerRange(
  page: Page,
  { chance }: Trial,
  sat: Sat,
  chosen: Map<string, Letter>,
  from: number,
  to: number,
) {
  for (let n = from; n <= to; n += 1) {
    const letter = anyLetter(chance);
    await answer(page, n, letter, sat.handed.exams.length);
    chosen.set(sat.handed.exams[n - 1]!.uuid, letter);
  }
}

export const scoreOf = ({ handed }: Sat, chosen: Map<string, Letter>): number => {
  const right = handed.exams.filter(({ uuid, correct_answer }) => chosen.get(uuid) === correct_answer).length;
  return Math.round((right / handed.exams.length) * 100);
};

/** Finishes on the page and waits until the server's own result shows there. */
export const finish = (page: Page) => page.getByRole("button", { name: "Finish Test" }).click();

export async function resultShown(page: Page) {
  await expect(page.getByRole("heading", { name: "How you used your time" })).toBeVisible({ timeout: 45_000 });
}

/** Expects exactly one grade, of the first version, for exactly these answers. */
export async function expectGradedOnce({ api, handed }: Sat, chosen: Map<string, Letter>, score: number | null) {
  const grades = await api.call(sittings.grades, { limit: 100 });
  expect(grades.map(({ session_id }) => session_id)).toEqual([handed.session.uuid]);
  const { grade, review } = await api.call(sittings.review, { session_id: handed.session.uuid });
  const stored = new Map(review.map(({ question_id, selected_option }) => [question_id, selected_option]));
  const lost = [...chosen].filter(([question, letter]) => stored.get(question) !== letter);
  expect(lost, "answers that are not on the server as they were chosen").toEqual([]);
  expect(grade.version).toBe(1);
  if (score !== null) expect(grade.grade_score).toBe(score);
  const receipt = await api.call(sittings.receipt, { session_id: handed.session.uuid });
  expect(receipt.is_whole).toBe(true);
  return { grade, receipt };
}
