// Pictures of questions: legible on a phone, in the dark theme, with large text, and in full screen.
import type { CDPSession, Page } from "@playwright/test";
import { exams, sittings } from "@sabiprep/contract";
import { expect, expectNoSidewaysScroll, test } from "./testing/journey.ts";
import { apiOf, signedInCandidate } from "./testing/sittings.ts";

test.setTimeout(120_000);
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

/** Opens a past paper and shows its first question with a picture. */
async function openPictured(page: Page, baseURL: string) {
  const candidate = await signedInCandidate(page, baseURL);
  const api = apiOf(baseURL, candidate);
  const exam = (await api.call(exams.list, {})).find(({ name }) => name === "NECO")!;
  const { subjects } = await api.call(exams.subjects, { exam_type_id: exam.uuid });
  const place = { exam_id: exam.uuid, subject_id: subjects.find(({ name }) => name === "Mathematics")!.uuid };
  const { years } = await api.call(exams.years, place);
  const { year } = years.find(({ unlocked }) => unlocked)!;
  const { exams: asked, session } = await api.call(sittings.start, { ...place, year, mode: "exam" });
  const at = asked.findIndex(({ image_url }) => image_url);
  await page.goto(`/test/${session.uuid}`);
  await expect(page.getByRole("heading", { name: "Question 1 of" })).toBeVisible();
  for (let n = 0; n < at; n += 1) await page.keyboard.press("n");
  await expect(page.getByRole("heading", { name: `Question ${at + 1} of` })).toBeVisible();
  return asked[at]!;
}

const picture = (page: Page) => page.locator(".figure img");
const widthOf = async (page: Page) => (await picture(page).boundingBox())!.width;
const shownAt = (page: Page) => page.getByRole("dialog", { name: "Picture" }).getByRole("status");
const standsAt = (page: Page) =>
  page.locator(".viewer img").evaluate((image) => {
    const { a, e, f } = new DOMMatrix(getComputedStyle(image).transform);
    return { scale: a, x: e, y: f };
  });

/** Moves fingers from one place to another in steps, as a hand does. */
async function slide(touch: CDPSession, from: [number, number][], to: [number, number][]) {
  const points = (share: number) =>
    from.map(([x, y], id) => ({ id, x: x + (to[id]![0] - x) * share, y: y + (to[id]![1] - y) * share }));
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(0) });
  for (let step = 1; step <= 10; step += 1)
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: points(step / 10) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("a tap opens the picture full screen, two fingers stretch it, one drags it, and keys do the same", async ({
  page,
  baseURL,
  look,
}) => {
  const question = await openPictured(page, baseURL!);
  const image = page.getByRole("img", { name: question.image_alt! });
  await expect(image).toBeVisible();
  await look("picture-in-test");
  await image.scrollIntoViewIfNeeded();
  const box = (await image.boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 3);
  const viewer = page.getByRole("dialog", { name: "Picture" });
  await expect(viewer).toBeVisible();
  expect(await viewer.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  await expect(viewer.getByRole("img", { name: question.image_alt! })).toBeVisible();
  await expect(shownAt(page)).toHaveText("100%");

  const touch = await page.context().newCDPSession(page);
  await slide(
    touch,
    [
      [160, 300],
      [200, 300],
    ],
    [
      [80, 300],
      [280, 300],
    ],
  );
  await expect.poll(async () => (await standsAt(page)).scale).toBeGreaterThan(3);
  const before = await standsAt(page);
  await slide(touch, [[180, 300]], [[240, 340]]);
  await expect.poll(async () => (await standsAt(page)).x - before.x).toBeGreaterThan(30);
  await look("picture-viewer");
  await expectNoSidewaysScroll(page);

  await page.keyboard.press("0");
  await expect(shownAt(page)).toHaveText("100%");
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await expect(shownAt(page)).toHaveText("225%");
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await standsAt(page)).x).toBeLessThan(-30);
  await page.keyboard.press("-");
  await expect(shownAt(page)).toHaveText("150%");
  await viewer.getByRole("button", { name: "Full picture" }).tap();
  await expect(shownAt(page)).toHaveText("100%");
  await expect(viewer.getByRole("button", { name: "Zoom out" })).toBeDisabled();
  await viewer.getByRole("button", { name: "Zoom in" }).tap();
  await expect(shownAt(page)).toHaveText("150%");

  // The focus stays inside, Escape goes back, and the test's keys do nothing in the meantime.
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest("dialog"),
      ),
    ).toBe(true);
  }
  await page.keyboard.press("b");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  const opener = page.getByRole("button", { name: "Enlarge the picture" });
  await expect(opener).toBeFocused();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(viewer).toBeVisible();
  await viewer.getByRole("button", { name: "Close" }).tap();
  await expect(viewer).toBeHidden();
});

test("labels grow with the text, the page never scrolls sideways, and the background is white in the dark theme", async ({
  page,
  baseURL,
  look,
}) => {
  await openPictured(page, baseURL!);
  await expect(picture(page)).toBeVisible();
  const sizes: number[] = [];
  for (const size of ["small", "medium", "large"]) {
    await page.evaluate((size) => document.documentElement.setAttribute("data-text", size), size);
    sizes.push(await widthOf(page));
    await expectNoSidewaysScroll(page);
  }
  expect(sizes[2]!).toBeGreaterThan(sizes[0]! * 1.15);
  expect(sizes[1]!).toBeGreaterThanOrEqual(sizes[0]!);
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  expect(await picture(page).evaluate((image) => getComputedStyle(image).backgroundColor)).toBe("rgb(255, 255, 255)");
  await look("picture-large-dark");
  await page.setViewportSize({ width: 1280, height: 800 });
  const wide: number[] = [];
  for (const size of ["small", "medium", "large"]) {
    await page.evaluate((size) => document.documentElement.setAttribute("data-text", size), size);
    wide.push(await widthOf(page));
  }
  expect(wide[1]! / wide[0]!).toBeCloseTo(1.125, 1);
  expect(wide[2]! / wide[0]!).toBeCloseTo(1.375, 1);
  await look("picture-large-dark-1280");
});
