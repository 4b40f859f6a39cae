// The home screen says what there is today, a button says what it uses, and the reasons to return are one tap away.
import type { Locator, Page } from "@playwright/test";
import { type createClient, exams, leaderboard, profile, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { apiOf, lookAround, sessionIdOf, signedInCandidate } from "./testing/sittings.ts";

const sizes = { phone: { width: 360, height: 640 }, laptop: { width: 1280, height: 800 } };
type Api = ReturnType<typeof createClient>;

async function placeOf(api: Api, name = "Mathematics") {
  const exam = (await api.call(exams.list, {})).find((one) => one.name === "JAMB")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const subject = subjects.find((one) => one.name === name)!;
  return { exam, subjects, place: { exam_id: exam.uuid, subject_id: subject.uuid }, topic: subject.topics[0]! };
}

type Started = Awaited<ReturnType<typeof start>>;
const start = (api: Api, input: Parameters<Api["call"]>[1]) =>
  api.call(sittings.start, input as never) as Promise<import("@sabiprep/contract").DataOf<typeof sittings.start>>;

const answersTo = ({ exams, session }: Started, most = exams.length) =>
  exams.slice(0, most).map(({ uuid }) => ({
    question_id: uuid,
    selected_option: "A" as const,
    shown_at: session.started_at,
    answered_at: session.server_now,
  }));

const left = async (api: Api) => (await api.call(sittings.allowance, {})).tests_left;
const useUp = async (api: Api) => {
  const { place } = await placeOf(api);
  while ((await left(api))! > 0) {
    const test = await start(api, { ...place, fresh: true });
    await api.call(sittings.submitAnswers, { session_id: test.session.uuid, answers: answersTo(test) });
  }
};

/** The bottom bar of a phone covers no part of the button. */
async function expectAboveBar(page: Page, button: Locator) {
  const bar = (await page.getByRole("navigation", { name: "Quick menu" }).boundingBox())!;
  const { y, height } = (await button.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(bar.y);
}

interface Shifts {
  shift: number;
  moved: string[];
}

/** Records what the browser itself reports as a layout shift, and which element moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, moved: [] as string[] };
    Object.assign(window, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[])
        if (!entry.hadRecentInput) {
          seen.shift += entry.value;
          for (const { node, previousRect, currentRect } of entry.sources)
            seen.moved.push(
              `${node?.nodeName}.${node?.className}: ${previousRect.y} ${previousRect.height} to ${currentRect.y} ${currentRect.height}`,
            );
        }
    }).observe({ type: "layout-shift", buffered: true });
  });
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);

test("every start says what it uses of the free month, opening uses nothing, and at zero the screens offer free things", async ({
  page,
  look,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize(sizes.phone);
  const candidate = await signedInCandidate(page, baseURL!);
  const api = apiOf(baseURL!, candidate);
  const { topic } = await placeOf(api);
  await page.goto("/dashboard");
  await expect(page.getByText("Your first answer uses 1 of your 5 remaining tests.")).toBeVisible();
  await lookAround(page, look, "home-first-day");
  await page.setViewportSize(sizes.phone);
  // Even below the notice about verification the button is above the bar, not behind it.
  await expect(page.getByRole("button", { name: "Verify now" })).toBeVisible();
  await expectAboveBar(page, page.getByRole("link", { name: /^Start with / }));
  await page.getByRole("link", { name: /^Start with / }).click();
  await expect(page.getByRole("heading", { name: /^Question 1 of/ })).toBeVisible();
  expect(await left(api)).toBe(5);
  await page.getByRole("radio").first().click();
  await expect.poll(() => left(api)).toBe(4);

  await page.goto(`/topics/${topic.uuid}`);
  await expect(page.getByText("Free. It does not use one of your tests.").first()).toBeVisible();
  await page.getByRole("link", { name: "Practise 5 questions" }).first().click();
  await expect(page.getByRole("heading", { name: "Question 1 of 5" })).toBeVisible();
  await page.getByRole("radio").first().click();
  await expect(page.locator(".answer-panel")).toBeVisible();
  await page.waitForTimeout(1500);
  expect(await left(api)).toBe(4);

  await useUp(api);
  await page.goto("/practice-tests?tab=jamb");
  await page.getByRole("button", { name: /Start Test.*Physics/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Revision cards" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Lessons, each with five questions" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Start Test" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await lookAround(page, look, "practice-none-left");
  await page.setViewportSize(sizes.phone);
  await expect
    .poll(
      async () => {
        await page.goto("/dashboard");
        return page.locator(".next-step:visible h2").first().innerText();
      },
      { timeout: 30_000 },
    )
    .toMatch(/cards? for today|^Continue: |^Learn: /);
  await expect(page.getByRole("link", { name: "Practise this topic" })).toHaveCount(0);
  await lookAround(page, look, "home-none-left");
});

for (const [device, viewport] of Object.entries(sizes))
  test(`with an open test and the leaderboard question nothing on Home jumps, and Back lands where it was left (${device})`, async ({
    page,
    look,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const candidate = await signedInCandidate(page, baseURL!);
    const api = apiOf(baseURL!, candidate);
    const { place } = await placeOf(api);
    const done = await start(api, { ...place, mode: "exam" });
    await api.call(sittings.submitAnswers, { session_id: done.session.uuid, answers: answersTo(done) });
    const open = await start(api, { ...place, mode: "practice" });
    await api.call(sittings.saveAnswers, { session_id: open.session.uuid, answers: answersTo(open, 2) });
    await expect.poll(async () => (await api.call(leaderboard.place, {})).state, { timeout: 30_000 }).toBe("to_ask");
    await watchShifts(page);
    // Late content is really late here.
    await page.route(/join-card|daily-question/, async (route) => {
      await new Promise((later) => setTimeout(later, 800));
      await route.continue();
    });
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto("/dashboard");
      await expect(page.getByRole("heading", { name: /^Continue: / })).toBeInViewport();
      await expect(page.getByRole("heading", { name: "Appear on the leaderboard?" })).toBeAttached();
      await page.waitForLoadState("networkidle");
      const { shift, moved } = await shiftsOf(page);
      expect(shift, `visit ${visit}: ${moved.join(", ")}`).toBeLessThanOrEqual(0.02);
    }
    await lookAround(page, look, `home-open-test-${device}`);
    await page.setViewportSize(viewport);
    const link = page.getByRole("link", { name: /^See all/ }).last();
    await link.scrollIntoViewIfNeeded();
    // Its position in the window, not the scroll position of the page: the content above may have another height by
    // then.
    const lineAt = async () => (await link.boundingBox())!.y;
    await page.evaluate(() => scrollBy(0, 200));
    const before = await lineAt();
    await link.click();
    await expect(page).not.toHaveURL("/dashboard");
    await page.goBack();
    await expect(page.getByRole("heading", { name: /^Continue: / })).toBeAttached();
    await expect.poll(async () => Math.abs((await lineAt()) - before)).toBeLessThan(40);
  });

test("without a network Home shows the mock test that runs on this phone, and the main button continues it", async ({
  page,
  context,
  look,
  forgive,
  baseURL,
}) => {
  test.slow();
  forgive(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.setViewportSize(sizes.phone);
  const candidate = await signedInCandidate(page, baseURL!);
  const api = apiOf(baseURL!, candidate);
  const { subjects, exam } = await placeOf(api);
  const four = ["English Language", "Physics", "Chemistry", "Biology"];
  const mine = subjects.filter(({ name }) => four.includes(name)).map(({ uuid }) => uuid);
  await api.call(profile.prepareFor, { exams: [exam.uuid], subjects: mine });
  await page.goto("/practice-tests");
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  await expect(page.getByText(/^Your subjects: /)).toContainText("Physics");
  await lookAround(page, look, "mock-own-subjects");
  await page.setViewportSize(sizes.phone);
  await tap(page.getByRole("button", { name: "Start the mock" }));
  await expect(page.getByRole("heading", { name: /^Question 1 of/ })).toBeVisible();
  // One tap from the bar at the foot of every screen to the tests, and one to start.
  expect(taps + 1).toBeLessThanOrEqual(2);
  await page.getByRole("radio").first().click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  await page.evaluate(() => history.pushState({}, "", "/dashboard"));
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: /^Continue: / })).toBeVisible();
  await page.route("**/api/**", (route) => route.abort("internetdisconnected"));
  await page.getByRole("link", { name: "Practise", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Practice Tests" })).toBeVisible();
  await page.goto("/dashboard");
  const hero = page.locator(".next-step:visible");
  await expect(hero.getByRole("heading", { name: /^Continue: / })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Internal server error")).toHaveCount(0);
  // Without a network nobody can verify an address, so that notice does not push the button behind the bar.
  await expect(page.getByRole("button", { name: "Verify now" })).toHaveCount(0);
  await expectAboveBar(page, hero.getByRole("link", { name: "Continue" }));
  await lookAround(page, look, "home-offline");
  await page.setViewportSize(sizes.phone);
  await hero.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: /^Question 1 of/ })).toBeVisible();
  await context.setOffline(false);
});

for (const [device, viewport] of Object.entries(sizes))
  test(`review, performance, lessons and schedule are one tap away, each opens at its top, and a subject leads to its topics (${device})`, async ({
    page,
    look,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const candidate = await signedInCandidate(page, baseURL!);
    const api = apiOf(baseURL!, candidate);
    const { place } = await placeOf(api);
    for (const [name, title] of [
      ["Review", "Review"],
      ["Lessons", "Lessons"],
      ["Study Schedule", "Study Schedule"],
      ["Leaderboard", "Leaderboard"],
      ["Performance", "Performance"],
    ]) {
      await page.goto("/dashboard");
      const menu =
        device === "phone" ? page.getByRole("navigation", { name: "Menu", exact: true }) : page.locator(".sidebar");
      if (device === "phone") await page.getByRole("button", { name: "Menu" }).click();
      await menu.getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect([name, await page.evaluate(() => scrollY)]).toEqual([name, 0]);
    }
    for (const path of ["/practice-tests?tab=completed", "/leaderboard"]) {
      await page.setViewportSize({ width: 360, height: 560 });
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      expect([path, await page.evaluate(() => scrollY)]).toEqual([path, 0]);
    }
    await page.setViewportSize(viewport);
    await page.goto("/subjects");
    await lookAround(page, look, `lessons-${device}`);
    await page.setViewportSize(viewport);
    await page.goto("/practice-tests?tab=jamb");
    await page.getByRole("link", { name: "Mathematics" }).first().click();
    await expect(page).toHaveURL(`/subjects/${place.subject_id}`);
    const topics = page.getByRole("region", { name: "Topics" });
    await expect(topics.getByRole("link", { name: /^Practise 5/ }).first()).toBeVisible();
    await lookAround(page, look, `subject-${device}`);
    await page.setViewportSize(viewport);
    await topics
      .getByRole("link", { name: /^Practise 5/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Question 1 of 5" })).toBeVisible();
    expect((await api.call(sittings.read, { session_id: sessionIdOf(page) })).exams).toHaveLength(5);
    await page.goto("/profile");
    const me = page.getByRole("region", { name: "Me" });
    await expect(me.getByRole("link", { name: "Settings" })).toBeVisible();
    await expect(me.getByRole("button", { name: "Logout" })).toBeVisible();
    await expect(me.getByText("Study streak")).toBeVisible();
    await expect(me.getByText("Finish a test to earn your first badge.")).toBeVisible();
    await lookAround(page, look, `me-${device}`);
  });
