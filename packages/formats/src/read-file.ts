// One reader for every file. The type is detected from the content first, and from the name only if the content is not
// enough.
import { readAiken } from "./aiken.ts";
import { readAlocJson } from "./aloc-json.ts";
import { checkRow } from "./check-question.ts";
import { looksLikeContent, readContentFormat } from "./content-format.ts";
import { decodeText, type Encoding } from "./decode-text.ts";
import { readDocx } from "./docx.ts";
import { type Format, type ParsedFile, type ParsedRow, questionFields } from "./format-question.ts";
import { readGift } from "./gift.ts";
import { MAX_FILE_BYTES, MAX_ROWS, MAX_TEXT_CHARACTERS } from "./limits.ts";
import { readMoodleXml } from "./moodle-xml.ts";
import { BLACKBOARD_POOL, besideIn, readDocument, readQtiPackage } from "./qti/read-package.ts";
import type { Beside } from "./qti/read-qti2.ts";
import { refuseFile } from "./refusal.ts";
import { likeliestSheet } from "./table/likeliest-sheet.ts";
import { type Delimiter, looksLikeTable, readCsv } from "./table/read-csv.ts";
import { readTable, type TableChoices } from "./table/read-table.ts";
import { readXlsx } from "./table/read-xlsx.ts";
import { readXml } from "./xml/read-xml.ts";
import { type Archive, isZip, readZip } from "./zip/read-zip.ts";

export interface ReadChoices extends TableChoices {
  format?: Format | undefined;
  encoding?: Encoding | undefined;
  delimiter?: Delimiter | undefined;
}

export async function readQuestionFile(
  bytes: Uint8Array,
  name: string,
  choices: ReadChoices,
  thisYear: number,
): Promise<ParsedFile> {
  if (bytes.length === 0) refuseFile("The file is empty.");
  if (bytes.length > MAX_FILE_BYTES) refuseFile(`The file is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB.`);
  const parsed = isZip(bytes) ? await readArchive(bytes, choices) : readText(bytes, name, choices);
  if (parsed.rows.length > MAX_ROWS) refuseFile(`The file has more than ${MAX_ROWS.toLocaleString("en")} questions.`);
  if (parsed.rows.length === 0) refuseFile("We found no questions in the file.");
  const rows = parsed.rows.map((row) => checkRow(row, thisYear));
  refuseMass(rows);
  return { ...parsed, rows };
}

function refuseMass(rows: readonly ParsedRow[]): void {
  let characters = 0;
  for (const { question } of rows) for (const field of questionFields) characters += question[field].length;
  if (characters > MAX_TEXT_CHARACTERS) refuseFile("The file has too much text. Please split it.");
}

async function readArchive(bytes: Uint8Array, choices: ReadChoices): Promise<ParsedFile> {
  const archive = withoutFolder(readZip(bytes));
  const file = { encoding: "utf-8", table: null, notes: [] };
  if (archive.has(MANIFEST)) return { ...file, counted: "question", ...readQtiPackage(archive) };
  if (archive.has("word/document.xml"))
    return { ...file, format: "docx", counted: "line", rows: await readDocx(bytes) };
  if (archive.has("xl/workbook.xml")) return { ...file, ...readWorkbook(bytes, choices) };
  return readLooseFiles(archive, choices);
}

const MANIFEST = "imsmanifest.xml";
const isLitter = (name: string) => /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name);

/** Windows and macOS pack the folder itself, so the package is one folder down. */
function withoutFolder(archive: Archive): Archive {
  if (archive.has(MANIFEST)) return archive;
  const manifests = [...archive.keys()].filter((name) => name.endsWith(`/${MANIFEST}`) && !isLitter(name));
  if (manifests.length > 1)
    refuseFile(`The archive has ${manifests.length} QTI packages. Please upload them one by one.`);
  const [manifest] = manifests;
  if (!manifest) return archive;
  const folder = manifest.slice(0, -MANIFEST.length);
  const inside = [...archive].filter(([name]) => name.startsWith(folder));
  return new Map(inside.map(([name, unpack]) => [name.slice(folder.length), unpack]));
}

