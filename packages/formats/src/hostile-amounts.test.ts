// Every reader gets texts made to be read again and again, in two sizes. Four times the text may take about four times
// as long, not sixteen times. Work is measured in the process's own time, so that other processes do not count.
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { FileRefusal, type Format, formats, readQuestionFile } from "./index.ts";

const xmlEscaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const oneLine = (text: string) => text.replaceAll("\n", " ");

const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 0 });

const manifest = (count: number, type: string) =>
  `<manifest><resources>${Array.from({ length: count }, (_, at) => `<resource type="${type}" href="q${at}.xml"/>`).join("")}</resources></manifest>`;

const qti2 = (text: string) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>a</value></correctResponse></responseDeclaration><itemBody><p>${xmlEscaped(text)}</p><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="a">${xmlEscaped(text)}</simpleChoice><simpleChoice identifier="b">2</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
const qti3 = (text: string) =>
  `<qti-assessment-item><qti-item-body><p>${xmlEscaped(text)}</p><qti-choice-interaction><qti-simple-choice identifier="a">${xmlEscaped(text)}</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`;
const qti1 = (text: string) =>
  `<item><presentation><material><mattext>${xmlEscaped(text)}</mattext></material><response_lid><render_choice><response_label ident="a"><material><mattext texttype="text/html">${xmlEscaped(text)}</mattext></material></response_label></render_choice></response_lid></presentation></item>`;

/** The texts as questions of a file. A format without an entry here does not compile. */
const fileOf: Record<Format, (texts: string[]) => [string | Uint8Array, string]> = {
  csv: (texts) => [
    `question,a,b,c,d,answer\n${texts.map((text) => `${quoted(text)},${quoted(text)},2,3,4,A\n`).join("")}`,
    "q.csv",
  ],
  xlsx: (texts) => {
    const cell = (text: string, place: string) =>
      `<c r="${place}" t="inlineStr"><is><t>${xmlEscaped(text)}</t></is></c>`;
    const heads = ["question", "a", "b", "c", "d", "answer"].map((head, at) => cell(head, `${"ABCDEF"[at]}1`)).join("");
    const rows = texts.map(
      (text, at) => `<row r="${at + 2}">${cell(text, `A${at + 2}`)}${cell(text, `B${at + 2}`)}</row>`,
    );
    return [
      zipOf({
        "xl/workbook.xml": '<workbook><sheets><sheet name="s" r:id="r1"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels":
          '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
        "xl/worksheets/sheet1.xml": `<worksheet><sheetData><row r="1">${heads}</row>${rows.join("")}</sheetData></worksheet>`,
      }),
      "q.xlsx",
    ];
  },
  aiken: (texts) => [
    texts.map((text) => `${oneLine(text)}\nA) ${oneLine(text)}\nB) 2\nANSWER: ${oneLine(text)}\n\n`).join(""),
    "q.txt",
  ],
  gift: (texts) => [
    texts.map((text) => `// [tag:topic=${oneLine(text)}\n::T::${oneLine(text)} {=${oneLine(text)} ~2 ~3}\n\n`).join(""),
    "q.gift",
  ],
  "moodle-xml": (texts) => [
    `<quiz>${texts.map((text) => `<question type="multichoice"><questiontext><text>${xmlEscaped(text)}</text></questiontext><answer fraction="100"><text>${xmlEscaped(text)}</text></answer></question>`).join("")}</quiz>`,
    "q.xml",
  ],
  "qti-1.2": (texts) => [`<questestinterop>${texts.map(qti1).join("")}</questestinterop>`, "q.xml"],
  "qti-2.1": (texts) => [qti2(texts.join(" ")), "q.xml"],
  "qti-2.2": (texts) => [
    zipOf({
      "imsmanifest.xml": manifest(texts.length, "imsqti_item_xmlv2p2"),
      ...Object.fromEntries(texts.map((text, at) => [`q${at}.xml`, qti2(text)])),
    }),
    "q.zip",
  ],
  "qti-3.0": (texts) => [qti3(texts.join(" ")), "q.xml"],
  "aloc-json": (texts) => [
    JSON.stringify({
      data: texts.map((text) => ({ question: text, option: { a: text }, section: text, solution: text })),
    }),
    "q.json",
  ],
  "content-form": (texts) => [
    texts
      .map(
        (text, at) =>
          `# Topic: ${oneLine(text)}\n## q-${at} (${oneLine(text)})\n\n${text}\n\n- [x] ${oneLine(text)}\n- [ ] 2\n  > ${oneLine(text)}\n\n`,
      )
      .join(""),
    "q.md",
  ],
  docx: (texts) => [
    zipOf({
      "[Content_Types].xml":
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      "_rels/.rels":
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      "word/document.xml": `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${texts
        .flatMap((text) => [text, `A) ${text}`, "B) 2", `ANSWER: ${text}`, ""])
        .map((line) => `<w:p><w:r><w:t>${xmlEscaped(oneLine(line))}</w:t></w:r></w:p>`)
        .join("")}</w:body></w:document>`,
    }),
    "q.docx",
  ],
};

