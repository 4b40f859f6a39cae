// A QTI package: an archive whose manifest names the documents in it. What the manifest does not name is not looked at.
import path from "node:path";
import type { Format, ParsedRow } from "../format-question.ts";
import { emptyQuestion } from "../format-question.ts";
import { MOST_ROWS } from "../limits.ts";
import type { FindPicture } from "../question-draft.ts";
import { FileRefusal, refuseFile } from "../refusal.ts";
import { decoded as decodedAddress } from "../xml/decoded-address.ts";
import { allOf, childrenOf, readXml, textOf, type XmlElement } from "../xml/read-xml.ts";
import { type Archive, readZip } from "../zip/read-zip.ts";
import { readQti1 } from "./read-qti1.ts";
import { readQti2 } from "./read-qti2.ts";

export interface QtiFile {
  format: Format;
  rows: ParsedRow[];
}

export function readQtiPackage(bytes: Uint8Array): QtiFile {
  const archive = readZip(bytes);
  const manifest = archive.get("imsmanifest.xml");
  if (!manifest) return refuseFile("The archive has no imsmanifest.xml, so it is no QTI package.");
  const resources = allOf(readXml(decoded(manifest())), "resource").filter(({ attributes }) =>
    /^imsqti_(item_)?xml/.test(attributes.type ?? ""),
  );
  if (resources.length === 0) return refuseFile("The package's manifest names no questions.");
  const file: QtiFile = { format: "qti-2.1", rows: [] };
  for (const resource of resources) {
    readResource(archive, resource, file);
    if (file.rows.length > MOST_ROWS)
      refuseFile(`The package has more than ${MOST_ROWS.toLocaleString("en")} questions.`);
  }
  return file;
}

function readResource(archive: Archive, resource: XmlElement, file: QtiFile): void {
  const href = resource.attributes.href ?? childrenOf(resource, "file")[0]?.attributes.href ?? "";
  const no = file.rows.length + 1;
  const place = decodedAddress(href).replace(/^\.\//, "");
  const unpack = archive.get(place);
  if (!unpack) {
    file.rows.push(broken(no, `The manifest names ${href}, which is not in the package`));
    return;
  }
  try {
    const root = readXml(decoded(unpack()));
    const tags = allOf(resource, "keyword").map((keyword) => textOf(keyword).trim());
    const read = readDocument(root, no, tags, pictureBeside(archive, place));
    file.format = read.format;
    for (const row of read.rows) file.rows.push(row);
  } catch (problem) {
    if (!(problem instanceof FileRefusal)) throw problem;
    file.rows.push(broken(no, `${href}: ${problem.message}`));
  }
}

/** Pictures are named from where their document lies; Canvas names them from the top. */
const pictureBeside =
  (archive: Archive, document: string): FindPicture =>
  (src) => {
    const name = decodedAddress(src.replace(/^\$IMS-CC-FILEBASE\$\//, "").replace(/[?#].*$/, ""));
    const beside = path.posix.join(path.posix.dirname(document), name);
    const unpack = archive.get(beside) ?? archive.get(name);
    return unpack?.() ?? null;
  };

const broken = (row: number, message: string): ParsedRow => ({
  row,
  question: emptyQuestion(),
  problems: [{ field: "file", message, found: "" }],
  picture: null,
});

/** One document, in a package or on its own. */
export function readDocument(root: XmlElement, no: number, tags: readonly string[], find?: FindPicture): QtiFile {
  if (root.name === "questestinterop") return { format: "qti-1.2", rows: readQti1(root, no, find) };
  if (root.name === "assessmentItem") {
    const names = `${root.attributes.xmlns ?? ""} ${root.attributes.schemaLocation ?? ""}`;
    return { format: names.includes("imsqti_v2p2") ? "qti-2.2" : "qti-2.1", rows: [readQti2(root, no, tags, find)] };
  }
  if (root.name === "qti-assessment-item") return { format: "qti-3.0", rows: [readQti2(root, no, tags, find)] };
  return refuseFile(`<${root.name}> is no QTI question.`);
}

const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes).replace(/^\uFEFF/, "");
