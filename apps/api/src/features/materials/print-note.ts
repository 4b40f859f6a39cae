// A note as a printed sheet: A4, our colours, formulas as readable Unicode.
import { type Pdf, pdfFonts, writePdf } from "../../documents/pdf.ts";
import { drawTable } from "./draw-table.ts";
import type { NotePart, Run } from "./note-parts.ts";

/** A picture of the note, ready to be printed. */
type PrintedNote = Map<string, Buffer>;

interface Sheet {
  title: string;
  subject: string;
  site: string;
  parts: NotePart[];
  pictures?: PrintedNote;
}

const GREEN = "#0B6B3A";
const SUN = "#FFC72C";
const INK = "#14201A";
const MUTED = "#4A5B52";
const TINT = "#F3F8F5";
const LEFT = 56;
const WIDTH = 483;
const BOTTOM = 770;

export const printNote = ({ title, subject, site, parts, pictures = new Map() }: Sheet): Promise<Buffer> =>
  writePdf(title, (pdf) => {
    pdf.rect(0, 0, 595.28, 10).fill(GREEN).rect(0, 10, 595.28, 3).fill(SUN);
    pdf.fillColor(GREEN).font(pdfFonts.bold).fontSize(10).text(`${site} · ${subject}`, LEFT, 40, { width: WIDTH });
    pdf.fillColor(INK).fontSize(19).text(title, { width: WIDTH }).moveDown(0.6);
    for (const part of parts) drawPart(pdf, part, pictures);
    pdf.moveDown(1).font(pdfFonts.text).fontSize(8).fillColor(MUTED);
    pdf.text(`Original study note by ${site}. Free to print and share for study.`, LEFT, undefined, { width: WIDTH });
  });

function drawPart(pdf: Pdf, part: NotePart, pictures: PrintedNote): void {
  switch (part.kind) {
    case "heading":
      if (pdf.y > BOTTOM - 60) pdf.addPage();
      pdf.moveDown(0.4).fillColor(GREEN).fontSize(12.5);
      drawRuns(
        pdf,
        part.runs.map((run) => ({ ...run, bold: true })),
        LEFT,
        WIDTH,
      );
      pdf.moveDown(0.25);
      return;
    case "paragraph":
      pdf.fillColor(INK).fontSize(10.5);
      drawRuns(pdf, part.runs, LEFT, WIDTH);
      pdf.moveDown(0.5);
      return;
    case "list":
      for (const [at, item] of part.items.entries()) {
        pdf.fillColor(INK).fontSize(10.5);
        if (pdf.y > BOTTOM - 14) pdf.addPage();
        const top = pdf.y;
        pdf
          .font(pdfFonts.bold)
          .fillColor(GREEN)
          .text(part.ordered ? `${at + 1}.` : "•", LEFT, top, { width: 18 });
        pdf.y = top;
        pdf.fillColor(INK);
        drawRuns(pdf, item, LEFT + 20, WIDTH - 20);
        pdf.moveDown(0.2);
      }
      pdf.moveDown(0.3);
      return;
    case "formula":
      drawFormula(pdf, part.text);
      return;
    case "figure":
      drawFigure(pdf, part, pictures.get(part.picture));
      return;
    case "table":
      drawTable(pdf, part, { left: LEFT, width: WIDTH, bottom: BOTTOM });
  }
}

/** As large as on the screen, or as the sheet allows. If the picture is missing, its alt text is printed. */
function drawFigure(pdf: Pdf, { alt, width, height }: Extract<NotePart, { kind: "figure" }>, picture?: Buffer): void {
  if (!picture) {
    pdf.font(pdfFonts.italic).fontSize(9.5).fillColor(MUTED).text(alt, LEFT, pdf.y, { width: WIDTH });
    pdf.moveDown(0.5);
    return;
  }
  const scale = Math.min(1, WIDTH / width);
  const tall = height * scale;
  if (pdf.y + tall > BOTTOM) pdf.addPage();
  const top = pdf.y + 4;
  pdf.image(picture, LEFT, top, { width: width * scale });
  pdf.x = LEFT;
  pdf.y = top + tall;
  pdf.moveDown(0.8);
}

/** One paragraph of plain, bold and underlined runs. */
function drawRuns(pdf: Pdf, runs: Run[], left: number, width: number): void {
  const top = pdf.y;
  for (const [at, { text, bold, underline }] of runs.entries()) {
    const options = { width, continued: at < runs.length - 1, lineGap: 2.5, underline };
    pdf.font(bold ? pdfFonts.bold : pdfFonts.text);
    if (at === 0) pdf.text(text, left, top, options);
    else pdf.text(text, options);
  }
}

function drawFormula(pdf: Pdf, text: string): void {
  pdf.font(pdfFonts.text).fontSize(11.5);
  const height = pdf.heightOfString(text, { width: WIDTH - 32 }) + 12;
  if (pdf.y + height > BOTTOM) pdf.addPage();
  const top = pdf.y;
  pdf.roundedRect(LEFT, top, WIDTH, height, 6).fill(TINT);
  pdf.fillColor(INK).text(text, LEFT + 16, top + 6, { width: WIDTH - 32, align: "center" });
  pdf.y = top + height;
  pdf.moveDown(0.5);
}