/** Each is repeated until the text is long enough: openings without ends, ends without openings, marks inside marks. */
const pieces = [
  ..."<b>|<b>x|<b><i>|<b></b>|<p>|<!--|<a x=\"|<a x='|<a x=1 |<a\t|<b |<img src=x |<br>|<td>|<tr><td>|<table>|<li>|<ol><li>|</b>|<sub>x".split(
    "|",
  ),
  ..."<math>|<math><annotation |<annotation encoding='application/x-tex'>|&a|&amp|&#1".split("|"),
  ..."\\(x |\\[x |$$x |$$x$$ |$x |$\\$5|\\$5|\\text{|\\frac{|\\(\\)|**x |**x** |* |__x |__x__ |_ |***".split("|"),
  ..."{|}|{x} |a{|[tag:|[tag:x]|::|~|=|#|####|%1%|*|* x|ANSWER |ANSWER: |(|A) |1. |\n|\n\n|\nx\n|\t|  x|x ".split("|"),
  ...[",", ";", "| ", "a,b;", "\\", "\\\\", "\\x", '"', "'", "\u00a0", "data:image/png;base64,", " onx", "0.0"],
];

const ROWS = 3;
const fill = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));

async function workOf(format: Format, piece: string, length: number): Promise<number> {
  const [content, name] = fileOf[format](Array.from({ length: ROWS }, () => fill(piece, length)));
  const bytes = typeof content === "string" ? strToU8(content) : content;
  const before = process.cpuUsage();
  try {
    await readQuestionFile(bytes, name, {}, 2026);
  } catch (problem) {
    if (!(problem instanceof FileRefusal)) throw problem;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const SMALL = 8_000;
const LARGE = 4 * SMALL;
/** Below this a measurement means nothing, and the text does no harm. */
const NOISE_MS = 250;
const MAX_MS = 4_000;

async function isSlow(format: Format, piece: string): Promise<string | null> {
  const large = await workOf(format, piece, LARGE);
  if (large < NOISE_MS) return null;
  const small = Math.max(await workOf(format, piece, SMALL), NOISE_MS / 8);
  if (large < MAX_MS && large < 10 * small) return null;
  // Measure again: a pause of the machine is not the reader's fault.
  const again = await workOf(format, piece, LARGE);
  if (again < MAX_MS && again < 10 * small) return null;
  return `${JSON.stringify(piece)} ${Math.round(small)} → ${Math.round(again)} ms`;
}

// The readers share the code that reads their texts, so each piece is given to every eighth of them. HOSTILE=all tests
// all.
const all = process.env.HOSTILE === "all";

test.each([...formats.entries()])("%i %s: four times the text takes no ten times the work", async (no, format) => {
  const slow: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (!all && (at + no) % 8 !== 0) continue;
    const told = await isSlow(format, piece);
    if (told) slow.push(told);
  }
  expect(slow).toEqual([]);
});

test("one text of a million characters is refused or cut, not read again and again", async () => {
  for (const piece of ["<b>", "<!--", "\\(x ", "$\\$5", "<td>", "\\text{"]) {
    const [content] = fileOf["moodle-xml"]([fill(piece, 1_200_000)]);
    const before = process.cpuUsage();
    const { rows } = await readQuestionFile(strToU8(content as string), "long.xml", {}, 2026);
    expect(process.cpuUsage(before).user / 1_000, piece).toBeLessThan(8_000);
    expect(rows[0]!.problems.map(({ message }) => message)).toContain("Too long for a question");
    expect(rows[0]!.question.question_body.length).toBeLessThanOrEqual(10_000);
  }
});

test("a table of a million columns, a sparse table, and a million tags use little memory", async () => {
  const refusal = async (text: string, name: string) =>
    readQuestionFile(strToU8(text), name, {}, 2026).then(
      ({ rows }) => rows[0]!.problems[0]?.message,
      (problem: Error) => problem.message,
    );
  const before = process.memoryUsage.rss();
  expect(await refusal(`${",".repeat(5_000_000)}\n`, "commas.csv")).toBe(
    "The table has more than 100 columns. (line 1)",
  );
  expect(await refusal(`question,a,b,c,d,answer\nok,1,2,3,4,A\n${";".repeat(5_000_000)}`, "q.csv")).not.toBe("");
  const holes = `<table>${"<tr><td>x</td></tr>".repeat(1_500)}<tr>${"<td>x</td>".repeat(1_500)}</tr></table>`;
  const [moodle] = fileOf["moodle-xml"]([holes]);
  expect(await refusal(moodle as string, "holes.xml")).toBe("Too long for a question");
  expect((process.memoryUsage.rss() - before) / 1_048_576).toBeLessThan(250);
});
