// Small details that a critical reader notices: words keep clear of edges and of the sun, and figures form a column.
import type { Page } from "@playwright/test";
import { auth, createClient, exams, progress, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { signInTab } from "./testing/people.ts";
import { apiOf, signedInCandidate } from "./testing/sittings.ts";

const phone = { width: 360, height: 640 };

async function signInDemo(page: Page, baseURL: string) {
  const anyone = createClient({ baseUrl: `${baseURL}/api`, token: () => null });
  const { access_token } = await anyone.call(auth.login, { email: "student@demo.ng", password: "Student123" });
  await signInTab(page, "candidate", access_token);
}

/** The space between the words of the inner part and the edge of the outer one, above and below. */
const clearance = (page: Page, outer: string, inner: string) =>
  page.evaluate(
    ([outer, inner]) => {
      const box = document.querySelector(outer!)!;
      const words = document.createRange();
      words.selectNodeContents(box.querySelector(inner!)!);
      const [edge, text] = [box.getBoundingClientRect(), words.getBoundingClientRect()];
      const border = Number.parseFloat(getComputedStyle(box).borderTopWidth);
      return { lines: text.height, above: text.top - edge.top - border, below: edge.bottom - text.bottom };
    },
    [outer, inner],
  );

test("the verdict and the notice about verification keep clear of their edges, even in several lines", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(phone);
  const candidate = await signedInCandidate(page, baseURL!);
  await page.goto("/dashboard");
  await expect(page.locator(".banner-slim")).toBeVisible();
  const notice = await clearance(page, ".banner-slim", "div");
  expect(notice.lines).toBeGreaterThan(30);
  expect(Math.min(notice.above, notice.below)).toBeGreaterThanOrEqual(8);
  const api = apiOf(baseURL!, candidate);
  const [card] = await api.call(sittings.recommended, {});
  const { exams, session } = await api.call(sittings.start, { exam_id: card!.exam_id, subject_id: card!.subject_id });
  const wrong = exams[0]!.correct_answer === "A" ? 1 : 0;
  await page.goto(`/test/${session.uuid}`);
  await page.getByRole("radio").nth(wrong).click();
  await expect(page.locator(".answer-panel-wrong")).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    for (const animation of document.getAnimations()) animation.finish();
  });
  const verdict = await clearance(page, ".answer-panel", "h2");
  expect(verdict.lines).toBeGreaterThan(60);
  expect(verdict.above).toBeGreaterThanOrEqual(5);
});

for (const width of [360, 1280])
  test(`percentages stand below one another, whatever the badge beside them says (${width} px)`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInDemo(page, baseURL!);
    const columnOf = async (path: string, region: string, figures: string) => {
      await page.goto(path);
      const rows = page.getByRole("region", { name: region, exact: true }).locator(figures);
      await expect(rows.first()).toBeAttached();
      const ends = await rows.evaluateAll((all) =>
        all
          .filter((one) => /^\d+%$/.test(one.textContent ?? ""))
          .map((one) => Math.round(one.getBoundingClientRect().right)),
      );
      expect(ends.length, region).toBeGreaterThan(1);
      expect(new Set(ends).size, `${region}: ${ends.join(", ")}`).toBe(1);
    };
    await columnOf("/dashboard", "Recent activity", "b.num");
    await columnOf("/dashboard", "Subject progress", "b.num");
    await columnOf("/performance", "Subject performance", "b.num");
    await columnOf("/performance", "Weaknesses", "b.num");
  });

test("on a phone no words run over the sun, and it is filled once the goal is reached", async ({ page, baseURL }) => {
  test.slow();
  await page.setViewportSize(phone);
  const candidate = await signedInCandidate(page, baseURL!);
  const api = apiOf(baseURL!, candidate);
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "JAMB")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const subject_id = subjects.find(({ name }) => name === "Mathematics")!.uuid;
  const finish = async () => {
    const { exams, session } = await api.call(sittings.start, { exam_id: exam.uuid, subject_id, fresh: true });
    const answers = exams.map(({ uuid }) => ({
      question_id: uuid,
      selected_option: "A" as const,
      shown_at: session.started_at,
      answered_at: session.server_now,
    }));
    await api.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  };
  const sun = () =>
    page.locator(".next-step:visible").evaluate((card) => {
      const style = getComputedStyle(card, "::after");
      const box = card.getBoundingClientRect();
      const at = {
        left: box.right - Number.parseFloat(style.right) - Number.parseFloat(style.width),
        bottom: box.top + Number.parseFloat(style.top) + Number.parseFloat(style.height),
      };
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const covered: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = document.createRange();
        words.selectNodeContents(node);
        for (const line of words.getClientRects())
          if (line.right > at.left && line.top < at.bottom) covered.push(node.textContent ?? "");
      }
      return { covered, isFilled: style.backgroundColor === "rgb(255, 199, 44)" };
    });
  await finish();
  await expect.poll(async () => (await api.call(progress.summary, {})).totals.tests, { timeout: 30_000 }).toBe(1);
  await page.goto("/dashboard");
  await expect(page.locator(".next-step:visible h2")).toBeVisible();
  expect(await sun()).toEqual({ covered: [], isFilled: false });
  await finish();
  await expect.poll(async () => (await api.call(progress.summary, {})).totals.tests, { timeout: 30_000 }).toBe(2);
  await page.goto("/dashboard");
  await expect(page.getByText("You reached today's goal.").first()).toBeVisible();
  expect(await sun()).toEqual({ covered: [], isFilled: true });
});

test("a device's last use takes at most three lines, and a row of choices fills its frame", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(phone);
  await signInDemo(page, baseURL!);
  await page.goto("/profile");
  const used = page.getByText(/^Last used /).first();
  await expect(used).toBeVisible();
  expect((await used.boundingBox())!.height).toBeLessThanOrEqual(66);
  for (const path of ["/performance", "/subscriptions"]) {
    await page.goto(path);
    const frame = page.locator(".segmented").first();
    await expect(frame).toBeVisible();
    const empty = await frame.evaluate((frame) => {
      const ends = [...frame.children].map((choice) => choice.getBoundingClientRect().right);
      return (frame.getBoundingClientRect().right - Math.max(...ends)) / frame.clientWidth;
    });
    expect(empty, path).toBeLessThan(0.2);
  }
});
