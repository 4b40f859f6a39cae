// A picture that loads late has its space reserved, so the content below it does not move under a finger.
import type { Locator, Page } from "@playwright/test";
import { exams, sittings } from "@sabiprep/contract";
import { expect, test } from "./testing/journey.ts";
import { formulasDrawn } from "./testing/settled-question.ts";
import { apiOf, signedInCandidate } from "./testing/sittings.ts";

const sizes = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 720 } };
const letters = ["A", "B", "C", "D"] as const;

/** Pictures are held back until the test releases them. */
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

/** The position of each part of a card below its top, to the pixel, and its height. */
const places = (card: Locator) =>
  card.evaluate((card) => {
    const { top } = card.getBoundingClientRect();
    return [...card.querySelectorAll(".ask, .option, .figure-frame")].map((part) => {
      const box = part.getBoundingClientRect();
      return `${part.className} ${Math.round(box.top - top)} ${Math.round(box.height)}`;
    });
  });

const drawn = (page: Page) =>
  page
    .locator(".figure img")
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

/** A paper with pictures, and the number of its first question with a picture. */
async function aPicturedPaper(page: Page, baseURL: string) {
  const api = apiOf(baseURL, await signedInCandidate(page, baseURL));
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "NECO")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const place = { exam_id: exam.uuid, subject_id: subjects.find(({ name }) => name === "Mathematics")!.uuid };
  const { years } = await api.call(exams.years, place);
  const { year } = years.find(({ unlocked }) => unlocked)!;
  const paper = await api.call(sittings.start, { ...place, year, mode: "practice" });
  const at = paper.exams.findIndex(({ image_url }) => image_url);
  return { api, paper, at };
}

/** In practice mode the way to a question leads through the questions before it. */
async function openQuestion(page: Page, sessionId: string, at: number) {
  await page.goto(`/test/${sessionId}`);
  for (let n = 0; n <= at; n += 1) {
    await expect(page.getByRole("heading", { name: `Question ${n + 1} of` })).toBeVisible();
    if (n === at) return;
    await page.keyboard.press("a");
    await expect(page.locator(".answer-panel")).toBeFocused();
    await page.keyboard.press("Enter");
  }
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
    await openQuestion(page, paper.session.uuid, at);
    await formulasDrawn(page);
    const sheet = page.locator("body");
    const before = await places(sheet);
    expect(before.length).toBeGreaterThan(4);
    await page.keyboard.press(letters.find((letter) => letter !== question.correct_answer)!.toLowerCase());
    await expect(page.locator(".answer-panel")).toBeFocused();
    await page.keyboard.press("Escape");
    expect(await drawn(page)).toBe(false);
    letIn();
    await expect.poll(() => drawn(page)).toBe(true);
    expect(await places(sheet)).toEqual(before);
  });

  test(`a review with its pictures still on the way stands still when they come (${device})`, async ({
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
    const card = page.locator(".reviewed:has(.figure)").first();
    await card.scrollIntoViewIfNeeded();
    await formulasDrawn(page);
    const before = await places(card);
    expect(before.length).toBeGreaterThan(4);
    expect(await drawn(page)).toBe(false);
    letIn();
    await expect.poll(() => drawn(page)).toBe(true);
    expect(await places(card)).toEqual(before);
  });
}

test("a picture of unknown size, as in older saved packs, still shows", async ({ page, baseURL }) => {
  await page.setViewportSize(sizes.phone);
  const { paper, at } = await aPicturedPaper(page, baseURL!);
  await page.route("**/candidates/exams/sessions/*", async (route) => {
    const reply = await route.fetch();
    const { data, ...rest } = await reply.json();
    const older = data.exams.map(({ image_size: _, ...question }: { image_size: unknown }) => question);
    await route.fulfill({ response: reply, json: { ...rest, data: { ...data, exams: older } } });
  });
  await openQuestion(page, paper.session.uuid, at);
  await expect.poll(() => drawn(page)).toBe(true);
  const { width, height } = (await page.locator(".figure img").boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThan(60);
});
