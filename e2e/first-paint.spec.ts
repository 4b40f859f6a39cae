// The short form of the first-paint proof: requests, script bytes and layout shift of the screens that candidates open
// most. It measures no times, because those depend on the machine.
import type { Page } from "@playwright/test";
import { auth, createClient, type DataOf, exams, profile, sittings } from "@sabiprep/contract";
import { openScreen } from "./testing/first-paint.ts";
import { overBudget, screensToOpen } from "./testing/first-paint-screens.ts";
import { expect, test } from "./testing/journey.ts";
import { aCandidate, signInTab } from "./testing/people.ts";

test("the most used screens stay within 10 % of ten requests and 140 KB of script, use one call, and do not shift", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const url = baseURL!;
  const anyone = createClient({ baseUrl: `${url}/api`, token: () => null });
  const { access_token: token } = await anyone.call(auth.login, { email: "student@demo.ng", password: "Student123" });
  const hers = createClient({ baseUrl: `${url}/api`, token: () => token });
  const { uuid } = await hers.call(profile.read, {});
  const exam = (await hers.call(exams.list, {})).find(({ name }) => name === "JAMB")!;
  const { subjects } = await hers.call(exams.subjects, { exam_type_id: exam.uuid });
  const place = { exam_id: exam.uuid, subject_id: subjects[0]!.uuid };
  const { session } = await hers.call(sittings.start, { ...place, mode: "practice" });
  const most = ["dashboard", "practice-tests", "performance", "test"];
  for (const screen of screensToOpen(session.uuid).filter(({ name }) => most.includes(name))) {
    const figures = await openScreen(browser, screen, { url, token, uuid });
    expect([screen.name, overBudget(screen, figures, false)], figures.asked.join("\n")).toEqual([screen.name, []]);
    if (screen.name !== "test") expect([screen.name, figures.calls]).toEqual([screen.name, 1]);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [questions, due] of [
    [5, 0],
    [25, 0],
    [5, 12],
  ] as const)
    test(`the dashboard says what to do next before the app is there, in the words the app then says it in (${questions} of 20 done, ${due} cards due)`, async ({
      page,
      baseURL,
    }) => {
      const anyone = createClient({ baseUrl: `${baseURL}/api`, token: () => null });
      const { access_token: token } = await anyone.call(auth.login, {
        email: "student@demo.ng",
        password: "Student123",
      });
      await signInTab(page, "candidate", token, baseURL!);
      // Another journey of the demo candidate may have left a test open, which the screen shows first, or may have
      // reached the day's goal.
      await page.route("**/api/candidates/screens/dashboard", async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        json.data["/candidates/exams/sessions"] = [];
        json.data["/candidates/revision/plan"].due = due;
        Object.assign(json.data["/candidates/exams/allowance"], { tests_left: 4, tests_a_month: 5 });
        Object.assign(json.data["/candidates/progress"].today, { goal: 20, questions });
        await route.fulfill({ response, json });
      });
      const card = page.locator(".next-step").filter({ visible: true }).first();
      const next = due > 0 ? "12 cards for today" : /^Next: \w/;
      const said = async () => (await card.innerText()).replaceAll(/\s+/g, " ");
      await page.route("**/assets/*.js", () => {});
      await page.goto(`${baseURL}/dashboard`, { waitUntil: "commit" });
      await expect(card.locator("h2")).toHaveText(next);
      const ahead = await said();
      const place = await card.boundingBox();
      await page.unroute("**/assets/*.js");
      await page.goto(`${baseURL}/dashboard`);
      await expect(page.locator(".ahead")).toHaveCount(0);
      await expect(card).toBeVisible();
      expect([await said(), await card.boundingBox()]).toEqual([ahead, place]);
      // On the next visit the device has the texts before the server has responded.
      await page.waitForLoadState("networkidle");
      await page.route("**/assets/*.js", () => {});
      await page.route("**/api/candidates/screens/dashboard", () => {});
      await page.goto(`${baseURL}/dashboard`, { waitUntil: "commit" });
      await expect(card.locator("h2")).toHaveText(next);
      expect(await said()).toBe(ahead);
    });
});

type StartTiming = DataOf<typeof sittings.start>;

/**
 * Opens a test at such a question and returns what the page shows of it. It compares text, because the prerendered
 * skeleton is hidden from screen readers.
 */
