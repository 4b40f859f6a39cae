import type { Page } from "@playwright/test";

/** What makes the page scroll sideways, outermost first; nothing where it does not. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 6)
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`);
  });
