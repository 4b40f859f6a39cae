import { catalogueSubjects, loadBank } from "@sabiprep/question-bank";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type Pdf, pdfFonts, writePdf } from "../../documents/pdf.ts";
import { drawTable } from "./draw-table.ts";
import { fileKindOf } from "./file-kind.ts";
import { shippedNotes } from "./load-shipped.ts";
import { readNote } from "./note-parts.ts";
import { printNote } from "./print-note.ts";
import { bytesOf, shippedFiles } from "./shipped-files.ts";

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

test("at least forty notes ship, each long enough and linked to topics that exist", () => {
  const notes = shippedNotes();
  expect(notes.length).toBeGreaterThanOrEqual(40);
  expect(new Set(notes.map(({ subject, title }) => `${subject}: ${title}`)).size).toBe(notes.length);
  const topics = new Set(
    loadBank().subjects.flatMap((subject) => subject.topics.map((topic) => `${subject.about.slug}/${topic.slug}`)),
  );
  for (const note of notes) {
    expect(
      catalogueSubjects.some(({ slug }) => slug === note.subject),
      note.key,
    ).toBe(true);
    for (const slug of note.topics) expect(topics, note.key).toContain(`${note.subject}/${slug}`);
    expect(note.description.length, note.key).toBeGreaterThan(40);
    expect(wordsOf(note.body), note.key).toBeGreaterThan(200);
  }
});

test("a sound, a film and a sheet ship too, small, of the type their names say, and linked to existing topics", () => {
  const topics = new Set(
    loadBank().subjects.flatMap((subject) => subject.topics.map((topic) => `${subject.about.slug}/${topic.slug}`)),
  );
  const kinds = shippedFiles.map((shipped) => fileKindOf(shipped.file, bytesOf(shipped))?.type);
  expect(kinds.toSorted()).toEqual(["Audio", "Document", "Video"]);
  for (const shipped of shippedFiles) {
    expect(bytesOf(shipped).length, shipped.file).toBeLessThan(200_000);
    expect(shipped.description.length, shipped.file).toBeGreaterThan(40);
    for (const slug of shipped.topics) expect(topics, shipped.file).toContain(`${shipped.subject}/${slug}`);
  }
});

test("every note renders as a page without style attributes and prints as text that a font has", async () => {
  for (const note of shippedNotes()) {
    const { html, parts } = readNote(note.body);
    expect(html, note.key).not.toMatch(/\sstyle=|<script/);
    // A real dollar sign is typed with a backslash before it, as in a spreadsheet cell. Any other dollar sign is a
    // formula that was not rendered.
    expect(html.split("$").length, `dollars in ${note.key}`).toBe(note.body.split("\\$").length);
    for (const [, heading] of html.matchAll(/<th scope="col">(.*?)<\/th>/g))
      expect(heading, `a heading that says something in ${note.key}`).toMatch(/<math|[\p{L}\p{N}]/u);
    const printed = JSON.stringify(parts);
    expect(printed, note.key).not.toMatch(/\\\\(?:frac|sqrt|times|text|to)|\*\*/);
  }
  const [first] = shippedNotes();
  const pdf = await printNote({
    title: first!.title,
    subject: "Test",
    site: "SabiPrep",
    parts: readNote(first!.body).parts,
  });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
});

/** Every sign a sheet may have to print: those of our languages, of money, and of one-line formulas. */
const signs =
  "₦ẹẸọỌṣṢńǹịụṅɓɗƙƴ√∛−×÷±≤≥≠≈≡π θ α β λ μ Ω Δ Σ ∑ ∫ ∞ ° ′ → ⇌ ⇒ ⇔ ∈ ∉ ∪ ∩ ⊂ ⊆ ∝ ∠ ⊥ ∴ ⊗ ⊕ ⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ₀₁₂₃₄₅₆₇₈₉₊₋ₙ ½ – — “ ” ‘ ’ … •";

test("the print fonts have every sign of every note, of our formulas and of our languages", async () => {
  const said = shippedNotes().map(({ title, body }) => title + JSON.stringify(readNote(body).parts));
  const needed = [...new Set([...said.join(""), ...signs])].filter((sign) => sign.trim());
  for (const font of [pdfFonts.text, pdfFonts.bold]) {
    let missing: string[] = [];
    await writePdf("Signs", (pdf) => {
      pdf.font(font);
      missing = needed.filter((sign) => !cutOf(pdf).hasGlyphForCodePoint(sign.codePointAt(0)!));
    });
    expect(missing, font).toEqual([]);
  }
});

