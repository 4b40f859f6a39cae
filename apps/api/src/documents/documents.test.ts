import { guarded } from "@sabiprep/formats";
import { expect, test } from "vitest";
import { csvCell, writeCsv } from "./csv.ts";
import { writePdf } from "./pdf.ts";

test("one guard serves every table: signs in full width and signs behind a break are made plain too", () => {
  const typed = ["＝1+1", "＋1", "－1", "＠a", "\rx", "\n=1", "'=1"];
  expect(typed.map(csvCell)).toEqual(["'＝1+1", "'＋1", "'－1", "'＠a", '"\'\rx"', '"\'\n=1"', "''=1"]);
  expect(["It's", "'tis", "2-1", "a＝b"].map(csvCell)).toEqual(["It's", "'tis", "2-1", "a＝b"]);
  for (const cell of typed) expect(csvCell(cell)).toContain(guarded(cell));
});

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
