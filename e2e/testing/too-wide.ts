import type { Page } from "@playwright/test";

/** Finds the innermost elements that make the page scroll sideways. Empty if it does not scroll. */
export const findOverflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // A word can overflow a box that fits.
    const right = (element: Element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return Math.max(element.getBoundingClientRect().right, words.getBoundingClientRect().right);
    };
    const wide = [...document.querySelectorAll("body :not(svg, svg *)")].filter(
      (element) => right(element) > clientWidth + 1,
    );
    const named = wide
      .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`);
    return named.length > 0 ? named : ["a drawing"];
  });
