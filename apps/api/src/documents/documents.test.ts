import { writeCsv } from "@sabiprep/formats";
import { expect, test } from "vitest";
import { writePdf } from "./pdf.ts";

const cell = (value: Parameters<typeof writeCsv>[0][0][0]) => writeCsv([[value]]).slice(1, -2);

test("one guard serves every table, and full-width characters and characters after a line break are neutralised too", () => {
  const typed = ["＝1+1", "＋1", "－1", "＠a", "\rx", "\n=1", "'=1"];
  expect(typed.map(cell)).toEqual(["'＝1+1", "'＋1", "'－1", "'＠a", '"\'\rx"', '"\'\n=1"', "''=1"]);
  expect(["It's", "'tis", "2-1", "a＝b"].map(cell)).toEqual(["It's", "'tis", "2-1", "a＝b"]);
});

test("cells that a spreadsheet would run are neutralised, and numbers stay numbers", () => {
  expect(["=1+1", "+234", "-x", "@a", "\tb"].map(cell)).toEqual(["'=1+1", "'+234", "'-x", "'@a", '"\'\tb"']);
  expect([-5, null, undefined, true, 'say "hi", Ada'].map(cell)).toEqual(["-5", "", "", "true", '"say ""hi"", Ada"']);
  expect(["a\nb", "a\rb", " a", "a;b", "a|b"].map(cell)).toEqual(['"a\nb"', '"a\rb"', '" a"', '"a;b"', '"a|b"']);
  expect(
    writeCsv([
      ["a", 1],
      ["b", ""],
    ]),
  ).toBe("\uFEFFa,1\r\nb,\r\n");
  expect(writeCsv([])).toBe("\uFEFF");
});

test("a PDF with naira and diacritics is written", async () => {
  const pdf = await writePdf("Receipt", (page) => page.text("₦2,500 — Ọmọ́ ṣe dáadáa, ƙasa, ụlọ"));
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.length).toBeGreaterThan(3000);
});
