// The report as a download for staff: a table of days for spreadsheets, pages for reading.
import type { AnalyticsReport, analytics } from "@sabiprep/contract";
import { type CsvCell, writeCsv } from "@sabiprep/formats";
import { pdfFonts, writePdf } from "../../documents/pdf.ts";
import type { Call } from "../../http/route.ts";
import { exportFileUrl, storeFile } from "../files/public.ts";
import { aggregateFirst } from "./aggregate-days.ts";
import { reportOf } from "./report.ts";

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
};

export async function exportReport({ db, context, user, input, now, recordAudit }: Call<typeof analytics.export>) {
  await aggregateFirst(db, now);
  const report = await reportOf(db, input.period, now);
  const bytes = await writers[input.format](report);
  const name = `analytics-${report.from}-to-${report.to}.${input.format}`;
  const mime_type = types[input.format];
  const file = await storeFile(context, db, { purpose: "export", name, mime_type, bytes });
  recordAudit({ after: input });
  return { url: await exportFileUrl(context, db, file.uuid, user, now), name };
}

const naira = (kobo: number) => kobo / 100;

const dayHead = [
  "Day",
  "Landing page views",
  "Sign-ups",
  "Verified",
  "Active students",
  "Tests started",
  "Tests finished",
  "Revenue (NGN)",
];
const dayRows = ({ days }: AnalyticsReport): CsvCell[][] =>
  days.map((day) => [
    day.day,
    day.page_loads,
    day.sign_ups,
    day.verified,
    day.active,
    day.tests_started,
    day.tests_finished,
    naira(day.revenue_kobo),
  ]);

const subjectRows = ({ subjects }: AnalyticsReport): CsvCell[][] =>
  subjects.map(({ name, tests, average_score }) => [name, tests, average_score]);

const cohortRows = ({ cohorts }: AnalyticsReport): CsvCell[][] =>
  cohorts.map(({ week, size, returned }) => [week, size, ...returned]);

const writers: Record<"csv" | "xlsx" | "pdf", (report: AnalyticsReport) => Promise<Buffer>> = {
  csv: async (report) =>
    Buffer.from(
      writeCsv([
        dayHead,
        ...dayRows(report),
        [],
        ["Subject", "Tests", "Average score (%)"],
        ...subjectRows(report),
        [],
        ["Funnel step", "Count"],
        ...report.funnel.map(({ step, count }) => [step, count]),
        [],
        ["Sign-up week", "Candidates", "Students who took a test in week 0, 1, 2 …"],
        ...cohortRows(report),
      ]),
    ),
  xlsx: async (report) => {
    const sheet = (name: string, head: string[], rows: CsvCell[][]) => ({
      sheet: name,
      data: [head.map((value) => ({ value, fontWeight: "bold" as const })), ...rows.map((row) => row.map(asCell))],
    });
    const { default: writeXlsxFile } = await import("write-excel-file/node");
    return writeXlsxFile([
      sheet("Days", dayHead, dayRows(report)),
      sheet("Subjects", ["Subject", "Tests", "Average score (%)"], subjectRows(report)),
      sheet(
        "Funnel",
        ["Step", "Count"],
        report.funnel.map(({ step, count }) => [step, count]),
      ),
      sheet("Retention", ["Week", "Candidates", "Week 0, 1, 2 …"], cohortRows(report)),
    ]).toBuffer();
  },
  pdf: async (report) =>
    writePdf(`Analytics ${report.from} to ${report.to}`, (pdf) => {
      const heading = (text: string) =>
        pdf.moveDown().font(pdfFonts.bold).fontSize(13).text(text).font(pdfFonts.text).fontSize(10);
      pdf.font(pdfFonts.bold).fontSize(18).text("Analytics").font(pdfFonts.text).fontSize(10);
      pdf.text(`${report.from} to ${report.to}, days in Lagos`);
      heading("Totals");
      const { totals } = report;
      pdf.text(`Sign-ups: ${totals.sign_ups}`);
      pdf.text(`Active students: ${totals.active}`);
      pdf.text(`Tests started: ${totals.tests_started}, finished: ${totals.tests_finished}`);
      pdf.text(`Average score: ${totals.average_score === null ? "none yet" : `${totals.average_score} %`}`);
      pdf.text(`Revenue minus refunds: ₦${naira(totals.revenue_kobo).toLocaleString("en-NG")}`);
      heading("From the landing page to the first test");
      for (const { step, count } of report.funnel) pdf.text(`${step}: ${count}`);
      heading("Scores by subject");
      for (const { name, tests, average_score } of report.subjects)
        pdf.text(`${name}: ${average_score} % in ${tests} tests`);
      heading("Day by day");
      for (const day of report.days)
        pdf.text(
          `${day.day}   sign-ups ${day.sign_ups}, active ${day.active}, tests ${day.tests_finished}, ₦${naira(day.revenue_kobo).toLocaleString("en-NG")}`,
        );
    }),
};

const asCell = (value: CsvCell) =>
  value === null || value === undefined ? null : { value: typeof value === "boolean" ? String(value) : value };
