// A public page is drawn when the app is built. What native readers corrected since then takes the place of what the build drew: a text
// stands whole between two elements, in an attribute or in the page's title.
import { escapeHtml } from "../../documents/escape-html.ts";

/** What the build says, and what it is to say. */
export type Correction = readonly [built: string, text: string];

/** As the renderer and the page's frame write them. */
const written: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "(?:'|&#x27;)" };
const PLACE = /\{(\w+)\}/;
/** A value may be a link. */
const VALUE = '((?:<a [^>]*>[^<]*</a>|[^<>"])*?)';

export function correctedPage(html: string, corrections: readonly Correction[]): string {
  // A page with a form is taken up by the app, word for word; the app lays the corrections over it itself.
  if (/<html[^>]* data-app=/.test(html)) return html;
  return corrections.reduce((page, [built, text]) => {
    // Most texts are on other pages, which is told faster than by the pattern.
    const [plain = ""] = /[^&<>"'{}]+/.exec(built) ?? [];
    if (built.includes(", plural") || !page.includes(plain)) return page;
    const [drawn, names] = [built.split(PLACE), [...built.matchAll(new RegExp(PLACE, "g"))].map(([, name]) => name!)];
    const pattern = drawn.map((part, at) => (at % 2 === 1 ? VALUE : asPattern(part))).join("");
    return page.replaceAll(
      new RegExp(`(>|=")${pattern}(?=<|"| \\| )`, "g"),
      (_, before: string, ...values) =>
        `${before}${text
          .split(PLACE)
          .map((part, at) => (at % 2 === 1 ? String(values[names.indexOf(part)] ?? "") : escapeHtml(part)))
          .join("")}`,
    );
  }, html);
}

const asPattern = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]|[&<>"']/g, (sign) => written[sign] ?? `\\${sign}`);
