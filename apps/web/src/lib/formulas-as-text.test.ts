import { render } from "@sabiprep/markup";
import { specimens } from "@sabiprep/markup/specimens";
import { expect, test } from "vitest";
import { formulasAsText, signsHeld } from "./formulas-as-text.ts";

const textIn = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s/g, "");

test("a formula is written as its line of text, with its words for screen readers", () => {
  expect(formulasAsText(render("Simplify $(5+2\\sqrt{7})$.").html)).toBe(
    '<p>Simplify <span role="math" aria-label="open bracket 5 plus 2 the square root of 7 close bracket">(5 + 2√7)</span>.</p>',
  );
  expect(formulasAsText(render("If $a<b$, then").html)).toBe("<p>If a&lt;b, then</p>");
});

test.each(specimens)("$name reads in text as the server reads it", ({ tex }) => {
  const { html, text } = render(`$${tex}$`);
  const shown = formulasAsText(html);
  expect(shown).not.toContain("<m");
  expect(textIn(shown)).toBe(text.replaceAll(/\s/g, ""));
});

test("a formula stays with the bracket before it and the full stop after it, and with nothing else", () => {
  const held = (source: string) =>
    [...signsHeld(render(source).html).matchAll(/<span class="m-held">(.*?)<\/span>/g)].map(([, inside]) =>
      textIn(inside!),
    );
  expect(held("so $x = 2$. Then ($y > 1$), or $z$ alone")).toEqual(["x=2.", "(y>1),", "z"]);
  expect(held("no formula (here), and on its own line:\n\n$$a = b$$")).toEqual([]);
  const [first, last] = held("where ($a + b + c + d + e + f = g + h + i + j + k + l + m + n$)!");
  expect(first).toMatch(/^\(a/);
  expect(last).toMatch(/n\)!$/);
});
