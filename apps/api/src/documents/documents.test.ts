import { expect, test } from "vitest";
import { csvCell, writeCsv } from "./csv.ts";
import { writePdf } from "./pdf.ts";

test("cells that a spreadsheet would run are made plain, numbers stay numbers", () => {
  expect(["=1+1", "+234", "-x", "@a", "\tb"].map(csvCell)).toEqual(["'=1+1", "'+234", "'-x", "'@a", "'\tb"]);
  expect([-5, null, 'say "hi", Ada'].map(csvCell)).toEqual(["-5", "", '"say ""hi"", Ada"']);
  expect(writeCsv([["a", 1]])).toBe("\uFEFFa,1\r\n");
});

test("a PDF with naira and diacritics is written", async () => {
  const pdf = await writePdf("Receipt", (page) => page.text("₦2,500 — Ọmọ́ ṣe dáadáa, ƙasa, ụlọ"));
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.length).toBeGreaterThan(3000);
});
