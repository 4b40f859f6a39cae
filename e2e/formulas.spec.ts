// Formulas on an unknown device: one plain text font, no math font anywhere. The test judges the picture, not the
// document.
import type { Browser, Page } from "@playwright/test";
import { markupSheet } from "../apps/web/build/specimens.ts";
import { specimens } from "../packages/markup/src/specimens.ts";
import { bankFormulas, examine, PAGE, sheetOfFormulas } from "./testing/bank-formulas.ts";
import { type Kind, partsOnPage, unseenParts } from "./testing/drawn-formulas.ts";
import { expect, expectNoSidewaysScroll, test } from "./testing/journey.ts";
import { canChooseFonts, launchPlainBrowser } from "./testing/plain-browser.ts";
import { type SheetOf, startGallery } from "./testing/start-gallery.ts";

test.skip(!canChooseFonts, "The browser's fonts can be chosen on Linux alone.");

let sample: string[] | undefined;
/**
 * A sample of the whole bank's formulas. `npm run proof -- formulas` lays out all of them. It is read only on demand,
 * because listing the journeys does not need it.
 */
const drawn = () => {
  sample ??= [...bankFormulas().keys()].filter((_, at, all) => at % Math.ceil(all.length / PAGE) === 0);
  return sample;
};
const sheetOf: SheetOf = (page) => (page === "bank" ? sheetOfFormulas(drawn()) : markupSheet());

let gallery: Awaited<ReturnType<typeof startGallery>>;
let plain: Awaited<ReturnType<typeof launchPlainBrowser>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  [gallery, plain] = await Promise.all([startGallery(sheetOf), launchPlainBrowser()]);
});
test.afterAll(async () => {
  await Promise.all([gallery?.stop(), plain?.close()]);
});

const FONT = /sabiprep-math.*\.woff2/;

async function openSpecimens(
  browser: Browser,
  width: number,
  theme: "light" | "dark",
  prepare?: (page: Page) => unknown,
) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: theme,
    // A phone's pixels are fine, those of a school's screen are not.
    deviceScaleFactor: width < 768 ? 2 : 1,
    reducedMotion: "reduce",
  });
  await prepare?.(page);
  await page.goto(`${gallery.url}/__gallery/specimens`);
  await expect(page.getByRole("heading", { name: "Specimens" })).toBeVisible();
  await expect(page.locator("[data-specimen]")).toHaveCount(specimens.length);
  return page;
}

/** At least one of every kind, so that a change that removes one of them from the specimens is noticed. */
const kinds: Kind[] = ["root", "root bar", "root index", "fraction bar", "fence", "stretched mark", "mark", "bar"];

for (const { width, theme, size } of [
  { width: 1280, theme: "dark", size: "medium" },
  { width: 360, theme: "light", size: "large" },
] as const)
  test(`roots, bars, brackets, arrows and accents are drawn at ${width} px, ${theme}, ${size} text`, async () => {
    test.setTimeout(180_000);
    const page = await openSpecimens(plain.browser, width, theme);
    await page.getByRole("button", { name: `Text ${size}` }).click();
    await expect(page.locator("math").first()).toBeVisible();
    const parts = await partsOnPage(page);
    expect(new Set(parts.map(({ kind }) => kind))).toEqual(new Set(kinds));
    const reader = await plain.browser.newPage();
    expect(await unseenParts(page, reader, parts)).toEqual([]);
    await expectNoSidewaysScroll(page);
    if (process.env.LOOKS === "all")
      await page.screenshot({
        path: `${test.info().project.outputDir}/screens/specimens-${width}.png`,
        fullPage: true,
      });
    await Promise.all([page.close(), reader.close()]);
  });

test("the content of a fraction or an exponent is no larger than the text around it, and is readable", async () => {
  const page = await openSpecimens(plain.browser, 360, "light");
  await expect(page.locator("math").first()).toBeVisible();
  const sizesIn = (name: string, leaves: string) =>
    page
      .locator(`[data-specimen="${name}"] math:not([display])`)
      .locator(leaves)
      .evaluateAll((found) => found.map((leaf) => Number.parseFloat(getComputedStyle(leaf).fontSize)));
  const inner = await sizesIn("a fraction in a fraction", "mfrac mfrac mi");
  const outer = await sizesIn("a fraction in a fraction", "mfrac > mrow:has(mfrac) > :is(mi, mo)");
  expect(inner).toHaveLength(8);
  expect(Math.max(...inner)).toBeLessThan(Math.min(...outer));
  const exponent = await sizesIn("a fraction as exponent", "mfrac mn");
  const [base] = await sizesIn("a fraction as exponent", "msup > mn");
  expect(Math.max(...exponent)).toBeLessThan(base!);
  expect(Math.min(...inner, ...exponent)).toBeGreaterThan(10);
  // It is not a mixed number: the bottom digit of the exponent ends where half of the base is still below it.
  const power = page.locator('[data-specimen="a fraction as exponent"] math:not([display]) msup');
  const [under, lower] = [
    await power.locator("> mn").boundingBox(),
    await power.locator("mfrac mn").last().boundingBox(),
  ];
  expect(lower!.y + lower!.height).toBeLessThan(under!.y + under!.height / 2 + 1);
  await page.close();
});

