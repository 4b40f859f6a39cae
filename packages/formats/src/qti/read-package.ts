// A QTI package: an archive whose manifest lists its documents. Documents outside the manifest are ignored.
import path from "node:path";
import type { Format, ParsedRow } from "../format-question.ts";
import { emptyQuestion } from "../format-question.ts";
import { MAX_ROWS } from "../limits.ts";
import { FileRefusal, refuseFile } from "../refusal.ts";
import { decoded as decodedAddress } from "../xml/decoded-address.ts";
import { allOf, childrenOf, outermostOf, readXml, textOf, type XmlElement } from "../xml/read-xml.ts";
import type { Archive } from "../zip/read-zip.ts";
import { type Passage, sectionPassages } from "./passages.ts";
import { readQti1 } from "./read-qti1.ts";
import { type Beside, readQti2 } from "./read-qti2.ts";

export interface QtiFile {
  format: Format;
  rows: ParsedRow[];
  notes: string[];
}

export function readQtiPackage(archive: Archive): QtiFile {
  const manifest = archive.get("imsmanifest.xml");
  if (!manifest) return refuseFile("The archive has no imsmanifest.xml, so it is not a QTI package.");
  const named = allOf(readXml(decoded(manifest())), "resource");
  const items = named.filter(({ attributes }) => ITEM.test(attributes.type ?? ""));
  const inTests = items.length > 0 ? [] : filesOfTests(archive, named);
  const resources = [...items, ...inTests];
  if (resources.length === 0 && named.some(({ attributes }) => (attributes.type ?? "").includes("x-bb-")))
    return refuseFile(holdsPool(archive) ? BLACKBOARD_POOL : BLACKBOARD);
  if (resources.length === 0) return refuseFile("The manifest of the package lists no questions.");
  const file: QtiFile = { format: "qti-2.1", rows: [], notes: [] };
  const passages = testPassages(archive, named, file.notes);
  for (const resource of resources) {
    readResource(archive, resource, passages, file);
    if (file.rows.length > MAX_ROWS)
      refuseFile(`The package has more than ${MAX_ROWS.toLocaleString("en")} questions.`);
  }
  return file;
}

/** APIP has its own names for items and tests, but their content is QTI 2. */
const ITEM = /^imsqti_(?:(?:apip)?item_)?xml/;
const TEST = /^imsqti_(?:apip)?(?:test|section)_xml/;

/** Some packages list their questions only as files of the test, or in the test itself. */
function filesOfTests(archive: Archive, named: readonly XmlElement[]): XmlElement[] {
  const places = new Set<string>();
  for (const test of named.filter(({ attributes }) => TEST.test(attributes.type ?? "")))
    for (const href of [hrefOf(test), ...childrenOf(test, "file").map(({ attributes }) => attributes.href ?? "")]) {
      const place = placeOf(href);
      const root = rootOf(archive, place);
      if (root && isItem(root)) places.add(place);
      for (const item of root ? itemRefsIn(root) : [])
        places.add(path.posix.join(path.posix.dirname(place), decodedAddress(item)));
    }
  return [...places].map((href) => ({ name: "resource", attributes: { href }, children: [] }));
}

const isItem = ({ name }: XmlElement) => /^(?:assessmentItem|qti-assessment-item|questestinterop)$/.test(name);
const itemRefsIn = (root: XmlElement) =>
  ["assessmentItemRef", "qti-assessment-item-ref"].flatMap((name) =>
    allOf(root, name).map(({ attributes }) => attributes.href ?? ""),
  );

function rootOf(archive: Archive, place: string): XmlElement | null {
  const unpack = /\.(?:xml|qti)$/i.test(place) ? archive.get(place) : undefined;
  try {
    return unpack ? readXml(decoded(unpack())) : null;
  } catch (problem) {
    if (problem instanceof FileRefusal) return null;
    throw problem;
  }
}

const hrefOf = (resource: XmlElement) =>
  resource.attributes.href ?? childrenOf(resource, "file")[0]?.attributes.href ?? "";
