import { createClient, profile, sittings } from "@sabiprep/contract";
import { randomFrom } from "@sabiprep/question-bank/random";
import { expect, test } from "./testing/journey.ts";
import { answer, anyLetter, finish, goOffline, goOnline, type Letter, workerReady } from "./testing/offline-tests.ts";
import { aCandidate, signInTab } from "./testing/people.ts";
import { shakyNetwork } from "./testing/shaky-network.ts";
import { lookAround } from "./testing/sittings.ts";
import { storageDump } from "./testing/storage-dump.ts";

test.use({ serviceWorkers: "allow" });

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED|status of 403/;

test("a pack of 40 questions is downloaded, practised from an offline cold start, sent, and deleted at sign-out", async ({
  page: first,
  context,
  look,
  forgive,
  baseURL,
}) => {
  test.slow();
  forgive(NO_NETWORK);
  const chance = randomFrom(4711);
  const network = await shakyNetwork(baseURL!);
  const candidate = await aCandidate({ baseURL: baseURL! });
  const api = createClient({ baseUrl: `${baseURL}/api`, token: () => candidate.token });
  const me = await api.call(profile.read, {});

  await signInTab(first, "candidate", candidate.token, network.url);
  await first.goto(`${network.url}/offline`);
  await first.getByLabel("Exam", { exact: true }).selectOption({ label: "JAMB" });
  await first.getByLabel("Subject", { exact: true }).selectOption({ label: "Physics" });
  await expect(first.locator(".pack-size")).toHaveText(/^\d+ KB$/);
  await expect(first.getByLabel("Tests", { exact: true })).toHaveValue("4");
  await first.getByRole("button", { name: "Download", exact: true }).click();
  await expect(first.getByText("4 tests are saved on this device.")).toBeVisible({ timeout: 45_000 });
  await expect(first.getByRole("link", { name: /^Start/ })).toHaveCount(4);
  await lookAround(first, look, "offline-packs");
  await workerReady(first);
  const [pack] = await api.call(sittings.packs, {});
  const papers = await Promise.all(pack!.sessions.map(({ uuid }) => api.call(sittings.read, { session_id: uuid })));
  expect(papers.flatMap(({ exams }) => exams)).toHaveLength(40);

  // A cold start: no page is open, the session ended with its tab, and there is no network.
  const page = await context.newPage();
  await first.close();
  await goOffline(context, network);
  await page.goto(`${network.url}/dashboard`);
  await expect(page.getByText("You are not signed in here.")).toBeVisible();
  await expect(page).toHaveURL(/\/offline$/);
  const chosen = new Map<string, Letter>();
  for (const { exams, session } of papers) {
    await page.getByRole("link", { name: new RegExp(`^Start.*${session.title}$`) }).click();
    for (const [at, { uuid }] of exams.entries()) {
      const letter = anyLetter(chance);
      await answer(page, at + 1, letter, exams.length);
      chosen.set(uuid, letter);
    }
    await finish(page);
    await expect(page.getByText("Your test is safe on this device.", { exact: false })).toBeVisible();
    await page.goto(`${network.url}/offline`);
  }
  await expect(page.getByText("Finished, not sent yet")).toHaveCount(4);

  await goOnline(context, network);
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email").fill(candidate.email);
  await page.getByLabel("Password", { exact: true }).fill(candidate.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect
    .poll(async () => (await api.call(sittings.grades, {})).length, {
      message: "grades on the server",
      timeout: 45_000,
    })
    .toBe(4);
  for (const { session } of papers) {
    const { review, grade } = await api.call(sittings.review, { session_id: session.uuid });
    expect(review.map((one) => one.selected_option)).toEqual(review.map((one) => chosen.get(one.question_id)));
    expect(grade.version).toBe(1);
  }

  const before = await storageDump(page);
  expect(before).toContain(me.uuid);
  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect(page).toHaveURL(`${network.url}/`);
  const after = await storageDump(page);
  const traces = [
    me.uuid,
    candidate.email,
    "Adaeze",
    "Nwosu",
    pack!.uuid,
    ...papers.map(({ session }) => session.uuid),
  ];
  expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
  expect(papers.flatMap(({ exams }) => exams).filter(({ uuid }) => after.includes(uuid))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
  await network.stop();
});

test("sign-out with unsent answers is refused, and the sealed file is sent from another device and by staff", async ({
  page,
  context,
  browser,
  look,
  forgive,
  baseURL,
}) => {
  test.slow();
  forgive(NO_NETWORK);
  const network = await shakyNetwork(baseURL!);
  const candidate = await aCandidate({ baseURL: baseURL! });
  const api = createClient({ baseUrl: `${baseURL}/api`, token: () => candidate.token });
  await signInTab(page, "candidate", candidate.token, network.url);
  await page.goto(`${network.url}/dashboard`);
  await workerReady(page);
  await page.getByRole("link", { name: "Practice Tests" }).first().click();
  await page.getByRole("tab", { name: "JAMB", exact: true }).click();
  await page.getByRole("button", { name: /Start Test.*Physics/ }).click();
  // Its first question shows before the test itself has loaded.
  const handedOut = page.waitForResponse(/\/subjects\/[^/]+\/questions$/);
  await page.getByRole("dialog").getByRole("button", { name: "Start Test" }).click();
  await (await handedOut).finished();
  await expect(page.getByText("Choose an answer to continue.")).toBeVisible();
  await goOffline(context, network);
  for (let n = 1; n <= 3; n += 1) await answer(page, n, "B", 10);
  await expect(page.getByRole("heading", { name: "Question 4 of 10" })).toBeVisible();
  await page.getByRole("button", { name: "Exit Test" }).click();

  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("button", { name: "Logout" }).first().click();
  const refusal = page.getByRole("alertdialog", { name: "You are still signed in" });
  await expect(refusal).toContainText("3 answers are saved only on this device.");
  const saving = page.waitForEvent("download");
  await refusal.getByRole("button", { name: "Save my answers to a file" }).click();
  const file = await (await saving).path();
  await expect(refusal.getByRole("status")).toContainText("Only we can open it");
  await look("sign-out-refused");
  await refusal.getByRole("button", { name: "Stay signed in" }).click();
  await page.goto(`${network.url}/offline`);
  await expect(page.getByText("3 answers not sent yet")).toBeVisible();
  await look("offline-unsent");
  const session_id = (await api.call(sittings.open, {}))[0]!.uuid;
  const before = (await api.call(sittings.read, { session_id })).answers;
  expect(before.filter(({ selected_option }) => selected_option !== null)).toEqual([]);

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await signInTab(elsewhere, "candidate", candidate.token, baseURL!);
  await elsewhere.goto(`${baseURL}/offline`);
  await elsewhere.getByLabel("Answer file").setInputFiles(file);
  await expect(elsewhere.getByText(/3 answers arrived/)).toBeVisible();
  const kept = (await api.call(sittings.read, { session_id })).answers;
  expect(kept.map(({ selected_option }) => selected_option).filter(Boolean)).toEqual(["B", "B", "B"]);

  await elsewhere.goto(`${baseURL}/admin/login`);
  await elsewhere.getByLabel("Email").fill("admin@demo.ng");
  await elsewhere.getByLabel("Password", { exact: true }).fill("Admin12345");
  await elsewhere.keyboard.press("Enter");
  await expect(elsewhere.getByRole("button", { name: "Logout" }).first()).toBeVisible();
  await elsewhere.goto(`${baseURL}/admin/answer-file`);
  await elsewhere.getByLabel("Answer file").setInputFiles(file);
  await expect(elsewhere.getByText(/3 answers arrived/)).toBeVisible();
  await elsewhere
    .getByLabel("Answer file")
    .setInputFiles({ name: "x.txt", mimeType: "text/plain", buffer: Buffer.from("no") });
  await expect(elsewhere.getByText(/cannot be opened/)).toBeVisible();
  await other.close();

  // With the network back, unsent answers are sent automatically. Then the candidate may sign out too.
  await goOnline(context, network);
  await page.goto(`${network.url}/offline`);
  await expect(page.getByText("3 of 10 answered")).toBeVisible();
  await expect(page.getByText("3 answers not sent yet")).toBeHidden({ timeout: 45_000 });
  await page.goto(`${network.url}/dashboard`);
  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect(page).toHaveURL(`${network.url}/`);
  await network.stop();
});

test("a broken download resumes after a reload: each lesson and test is loaded once, and the plan is charged once", async ({
  page,
  context,
  forgive,
  baseURL,
}) => {
  test.slow();
  forgive(NO_NETWORK);
  const network = await shakyNetwork(baseURL!);
  const candidate = await aCandidate({ baseURL: baseURL! });
  const api = createClient({ baseUrl: `${baseURL}/api`, token: () => candidate.token });
  const { tests_left: before } = await api.call(sittings.allowance, {});
  const paper = /^\/api\/candidates\/exams\/sessions\/[0-9a-f-]{36}$/;
  const lesson = /^\/api\/candidates\/topics\/[0-9a-f-]{36}$/;
  const fetched = (pattern: RegExp) => network.passed().filter((path) => pattern.test(path));
  const choose = async () => {
    await page.goto(`${network.url}/offline`);
    await page.getByLabel("Exam", { exact: true }).selectOption({ label: "JAMB" });
    await page.getByLabel("Subject", { exact: true }).selectOption({ label: "Physics" });
    await expect(page.locator(".pack-size")).toHaveText(/KB$/);
  };

  await signInTab(page, "candidate", candidate.token, network.url);
  await choose();
  await workerReady(page);
  network.cutAfter(paper, 2);
  const press = () => page.getByRole("button", { name: "Download", exact: true }).last().click();
  await press();
  await expect(page.getByText("2 of 4 tests").first()).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole("alert").first()).toBeVisible();
  const lessons = fetched(lesson).length;
  expect(lessons).toBeGreaterThan(0);
  expect(fetched(paper)).toHaveLength(2);

  // The page is loaded again, and what the device already has shows before anything is fetched.
  await goOnline(context, network);
  await choose();
  await expect(page.getByText("2 of 4 tests")).toBeVisible();
  const shares: number[] = [];
  await page.exposeFunction("noteShare", (share: number) => shares.push(share));
  await page.evaluate(() => {
    const note = (window as unknown as { noteShare: (share: number) => void }).noteShare;
    new MutationObserver(() => {
      const bar = document.querySelector("[role=progressbar][aria-label=Download]");
      if (bar) note(Number(bar.getAttribute("aria-valuenow")));
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await press();
  await expect(page.getByText("4 tests are saved on this device.")).toBeVisible({ timeout: 45_000 });
  expect(fetched(lesson), "lessons fetched in both parts").toHaveLength(lessons);
  expect(fetched(paper), "tests fetched in both parts").toHaveLength(4);
  expect(new Set(fetched(paper)).size).toBe(4);
  expect(shares[0], "the bar goes on where it was").toBeGreaterThanOrEqual(50);
  expect((await api.call(sittings.packs, {})).map(({ sessions }) => sessions.length)).toEqual([4]);
  const { tests_left: after } = await api.call(sittings.allowance, {});
  expect(before! - after!).toBe(4);
  await network.stop();
});
