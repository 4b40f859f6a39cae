// PDF files: receipts, reports, notes. The built-in fonts of PDF have neither ₦ nor the diacritics of our languages, so
// DejaVu goes in, cut down to the letters used. What is large and seldom needed (this, pictures, spreadsheets, mail, push) is
// imported when it is needed: a start does not wait for it, and an idle process does not hold it.
import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";

const require = createRequire(import.meta.url);
const fontFile = (name: string) => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

export type Pdf = InstanceType<typeof PDFDocument>;

export const pdfFonts = { text: "text", bold: "bold", italic: "italic", mono: "mono" } as const;

/** Draws an A4 document and answers with its bytes. `draw` finds the fonts of `pdfFonts` registered. */
export async function writePdf(title: string, draw: (pdf: Pdf) => void, language = "en"): Promise<Buffer> {
  const { default: Document } = await import("pdfkit");
  const pdf = new Document({
    size: "A4",
    margin: 56,
    info: { Title: title },
    lang: `${language}-NG`,
    displayTitle: true,
  });
  pdf.registerFont(pdfFonts.text, fontFile("DejaVuSans"));
  pdf.registerFont(pdfFonts.bold, fontFile("DejaVuSans-Bold"));
  pdf.registerFont(pdfFonts.italic, fontFile("DejaVuSans-Oblique"));
  pdf.registerFont(pdfFonts.mono, fontFile("DejaVuSansMono"));
  pdf.font(pdfFonts.text).fontSize(10.5);
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
  draw(pdf);
  pdf.end();
  return whole;
}
