// Slips to cut out, twelve on an A4 page. The QR opens the sign-in page with everything filled in. It is behind a # and
// so in no log.
import { encode } from "uqr";
import type { AppContext } from "../../app-context.ts";
import { type Pdf, pdfFonts, writePdf } from "../../documents/pdf.ts";
import { readSiteName } from "../site/public.ts";

export interface Slip {
  name: string;
  number: string;
  code: string;
}

interface Heading {
  school: string;
  school_code: string;
  class: string;
}

const COLUMNS = 3;
const ROWS = 4;
const SLIPS_A_PAGE = COLUMNS * ROWS;
const MARGIN = 24;
const WIDTH = (595.28 - 2 * MARGIN) / COLUMNS;
const HEIGHT = (841.89 - 2 * MARGIN) / ROWS;
const QR = 74;

/** An 8-character code is read in two groups. */
const grouped = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

const slipAddress = (publicUrl: string, school: string, { number, code }: Slip): string =>
  `${publicUrl}/school-sign-in#${new URLSearchParams({ s: school, n: number, c: code })}`;

export async function drawSlips(context: AppContext, heading: Heading, slips: readonly Slip[]): Promise<Buffer> {
  const site = await readSiteName(context.db, context);
  return writePdf(`${heading.school}, ${heading.class}`, (pdf) => {
    pdf.page.margins = { top: 0, bottom: 0, left: 0, right: 0 };
    for (const [at, slip] of slips.entries()) {
      const place = at % SLIPS_A_PAGE;
      if (at > 0 && place === 0) pdf.addPage();
      const x = MARGIN + (place % COLUMNS) * WIDTH;
      const y = MARGIN + Math.floor(place / COLUMNS) * HEIGHT;
      drawSlip(pdf, { x, y }, { site, ...heading }, slip, slipAddress(context.publicUrl, heading.school_code, slip));
    }
  });
}

function drawSlip(
  pdf: Pdf,
  { x, y }: { x: number; y: number },
  heading: Heading & { site: string },
  slip: Slip,
  address: string,
): void {
  const left = x + 10;
  const width = WIDTH - 20;
  pdf.rect(x, y, WIDTH, HEIGHT).lineWidth(0.5).dash(3, { space: 3 }).stroke("#8A978F").undash();
  const line = (text: string, top: number, size: number, font: string, colour = "#14201A") =>
    pdf
      .font(font)
      .fontSize(size)
      .fillColor(colour)
      .text(text, left, y + top, { width, height: size * 1.3, lineBreak: false, ellipsis: true });
  line(`${heading.site} · ${heading.class}`, 10, 8, pdfFonts.text, "#4A5B52");
  line(heading.school, 22, 8, pdfFonts.text, "#4A5B52");
  line(slip.name, 36, 10, pdfFonts.bold);
  const pair = (label: string, value: string, top: number) => {
    line(label, top, 7, pdfFonts.text, "#4A5B52");
    line(value, top + 9, 11, pdfFonts.mono);
  };
  pair("School code", heading.school_code, 54);
  pair("Admission number", slip.number, 80);
  pair("Sign-in code", grouped(slip.code), 106);
  drawQr(pdf, address, left, y + HEIGHT - QR - 8);
  pdf
    .font(pdfFonts.text)
    .fontSize(6.5)
    .fillColor("#4A5B52")
    .text(
      `Scan this, or open ${address.split("#")[0]!.replace(/^https?:\/\//, "")} and type the three lines above. Then choose your own password. Do not share this slip.`,
      left + QR + 6,
      y + HEIGHT - QR - 4,
      { width: width - QR - 6, height: QR },
    );
}

function drawQr(pdf: Pdf, text: string, x: number, y: number): void {
  const { size, data } = encode(text, { ecc: "M", border: 2 });
  const unit = QR / size;
  for (const [row, cells] of data.entries())
    for (const [column, dark] of cells.entries())
      if (dark) pdf.rect(x + column * unit, y + row * unit, unit + 0.05, unit + 0.05);
  pdf.fill("#000000");
}
