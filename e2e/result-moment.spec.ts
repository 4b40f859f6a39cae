// The result screen: the score, what it earned, one next step, and a picture to share.
import type { Page } from "@playwright/test";
import { exams, progress, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { apiOf, lookAround, signedInCandidate } from "./testing/sittings.ts";

const letters = ["A", "B", "C", "D"] as const;

async function aDesk(page: Page, baseURL: string) {
  const api = apiOf(baseURL, await signedInCandidate(page, baseURL));
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "WAEC")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const { uuid, topics } = subjects.find(({ name }) => name === "Mathematics")!;
  const sit = async (right: number, topic?: string) => {
    const place = { exam_id: exam.uuid, subject_id: uuid, ...(topic && { topic }) };
    const { session, exams: asked } = await api.call(sittings.start, place);
    const at = new Date().toISOString();
    const answers = asked.map(({ uuid, correct_answer }, n) => ({
      question_id: uuid,
      selected_option: n < right ? correct_answer : letters.find((letter) => letter !== correct_answer)!,
      shown_at: at,
      answered_at: at,
    }));
    await api.call(sittings.submitAnswers, { session_id: session.uuid, answers });
    const ready = () => api.call(progress.gained, { session_id: session.uuid }).then(({ ready }) => ready);
    await expect.poll(ready, { timeout: 20_000 }).toBe(true);
    return { session, asked };
  };
  return { api, topics, sit };
}

test("a weak topic is the next step: its lesson, then practice in one tap", async ({ page, baseURL, look }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const { topics, sit } = await aDesk(page, baseURL!);
  const topic = topics.find(({ name }) => name === "Probability")!;
  const { session, asked } = await sit(1, topic.uuid);
  await page.goto(`/test/${session.uuid}/result`);
  await expect(page.getByRole("heading", { name: "Next: Probability" })).toBeVisible();
  const percent = Math.round(100 / asked.length);
  await expect(page.getByRole("img", { name: new RegExp(`^${percent} · F9 on a scale from 0 to 100`) })).toBeVisible();
  await expect(page.locator(".score-won")).toHaveCount(0);
  const byTopic = page.getByRole("region", { name: "By topic" });
  await expect(byTopic.getByText(`1 of ${asked.length}`)).toBeVisible();
  const next = page.getByRole("region", { name: "Next: Probability" });
  await expect(next.getByRole("link", { name: "Read about Probability" })).toBeVisible();
  const practise = next.getByRole("button", { name: "Practise Probability" });
  for (const button of [practise, page.getByRole("link", { name: "Review my answers" })])
    expect((await button.boundingBox())!.width).toBeGreaterThan(280);
  await expect(page.getByText("Your first result in Probability: ")).toBeVisible();
  await expect(page.getByText("0 min")).toHaveCount(0);
  await lookAround(page, look, "result-weak");

  await page.setViewportSize({ width: 360, height: 740 });
  // From mistake to mistake, each with its lesson below.
  const first = page.getByRole("article").filter({ hasText: "Question 2" });
  await expect(first.getByRole("link", { name: "Read about Probability" })).toBeVisible();
  await first.getByRole("button", { name: "Next mistake" }).click();
  await expect(page.getByRole("heading", { name: /^Question 3/ })).toBeFocused();

  await practise.click();
  await expect(page.getByRole("heading", { name: /^Question 1 of/ })).toBeVisible();
  expect(page.url()).not.toContain(session.uuid);
  await expect(page.getByRole("heading", { level: 1, name: /Probability/ })).toBeVisible();
});

test("all answers right: the path to the sun, what it earned, and a picture that contains no more than it shows", async ({
  page,
  baseURL,
  look,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const { sit } = await aDesk(page, baseURL!);
  await sit(6);
  const { session } = await sit(10);
  await page.goto(`/test/${session.uuid}/result`);
  await expect(page.locator(".score-won")).toBeVisible();
  await expect(page.getByText("Every answer was right.")).toBeVisible();
  const brought = page.getByRole("region", { name: "Your achievements" });
  await expect(brought.getByText("Your best in Mathematics so far")).toBeVisible();
  await expect(brought.getByText("100%, up from 60%")).toBeVisible();
  await expect(brought.getByText("You reached today's goal.")).toBeVisible();
  await expect(brought.getByText("You answered 20 questions today")).toBeVisible();
  await expect(brought.getByText("1 day", { exact: true })).toBeVisible();
  await expect(brought.getByText("New badge: First 90%")).toBeVisible();
  await expect(brought.getByText(/in a row/)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Choose the next test" })).toBeVisible();
  const byTopic = page.getByRole("region", { name: "By topic" });
  await expect(byTopic.getByText(/with only one or two questions: \d+ of \d+ right\./)).toBeVisible();
  await lookAround(page, look, "result-won");

  const moving = () => page.locator(".score-won").evaluate((card) => card.getAnimations({ subtree: true }).length);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await expect(page.locator(".score-won")).toBeVisible();
  expect(await moving()).toBe(0);
  expect(await page.locator(".score-path").evaluate((path) => path.getAnimations({ subtree: true }).length)).toBe(0);

  // A device whose share sheet accepts files.
  await page.evaluate(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = async (what) =>
      void shared.push({
        text: what?.text,
        files: what?.files?.map(({ name, type, size }) => [name, type, size > 10_000]),
      });
  });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share your result" });
  const picture = dialog.getByRole("img");
  await expect(picture).toHaveAccessibleName(/I scored 100% in WAEC Mathematics/);
  expect(await picture.evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height])).toEqual([1080, 1350]);
  await dialog.getByRole("button", { name: "Share the picture" }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  expect(shared).toEqual([
    {
      text: expect.stringMatching(/^I scored 100% in WAEC Mathematics on SabiPrep\. http/),
      files: [["result.png", "image/png", true]],
    },
  ]);
  expect(JSON.stringify(shared)).not.toMatch(/Adaeze|Nwosu|example\.com|test\//);
  await page.setViewportSize({ width: 360, height: 740 });
  await look("share-360");
  await dialog.getByRole("button", { name: "Close" }).click();

  // A device whose share sheet does not: it shows the message and the picture to save.
  await page.evaluate(() => {
    navigator.canShare = () => false;
  });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(dialog.getByRole("link", { name: "Save the picture" })).toHaveAttribute("href", /^blob:/);
  await expect(dialog.getByRole("button", { name: "Share the picture" })).toHaveCount(0);
  await expect(dialog.getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=I%20scored%20100%25/,
  );
});