test("fractions in two lines of a text keep clear of one another", async () => {
  const page = await openSpecimens(plain.browser, 360, "light");
  await expect(page.locator("math").first()).toBeVisible();
  // The same formula again and again, in a column that is too narrow for two of them.
  const gaps = await page
    .locator('[data-specimen="a fraction in a fraction"] .stored')
    .first()
    .evaluate((stored) => {
      const formula = stored.querySelector("math:not([display])")!;
      const text = document.createElement("p");
      text.style.width = `${formula.getBoundingClientRect().width * 1.5}px`;
      for (let n = 0; n < 3; n += 1) text.append(formula.cloneNode(true), " ");
      stored.append(text);
      const boxes = [...text.querySelectorAll("math")].map((math) => math.getBoundingClientRect());
      return boxes.slice(1).map((box, at) => box.top - boxes[at]!.bottom);
    });
  expect(gaps).toHaveLength(2);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3);
  await page.close();
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`a table or formula that goes on beyond the edge fades out there until its end is reached, and one that fits does not (${reducedMotion})`, async () => {
    const page = await openSpecimens(plain.browser, 360, "light");
    await page.emulateMedia({ reducedMotion });
    const boxes = page.locator(".t-scroll, .m-scroll");
    const wide = await boxes.evaluateAll((all) => all.map((box) => box.scrollWidth > box.clientWidth + 1));
    const fades = () => boxes.evaluateAll((all) => all.map((box) => getComputedStyle(box).maskImage !== "none"));
    expect([wide.includes(true), wide.includes(false)]).toEqual([true, true]);
    await expect.poll(fades).toEqual(wide);
    await boxes.evaluateAll((all) => {
      for (const box of all) box.scrollLeft = box.scrollWidth;
    });
    await expect.poll(fades).toEqual(wide.map(() => false));
    await page.close();
  });

test("a slanted letter at the edge of an option, a line or a box is not cut off", async () => {
  const page = await openSpecimens(plain.browser, 360, "light");
  const math = (display = "") => `<math${display}><mi>f</mi><mo>+</mo><mn>2</mn><mi>y</mi></math>`;
  await page.evaluate(
    ([inline, block]) => {
      document.body.innerHTML = `<div id="edge" style="padding: 24px; background: #fff; width: fit-content">
        <span class="option-box"><span class="keycap">A</span><span class="min-w-0"><span class="stored">${inline}</span></span></span>
        <div class="stored" style="width: min-content"><p>${inline}</p><div class="m-scroll">${block}</div></div></div>`;
    },
    [math(), math(' display="block"')] as const,
  );
  const edge = page.locator("#edge");
  const asItIs = await edge.screenshot();
  await page.addStyleTag({ content: "#edge * { overflow: visible !important }" });
  expect((await edge.screenshot()).equals(asItIs)).toBe(true);
  await page.close();
});

test("no character of a formula shows as a box because the device lacks it", async () => {
  const page = await openSpecimens(plain.browser, 1280, "light");
  await expect(page.locator("math").first()).toBeVisible();
  expect(await page.evaluate(signsWithoutAShape)).toEqual([]);
  await page.close();
});

/** Runs in the page: draws each character in the fonts of its place, beside a character that no font has. */
function signsWithoutAShape(): string[] {
  const brush = new OffscreenCanvas(60, 60).getContext("2d", { willReadFrequently: true })!;
  const shapeOf = (sign: string, family: string) => {
    brush.clearRect(0, 0, 60, 60);
    brush.font = `30px ${family}`;
    brush.fillText(sign, 10, 40);
    return brush.getImageData(0, 0, 60, 60).data.join();
  };
  const missing = new Set<string>();
  for (const leaf of document.querySelectorAll("math :is(mi, mo, mn, mtext)")) {
    const family = getComputedStyle(leaf).fontFamily;
    const none = shapeOf("\u{e123}", family);
    // Spaces, joiners and combining marks are not drawn alone.
    for (const sign of leaf.textContent.replaceAll(/[\s\p{M}\p{Cf}]/gu, ""))
      if (shapeOf(sign, family) === none) missing.add(`${sign} in ${leaf.parentElement!.outerHTML.slice(0, 80)}`);
  }
  return [...missing];
}

test("bank formulas show as many roots, bars and brackets as their sources contain", async () => {
  test.setTimeout(180_000);
  const found = await examine(plain.browser, `${gallery.url}/__gallery/specimens?page=bank`, drawn());
  expect(found.problems).toEqual([]);
  expect(found.roots).toBeGreaterThan(0);
  expect(found.bars).toBeGreaterThan(0);
});

test("if the font cannot be loaded, every formula is a line of text with the same meaning", async () => {
  const page = await openSpecimens(plain.browser, 360, "light", (page) => page.route(FONT, (route) => route.abort()));
  const shown = await page
    .locator("[data-specimen]")
    .evaluateAll((items) =>
      items.map((item) => [(item as HTMLElement).dataset.specimen!, item.firstElementChild!.textContent] as const),
    );
  await expect(page.locator("math")).toHaveCount(0);
  const byName = new Map(shown);
  expect(byName.get("\\sqrt")).toBe("(5 + 2√7)(4 − ³√27)");
  expect(byName.get("\\frac")).toBe("(a + b)/c");
  expect(byName.get("\\overbrace")).toBe("a + a + a (3)");
  await expectNoSidewaysScroll(page);
  await page.close();
});

test("the font is requested once, and not at all on a page without formulas", async () => {
  const asked: string[] = [];
  const listen = (page: Page) => page.on("request", (request) => FONT.test(request.url()) && asked.push(request.url()));
  const page = await openSpecimens(plain.browser, 1280, "light", listen);
  await expect(page.locator("math").first()).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.close();

  const without = await plain.browser.newPage();
  listen(without);
  await without.goto(`${gallery.url}/__gallery/auth`);
  await expect(without.getByRole("heading", { level: 1 })).toBeVisible();
  await without.waitForLoadState("networkidle");
  expect(asked).toHaveLength(1);
  await without.close();
});