const placeOf = (href: string) => decodedAddress(href).replace(/^\.\//, "");

/** A test shows its texts before the questions that refer to them. */
function testPassages(archive: Archive, named: readonly XmlElement[], notes: string[]): Map<string, Passage> {
  const found = new Map<string, Passage>();
  for (const resource of named.filter(({ attributes }) => TEST.test(attributes.type ?? ""))) {
    const place = placeOf(hrefOf(resource));
    const unpack = archive.get(place);
    try {
      if (!unpack) continue;
      for (const [item, passage] of sectionPassages(readXml(decoded(unpack())), place, notes)) found.set(item, passage);
    } catch (problem) {
      if (!(problem instanceof FileRefusal)) throw problem;
      notes.push(`${place}: ${problem.message}`);
    }
  }
  return found;
}

function readResource(
  archive: Archive,
  resource: XmlElement,
  passages: ReadonlyMap<string, Passage>,
  file: QtiFile,
): void {
  const href = hrefOf(resource);
  const no = file.rows.length + 1;
  const place = placeOf(href);
  const unpack = archive.get(place);
  if (!unpack) {
    file.rows.push(broken(no, `The manifest lists ${href}, which is not in the package`));
    return;
  }
  try {
    const root = readXml(decoded(unpack()));
    const tags = allOf(resource, "keyword").map((keyword) => textOf(keyword).trim());
    const read = readDocument(root, no, tags, {
      ...besideIn(archive, place),
      passage: passages.get(place),
    });
    file.format = read.format;
    file.notes.push(...read.notes);
    for (const row of read.rows) file.rows.push(row);
  } catch (problem) {
    if (!(problem instanceof FileRefusal)) throw problem;
    file.rows.push(broken(no, `${href}: ${problem.message}`));
  }
}

/** The paths of pictures and passages are relative to their document. In Canvas they are relative to the top. */
export function besideIn(archive: Archive, document: string): Beside {
  const find = (src: string) => {
    const name = decodedAddress(src.replace(/^\$IMS-CC-FILEBASE\$\//, "").replace(/[?#].*$/, ""));
    const beside = path.posix.join(path.posix.dirname(document), name);
    const unpack = archive.get(beside) ?? archive.get(name);
    return unpack?.() ?? null;
  };
  return {
    picture: find,
    text: (href) => {
      const bytes = find(href);
      return bytes && decoded(bytes);
    },
  };
}

const broken = (row: number, message: string): ParsedRow => ({
  row,
  question: emptyQuestion(),
  problems: [{ field: "file", message, found: "" }],
  picture: null,
});

/** One document, in a package or alone. */
export function readDocument(root: XmlElement, no: number, tags: readonly string[], beside: Beside = {}): QtiFile {
  if (root.name === "questestinterop") {
    if (isBlackboard(root)) refuseFile(BLACKBOARD);
    return { format: "qti-1.2", ...readQti1(root, no, beside.picture) };
  }
  const item = (format: Format): QtiFile => ({ format, rows: [readQti2(root, no, tags, beside)], notes: [] });
  if (root.name === "assessmentItem") {
    const names = `${root.attributes.xmlns ?? ""} ${root.attributes.schemaLocation ?? ""}`;
    return item(names.includes("imsqti_v2p2") ? "qti-2.2" : "qti-2.1");
  }
  if (root.name === "qti-assessment-item") return item("qti-3.0");
  return refuseFile(`<${root.name}> is not a QTI question.`);
}

/** It marks its items in its own way, and its texts and keys are where no other system looks. */
const isBlackboard = (root: XmlElement) => outermostOf(root, "bbmd_asi_object_id").length > 0;
/** An older form than the one above. */
const holdsPool = (archive: Archive) =>
  [...archive].some(
    ([name, unpack]) => name.endsWith(".dat") && /^\s*(?:<\?[^>]*>\s*)?<POOL\b/.test(decoded(unpack())),
  );
export const BLACKBOARD_POOL =
  "This is a Blackboard question pool, which we cannot read. In Blackboard, export the questions as a QTI 2.1 package.";
const BLACKBOARD =
  "This is Blackboard's own version of QTI 1.2, which we cannot read. Export the questions from Blackboard as a QTI 2.1 package.";

const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes).replace(/^\uFEFF/, "");
