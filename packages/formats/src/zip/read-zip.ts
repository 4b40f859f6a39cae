// Unpacks an archive from outside. The directory is checked before anything is unpacked, and unpacked bytes are
// counted, because an archive may give false sizes.
import { Inflate } from "fflate";
import { MAX_ENTRIES, MAX_ENTRY_BYTES, MAX_RATIO, MAX_UNPACKED_BYTES } from "../limits.ts";
import { refuseFile } from "../refusal.ts";

export type Archive = Map<string, () => Uint8Array>;

interface Entry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  at: number;
}

const CONTENTS_END = 0x06054b50;
const CONTENTS_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
/** Signatures of the directory for archives above 4 GB, which readers look for in different ways. */
const LARGE_CONTENTS_END = 0x06064b50;
const LARGE_CONTENTS_PLACE = 0x07064b50;
const LARGE_16 = 0xffff;
const LARGE_32 = 0xffffffff;
const TWO_DIRECTORIES = "The archive has a second directory, which we do not read.";
const DAMAGED = "The archive is damaged.";

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** The files of the archive by name. Each is unpacked on request. */
export function readZip(bytes: Uint8Array): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = contentsOf(view, bytes);
  let declared = 0;
  for (const { name, packed, unpacked } of entries) {
    declared += unpacked;
    if (unpacked > MAX_ENTRY_BYTES || declared > MAX_UNPACKED_BYTES)
      refuseFile(`${name} in the archive is too large to unpack.`);
    if (unpacked > 1_000_000 && unpacked > packed * MAX_RATIO)
      refuseFile(`${name} would grow more than ${MAX_RATIO} times when unpacked, which we do not allow.`);
  }
  const spent = { bytes: 0 };
  const archive: Archive = new Map();
  for (const entry of entries) {
    if (entry.name.endsWith("/")) continue;
    if (archive.has(entry.name)) refuseFile(`The archive has ${entry.name} twice.`);
    archive.set(entry.name, () => unpack(view, bytes, entry, spent));
  }
  return archive;
}

function contentsOf(view: DataView, bytes: Uint8Array): Entry[] {
  const end = endOfContents(view);
  refuseLarge(view, end);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) refuseFile(`The archive has more than ${MAX_ENTRIES} files.`);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let no = 0; no < count; no++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CONTENTS_ENTRY) refuseFile(DAMAGED);
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    if (view.getUint16(at + 8, true) & 1) refuseFile("The archive is locked with a password.");
    refuseUnsafe(name, view.getUint32(at + 38, true) >>> 16);
    if ([20, 24, 42].some((place) => view.getUint32(at + place, true) === LARGE_32) || disk(view, at + 34) !== 0)
      refuseFile(TWO_DIRECTORIES);
    entries.push({
      name,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function endOfContents(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 65_535);
  for (let at = view.byteLength - 22; at >= first; at--) if (view.getUint32(at, true) === CONTENTS_END) return at;
  return refuseFile(DAMAGED);
}

const disk = (view: DataView, at: number) => view.getUint16(at, true);

/** An archive is one file with one directory. Anything that points to another is refused. */
function refuseLarge(view: DataView, end: number): void {
  const counts = [8, 10].map((place) => view.getUint16(end + place, true));
  const places = [12, 16].map((place) => view.getUint32(end + place, true));
  if (disk(view, end + 4) !== 0 || disk(view, end + 6) !== 0 || counts[0] !== counts[1]) refuseFile(TWO_DIRECTORIES);
  if (counts.includes(LARGE_16) || places.includes(LARGE_32)) refuseFile(TWO_DIRECTORIES);
  for (const [before, signature] of [
    [20, LARGE_CONTENTS_PLACE],
    [56, LARGE_CONTENTS_END],
    [76, LARGE_CONTENTS_END],
  ] as const)
    if (end >= before && view.getUint32(end - before, true) === signature) refuseFile(TWO_DIRECTORIES);
}

/** A name that leads out of its folder, or a link to somewhere else, does not belong in a question file. */
function refuseUnsafe(name: string, mode: number): void {
  const parts = name.split("/");
  if (name === "" || /^[/\\]|^[A-Za-z]:|\\|\0/.test(name) || parts.includes("..") || parts.includes("."))
    refuseFile(`The archive has a file outside its folder: ${name.slice(0, 80)}`);
  if ((mode & 0o170000) === 0o120000) refuseFile(`The archive has a link: ${name.slice(0, 80)}`);
}

function unpack(view: DataView, bytes: Uint8Array, entry: Entry, spent: { bytes: number }): Uint8Array {
  if (entry.at + 30 > bytes.length || view.getUint32(entry.at, true) !== LOCAL_ENTRY) return refuseFile(DAMAGED);
  const from = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  if (from + entry.packed > bytes.length) return refuseFile(DAMAGED);
  const packed = bytes.subarray(from, from + entry.packed);
  if (entry.method !== 0 && entry.method !== 8)
    return refuseFile(`${entry.name} is compressed in a way we cannot read.`);
  if (entry.method === 0 && entry.packed !== entry.unpacked) return refuseFile(DAMAGED);
  const unpacked = entry.method === 0 ? packed : inflate(packed, entry);
  spent.bytes += unpacked.length;
  if (spent.bytes > MAX_UNPACKED_BYTES) return refuseFile("The archive is too large to unpack.");
  return unpacked;
}

/** Unpacked piece by piece, so that a false size is noticed early. */
function inflate(packed: Uint8Array, { name, unpacked }: Entry): Uint8Array {
  const whole = new Uint8Array(unpacked);
  let length = 0;
  const stream = new Inflate((piece) => {
    if (length + piece.length > unpacked) refuseFile(`${name} is larger than the archive says.`);
    whole.set(piece, length);
    length += piece.length;
  });
  try {
    for (let at = 0; at < packed.length; at += 16_384)
      stream.push(packed.subarray(at, at + 16_384), at + 16_384 >= packed.length);
  } catch (problem) {
    if (problem instanceof Error && problem.name === "FileRefusal") throw problem;
    refuseFile(DAMAGED);
  }
  if (length !== unpacked) refuseFile(DAMAGED);
  return whole;
}
