// Bytes to text: by the byte order mark at the start, otherwise as UTF-8, otherwise in the encoding that Windows used
// for decades.
import { refuseFile } from "./refusal.ts";

export const encodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export type Encoding = (typeof encodings)[number];

export interface DecodedText {
  text: string;
  encoding: Encoding;
}

export function decodeText(bytes: Uint8Array, wanted?: Encoding): DecodedText {
  const encoding = wanted ?? encodingOf(bytes);
  const decoded = decodedAs(bytes, encoding);
  if (decoded === null) return refuseFile(`The file is not written in ${encoding}.`);
  const text = decoded.replace(/^\uFEFF/, "");
  if (text.includes("\0")) return refuseFile("The file is not text.");
  return { text: text.replaceAll(/\r\n?/g, "\n"), encoding };
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return decodedAs(bytes, "utf-8") === null ? "windows-1252" : "utf-8";
}

function decodedAs(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
