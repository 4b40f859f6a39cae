// The performance page on paper, for a candidate to print or share.
import type { progress } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { type Pdf, pdfFonts, writePdf } from "../../documents/pdf.ts";
import type { Call } from "../../http/route.ts";
import type { Translate } from "../../languages/words.ts";
import { wordsFor } from "../../languages/words-for.ts";
import { readSiteName } from "../site/public.ts";
import { performanceOf } from "./performance.ts";
import type { Totals } from "./queries.ts";
import { streakFor } from "./streak-of-candidate.ts";

const GREEN = "#0B6B3A";
const MUTED = "#4A5B52";
const LINE = "#D5DFD9";
const WIDTH = 483;
const LEFT = 56;

const longDay = (t: Translate, day: string) => t.day(`${day}T00:00:00Z`, { dateStyle: "long", timeZone: "UTC" });

const hours = (t: Translate, seconds: number) => t("{n} h", { n: (seconds / 3600).toFixed(1) });
const percent = (value: number | null) => (value === null ? "–" : `${value}%`);

type ReportRow = Awaited<ReturnType<typeof performanceOf>>;

export async function report({ db, user, input, now, context }: Call<typeof progress.report>) {
  const page = await performanceOf(db, user.id, input, now);
  const { streak } = await streakFor(db, user.id, lagosDay(now));
  const person = await db
    .selectFrom("candidates")
    .select(["first_name", "last_name", "is_demo"])
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  const subject = input.subject_id ? page.subjects[0]?.name : undefined;
  const t = await wordsFor(db, user.id);
  const title = t("{name}'s performance", { name: `${person.first_name} ${person.last_name}` });
  const site = await readSiteName(db, context);
  const bytes = await writePdf(
    title,
    (pdf) => {
      const days = t("{from} to {to}", { from: longDay(t, page.from), to: longDay(t, page.to) });
      drawHead(pdf, { site, title, under: `${days} · ${subject ?? t("All subjects")}` });
      if (person.is_demo)
        pdf.font(pdfFonts.italic).text(t("Demo data, generated to show the product.")).font(pdfFonts.text);
      drawTotals(pdf, t, page.totals, page.before, streak.days);
      drawRows(
        pdf,
        t("Subjects"),
        page.subjects.map(({ name, questions, percent }) => [
          name,
          t("{n, plural, one {# question} other {# questions}}", { n: questions }),
          `${percent}%`,
        ]),
      );
      drawRows(pdf, t("Strengths"), page.strengths.map(topicRow(t)));
      drawRows(pdf, t("Topics to work on"), page.weaknesses.map(topicRow(t)));
      drawRows(
        pdf,
        t("Achievements"),
        page.achievements.flatMap(({ name, earned_at }) =>
          earned_at ? [[t.told(name), "", longDay(t, lagosDay(new Date(earned_at)))]] : [],
        ),
      );
      pdf.moveDown().fontSize(9).fillColor(MUTED);
      pdf.text(
        t(
          "Averages are for full tests. Subject and topic scores are the percentage of questions answered correctly. Study hours are time spent in tests.",
        ),
        LEFT,
      );
    },
    t.tag,
  );
  return { name: `performance-${lagosDay(now)}.pdf`, mime_type: "application/pdf", base64: bytes.toString("base64") };
}

const topicRow =
  (t: Translate) =>
  ({ name, subject_name, correct, total, percent }: ReportRow["strengths"][number]) => [
    name,
    `${subject_name} · ${t("{correct} of {total}", { correct, total })}`,
    `${percent}%`,
  ];

function drawHead(pdf: Pdf, { site, title, under }: { site: string; title: string; under: string }) {
  pdf.rect(0, 0, 596, 10).fill(GREEN);
  pdf.fillColor(GREEN).font(pdfFonts.bold).fontSize(12).text(site, LEFT, 40);
  pdf.fillColor("#14201A").fontSize(20).text(title, { lineGap: 4 });
  pdf.font(pdfFonts.text).fontSize(10.5).fillColor(MUTED);
  pdf.text(under).moveDown();
}

function drawTotals(pdf: Pdf, t: Translate, now: Totals, before: Totals, streak: number): void {
  const was = (figure: string | number) => t("before: {figure}", { figure });
  const figures = [
    [percent(now.average_score), t("Average score"), was(percent(before.average_score))],
    [String(now.tests), t("Tests taken"), was(before.tests)],
    [String(now.questions), t("Questions solved"), was(before.questions)],
    [hours(t, now.seconds), t("Study hours"), was(hours(t, before.seconds))],
    [String(streak), t("Streak (days)"), t("today")],
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
