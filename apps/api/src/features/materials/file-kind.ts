// The type of an uploaded file, judged by its bytes. A name can be false, so it must match.
import type { Material } from "@sabiprep/contract";
import { FileRefusal, readZip } from "@sabiprep/formats";
import { archiveIsActive, pdfIsActive } from "./active-content.ts";

/** The first element of a document is within these bytes. */
const HEAD_BYTES = 16_384;

interface FileKind {
  type: Material["type"];
  mime_type: string;
  extension: string;
}

const at = (bytes: Buffer, from: number, text: string) =>
  bytes.subarray(from, from + text.length).toString("latin1") === text;

/** A PDF ends with this mark. One that is cut off, or only named .pdf, opens in no reader. */
export const isBrokenPdf = (bytes: Buffer): boolean =>
  at(bytes, 0, "%PDF-") && bytes.lastIndexOf("%%EOF", undefined, "latin1") === -1;

const kinds: [(bytes: Buffer) => boolean, FileKind][] = [
  [
    (bytes) => at(bytes, 0, "%PDF-") && !isBrokenPdf(bytes),
    { type: "PDF", mime_type: "application/pdf", extension: "pdf" },
  ],
  [(bytes) => at(bytes, 4, "ftypM4A"), { type: "Audio", mime_type: "audio/mp4", extension: "m4a" }],
  [(bytes) => at(bytes, 4, "ftyp"), { type: "Video", mime_type: "video/mp4", extension: "mp4" }],
  [(bytes) => at(bytes, 0, "\x1a\x45\xdf\xa3"), { type: "Video", mime_type: "video/webm", extension: "webm" }],
  [(bytes) => at(bytes, 0, "ID3"), { type: "Audio", mime_type: "audio/mpeg", extension: "mp3" }],
  [
    (bytes) => bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2,
    { type: "Audio", mime_type: "audio/mpeg", extension: "mp3" },
  ],
  [(bytes) => at(bytes, 0, "OggS"), { type: "Audio", mime_type: "audio/ogg", extension: "ogg" }],
  [
    (bytes) => at(bytes, 0, "RIFF") && at(bytes, 8, "WAVE"),
    { type: "Audio", mime_type: "audio/wav", extension: "wav" },
  ],
];

/** Office files and e-books are archives. Their content shows their type. */
const documents: Record<string, { mime_type: string; holds: [string, RegExp][] }> = {
  docx: {
    mime_type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    holds: [
      ["[Content_Types].xml", /<Types\b/],
      ["word/document.xml", /<w:document\b/],
    ],
  },
  pptx: {
    mime_type: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    holds: [
      ["[Content_Types].xml", /<Types\b/],
      ["ppt/presentation.xml", /<p:presentation\b/],
    ],
  },
  xlsx: {
    mime_type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    holds: [
      ["[Content_Types].xml", /<Types\b/],
      ["xl/workbook.xml", /<(\w+:)?workbook\b/],
    ],
  },
  epub: {
    mime_type: "application/epub+zip",
    holds: [
      ["mimetype", /^application\/epub\+zip\s*$/],
      ["META-INF/container.xml", /<container\b/],
    ],
  },
};

/** Other file extensions that are correct for a type. */
const otherEndings: Record<string, string[]> = { mp4: ["m4v", "mov"], m4a: ["mp4"], ogg: ["oga", "opus"] };

/** Null for types we do not offer to candidates, and for a file that does not match its name. */
export function fileKindOf(name: string, bytes: Buffer): FileKind | null {
  const ending = name.toLowerCase().split(".").at(-1) ?? "";
  const kind = kinds.find(([is]) => is(bytes))?.[1];
  if (kind?.type === "PDF" && pdfIsActive(bytes)) return null;
  if (kind) return [kind.extension, ...(otherEndings[kind.extension] ?? [])].includes(ending) ? kind : null;
  const document = documents[ending];
  return document && holdsAll(bytes, document.holds, ending)
    ? { type: "Document", mime_type: document.mime_type, extension: ending }
    : null;
}

function holdsAll(bytes: Buffer, parts: [string, RegExp][], ending: string): boolean {
  try {
    const archive = readZip(bytes);
    const isWhole = parts.every(([name, words]) => {
      const part = archive.get(name)?.();
      return part !== undefined && words.test(Buffer.from(part).subarray(0, HEAD_BYTES).toString());
    });
    return isWhole && !archiveIsActive(archive, ending);
  } catch (problem) {
    if (problem instanceof FileRefusal) return false;
    throw problem;
  }
}
