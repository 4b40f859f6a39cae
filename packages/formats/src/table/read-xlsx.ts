// One sheet of a workbook, cell by cell. Positions are checked before use: one cell in the last corner of a sheet would
// otherwise make a table of seventeen thousand million cells.
import { SaxesParser } from "saxes";
import { MAX_COLUMNS, MAX_ROWS } from "../limits.ts";
import { refuseFile } from "../refusal.ts";
import { allOf, childOf, elementsIn, readXml, textOf, type XmlElement } from "../xml/read-xml.ts";
import { type Archive, readZip } from "../zip/read-zip.ts";
import type { Cell } from "./read-table.ts";

export interface Workbook {
  /** In the order of the workbook, including hidden ones. */
  sheets: string[];
  cellsOf: (sheet: string) => Cell[][];
}

export function readXlsx(bytes: Uint8Array): Workbook {
  const archive = readZip(bytes);
  const strings = partOf(archive, "xl/sharedStrings.xml");
  const shared = strings ? readXml(strings) : null;
  const texts = shared ? elementsIn(shared).map(plainString) : [];
  const places = sheetPlaces(archive);
  return {
    sheets: [...places.keys()],
    cellsOf: (name) => {
      const sheet = partOf(archive, places.get(name) ?? refuseFile(`The workbook has no sheet called "${name}".`));
      return sheet === null ? refuseFile("The workbook has no sheet.") : cellsOf(sheet, texts);
    },
  };
}

const partOf = (archive: Archive, name: string): string | null => {
  const unpack = archive.get(name);
  return unpack ? new TextDecoder().decode(unpack()) : null;
};

/** Each sheet by its name, with its file. Charts and similar sheets have no cells and are left out. */
function sheetPlaces(archive: Archive): Map<string, string> {
  const workbook = partOf(archive, "xl/workbook.xml");
  const links = partOf(archive, "xl/_rels/workbook.xml.rels");
  if (workbook === null || links === null) return refuseFile("The workbook is damaged.");
  const targets = new Map(elementsIn(readXml(links)).map(({ attributes }) => [attributes.Id, attributes.Target]));
  const places = new Map<string, string>();
  for (const { attributes } of allOf(readXml(workbook), "sheet")) {
    const target = targets.get(attributes.id);
    const place = target?.startsWith("/") ? target.slice(1) : `xl/${target}`;
    if (target && archive.has(place)) places.set(attributes.name ?? `Sheet ${places.size + 1}`, place);
  }
  return places.size > 0 ? places : refuseFile("The workbook has no sheet.");
}

/** Text in several styles is one text. Japanese pronunciation guides are left out. */
const plainString = (item: XmlElement): string => {
  const whole = childOf(item, "t");
  if (whole) return unescaped(textOf(whole));
  return unescaped(
    elementsIn(item)
      .filter(({ name }) => name === "r")
      .map((run) => textOf(childOf(run, "t")))
      .join(""),
  );
};

const unescaped = (text: string) =>
  text
    .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\r\n?/g, "\n");

function cellsOf(sheet: string, shared: string[]): Cell[][] {
  const rows: Cell[][] = [];
  const parser = new SaxesParser();
  let at: { row: number; column: number; kind: string } | null = null;
  let row = 0;
  let column = 0;
  let inside: "v" | "t" | "f" | null = null;
  let value = "";
  let formula: string | null = null;
  parser.on("error", () => refuseFile("The sheet is damaged."));
  parser.on("doctype", () => refuseFile("The sheet declares its own entities, which we do not read."));
  parser.on("opentag", ({ name, attributes }) => {
    const tag = name.slice(name.indexOf(":") + 1);
    if (tag === "row") {
      row = Number(attributes.r ?? row + 1);
      column = 0;
      if (!(row >= 1 && row <= MAX_ROWS + 1))
        refuseFile(`The sheet has more than ${MAX_ROWS.toLocaleString("en")} rows.`);
    } else if (tag === "c") {
      column = attributes.r ? columnOf(String(attributes.r)) : column + 1;
      if (!(column >= 1 && column <= MAX_COLUMNS)) refuseFile(`The sheet has more than ${MAX_COLUMNS} columns.`);
      at = { row, column, kind: String(attributes.t ?? "n") };
      value = "";
      formula = null;
    } else if (tag === "f" && at) {
      inside = "f";
      formula = "";
    } else if ((tag === "v" || tag === "t") && at) inside = tag;
    else if (tag === "rPh") inside = null;
  });
  parser.on("text", (text) => {
    if (inside === "f") formula += text;
    else if (inside) value += text;
  });
  parser.on("closetag", ({ name }) => {
    const tag = name.slice(name.indexOf(":") + 1);
    if (tag !== "c") inside = null;
    else if (at) {
      put(rows, at, formula === null ? plainValue(value, at.kind, shared) : { formula });
      at = null;
    }
  });
  parser.write(sheet).close();
  return Array.from(rows, (cells) => Array.from(cells ?? [], (cell) => cell ?? ""));
}

function put(rows: Cell[][], { row, column }: { row: number; column: number }, cell: Cell): void {
  rows[row - 1] ??= [];
  rows[row - 1]![column - 1] = cell;
}

function plainValue(value: string, kind: string, shared: string[]): string {
  if (kind === "s") return shared[Number(value)] ?? refuseFile("The workbook is damaged.");
  if (kind === "b") return value === "1" ? "TRUE" : "FALSE";
  return kind === "n" ? number(value) : unescaped(value);
}

/** 0.30000000000000004 is how the file writes 0.3. */
const number = (value: string) => {
  const parsed = Number(value);
  return value.trim() === "" || Number.isNaN(parsed) ? value : String(Number(parsed.toPrecision(15)));
};

const columnOf = (place: string): number =>
  [...(/^[A-Z]{1,3}(?=\d)/.exec(place)?.[0] ?? "")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
