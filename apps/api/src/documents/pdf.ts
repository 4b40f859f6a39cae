// PDF files: receipts, reports, notes. PDF's built-in fonts have neither ₦ nor the diacritics of our languages, so we
// embed DejaVu, cut down to the letters used. Large and rarely needed modules (this, pictures, spreadsheets, email,
// push) are imported on demand. So the start does not wait for them, and an idle process does not keep them in memory.
import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";

const require = createRequire(import.meta.url);
const fontFile = (name: string) => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

export type Pdf = InstanceType<typeof PDFDocument>;

export const pdfFonts = { text: "text", bold: "bold", italic: "italic", mono: "mono" } as const;

/** Draws an A4 document and returns its bytes. When `draw` is called, the fonts of `pdfFonts` are registered. */
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
