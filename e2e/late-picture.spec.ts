// A picture that comes late finds its room kept: what stands below it does not move from under a finger.
import type { Page } from "@playwright/test";
import { exams, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { apiOf, signedInCandidate } from "./testing/sitting-room.ts";

const sizes = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 720 } };
const letters = ["A", "B", "C", "D"] as const;

/** Pictures wait at the door until they are let in. */
async function heldPictures(page: Page) {
  let letIn = () => {};
  const open = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route("**/api/pictures/**", async (route) => {
    await open;
    await route.continue();
  });
  return letIn;
}

/** Where the parts stand, to the pixel, and of what height. */
const places = (page: Page, parts: string) =>
  page.locator(parts).evaluateAll((all) =>
    all.map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return `${part.className} ${Math.round(top)} ${Math.round(height)}`;
    }),
  );

const drawn = (page: Page) =>
  page
    .locator(".figure img")
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

/** A paper with pictures, and which question is the first that has one. */
async function aPicturedPaper(page: Page, baseURL: string) {
  const api = apiOf(baseURL, await signedInCandidate(page, baseURL));
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "NECO")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const place = { exam_id: exam.uuid, subject_id: subjects.find(({ name }) => name === "Mathematics")!.uuid };
  const { years } = await api.call(exams.years, place);
  const { year } = years.find(({ unlocked }) => unlocked)!;
  const paper = await api.call(sittings.start, { ...place, year, mode: "practice" });
  return { api, paper, at: paper.exams.findIndex(({ image_url }) => image_url) };
}

for (const [device, viewport] of Object.entries(sizes)) {
  test(`a question, chosen in before its picture is there, stands still when it comes (${device})`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { paper, at } = await aPicturedPaper(page, baseURL!);
    const question = paper.exams[at]!;
    expect(question.image_size).not.toBeNull();
    const letIn = await heldPictures(page);
    await page.goto(`/test/${paper.session.uuid}`);
    await expect(page.getByRole("heading", { name: "Question 1 of" })).toBeVisible();
    for (let n = 0; n < at; n += 1) await page.keyboard.press("n");
    await expect(page.getByRole("heading", { name: `Question ${at + 1} of` })).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => null));
    const parts = ".ask, .option, .figure-frame";
    const before = await places(page, parts);
    expect(before.length).toBeGreaterThan(4);
    await page.keyboard.press(letters.find((letter) => letter !== question.correct_answer)!.toLowerCase());
    await expect(page.locator(".answer-panel")).toBeFocused();
    await page.keyboard.press("Escape");
    expect(await drawn(page)).toBe(false);
    letIn();
    await expect.poll(() => drawn(page)).toBe(true);
    expect(await places(page, parts)).toEqual(before);
  });

  test(`a review with its pictures still on the way does not jump when they come (${device})`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { api, paper } = await aPicturedPaper(page, baseURL!);
    const now = new Date().toISOString();
    const answers = paper.exams.map(({ uuid, correct_answer }) => ({
      question_id: uuid,
      selected_option: letters.find((letter) => letter !== correct_answer)!,
      shown_at: now,
      answered_at: now,
    }));
    await api.call(sittings.submitAnswers, { session_id: paper.session.uuid, answers });
    const letIn = await heldPictures(page);
    await page.goto(`/test/${paper.session.uuid}/result`);
    await expect(page.locator(".figure").first()).toBeAttached();
    await page.evaluate(() => document.fonts.ready.then(() => null));
    const parts = ".figure-frame, .option";
    const before = await places(page, parts);
    letIn();
    await page.locator(".figure img").first().scrollIntoViewIfNeeded();
    await expect.poll(() => drawn(page)).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await places(page, parts)).toEqual(before);
  });
}

test("a picture whose size nobody knows, as in packs kept from before, is shown all the same", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(sizes.phone);
  const { paper, at } = await aPicturedPaper(page, baseURL!);
  await page.route("**/candidates/exams/sessions/*", async (route) => {
    const reply = await route.fetch();
    const { data, ...rest } = await reply.json();
    const older = data.exams.map(({ image_size: _, ...question }: { image_size: unknown }) => question);
    await route.fulfill({ response: reply, json: { ...rest, data: { ...data, exams: older } } });
  });
  await page.goto(`/test/${paper.session.uuid}`);
  await expect(page.getByRole("heading", { name: "Question 1 of" })).toBeVisible();
  for (let n = 0; n < at; n += 1) await page.keyboard.press("n");
  await expect.poll(() => drawn(page)).toBe(true);
  const { width, height } = (await page.locator(".figure img").boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThan(60);
});