async function openAt(
  page: Page,
  baseURL: string,
  subject: string,
  isIt: (question: StartTiming["exams"][number]) => boolean,
) {
  const { token } = await aCandidate({ baseURL });
  const theirs = createClient({ baseUrl: `${baseURL}/api`, token: () => token });
  const exam = (await theirs.call(exams.list, {})).find(({ name }) => name === "JAMB")!;
  const { subjects } = await theirs.call(exams.subjects, { exam_type_id: exam.uuid });
  const subject_id = subjects.find(({ name }) => name === subject)!.uuid;
  const draw = () => theirs.call(sittings.start, { exam_id: exam.uuid, subject_id, mode: "exam", fresh: true });
  const placeIn = ({ exams }: StartTiming) => exams.findIndex((one, place) => place > 0 && isIt(one) && !one.image_url);
  let started = await draw();
  // A short test is drawn at random and sometimes has no such question. Opening one uses none of the plan's tests.
  for (let tests = 1; placeIn(started) === -1 && tests < 20; tests += 1) started = await draw();
  const at = placeIn(started);
  expect(at, "a question as it is wanted here").toBeGreaterThan(0);
  await signInTab(page, "candidate", token, baseURL);
  await page.evaluate(
    ([id, place]) => localStorage.setItem(`test-index:${id}`, String(place)),
    [started.session.uuid, at],
  );
  return {
    path: `/test/${started.session.uuid}`,
    shown: async () => ({
      number: await page.locator("h2", { hasText: `Question ${at + 1} of ${started.exams.length}` }).innerText(),
      question: await page.locator(".ask .question").innerText(),
      passage: await page.locator(".passage-above:visible").allInnerTexts(),
      boxes: await Promise.all((await page.locator(".question p:visible").all()).map((line) => line.boundingBox())),
    }),
  };
}

/** Opens the address without the app's scripts and then with them. Both times the same is shown in the same place. */
async function sameWithTheApp(
  page: Page,
  address: string,
  isThere: () => Promise<void>,
  shown: () => Promise<unknown>,
) {
  await page.route("**/assets/*.js", () => {});
  await page.goto(address, { waitUntil: "commit" });
  await isThere();
  // The text may show before the style sheets that lay it out in lines.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("link[rel=stylesheet]")].every((link) => (link as HTMLLinkElement).sheet),
  );
  const ahead = await shown();
  await page.unroute("**/assets/*.js");
  await page.goto(address);
  await expect(page.locator(".ahead")).toHaveCount(0);
  await isThere();
  expect(await shown()).toEqual(ahead);
}

const isPlain = (body: string) => /^(<p>[^<]+<\/p>\s*)+$/.test(body);

for (const width of [360, 1280])
  test(`a test shows the question it goes on with before the app is there, where the app then shows it (${width} px)`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const { path, shown } = await openAt(page, baseURL!, "Government", (one) => isPlain(one.question_body));
    const isThere = () => expect(page.locator(".ask .question p").first()).toBeVisible();
    await sameWithTheApp(page, `${baseURL}${path}`, isThere, shown);
    // On the next visit the device has it before the server has responded.
    const last = await shown();
    await page.route("**/assets/*.js", () => {});
    await page.route("**/api/candidates/exams/sessions/*", () => {});
    await page.goto(`${baseURL}${path}`, { waitUntil: "commit" });
    await isThere();
    expect(await shown()).toEqual(last);
  });

test("on a phone a passage shows above its question before the app has loaded", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { path, shown } = await openAt(
    page,
    baseURL!,
    "English Language",
    (one) => one.passage !== null && isPlain(one.passage.body) && isPlain(one.question_body),
  );
  const isThere = () => expect(page.locator(".passage-above p").first()).toBeVisible();
  await sameWithTheApp(page, `${baseURL}${path}`, isThere, shown);
});

for (const width of [360, 1280])
  test(`practice tests show the first that is recommended, and settings what can be set, before the app is there (${width} px)`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const { token } = await aCandidate({ baseURL: baseURL! });
    await signInTab(page, "candidate", token, baseURL!);
    const first = page.locator("main .test-card h2").first();
    const isRecommended = () => expect(first).toHaveText(/\w/);
    const recommended = async () => [await first.innerText(), await first.boundingBox()];
    await sameWithTheApp(page, `${baseURL}/practice-tests`, isRecommended, recommended);

    const labels = page.locator("#preferences label");
    const isListed = () => expect(labels.first()).toHaveText("Dark mode");
    const listed = async () =>
      Promise.all((await labels.all()).map(async (label) => [await label.innerText(), await label.boundingBox()]));
    await sameWithTheApp(page, `${baseURL}/settings`, isListed, listed);
  });

test.describe("a second visit", () => {
  test.use({ serviceWorkers: "allow" });

  test("shows the screen's first texts from this device, even without a network", async ({
    page,
    context,
    baseURL,
    forgive,
  }) => {
    forgive(/ERR_INTERNET_DISCONNECTED/);
    const anyone = createClient({ baseUrl: `${baseURL}/api`, token: () => null });
    const { access_token: token } = await anyone.call(auth.login, { email: "student@demo.ng", password: "Student123" });
    await signInTab(page, "candidate", token, baseURL!);
    await page.goto(`${baseURL}/practice-tests`);
    const kept = () =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((key) => key.startsWith("pages-"));
        return name ? (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname).sort() : [];
      });
    await expect.poll(kept, { timeout: 30_000 }).toEqual(["/dashboard", "/practice-tests"]);
    await context.setOffline(true);
    const again = await page.goto(`${baseURL}/practice-tests`);
    expect([again?.fromServiceWorker(), (await again!.text()).includes("Choose a test.")]).toEqual([true, true]);
    await context.setOffline(false);
  });
});
