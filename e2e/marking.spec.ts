// The marking desk: two markers and a moderator on twenty papers, with a lease that runs out and a guide that changes;
// release, and a query that another marker answers.
import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { createClient, markedAnswers, staff, theory } from "@sabiprep/contract";
import { aColleague } from "./testing/colleague.ts";
import { expect, test } from "./testing/journey.ts";
import { aCandidate, signInTab } from "./testing/people.ts";
import { openShop, type Shop } from "./testing/shop.ts";

test.setTimeout(300_000);

const STUDENTS = 20;
let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop.close());

/** The guide of the first question without its last mark, A3. */
const NEW_GUIDE = `
  with q as (
    select q.id, q.live_revision_id from theory_questions q join theory_papers p on p.id = q.paper_id
    where p.shipped_key = 'mathematics/waec-1' and q.number = 1),
  v as (
    insert into theory_revisions (question_id, hash, source, guide, page, created_at)
    select r.question_id, 'changed', r.source, jsonb_set(r.guide, '{atoms}', (r.guide -> 'atoms') - (-1)), r.page, now()
    from theory_revisions r join q on r.id = q.live_revision_id returning id)
  update theory_questions set live_revision_id = (select id from v) where id = (select id from q)`;

const url = (path: string) => `${shop.server.url}${path}`;
const clientOf = (token: string) => createClient({ baseUrl: url("/api"), token: () => token });

async function ownersToken(): Promise<string> {
  const signedIn = await clientOf("").call(staff.login, { email: "admin@demo.ng", password: "Admin12345" });
  if (!("token" in signedIn)) throw new Error("A second step is asked.");
  return signedIn.token;
}

/** Papers are loaded in the first moments after a start. */
async function mathematics(token: string) {
  const api = clientOf(token);
  const find = async () => (await api.call(theory.subjects, {})).find(({ name }) => name === "Mathematics");
  await expect.poll(async () => (await find())?.uuid ?? "", { timeout: 90_000 }).not.toBe("");
  const { papers } = await api.call(theory.list, { subject_id: (await find())!.uuid });
  return papers[0]!;
}

/** Writes and submits the paper with one answer, and asks for it to be marked when `asks`. */
async function submit(token: string, n: number, asks: boolean) {
  const api = clientOf(token);
  const paper = await mathematics(token);
  const sitting_id = randomUUID();
  await api.call(theory.startPaper, { sitting_id, paper_id: paper.uuid });
  const theory_question_id = paper.sections[0]!.questions[0]!.uuid;
  const answers = { a: `Working of student number ${n}.` };
  await api.call(theory.writeInPaper, { sitting_id, theory_question_id, answers, seq: 1 });
  await api.call(theory.finishPaper, { sitting_id });
  if (asks) await api.call(markedAnswers.ask, { sitting_id });
  return { sitting_id, answer: answers.a };
}

async function atDesk(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await signInTab(page, "staff", token, shop.server.url);
  return page;
}

const sheet = (page: Page) => page.getByRole("region", { name: "The answer", exact: true }).locator("p");
const nothingLeft = (page: Page) => page.getByText("Nothing left for you here");

/** Ticks by keys, saves, and waits for another answer or the end. */
async function markByKeys(page: Page, keys: string): Promise<void> {
  const text = await sheet(page).innerText();
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await nothingLeft(page).count()) > 0 || (await sheet(page).allInnerTexts())[0] !== text)
    .toBe(true);
}

async function markAll(page: Page, keys: string): Promise<void> {
  while ((await nothingLeft(page).count()) === 0) await markByKeys(page, keys);
}