function readWorkbook(bytes: Uint8Array, choices: ReadChoices) {
  const workbook = readXlsx(bytes);
  const { sheets } = workbook;
  const sheet = choices.sheet ?? likeliestSheet(workbook);
  const { has_header, columns, rows, notes } = readTable(workbook.cellsOf(sheet), "workbook", choices);
  const table = { delimiter: "", has_header, columns, sheet, sheets };
  return { format: "xlsx" as const, counted: "row" as const, table, rows, notes };
}

const questionFile = /\.(xml|qti|dat|csv|tsv|tab|txt|gift|json)$/i;

/** One question file with its pictures beside it, or QTI items without the manifest that would list them. */
function readLooseFiles(archive: Archive, choices: ReadChoices): ParsedFile {
  const names = [...archive.keys()].filter((name) => questionFile.test(name) && !isLitter(name)).sort();
  if (names.length === 0)
    return refuseFile(
      "We found no question file in the archive: no QTI package (imsmanifest.xml is missing), Word, Excel, XML, CSV, GIFT or text file.",
    );
  const read = (name: string) => readText(archive.get(name)!(), name, choices, besideIn(archive, name));
  if (names.length === 1) return read(names[0]!);
  if (!names.every((name) => /\.(xml|qti|dat)$/i.test(name)))
    return refuseFile(`The archive has ${names.length} question files. Please upload them one by one.`);
  const whole: ParsedFile = {
    format: "qti-2.1",
    counted: "question",
    encoding: "utf-8",
    table: null,
    rows: [],
    notes: [],
  };
  for (const name of names) {
    const { format, rows, notes } = read(name);
    if (!format.startsWith("qti"))
      refuseFile(`The archive has ${names.length} question files. Please upload them one by one.`);
    whole.format = format;
    for (const row of rows) whole.rows.push({ ...row, row: whole.rows.length + 1 });
    whole.notes.push(...notes);
    if (whole.rows.length > MAX_ROWS)
      refuseFile(`The archive has more than ${MAX_ROWS.toLocaleString("en")} questions.`);
  }
  return whole;
}

function readText(bytes: Uint8Array, name: string, choices: ReadChoices, beside: Beside = {}): ParsedFile {
  refuseForeign(bytes);
  const { text, encoding } = decodeText(bytes, choices.encoding);
  if (text.trim() === "") refuseFile("The file is empty.");
  const format = choices.format ?? formatOf(text, name);
  const file = { format, encoding, table: null, notes: [] as string[] };
  if (format === "csv") {
    const { delimiter, cells } = readCsv(text, choices.delimiter);
    const { has_header, columns, rows, notes } = readTable(cells, "csv", choices, beside.picture);
    return { ...file, counted: "row", table: { delimiter, has_header, columns }, rows, notes };
  }
  if (format === "content-form") return { ...file, counted: "line", rows: readContentFormat(text) };
  if (format === "aiken") return { ...file, counted: "line", rows: readAiken(text) };
  if (format === "gift") return { ...file, counted: "line", ...readGift(text, beside.picture) };
  if (format === "aloc-json") return { ...file, counted: "question", rows: readAlocJson(text) };
  if (format === "moodle-xml") return { ...file, counted: "question", ...readMoodleXml(text, beside.picture) };
  if (format.startsWith("qti")) return { ...file, counted: "question", ...readDocument(readXml(text), 1, [], beside) };
  return refuseFile(`The file is not written in ${format}.`);
}

/** A file that clearly is something else gets a message that says what it is. */
function refuseForeign(bytes: Uint8Array): void {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  if (start.startsWith("%PDF")) refuseFile("This is a PDF. Please upload the questions as text, Word or a table.");
  if (start.startsWith("\xD0\xCF\x11\xE0"))
    refuseFile("This is an old Word or Excel file. Please save it as .docx or .xlsx.");
  if (start.startsWith("\x89PNG") || start.startsWith("\xFF\xD8\xFF"))
    refuseFile("This is a picture, not a question file.");
}

