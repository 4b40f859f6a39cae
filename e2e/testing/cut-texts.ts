// Finds texts that a reader cannot see fully: cut off at the edge of a box that hides its overflow, or overflowing the
// edge of a control.
import type { Page } from "@playwright/test";

export const findClippedTexts = (page: Page): Promise<string[]> => page.evaluate(textsOverTheEdge);

/** Runs in the browser. Stored content (questions, formulas, tables) has separate journeys. */
function textsOverTheEdge(): string[] {
  const SLACK = 2;
  const found = new Set<string>();
  const isForScreenReaders = (box: DOMRect) => box.width <= 1 || box.height <= 1;
  const hides = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return { x: /hidden|clip/.test(overflowX), y: /hidden|clip/.test(overflowY) };
  };
  const isControl = (element: Element) => element.matches("button, .btn, .chip, .pick, .nav-item, summary, label");
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!text.data.trim() || !parent?.checkVisibility() || parent.closest("svg, noscript, script, style, .stored"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      if (isForScreenReaders(edge)) break;
      const { x, y } = hides(box);
      const over = lines.some(
        ({ left, right, top, bottom }) =>
          ((x || isControl(box!)) && (right > edge.right + SLACK || left < edge.left - SLACK)) ||
          (y && (bottom > edge.bottom + SLACK || top < edge.top - SLACK)),
      );
      if (over) {
        const [{ left, top, right, bottom } = edge] = lines;
        const at = [left, top, right, bottom].map(Math.round).join(" ");
        const within = [edge.left, edge.top, edge.right, edge.bottom].map(Math.round).join(" ");
        const name = `${box.tagName.toLowerCase()}.${box.className}`;
        found.add(`${name}: ${text.data.trim().slice(0, 60)} (${at} within ${within})`);
      }
      // In a box that scrolls, the overflow can be reached.
      if (/auto|scroll/.test(`${getComputedStyle(box).overflowX} ${getComputedStyle(box).overflowY}`)) break;
    }
  }
  return [...found];
}
