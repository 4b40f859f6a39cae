// The grid of a class as a file: a spreadsheet, or a PDF to print. Without names it can be shown to the class.
import type { DataOf, setWork } from "@sabiprep/contract";
import { type Pdf, pdfFonts, writePdf } from "../../../documents/pdf.ts";
import type { Call } from "../../../http/route.ts";
import { english } from "../../../languages/words.ts";
import { exportFileUrl, storeFile } from "../../files/public.ts";
import { classIn, standingIn } from "../standing.ts";
import { gridOf } from "./class-grid.ts";

type Grid = DataOf<typeof setWork.classGrid>;
type Cell = Grid["pupils"][number]["cells"][number];

const types = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
};

export async function gridFile({ db, user, input, context, now, recordAudit }: Call<typeof setWork.gridFile>) {
  const school = await standingIn(db, user, input.school_id);
  const schoolClass = await classIn(db, school, input.class_id, now);
  const grid = await gridOf(db, school, schoolClass, now);
  const table = tableOf(grid, input.names);
  const title = `${school.name}, ${schoolClass.name}`;
  const bytes = input.format === "xlsx" ? await sheetOf(schoolClass.name, table) : await pagesOf(title, table, now);
  const name = `class-work-${schoolClass.name.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}.${input.format}`;
  const file = await storeFile(context, db, { purpose: "export", name, mime_type: types[input.format], bytes });
  recordAudit({ subject: schoolClass.uuid, after: { format: input.format, names: input.names } });
  return { url: await exportFileUrl(context, db, file.uuid, user, now) };
}

interface Table {
  head: string[];
  rows: (string | number)[][];
}

/** Without names the pupils are numbered in the order of their best scores, so a number says nothing about a name. */
function tableOf({ work, pupils }: Grid, names: boolean): Table {
  const average = ({ cells }: Grid["pupils"][number]) => cells.reduce((sum, { score }) => sum + (score ?? 0), 0);
  const shown = names ? pupils : pupils.toSorted((a, b) => average(b) - average(a));
  return {
    head: ["Pupil", ...work.map(({ title, closes_at }) => `${title} (${dayOf(closes_at)})`)],
    rows: shown.map(({ first_name, last_name, cells }, at) => [
      names ? `${last_name} ${first_name}` : `Pupil ${at + 1}`,
      ...cells.map(textOf),
    ]),
  };
}

const dayOf = (moment: string) => english.day(moment, { day: "numeric", month: "short", timeZone: "Africa/Lagos" });

function textOf({ state, score }: Cell): string | number {
  if (state === "done") return score ?? "done";
  if (state === "late") return score === null ? "late" : `${score} late`;
  return state === "not_given" ? "" : state.replace("_", " ");
}

async function sheetOf(name: string, { head, rows }: Table): Promise<Buffer> {
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  const data = [
    head.map((value) => ({ value, type: String, fontWeight: "bold" as const })),
    ...rows.map((row) =>
      row.map((value) =>
        typeof value === "number" ? { value, type: Number } : { value: value || null, type: String },
      ),
    ),
  ];
  const sheet = name.replaceAll(/[\\/?*[\]:]/g, " ").slice(0, 31);
  return writeXlsxFile([{ sheet, data: data as never }]).toBuffer();
}

const NAME_WIDTH = 150;
const MOST_COLUMNS = 7;
const LINE = 16;
const HEAD = 62;

/** Seven pieces of work on a page, newest first. More continue on further pages with the names again. */
const pagesOf = (title: string, table: Table, now: Date): Promise<Buffer> =>
  writePdf(title, (pdf) => {
    const columns = Math.max(1, table.head.length - 1);
    for (let from = 0; from < columns; from += MOST_COLUMNS) {
      if (from > 0) pdf.addPage();
      drawColumns(pdf, `${title}, ${english.day(now, { dateStyle: "long", timeZone: "Africa/Lagos" })}`, table, from);
    }
  });

function drawColumns(pdf: Pdf, title: string, { head, rows }: Table, from: number): void {
  const left = pdf.page.margins.left;
  const width = (pdf.page.width - 2 * left - NAME_WIDTH) / MOST_COLUMNS;
  const bottom = pdf.page.height - pdf.page.margins.bottom;
  const places = Array.from({ length: Math.min(MOST_COLUMNS, head.length - 1 - from) }, (_, at) => from + at + 1);
  let y = 0;
  const begin = () => {
    pdf.font(pdfFonts.bold).fontSize(12).text(title, left, pdf.page.margins.top);
    y = pdf.page.margins.top + 26;
    pdf.fontSize(8);
    const cell = { width: width - 6, height: HEAD - 4, ellipsis: true };
    for (const [at, place] of places.entries()) pdf.text(head[place]!, left + NAME_WIDTH + at * width, y, cell);
    y += HEAD;
    pdf.font(pdfFonts.text).fontSize(9);
  };
  begin();
  for (const row of rows) {
    if (y + LINE > bottom) {
      pdf.addPage();
      begin();
    }
    const one = { height: LINE, ellipsis: true, lineBreak: false };
    pdf.text(String(row[0]), left, y, { ...one, width: NAME_WIDTH - 8 });
    for (const [at, place] of places.entries())
      pdf.text(String(row[place]), left + NAME_WIDTH + at * width, y, { ...one, width: width - 4 });
    y += LINE;
  }
}