function formatOf(text: string, name: string): Format {
  const start = text.trimStart();
  if (looksLikeContent(text)) return "content-form";
  refuseOtherText(text, name);
  const answers = /^\**ANSWER\s*:/im.test(text);
  // A typed question may start with <b>, or ask about it.
  if (start.startsWith("<") && !(answers && /\.txt$/i.test(name))) return xmlFormatOf(start);
  if (/^[[{]\s*(["{[]|$)/.test(start) && /\.json$/i.test(name)) return "aloc-json";
  if (/^\{\s*"/.test(start) || /^\[\s*\{/.test(start)) return "aloc-json";
  if (/\.gift(\.txt)?$/i.test(name)) return "gift";
  if (/\.(csv|tsv|tab)$/i.test(name)) return "csv";
  if (answers) return "aiken";
  if (/^(?:::[^:\n]+::|\$CATEGORY:)/m.test(text) || holdsAnswers(text)) return "gift";
  if (looksLikeTable(text)) return "csv";
  return refuseFile("We could not tell what kind of question file this is.");
}

/** Answers in braces, as GIFT writes them. A rule of a style sheet or a piece of a program also has braces. */
const holdsAnswers = (text: string): boolean =>
  /(?<!\\)\{\s*(?:[=~]|#\s*(?:-?\d|=|\n)|(?:T|F|TRUE|FALSE)\s*(?:#[^}]*)?\}|\})/.test(text) && !isStyleSheet(text);

const isStyleSheet = (text: string): boolean =>
  /^[\w.#:[\]"'=*>~+, -]{1,200}\{\s*(?:[\w-]+\s*:[^;{}=~]+;\s*)+\}/m.test(text);

const otherFiles: Record<string, string> = {
  css: "a style sheet",
  js: "a program",
  ts: "a program",
  py: "a program",
  php: "a program",
  html: "a web page",
  htm: "a web page",
  rtf: "a text document (RTF). Please save it as .docx",
  log: "a log file",
};

/** Text that clearly is something else, by its name or its start. */
function refuseOtherText(text: string, name: string): void {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const kind = text.startsWith("{\\rtf")
    ? otherFiles.rtf
    : isStyleSheet(text) && !/^::/m.test(text) && !/\.gift(\.txt)?$/i.test(name)
      ? otherFiles.css
      : Object.hasOwn(otherFiles, ending)
        ? otherFiles[ending]
        : "";
  if (kind) refuseFile(`This is ${kind}${kind.includes("Please") ? "." : ", not a question file."}`);
}

/** What other documents are, and what to upload instead. */
const otherXml: Record<string, string> = {
  moodle_backup:
    "This is a Moodle course backup. In Moodle, export the question bank as Moodle XML and upload that file.",
  question_categories:
    "This is a part of a Moodle course backup. In Moodle, export the question bank as Moodle XML and upload that file.",
  pool: BLACKBOARD_POOL,
  manifest: "This is only the list of contents of a QTI package. Upload the full package as a ZIP file.",
  assessmenttest: "This is a test without its questions. Upload the package that has both.",
  "qti-assessment-test": "This is a test without its questions. Upload the package that has both.",
  assessmentsection: "This is a part of a test without its questions. Upload the package that has both.",
  responseprocessing: "This is only a marking rule, not a question.",
  "qti-response-processing": "This is only a marking rule, not a question.",
};

function xmlFormatOf(start: string): Format {
  const root = /<(?!\?|!)(?:\w+:)?([\w-]+)/.exec(start)?.[1] ?? "";
  if (root === "quiz" || root === "question") return "moodle-xml";
  if (root === "questestinterop") return "qti-1.2";
  if (root === "assessmentItem") return "qti-2.1";
  if (root === "qti-assessment-item") return "qti-3.0";
  if (root === "qti-assessment-stimulus" || root === "assessmentStimulus")
    return refuseFile("This is a passage without its questions. Upload the package that has both.");
  if (root === "svg" || root === "html")
    return refuseFile(`This is ${root === "svg" ? "an SVG picture" : "a web page"}, not a question file.`);
  const other = otherXml[root.toLowerCase()];
  return refuseFile(other ?? `This XML is a <${root}>. We read only Moodle XML and QTI.`);
}