test("twenty papers are marked by two markers and a moderator, released, and asked about", async ({
  page,
  browser,
  look,
  forgive,
}) => {
  // A late mark and one for an old guide are refused.
  forgive(/status of 409/);
  const office = clientOf(await ownersToken());
  const [chiToken, dayoToken] = [
    await aColleague(office, "Chi Okeke", "editor", shop.server),
    await aColleague(office, "Dayo Ade", "editor", shop.server),
  ];
  // To invite somebody renews the session, so the owner's window has one of its own.
  const ownToken = await ownersToken();
  const first = await aCandidate({ baseURL: shop.server.url });
  const own = await submit(first.token, 1, false);

  // The round is opened. The first student asks on the paper's own screen, the others by the same call.
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInTab(page, "staff", ownToken, shop.server.url);
  await page.goto(url("/admin/marking"));
  await expect(page.getByText("No marking rounds yet")).toBeVisible();
  await page.getByRole("button", { name: "Open a marking round" }).click();
  const form = page.getByRole("dialog", { name: "Open a marking round" });
  const option = form.getByRole("option", { name: /^Mathematics: / });
  await form.getByLabel("Theory paper").selectOption((await option.getAttribute("value"))!);
  await form
    .getByLabel("Students can ask until")
    .fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10));
  await form.getByLabel("Marked twice, in percent").fill("100");
  await form.getByLabel("Tolerance in marks").fill("0");
  await form.getByLabel("One check answer in every").fill("0");
  await look("marking-open-1280");
  await form.getByRole("button", { name: "Open the round" }).click();
  await expect(page.getByText("0 papers · 0 answers marked · 0 left")).toBeVisible();
  const round = new URL(page.url()).pathname;

  const student = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await signInTab(student, "candidate", first.token, shop.server.url);
  await student.goto(url(`/theory/papers/${own.sitting_id}`));
  await student.getByRole("button", { name: "Ask for it to be marked" }).click();
  await expect(student.getByText(/^You asked for this paper to be marked/)).toBeVisible();
  for (let n = 2; n <= STUDENTS; n += 1) await submit((await aCandidate({ baseURL: shop.server.url })).token, n, true);

  // Chi marks two answers and keeps the third until the time for it is over.
  const [chi, dayo] = [await atDesk(browser, chiToken), await atDesk(browser, dayoToken)];
  await chi.goto(url(round));
  await chi.getByRole("link", { name: "Start marking" }).click();
  await expect(chi.getByRole("status").filter({ hasText: "0 marked by you" })).toBeVisible();
  await markByKeys(chi, "18");
  await markByKeys(chi, "1");
  const late = await sheet(chi).innerText();
  await shop.sql(
    "update marking_tasks set lease_until = now() - interval '1 second', position = 0 where state = 'taken'",
  );
  await dayo.goto(url(`${round}/answers`));
  await expect(sheet(dayo)).toHaveText(late);
  await chi.keyboard.press("1");
  await chi.keyboard.press("n");
  await expect(chi.getByRole("alert")).toContainText("Your time for this answer ran out");
  await expect(sheet(chi)).not.toHaveText(late);

  // The guide changes while Dayo has an answer in hand. One mark named what is gone, the other is computed again.
  await shop.sql(NEW_GUIDE);
  await page.reload();
  await expect(page.getByText("The guide of question 1 has changed. This round still uses the old one.")).toBeVisible();
  await look("marking-round-1280");
  await page.getByRole("button", { name: "Use the new guide" }).click();
  await expect(page.getByText("1 mark computed again, 1 answer to mark again")).toBeVisible();
  await dayo.keyboard.press("Enter");
  await expect(dayo.getByRole("alert")).toContainText("The guide of this question has changed");
  await expect(dayo.getByText("A3", { exact: true })).toHaveCount(0);
  await expect(sheet(dayo)).toHaveText(late);
  // Dayo gives nothing for this answer, and Chi will give a mark.
  await markByKeys(dayo, "");
  await chi.reload();
  await expect(sheet(chi)).toBeVisible();
  await Promise.all([markAll(chi, "1"), markAll(dayo, "1")]);

  // A moderator sees both marks and decides.
  await page.reload();
  await page.getByRole("link", { name: "Moderate 1 answer" }).click();
  await expect(sheet(page)).toHaveText(late);
  await expect(page.getByText(/^Marker \d: Yes$/)).toHaveCount(1);
  await page.keyboard.press("1");
  await expect(page.getByRole("status").filter({ hasText: /^1 of 8$/ })).toBeVisible();
  await look("marking-moderation-1280");
  await page.keyboard.press("Enter");
  await expect(nothingLeft(page)).toBeVisible();

  // Release, and the student's own marks.
  await page.getByRole("link", { name: "The marking round" }).first().click();
  await expect(page.getByRole("row", { name: /Chi Okeke/ })).toContainText("20");
  await page.getByRole("button", { name: "Release the marks" }).click();
  await page.getByRole("button", { name: "Release", exact: true }).click();
  await expect(page.getByText("Released", { exact: true })).toBeVisible();
  await student.reload();
  await expect(student.getByRole("heading", { name: /^Marked by our markers: 1 of / })).toBeVisible();
  await student.getByRole("link", { name: /^See the marks/ }).click();
  await expect(student.getByRole("heading", { name: /^1 of 8/ })).toBeVisible();
  await student.getByLabel("What should we look at again?").fill("I also wrote the number sold.");
  await student.getByRole("button", { name: "Send the query" }).click();
  await expect(student.getByText("Another marker will look at your answer again. We will tell you.")).toBeVisible();

  // Both markers of this answer are shut out. The owner answers, unless it is the one they moderated.
  await chi.goto(url(`${round}/answers?kind=query`));
  await expect(nothingLeft(chi)).toBeVisible();
  const third = own.answer.includes(late.replace(/^\(a\) /, ""))
    ? await aColleague(office, "Emeka Obi", "reviewer", shop.server)
    : ownToken;
  const desk = await atDesk(browser, third);
  await desk.goto(url(round));
  await desk.getByRole("link", { name: "Answer 1 query" }).click();
  await expect(desk.getByText("I also wrote the number sold.")).toBeVisible();
  await desk.keyboard.press("2");
  await desk.getByLabel("Your answer to the student").fill("Yes, that is one more mark.");
  await desk.getByRole("button", { name: "Save and next" }).click();
  await expect(nothingLeft(desk)).toBeVisible();
  await student.reload();
  await expect(student.getByText("Yes, that is one more mark.")).toBeVisible();
  await expect(student.getByRole("heading", { name: /^2 of 8/ })).toBeVisible();
});
