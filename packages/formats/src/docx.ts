// Word documents in Aiken style. Mammoth never sees the archive that was sent. It gets a new one, packed from what our
// own reader found, because two readers of one archive may find different things.
import { zipSync } from "fflate";
import { type AikenLine, readAikenLines } from "./aiken.ts";
import { MARKUP_SETTING, questionXml, readMarkedDocument } from "./docx-markup.ts";
import { type FormatQuestion, optionFields, type ParsedRow } from "./format-question.ts";
import { MAX_DOCUMENT_BYTES, MAX_TEXT_CHARACTERS } from "./limits.ts";
import { refuseFile } from "./refusal.ts";
import { inlineWithFormulas } from "./text/plain-text.ts";
import { readHtml } from "./text/read-html.ts";
import type { Run } from "./text/rich-text.ts";
import { inlineMarkup } from "./text/write-markup.ts";
import { checkXml } from "./xml/read-xml.ts";
import { type Archive, readZip } from "./zip/read-zip.ts";

export async function readDocx(bytes: Uint8Array): Promise<ParsedRow[]> {
  const archive = readZip(bytes);
  if (!archive.has("word/document.xml")) refuseFile("The document is damaged.");
  const repacked = Buffer.from(zipSync(partsOf(archive), { level: 0 }));
  // Large, and no other format needs it.
  const { default: mammoth } = await import("mammoth");
  let html: string;
  try {
    html = (
      await mammoth.convertToHtml(
        { buffer: repacked },
        {
          styleMap: ["u => u"],
          externalFileAccess: false,
          // We only record that there is a picture.
          convertImage: mammoth.images.imgElement(async () => ({ src: "" })),
        },
      )
    ).value;
  } catch {
    return refuseFile("The document is damaged.");
  }
  if (html.length > MAX_TEXT_CHARACTERS) refuseFile("The document has too much text. Please split it.");
  const settings = archive.get("word/settings.xml");
  if (settings && new TextDecoder().decode(settings()).includes(MARKUP_SETTING)) return readMarkedDocument(html);
  return readAikenLines(linesOf(html), asBlock, asOption).map(withoutPictures);
}

const textPart = /^(?:\[Content_Types\]\.xml|(?:word\/)?_rels\/[^/]+\.rels|word\/[^/]+\.xml)$/i;

/** The parts with text and its structure. Pictures, fonts and everything else are left out. */
function partsOf(archive: Archive): Record<string, Uint8Array> {
  const parts: Record<string, Uint8Array> = {};
  let bytes = 0;
  for (const [name, unpack] of archive) {
    if (!textPart.test(name)) continue;
    const part = unpack();
    bytes += part.length;
    if (bytes > MAX_DOCUMENT_BYTES) refuseFile("The document is too large. Please split it.");
    checkXml(new TextDecoder().decode(part));
    parts[name] = part;
  }
  return parts;
}

// The lines are already in our markup.
const asBlock = (markup: string) => markup.replaceAll(/^\|/gm, "\\|");
const asOption = (markup: string) => markup;

/** Marks the place of a picture until its question is complete. */
const PICTURE = "\uE1FF";

function withoutPictures({ row, question, problems, picture }: ParsedRow): ParsedRow {
  const told = [...problems];
  const plain = { ...question };
  for (const field of ["question_body", ...optionFields] as const) {
    if (!plain[field].includes(PICTURE)) continue;
    plain[field] = plain[field].replaceAll(PICTURE, "").trim();
    told.push({
      field: "picture",
      message: "Has a picture. Add this question in the editor, with its picture",
      found: "",
    });
  }
  return { row, question: plain, problems: told, picture };
}

function linesOf(html: string): AikenLine[] {
  const lines: AikenLine[] = [];
  const add = (inner: string, prefix = "") => {
    for (const piece of inner.split(/<br\s*\/?>/)) {
      const { text, pictures } = readHtml(piece);
      const runs = text.flatMap((block): Run[] => {
        if (block.kind === "formula") return [{ kind: "math", tex: block.tex, marks: [] }];
        return block.kind === "paragraph" ? block.runs : [];
      });
      const picture = pictures.length > 0 ? PICTURE : "";
      lines.push({ row: lines.length + 1, text: `${prefix}${inlineMarkup(withFormulas(runs))}${picture}` });
    }
  };
  for (const block of html.matchAll(/<(p|h[1-6]|ol|ul|table)\b[^>]*>([\s\S]*?)<\/\1>/g)) {
    const items = [...block[2]!.matchAll(/<li>([\s\S]*?)<\/li>/g)].map((found) => found[1]!);
    const areOptions = block[1] === "ol" && items.length >= 2 && items.length <= 5;
    if (items.length === 0) add(block[2]!);
    for (const [at, item] of items.entries()) add(item, areOptions ? `${String.fromCharCode(65 + at)}) ` : "");
  }
  return lines;
}

const withFormulas = (runs: Run[]): Run[] =>
  runs.flatMap((run): Run[] =>
    run.kind === "text"
      ? inlineWithFormulas(run.text).map((piece) => ({ ...piece, marks: [...run.marks, ...piece.marks] }))
      : [run],
  );

const types = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/settings.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml"/></Types>`;
const links = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const settingsLink = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/settings" Target="settings.xml"/></Relationships>`;
const namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

export function writeDocx(questions: readonly FormatQuestion[]): Uint8Array {
  const body = questions.map((question, at) => questionXml(question, at + 1)).join("");
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const document = `${head}<w:document xmlns:w="${namespace}"><w:body>${body}</w:body></w:document>`;
  const settings = `${head}<w:settings xmlns:w="${namespace}"><w:docVars><w:docVar w:name="${MARKUP_SETTING}" w:val="1"/></w:docVars></w:settings>`;
  const text = new TextEncoder();
  return zipSync({
    "[Content_Types].xml": text.encode(types),
    "_rels/.rels": text.encode(links),
    "word/document.xml": text.encode(document),
    "word/settings.xml": text.encode(settings),
    "word/_rels/document.xml.rels": text.encode(settingsLink),
  });
}
