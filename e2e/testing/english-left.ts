// Finds English left on a page of another language: texts of the page that are in the catalogue and should be
// translated.
import type { Page } from "@playwright/test";
import { formatMessage } from "../../packages/contract/src/message-format.ts";

/** Checks the visible text and the labels of the page, except parts marked as English. */
export async function englishLeft(page: Page, catalogue: Record<string, string>): Promise<string[]> {
  const english = patternsOf(catalogue);
  const texts = await page.evaluate(textsOnPage);
  return texts.filter(
    (text) => (!NAMES.has(text) && english.plain.has(text)) || english.filled.some((pattern) => pattern.test(text)),
  );
}

/** Plans keep their names in every language. "Free" is also a word. */
const NAMES = new Set(["Free", "Premium", "Pro"]);

const known = new Map<object, ReturnType<typeof readPatterns>>();

function patternsOf(catalogue: Record<string, string>) {
  if (!known.has(catalogue)) known.set(catalogue, readPatterns(catalogue));
  return known.get(catalogue)!;
}

function readPatterns(catalogue: Record<string, string>) {
  const changed = Object.entries(catalogue).filter(([english, text]) => english !== text && !english.includes(":"));
  const filled = changed
    .filter(
      ([english]) =>
        english.includes("{") && english.replaceAll(/\{[^}]*\}+/g, "").replaceAll(/[^a-z]/gi, "").length > 7,
    )
    .flatMap(([english]) => [1, 7].map((n) => patternOf(english, n)));
  return { plain: new Set(changed.map(([english]) => english).filter((english) => english.length > 3)), filled };
}

/** The sentence as a pattern, with any text in the places of its values. */
function patternOf(english: string, n: number): RegExp {
  const counted = new Set([...english.matchAll(/\{\s*(\w+)\s*,\s*plural/g)].map(([, name]) => name!));
  const names = [...english.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name!);
  const written = formatMessage(
    english,
    Object.fromEntries(names.map((name) => [name, counted.has(name) ? n : "\u0001"])),
  );
  const escaped = written.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(
    `^${escaped.replaceAll("\u0001", ".+").replaceAll(counted.size ? String(n) : "\u0002", "[\\d,]+")}$`,
  );
}

/** Runs in the browser. */
function textsOnPage(): string[] {
  const found = new Set<string>();
  const spoken = document.documentElement.lang;
  const isForeign = (element: Element | null) =>
    (element?.closest("[lang]")?.getAttribute("lang") ?? spoken) !== spoken;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement: parent } = texts.currentNode as Text;
    if (
      parent &&
      !isForeign(parent) &&
      !parent.closest("script, style, noscript, option, svg") &&
      parent.checkVisibility()
    )
      found.add(data.trim());
  }
  for (const name of ["aria-label", "placeholder", "title", "alt"])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!isForeign(element) && element.checkVisibility()) found.add(element.getAttribute(name)!.trim());
  return [...found].filter(Boolean);
}
