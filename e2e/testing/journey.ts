// The test every journey is written with. It fails on any page error, console error or policy violation, and `look`
// examines a screen: axe, no sideways scroll, and a picture that is kept.
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

interface Journey {
  /** Examines what is on the screen now and keeps a picture of it under this name. */
  look: (name: string) => Promise<void>;
  /** Console errors that belong to the story, such as a request that is meant to fail. */
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

/** A screen left at once may still be asking for its parts: the server refuses them, because the session has ended. */
export const askedWhileLeaving = /status of 403/;

async function lookAt(page: Page, name: string) {
  // A screen is looked at once it is there: on a slow machine its file may still be on the way.
  await expect(page.locator("h1").first()).toBeAttached();
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      try {
        animation.finish();
      } catch {
        // One without an end stays as it is.
      }
  });
  // Pictures are for people: LOOKS=all keeps one of every screen.
  if (process.env.LOOKS === "all") {
    const pictures = `${base.info().project.outputDir}/screens`;
    await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true, animations: "disabled" });
  }
  // In the page itself: the usual way opens a window of its own for each look, and there are no frames to look into.
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
