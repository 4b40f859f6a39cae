// Finds words that are broken over two lines, which happens on a narrow screen or with large text if nothing prevents
// it.
import type { Page } from "@playwright/test";

export const brokenWords = (page: Page, parts = "h1, h2, h3, .btn, .pick, .chip, .label, b"): Promise<string[]> =>
  page.evaluate((parts) => {
    const broken: string[] = [];
    for (const part of document.querySelectorAll(parts)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s/·-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
    }
    return broken;
  }, parts);
