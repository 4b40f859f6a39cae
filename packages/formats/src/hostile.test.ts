// Files made to do harm. Each is refused with a message, quickly, and none makes the reader use much memory.
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { FileRefusal, readQuestionFile } from "./index.ts";

const refusalOf = async (content: string | Uint8Array, name: string): Promise<string> => {
  const bytes = typeof content === "string" ? strToU8(content) : content;
  const before = process.cpuUsage();
  try {
    const { rows } = await readQuestionFile(bytes, name, {}, 2026);
    return `read ${rows.length} rows`;
  } catch (problem) {
    if (!(problem instanceof FileRefusal)) throw problem;
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(20_000);
    return problem.message;
  }
};

const manifest = (href: string) =>
  strToU8(`<manifest><resources><resource type="imsqti_item_xmlv2p1" href="${href}"/></resources></manifest>`);

test("XML that is malformed, deeply nested or contains declarations is refused", async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><quiz>&b;</quiz>`;
  expect(await refusalOf(bomb, "bomb.xml")).toBe("The document declares its own entities, which we do not read.");
  const outside = `<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>`;
  expect(await refusalOf(outside, "outside.xml")).toContain("declares its own entities");
  expect(await refusalOf("<quiz>&unknown;</quiz>", "entity.xml")).toMatch(/^Not well-formed XML: .*line 1/);
  expect(await refusalOf(`<quiz>${"<a>".repeat(50_000)}`, "deep.xml")).toBe(
    "The document is nested more than 100 deep.",
  );
  expect(await refusalOf("<quiz><question>", "cut.xml")).toContain("Not well-formed XML");
  expect(await refusalOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "a.svg")).toBe(
    "This is an SVG picture, not a question file.",
  );
});

test("archives with false sizes, outside paths or huge content are refused", async () => {
  const evil = zipSync({ "imsmanifest.xml": manifest("x.xml"), "../../etc/cron.d/x": strToU8("x") });
  expect(await refusalOf(evil, "climb.zip")).toBe("The archive has a file outside its folder: ../../etc/cron.d/x");
  const swollen = zipSync({ "imsmanifest.xml": manifest("x.xml"), "x.xml": new Uint8Array(8_000_000) }, { level: 9 });
  expect(await refusalOf(swollen, "swell.zip")).toBe(
    "x.xml would grow more than 250 times when unpacked, which we do not allow.",
  );
  const huge = declaring(
    zipSync({ "imsmanifest.xml": manifest("x.xml"), "x.xml": strToU8("<a/>") }),
    "x.xml",
    4_000_000_000,
  );
  expect(await refusalOf(huge, "huge.zip")).toBe("x.xml in the archive is too large to unpack.");
  const liar = declaring(
    zipSync({ "imsmanifest.xml": manifest("x.xml"), "x.xml": strToU8(`<a>${"b".repeat(5000)}</a>`) }),
    "x.xml",
    20,
  );
  expect(await refusalOf(liar, "liar.zip")).toBe("read 1 rows");
  const { rows } = await readQuestionFile(liar, "liar.zip", {}, 2026);
  expect(rows[0]?.problems[0]?.message).toBe("x.xml: x.xml is larger than the archive says.");
  const whole = zipSync({ "imsmanifest.xml": manifest("x.xml") });
  expect(await refusalOf(whole.subarray(0, whole.length - 30), "cut.zip")).toBe("The archive is damaged.");
  expect(await refusalOf(zipSync({ "readme.md": strToU8("hi") }), "other.zip")).toContain("imsmanifest.xml is missing");
});

/** The archive with another size for that file in its directory. */
function declaring(archive: Uint8Array, name: string, size: number): Uint8Array {
  const bytes = archive.slice();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at++) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    const length = view.getUint16(at + 28, true);
    if (new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)) === name)
      view.setUint32(at + 24, size, true);
  }
  return bytes;
}

/** A Word document with this content. */
const wordParts = (paragraphs: string) => ({
  "[Content_Types].xml": strToU8(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
  "_rels/.rels": strToU8(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  ),
  "word/document.xml": strToU8(
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
  ),
});
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const question = (text: string) => [text, "A) 1", "B) 2", "C) 3", "D) 4", "ANSWER: B"].map(paragraph).join("");

/** One archive with two directories: the plain one lists the first documents, the one for large archives the second. */
function twoDirectories(plain: Uint8Array, hidden: Uint8Array, alsoInPlain: (end: DataView) => void): Uint8Array {
  const directoryOf = (archive: Uint8Array) => new DataView(archive.buffer, archive.byteOffset + archive.length - 22);
  const from = (archive: Uint8Array) => directoryOf(archive).getUint32(16, true);
  const files = [plain.slice(0, from(plain)), hidden.slice(0, from(hidden))] as const;
  const lists = [plain.slice(from(plain), -22), hidden.slice(from(hidden), -22)] as const;
  const moved = new DataView(lists[1].buffer);
  for (let at = 0; at + 46 <= lists[1].length; ) {
    moved.setUint32(at + 42, moved.getUint32(at + 42, true) + files[0].length, true);
    at += 46 + moved.getUint16(at + 28, true) + moved.getUint16(at + 30, true) + moved.getUint16(at + 32, true);
  }
  const first = files[0].length + files[1].length;
  const second = first + lists[0].length;
  const large = new DataView(new ArrayBuffer(56 + 20));
  large.setUint32(0, 0x06064b50, true);
  large.setBigUint64(4, 44n, true);
  for (const place of [24, 32]) large.setBigUint64(place, BigInt(directoryOf(hidden).getUint16(10, true)), true);
  large.setBigUint64(40, BigInt(lists[1].length), true);
  large.setBigUint64(48, BigInt(second), true);
  large.setUint32(56, 0x07064b50, true);
  large.setBigUint64(64, BigInt(second + lists[1].length), true);
  large.setUint32(72, 1, true);
  const end = plain.slice(-22);
  new DataView(end.buffer).setUint32(16, first, true);
  alsoInPlain(new DataView(end.buffer));
  return Buffer.concat([...files, ...lists, new Uint8Array(large.buffer), end]);
}

test("a Word document has one directory, and mammoth reads what we read", async () => {
  const seen = zipSync(wordParts(question("What is 1+1?")));
  const hidden = zipSync(wordParts(question("HIDDEN DIRECTORY?")));
  for (const disk of [0xffff, 0]) {
    const both = twoDirectories(seen, hidden, (end) => end.setUint16(4, disk, true));
    expect(await refusalOf(both, "two.docx")).toBe("The archive has a second directory, which we do not read.");
  }
  const counted = seen.slice();
  new DataView(counted.buffer).setUint16(counted.length - 22 + 10, 0xffff, true);
  expect(await refusalOf(counted, "counted.docx")).toContain("second directory");
  expect(await refusalOf(declaring(seen, "word/document.xml", 0xffffffff), "sized.docx")).toContain("archive");
  const { rows } = await readQuestionFile(seen, "seen.docx", {}, 2026);
  expect(rows.map(({ question }) => question.question_body)).toEqual(["What is 1+1?"]);
});

test("a Word document is no deeper, larger or fuller than its reader can handle", async () => {
  const deep = zipSync(wordParts("<w:p>".repeat(50_000) + "</w:p>".repeat(50_000)));
  expect(await refusalOf(deep, "deep.docx")).toBe("The document is nested more than 100 deep.");
  const full = zipSync(wordParts("<w:p/>".repeat(300_001)), { level: 0 });
  expect(await refusalOf(full, "full.docx")).toBe("The document has too many parts.");
  const words = Array.from({ length: 500_000 }, (_, at) => `word${at} and what it means here `).join("");
  const large = zipSync(wordParts(paragraph(words + words)), { level: 1 });
  expect(await refusalOf(large, "large.docx")).toBe("The document is too large. Please split it.");
  const declared = zipSync({
    ...wordParts(""),
    "word/styles.xml": strToU8('<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'),
  });
  expect(await refusalOf(declared, "declared.docx")).toContain("declares its own entities");
});

const workbook = (sheet: string) =>
  zipSync({
    "xl/workbook.xml": strToU8('<workbook><sheets><sheet name="s" r:id="r1"/></sheets></workbook>'),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    "xl/worksheets/sheet1.xml": strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  });

test("workbooks: cells far outside are refused, formulas are reported by their row", async () => {
  const corner = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
  expect(await refusalOf(workbook(corner), "far.xlsx")).toBe("The sheet has more than 20,000 rows.");
  expect(await refusalOf(workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>'), "wide.xlsx")).toBe(
    "The sheet has more than 100 columns.",
  );
  const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const heads = ["question", "a", "b", "c", "d", "answer"].map((head, at) => cell(`${"ABCDEF"[at]}1`, head)).join("");
  const row = `${cell("A2", "Sum?")}<c r="B2"><f>SUM(C2:E2)</f><v>9</v></c>${cell("C2", "2")}${cell("D2", "3")}${cell("E2", "4")}${cell("F2", "A")}`;
  const { rows } = await readQuestionFile(
    workbook(`<row r="1">${heads}</row><row r="2">${row}</row>`),
    "f.xlsx",
    {},
    2026,
  );
  expect(rows[0]).toMatchObject({
    row: 2,
    problems: [
      { field: "option_a", message: "Has a spreadsheet formula. Write its value instead", found: "=SUM(C2:E2)" },
    ],
  });
});

test("a file that is not text, or has no end, is refused with its line", async () => {
  expect(await refusalOf("", "empty.csv")).toBe("The file is empty.");
  expect(await refusalOf(" \n ", "blank.csv")).toBe("The file is empty.");
  expect(await refusalOf("question,a\0,b", "nul.csv")).toBe("The file is not text.");
  expect(await refusalOf('question,a,b,c,d,answer\nok,1,2,3,4,A\n"never closed,1,2,3,4,A\n', "open.csv")).toMatch(
    /^A cell starts with a quotation mark but has no closing one \(line \d\)$/,
  );
  expect(await refusalOf(`${"a,".repeat(500)}b\n`.repeat(3), "wide.csv")).toBe(
    "The table has more than 100 columns. (line 1)",
  );
  expect(await refusalOf("q,a,b,c,d,answer\n".repeat(20_010), "long.csv")).toBe("The table has more than 20,000 rows.");
  expect(await refusalOf('{"data": [{"question": ', "cut.json")).toMatch(/^Not valid JSON/);
  expect(await refusalOf("%PDF-1.7", "a.pdf")).toContain("This is a PDF");
  expect(await refusalOf(new Uint8Array(21 * 1024 * 1024), "big.csv")).toBe("The file is larger than 20 MB.");
  expect(await refusalOf("Dear colleague, please find our questions attached.", "letter.txt")).toContain(
    "could not tell",
  );
});
