// What an uploaded file is, judged by its bytes; a name can say anything.
import type { Material } from "@sabiprep/contract";

interface FileKind {
  type: Material["type"];
  mime_type: string;
  extension: string;
}

const at = (bytes: Buffer, from: number, text: string) =>
  bytes.subarray(from, from + text.length).toString("latin1") === text;

const kinds: [(bytes: Buffer) => boolean, FileKind][] = [
  [(bytes) => at(bytes, 0, "%PDF-"), { type: "PDF", mime_type: "application/pdf", extension: "pdf" }],
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

const documents: Record<string, string> = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  epub: "application/epub+zip",
  zip: "application/zip",
};

/** Null for what we do not hand to candidates. */
export function fileKindOf(name: string, bytes: Buffer): FileKind | null {
  const found = kinds.find(([is]) => is(bytes));
  if (found) return found[1];
  const extension = name.toLowerCase().split(".").at(-1) ?? "";
  const mime_type = at(bytes, 0, "PK\x03\x04") ? documents[extension] : undefined;
  return mime_type ? { type: "Document", mime_type, extension } : null;
}