// The PDF library keeps its font file private. There is no other way to ask for a glyph.
const cutOf = (pdf: Pdf) =>
  (pdf as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font.font;

test("a sheet keeps underlines and the space between marked words, and marks its table's header row", () => {
  const { parts } = readNote(
    "Say __verdict__ **now** __here__.\n\n| Class | 1–5 |\n|---|---|\n| Frequency | $\\sqrt{7}$ |\n| Sum | 4 |\n\n| Item | ₦ |\n|---|---|\n| Rent | 25,000 |",
  );
  const [first, second, third] = parts;
  expect(first).toEqual({
    kind: "paragraph",
    runs: [
      { text: "Say ", bold: false, underline: false },
      { text: "verdict", bold: false, underline: true },
      { text: " ", bold: false, underline: false },
      { text: "now", bold: true, underline: false },
      { text: " ", bold: false, underline: false },
      { text: "here", bold: false, underline: true },
      { text: ".", bold: false, underline: false },
    ],
  });
  expect(second).toMatchObject({ kind: "table", shape: { rowHeads: false, figures: [false, false] } });
  expect(JSON.stringify(second)).toContain("√7");
  expect(third).toMatchObject({ kind: "table", shape: { rowHeads: true, figures: [false, true] } });
});

test("a table that continues on the next page repeats its header row", async () => {
  const rows = Array.from({ length: 60 }, (_, at) => `| Item number ${at} | ${at * 1250} |`).join("\n");
  const [table] = readNote(`| What | Amount |\n|---|---|\n${rows}`).parts;
  const said: string[] = [];
  let pages = 0;
  await writePdf("Long", (pdf) => {
    const write = pdf.text.bind(pdf) as (...words: unknown[]) => Pdf;
    pdf.text = (...words: unknown[]) => {
      said.push(String(words[0]));
      return write(...words);
    };
    pdf.on("pageAdded", () => {
      pages += 1;
      said.push("page");
    });
    if (table?.kind === "table") drawTable(pdf, table, { left: 56, width: 483, bottom: 770 });
  });
  expect(pages).toBe(1);
  const turn = said.indexOf("page");
  expect(said.slice(turn + 1, turn + 3)).toEqual(["What", "Amount"]);
  expect(said.filter((word) => word.startsWith("Item number"))).toHaveLength(60);
});

test("a table with many columns is printed smaller, so that no number is broken in two", async () => {
  const years = Array.from({ length: 12 }, (_, at) => at);
  const row = (head: string, cell: (at: number) => string) => `| ${[head, ...years.map(cell)].join(" | ")} |`;
  const [table] = readNote(
    [row("Year", (at) => `${2010 + at}`), "|---|", row("Output (tonnes)", (at) => `${at + 1},250`)].join("\n"),
  ).parts;
  const broken: string[] = [];
  let edge = 0;
  await writePdf("Wide", (pdf) => {
    const write = pdf.text.bind(pdf) as (...words: unknown[]) => Pdf;
    pdf.text = (...words: unknown[]) => {
      const [text, x, , { width }] = words as [string, number, number, { width: number }];
      if (text.split(" ").some((word) => pdf.widthOfString(word) > width)) broken.push(text);
      edge = Math.max(edge, x + width);
      return write(...words);
    };
    if (table?.kind === "table") drawTable(pdf, table, { left: 56, width: 483, bottom: 770 });
  });
  expect(broken).toEqual([]);
  expect(edge).toBeGreaterThan(400);
  expect(edge).toBeLessThanOrEqual(56 + 483);
});

test("a figure is shown at its size, is printed, and must be alone on its line and name its picture", async () => {
  const picture = "a1".repeat(32);
  const { html, parts } = readNote(`Words.\n\n![A "ray" diagram](picture:${picture} 320x200)`);
  expect(html).toContain(
    `<figure class="note-figure"><img src="/api/pictures/${picture}.svg" alt="A &#34;ray&#34; diagram" width="320" height="200" loading="lazy"></figure>`,
  );
  expect(() => readNote("![A ray diagram](rays.svg)")).toThrow("put a figure on a line of its own");
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="#0b6b3a"/></svg>';
  const sheet = { title: "Rays", subject: "Physics", site: "SabiPrep", parts };
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  const [bare, drawn] = await Promise.all([
    printNote(sheet),
    printNote({ ...sheet, pictures: new Map([[picture, png]]) }),
  ]);
  expect(bare.includes("/Subtype /Image")).toBe(false);
  expect(drawn.includes("/Subtype /Image")).toBe(true);
});
