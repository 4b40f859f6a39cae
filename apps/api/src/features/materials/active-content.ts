// Active content in a document: it runs something, or fetches something as soon as it is opened. Study materials never
// need this, so such a file is refused. A link that a person has to press is allowed.
import { inflateSync } from "node:zlib";
import type { Archive } from "@sabiprep/formats";

/** Programs, and objects that another program opens. A chart's own numbers are a workbook without macros. */
const PROGRAM =
  /(^|\/)vbaProject\.bin$|(^|\/)activeX\/|oleObject\d*\.bin$|\.(exe|dll|js|mjs|vbs|bat|cmd|scr|jar|apk|msi|ps1|lnk|hta)$/i;
const EMBEDDED = /(^|\/)embeddings\/(?!.*\.xlsx$)/i;
const OFFICE_OBJECT = /<(?:\w+:)?(?:object|control|oleObj|oleObject|ddeLink)\b/;
/** Fields that start a program or include another file. */
const OFFICE_FIELD = /\bDDE(?:AUTO)?\b|\bINCLUDE(?:TEXT|PICTURE)\b/i;
const BOOK_ACTIVE =
  /<script\b|\son\w+\s*=\s*["']|javascript:|<(?:iframe|object|embed|applet)\b|\bproperties\s*=\s*["'][^"']*scripted/i;
const BOOK_FETCHES =
  /<(?:\w+:)?(?:img|audio|video|source|link|image|item)\b[^<]*\b(?:src|href)\s*=\s*["']\s*(?:https?:)?\/\//i;

/** Null when the part is encoded in a way that we do not read. */
function wordsOf(bytes: Uint8Array): string | null {
  // UTF-16 and custom entities can hide words.
  if (bytes.subarray(0, 200).includes(0)) return null;
  const text = Buffer.from(bytes).toString("utf8");
  if (/<!(?:DOCTYPE[^>]*\[|ENTITY)/i.test(text)) return null;
  return text.replaceAll(/&#(x?)([0-9a-f]+);/gi, (whole, hex: string, code: string) => {
    const sign = Number.parseInt(code, hex ? 16 : 10);
    return sign <= 0x10ffff ? String.fromCodePoint(sign) : whole;
  });
}

/** An Office file or an e-book. */
export function archiveIsActive(archive: Archive, ending: string): boolean {
  for (const [name, read] of archive) {
    if (PROGRAM.test(name) || EMBEDDED.test(name)) return true;
    const isRead = ending === "epub" ? /\.(x?html?|svg|opf)$/i : /\.rels$|^(word|ppt|xl)\/.*\.xml$/i;
    if (!isRead.test(name)) continue;
    const words = wordsOf(read());
    if (words === null) return true;
    if (ending === "epub" ? BOOK_ACTIVE.test(words) || BOOK_FETCHES.test(words) : officeIsActive(name, words))
      return true;
  }
  return false;
}

function officeIsActive(name: string, words: string): boolean {
  if (/\.rels$/i.test(name)) return words.split("<").some(fetchesAtOpening);
  if (OFFICE_OBJECT.test(words)) return true;
  // A field may be split into several runs.
  const fields = [...words.matchAll(/<(?:\w+:)?(?:instrText|fldSimple)\b([^<]*)/g)];
  return (
    OFFICE_FIELD.test(fields.map(([, field]) => field!.replace(/^[^>]*>/, "")).join("")) ||
    fields.some(([, field]) => OFFICE_FIELD.test(field!))
  );
}

/** An external relationship that is loaded when the file is opened: a template, a frame, a linked picture. */
function fetchesAtOpening(element: string): boolean {
  if (!/^(?:\w+:)?Relationship\b/.test(element)) return false;
  const attributes = new Map(
    [...element.matchAll(/([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name, one, other]) => [
      name,
      one ?? other,
    ]),
  );
  return attributes.get("TargetMode")?.trim() === "External" && !attributes.get("Type")?.endsWith("/hyperlink");
}

/** Actions that run, open or send something. A jump within the document and a link that is pressed are not included. */
const PDF_ACTION =
  /\/(?:JavaScript|Launch|SubmitForm|ImportData|GoToR|GoToE|RichMedia|EmbeddedFiles?|XFA|Rendition)(?![A-Za-z0-9])/;
const PDF_GOES_OUT = /\/OpenAction\s*<<[^>]{0,400}\/S\s*\/URI(?![A-Za-z0-9])/;
const PDF_MOST_UNPACKED = 64 * 1024 * 1024;
const PDF_LONGEST_DICTIONARY = 65_536;

/** Characters of a name may be written as numbers: /J#61vaScript. */
const plainNames = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function says(words: string): boolean {
  const plain = plainNames(words);
  return PDF_ACTION.test(plain) || PDF_GOES_OUT.test(plain);
}

/** Checks the full file, including the streams that pack objects. */
export function pdfIsActive(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  if (says(text)) return true;
  let unpacked = 0;
  for (const { index, 0: word } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const from = Math.max(text.lastIndexOf("endobj", index), index - PDF_LONGEST_DICTIONARY, 0);
    if (!/\/ObjStm(?![A-Za-z0-9])/.test(plainNames(text.slice(from, index)))) continue;
    const begin = index + word.length;
    const end = text.indexOf("endstream", begin);
    const words = unpack(bytes.subarray(begin, end === -1 ? undefined : end), PDF_MOST_UNPACKED - unpacked);
    // It is encrypted, or packed in a way that we do not read, so it may contain anything.
    if (words === null || says(words)) return true;
    unpacked += words.length;
  }
  return false;
}

function unpack(packed: Buffer, most: number): string | null {
  if (most <= 0) return null;
  try {
    return inflateSync(packed, { maxOutputLength: most }).toString("latin1");
  } catch {
    return null;
  }
}
