import { expect, test } from "vitest";
import { correctedPage } from "./corrected-page.ts";

const page = (body: string, more = "") =>
  `<html lang="yo"${more}><title>Ìrànlọ́wọ́ | {{site_name}}</title>${body}</html>`;

test.each([
  ["between elements", "<p>Kí nìdí?</p>", [["Kí nìdí?", "Èéṣe?"]], "<p>Èéṣe?</p>"],
  ["in an attribute", '<nav aria-label="Èdè">', [["Èdè", "Àwọn èdè"]], '<nav aria-label="Àwọn èdè">'],
  ["not inside a longer text", "<p>Èdè mi</p>", [["Èdè", "Àwọn èdè"]], "<p>Èdè mi</p>"],
  [
    "with its value",
    "<p>Kọ sí {{support_email}}.</p>",
    [["Kọ sí {email}.", "{email} ni kí o kọ sí."]],
    "<p>{{support_email}} ni kí o kọ sí.</p>",
  ],
  [
    "with a link",
    '<p>Ka <a href="/terms">eléyìí</a> nìkan.</p>',
    [["Ka {english} nìkan.", "{english} nìkan."]],
    '<p><a href="/terms">eléyìí</a> nìkan.</p>',
  ],
  [
    "with signs of its own",
    "<p>Wọ́n ní &quot;bẹ́ẹ̀&quot; &amp; o&#x27;ti (1.0)</p>",
    [['Wọ́n ní "bẹ́ẹ̀" & o\'ti (1.0)', "<b>"]],
    "<p>&#60;b&#62;</p>",
  ],
] as const)("a text is corrected %s", (_, before, corrections, after) => {
  expect(correctedPage(page(before), corrections)).toBe(page(after));
});

test("the page's title is corrected, and a page that the app hydrates stays as it was rendered", () => {
  const corrections = [["Ìrànlọ́wọ́", "Ibi ìrànlọ́wọ́"]] as const;
  expect(correctedPage(page(""), corrections)).toContain("<title>Ibi ìrànlọ́wọ́ | {{site_name}}</title>");
  const taken = page("<h1>Ìrànlọ́wọ́</h1>", ' data-app="touch"');
  expect(correctedPage(taken, corrections)).toBe(taken);
});
