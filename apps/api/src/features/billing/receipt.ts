// A receipt as PDF, created on request from the payment itself. Browsers fetch it by a signed, short-lived link.
import { createHmac, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { type Pdf, pdfFonts, writePdf } from "../../documents/pdf.ts";
import { fail } from "../../http/failure.ts";
import type { Translate } from "../../languages/words.ts";
import { wordsFor } from "../../languages/words-for.ts";
import { readSiteName } from "../site/public.ts";
import { durationWords, longDay, naira, receiptNumber } from "./money.ts";

const LINK_MS = 10 * 60_000;

export function receiptUrl({ secret }: AppContext, reference: string, now: Date): string {
  const expires = Math.floor((now.getTime() + LINK_MS) / 1000);
  return `/api/receipts/${encodeURIComponent(reference)}?expires=${expires}&signature=${signatureOf(secret, reference, expires)}`;
}

export function isSignedReceipt(
  { secret }: AppContext,
  reference: string,
  expires: number,
  signature: string,
  now: Date,
) {
  const right = Buffer.from(signatureOf(secret, reference, expires));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right) && expires * 1000 > now.getTime();
}

const signatureOf = (secret: Buffer, reference: string, expires: number) =>
  createHmac("sha256", secret).update(`receipt:${reference}:${expires}`).digest("base64url");

interface ReceiptRow {
  id: number;
  candidate_id: number | null;
  reference: string;
  name: string | null;
  email: string | null;
  plan: string;
  duration: keyof typeof durationWords;
  amount_kobo: number;
  channel: string | null;
  card: string | null;
  paid_at: string;
  starts_at: string | null;
  ends_at: string | null;
  returned_kobo: number;
}

export async function drawReceipt(context: AppContext, reference: string): Promise<{ name: string; bytes: Buffer }> {
  const { rows } = await sql<ReceiptRow>`
    select p.id, p.candidate_id, p.reference, c.first_name || ' ' || c.last_name as name, c.email, l.name as plan,
      p.duration, p.amount_kobo,
      p.channel, p.card, p.paid_at, g.starts_at, g.ends_at,
      (select coalesce(sum(r.amount_kobo), 0)::int from refunds r where r.payment_id = p.id
        and r.state = 'processed') as returned_kobo
    from payments p join plans l on l.id = p.plan_id
    left join candidates c on c.id = p.candidate_id left join grants g on g.payment_id = p.id
    where p.reference = ${reference}`.execute(context.db);
  const paid = rows[0] ?? fail("not_found", "We could not find that payment.");
  const number = receiptNumber(paid.id);
  const site = await readSiteName(context.db, context);
  const t = await wordsFor(context.db, paid.candidate_id);
  const bytes = await writePdf(
    t("Receipt {number}", { number }),
    (pdf) => {
      head(pdf, site, number, t("Receipt"));
      lines(pdf, linesOf(paid, t));
      total(pdf, paid, t);
      pdf.fontSize(9).fillColor("#4A5B52").font(pdfFonts.text);
      const email = context.config.SUPPORT_EMAIL;
      pdf.text(t("{site} · {email}. Paid through Paystack. Prices include all taxes.", { site, email }), 56, 760);
    },
    t.tag,
  );
  return { name: `receipt-${number}.pdf`, bytes };
}

function linesOf(paid: ReceiptRow, t: Translate): [string, string][] {
  const period =
    paid.starts_at && paid.ends_at
      ? t("{from} to {to}", { from: longDay(paid.starts_at, t), to: longDay(paid.ends_at, t) })
      : "";
  const how = [paid.channel?.replaceAll("_", " "), paid.card].filter(Boolean).join(", ");
  const all: [string, string | null][] = [
    [t("Received from"), paid.name],
    [t("Email"), paid.email],
    [t("Date"), longDay(paid.paid_at, t)],
    [t("For"), `${paid.plan}, ${t(durationWords[paid.duration])}`],
    [t("Period"), period],
    [t("Payment method"), how],
    [t("Reference"), paid.reference],
  ];
  return all.filter((line): line is [string, string] => Boolean(line[1]));
}

function head(pdf: Pdf, site: string, number: string, title: string): void {
  pdf.rect(0, 0, pdf.page.width, 10).fill("#0B6B3A");
  pdf.rect(0, 10, pdf.page.width, 4).fill("#FFC72C");
  pdf.fillColor("#0B6B3A").font(pdfFonts.bold).fontSize(16).text(site, 56, 56);
  pdf.fillColor("#14201A").fontSize(24).text(title, 56, 96);
  pdf.font(pdfFonts.text).fontSize(11).fillColor("#4A5B52").text(number, 56, 128);
}

function lines(pdf: Pdf, all: [string, string][]): void {
  let y = 176;
  for (const [label, value] of all) {
    pdf.font(pdfFonts.text).fontSize(10.5).fillColor("#4A5B52").text(label, 56, y);
    pdf.font(pdfFonts.bold).fillColor("#14201A").text(value, 190, y, { width: 340 });
    y = Math.max(pdf.y, y + 14) + 10;
    pdf
      .moveTo(56, y - 5)
      .lineTo(539, y - 5)
      .lineWidth(0.5)
      .stroke("#D5DFD9");
  }
  pdf.y = y + 10;
}

function total(pdf: Pdf, { amount_kobo, returned_kobo }: ReceiptRow, t: Translate): void {
  const { y } = pdf;
  pdf.font(pdfFonts.bold).fontSize(18).fillColor("#14201A");
  pdf.text(t("Total paid"), 56, y).text(naira(amount_kobo), 300, y, { width: 239, align: "right" });
  if (returned_kobo === 0) return;
  pdf
    .fontSize(12)
    .fillColor("#B3261E")
    .text(t("Refunded"), 56, y + 32);
  pdf.text(`−${naira(returned_kobo)}`, 300, y + 32, { width: 239, align: "right" });
}
