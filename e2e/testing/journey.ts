// The test function that every journey uses. It fails on any page error, console error or policy violation. `look`
// examines a screen: axe, no sideways scroll, and a saved picture.
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

interface Journey {
  /** Examines the current screen and saves a picture of it under this name. */
  look: (name: string) => Promise<void>;
  /** Console errors that the journey expects, such as a request that is meant to fail. */
  forgive: (pattern: RegExp) => void;
  watched: undefined;
}

export const test = base.extend<Journey & { forgiven: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern.
  forgiven: async ({}, use) => use([]),
  forgive: async ({ forgiven }, use) => use((pattern) => void forgiven.push(pattern)),
  watched: [
    async ({ page, forgiven }, use) => {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(`page error: ${error.stack ?? error.message}`));
      page.on("console", (message) => {
        if (message.type() !== "error") return;
        problems.push(`console error: ${message.text()} (${message.location().url})`);
      });
      await page.exposeBinding("reportViolation", (_, violation: string) => problems.push(`policy: ${violation}`));
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          const report = (window as unknown as { reportViolation: (violation: string) => void }).reportViolation;
          report(
            `${event.violatedDirective} ${event.blockedURI} ${event.sample} (${event.sourceFile}:${event.lineNumber})`,
          );
        });
      });
      await use(undefined);
      expect(problems.filter((problem) => !forgiven.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
  look: async ({ page }, use) => use((name) => lookAt(page, name)),
});

export { expect };

/**
 * A screen that is left immediately may still be requesting its parts. The server refuses them because the session has
 * ended.
 */
export const askedWhileLeaving = /status of 403/;

async function lookAt(page: Page, name: string) {
  // A screen is examined once it is there. On a slow machine its file may still be loading.
  await expect(page.locator("h1").first()).toBeAttached();
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      try {
        animation.finish();
      } catch {
        // One without an end stays as it is.
      }
  });
  // Pictures are for people: LOOKS=all saves one of every screen.
  if (process.env.LOOKS === "all") {
    const pictures = `${base.info().project.outputDir}/screens`;
    await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true, animations: "disabled" });
  }
  // Runs in the page itself: the usual way opens a separate window for each look, and there are no frames to examine.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], iframes: false });
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`,
  );
  expect(found, `axe on ${name}`).toEqual([]);
  await expectNoSidewaysScroll(page);
}

export async function expectNoSidewaysScroll(page: Page) {
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(scroll, "nothing is wider than the window").toBeLessThanOrEqual(width);
}
