// The performance page on paper, for a candidate to print or hand on.
import type { progress } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { type Pdf, pdfFonts, writePdf } from "../../documents/pdf.ts";
import type { Call } from "../../http/route.ts";
import { readSiteName } from "../site/public.ts";
import { performanceOf } from "./performance.ts";
import type { Totals } from "./queries.ts";
import { streakFor } from "./streak-of-candidate.ts";

const GREEN = "#0B6B3A";
const MUTED = "#4A5B52";
const LINE = "#D5DFD9";
const WIDTH = 483;
const LEFT = 56;

const longDay = (day: string) =>
  new Intl.DateTimeFormat("en-NG", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

const hours = (seconds: number) => `${(seconds / 3600).toFixed(1)} h`;
const percent = (value: number | null) => (value === null ? "–" : `${value}%`);

type Shown = Awaited<ReturnType<typeof performanceOf>>;

export async function report({ db, user, input, now, house }: Call<typeof progress.report>) {
  const page = await performanceOf(db, user.id, input, now);
  const { streak } = await streakFor(db, user.id, lagosDay(now));
  const person = await db
    .selectFrom("candidates")
    .select(["first_name", "last_name", "is_demo"])
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  const subject = input.subject_id ? page.subjects[0]?.name : undefined;
  const title = `Performance of ${person.first_name} ${person.last_name}`;
  const site = await readSiteName(db, house);
  const bytes = await writePdf(title, (pdf) => {
    drawHead(pdf, { site, title, page, subject: subject ?? "All subjects" });
    if (person.is_demo) pdf.font(pdfFonts.italic).text("Demo data, generated to show the product.").font(pdfFonts.text);
    drawTotals(pdf, page.totals, page.before, streak.days);
    drawRows(
      pdf,
      "Subjects",
      page.subjects.map(({ name, questions, percent }) => [name, `${questions} questions`, `${percent}%`]),
    );
    drawRows(pdf, "Strengths", page.strengths.map(topicRow));
    drawRows(pdf, "Topics to work on", page.weaknesses.map(topicRow));
    drawRows(
      pdf,
      "Achievements",
      page.achievements.flatMap(({ name, earned_at }) =>
        earned_at ? [[name, "", longDay(lagosDay(new Date(earned_at)))]] : [],
      ),
    );
    pdf.moveDown().fontSize(9).fillColor(MUTED);
    pdf.text(
      "Averages are of whole tests; subjects and topics are shares of the questions asked. Study hours are time in tests.",
      LEFT,
    );
  });
  return { name: `performance-${lagosDay(now)}.pdf`, mime_type: "application/pdf", base64: bytes.toString("base64") };
}

const topicRow = ({ name, subject_name, correct, total, percent }: Shown["strengths"][number]) => [
  name,
  `${subject_name} · ${correct} of ${total}`,
  `${percent}%`,
];

function drawHead(
  pdf: Pdf,
  { site, title, page, subject }: { site: string; title: string; page: Shown; subject: string },
) {
  pdf.rect(0, 0, 596, 10).fill(GREEN);
  pdf.fillColor(GREEN).font(pdfFonts.bold).fontSize(12).text(site, LEFT, 40);
  pdf.fillColor("#14201A").fontSize(20).text(title, { lineGap: 4 });
  pdf.font(pdfFonts.text).fontSize(10.5).fillColor(MUTED);
  pdf.text(`${longDay(page.from)} to ${longDay(page.to)} · ${subject}`).moveDown();
}

function drawTotals(pdf: Pdf, now: Totals, before: Totals, streak: number): void {
  const figures = [
    [percent(now.average_score), "Average score", `before: ${percent(before.average_score)}`],
    [String(now.tests), "Tests taken", `before: ${before.tests}`],
    [String(now.questions), "Questions solved", `before: ${before.questions}`],
    [hours(now.seconds), "Study hours", `before: ${hours(before.seconds)}`],
    [String(streak), "Days of streak", "today"],
  ];
  const top = pdf.y;
  const each = WIDTH / figures.length;
  for (const [at, [figure, label, note]] of figures.entries()) {
    const x = LEFT + at * each;
    pdf.font(pdfFonts.bold).fontSize(18).fillColor(GREEN).text(figure!, x, top, { width: each });
    pdf
      .font(pdfFonts.text)
      .fontSize(9)
      .fillColor("#14201A")
      .text(label!, x, top + 24, { width: each });
    pdf.fillColor(MUTED).text(note!, x, top + 37, { width: each });
  }
  pdf.y = top + 60;
}

function drawRows(pdf: Pdf, title: string, rows: string[][]): void {
  if (rows.length === 0) return;
  if (pdf.y > 700) pdf.addPage();
  pdf
    .font(pdfFonts.bold)
    .fontSize(13)
    .fillColor("#14201A")
    .text(title, LEFT, pdf.y + 10)
    .moveDown(0.4);
  for (const [name, middle, right] of rows) {
    if (pdf.y > 760) pdf.addPage();
    const y = pdf.y;
    pdf
      .font(pdfFonts.text)
      .fontSize(10.5)
      .fillColor("#14201A")
      .text(name!, LEFT, y, { width: 230, ellipsis: true, height: 14 });
    pdf.fillColor(MUTED).text(middle!, LEFT + 235, y, { width: 150, ellipsis: true, height: 14 });
    pdf
      .font(pdfFonts.bold)
      .fillColor("#14201A")
      .text(right!, LEFT + 385, y, { width: WIDTH - 385, align: "right" });
    pdf
      .moveTo(LEFT, y + 17)
      .lineTo(LEFT + WIDTH, y + 17)
      .strokeColor(LINE)
      .stroke();
    pdf.y = y + 21;
  }
}
