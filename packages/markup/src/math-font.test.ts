// Compares what our formulas may contain with what our font can draw.
import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import { expect, test } from "vitest";
import { fontSigns } from "./font-signs.ts";
import { renderInline } from "./index.ts";
import { specimens } from "./specimens.ts";
import { unknownCommand } from "./tex-commands.ts";

const file = new URL("../font/sabiprep-math.woff2", import.meta.url);
const font = create(readFileSync(file));

test("the font is at most 45 KB", () => {
  expect(statSync(file).size).toBeLessThanOrEqual(45 * 1024);
});

test("every character of the list is in the font, and all keyboard characters", () => {
  const keyboard = Array.from({ length: 0x7e - 0x20 }, (_, at) => String.fromCodePoint(0x21 + at));
  const missing = [...fontSigns, ...keyboard].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0)!));
  expect(missing).toEqual([]);
});

/** A browser draws a single letter in italics, which are separate characters. */
function italic(sign: string): string {
  const code = sign.codePointAt(0)!;
  if (sign === "h") return "ℎ";
  if (/[A-Z]/.test(sign)) return String.fromCodePoint(0x1d434 + code - 0x41);
  if (/[a-z]/.test(sign)) return String.fromCodePoint(0x1d44e + code - 0x61);
  if (/[α-ω]/.test(sign)) return String.fromCodePoint(0x1d6fc + code - 0x3b1);
  return { ϵ: "𝜖", ϑ: "𝜗", ϕ: "𝜙", ı: "𝚤", ȷ: "𝚥", "∂": "𝜕" }[sign] ?? sign;
}

test.each(specimens)("$name can be drawn: $tex", ({ tex }) => {
  expect(unknownCommand(tex)).toBeNull();
  const { html } = renderInline(`$${tex}$`);
  for (const [, kept = "", sign = ""] of html.matchAll(/<mi( mathvariant="normal")?>(.)<\/mi>/gu))
    if (!kept) expect(font.hasGlyphForCodePoint(italic(sign).codePointAt(0)!), `${sign} in italics`).toBe(true);
});

test("the font can stretch roots, brackets, bars, braces and arrows", () => {
  expect(font.directory.tables.MATH).toBeDefined();
});

test.each([
  ["do not know \\\\mathfrak", "\\mathfrak{g}"],
  ["do not know \\\\begin{CD}", "\\begin{CD}a\\end{CD}"],
  ["no 𝛂", "\\mathbf{\\alpha}"],
  ["no ⧖", "a ⧖ b"],
])("%s: refused, because it could not be drawn", (reason, tex) => {
  expect(() => renderInline(`$${tex}$`)).toThrow(new RegExp(reason.replaceAll(/[{}]/g, "\\$&")));
});

test("the text line of a formula uses characters that are in the font of our PDF files", () => {
  const require = createRequire(import.meta.url);
  const text = create(readFileSync(require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf")));
  const said = new Set(specimens.flatMap(({ tex }) => [...renderInline(`$${tex}$`).text]));
  expect(said.size).toBeGreaterThan(200);
  expect([...said].filter((sign) => !text.hasGlyphForCodePoint(sign.codePointAt(0)!))).toEqual([]);
});
