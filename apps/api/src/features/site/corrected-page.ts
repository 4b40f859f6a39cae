// A public page is rendered when the app is built. Later corrections by native readers replace the built text. A text
// is complete between two elements, in an attribute or in the page's title.
import { escapeHtml } from "../../documents/escape-html.ts";

/** The built text and its correction. */
export type Correction = readonly [built: string, text: string];

/** Escaped as the renderer and the page's frame write them. */
const written: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "(?:'|&#x27;)" };
const PLACE = /\{(\w+)\}/;
/** A value may be a link. */
const VALUE = '((?:<a [^>]*>[^<]*</a>|[^<>"])*?)';

export function correctedPage(html: string, corrections: readonly Correction[]): string {
  // The app hydrates a page with a form, so its text must match exactly. The app applies the corrections there itself.
  if (/<html[^>]* data-app=/.test(html)) return html;
  return corrections.reduce((page, [built, text]) => {
    // Most texts are on other pages. This check is faster than the pattern.
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
