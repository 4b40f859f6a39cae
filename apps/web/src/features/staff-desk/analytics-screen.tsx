import { type AnalyticsReport, analytics, exportFormats, type Period, periods } from "@sabiprep/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ArrowLeft, BanknoteArrowUp, Download, Flame, SquareCheckBig, UserPlus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { naira } from "../../lib/naira.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { DemoLabel } from "../../pieces/demo-label.tsx";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import { LineChart } from "../../ui/charts/line-chart.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { StatCard } from "../../ui/stat-card.tsx";
import { toast } from "../../ui/toast.tsx";
import { CohortTable } from "./cohort-table.tsx";
import { saveFrom } from "./save-from.ts";
import { SignUpFunnel } from "./sign-up-funnel.tsx";
import { ago, whole } from "./staff-words.ts";
import { SubjectScores } from "./subject-scores.tsx";
import "../../styles/staff-desk.css";

const periodNames = (): Record<Period, string> => ({
  "7d": t("Last 7 days"),
  "30d": t("Last 30 days"),
  "90d": t("Last 90 days"),
  "1y": t("Last year"),
});

export function AnalyticsScreen() {
  usePageTitle(t("Analytics"));
  const [period, setPeriod] = useState<Period>("30d");
  const report = useQuery({ ...read(analytics.report, { period }), placeholderData: keepPreviousData });
  return (
    <div className="stack gap-6">
      <Link to={paths.admin} className="row gap-2 justify-self-start font-bold">
        <ArrowLeft className="icon" aria-hidden="true" />
        {t("Back to dashboard")}
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="stack gap-1">
          <div className="flex flex-wrap items-center gap-3">
            <h1>{t("Analytics")}</h1>
            <DemoLabel shown={report.data?.includes_demo} />
          </div>
          <p className="text-muted">
            {report.data?.folded_at
              ? t("We counted these on our server, {when}. We do not track users.", {
                  when: ago(report.data.folded_at),
                })
              : t("We count these on our server. We do not track users.")}
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <Select
            name="period"
            label={t("Period")}
            value={period}
            choices={periods.map((value) => ({ value, label: periodNames()[value] }))}
            onChange={(event) => setPeriod(periods.find((one) => one === event.target.value) ?? "30d")}
          />
          <ExportReport period={period} />
        </div>
      </div>
      <Await query={report}>{(report) => <Report report={report} />}</Await>
    </div>
  );
}

function ExportReport({ period }: { period: Period }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const take = async (format: (typeof exportFormats)[number]) => {
    setBusy(true);
    try {
      const file = await call(analytics.export, { period, format });
      saveFrom(file.url, file.name);
      setOpen(false);
    } catch (problem) {
      toast({
        title: t("We could not create the report"),
        description: problem instanceof Error ? problem.message : "",
        destructive: true,
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Download className="icon" aria-hidden="true" />
        {t("Export Report")}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("Export Report")} decision>
        <div className="stack">
          <p className="text-muted">{t("Download {period} as a file.", { period: periodNames()[period] })}</p>
          {exportFormats.map((format) => (
            <Button key={format} tone="line" disabled={busy} onClick={() => take(format)}>
              {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  );
}

function Report({ report }: { report: AnalyticsReport }) {
  const { totals, days } = report;
  const labels = days.map(({ day }) => shortDay(day));
  const most = (values: number[]) => Math.max(4, ...values);
  const people = days.map(({ active }) => active);
  const joined = days.map(({ sign_ups }) => sign_ups);
  const started = days.map(({ tests_started }) => tests_started);
  const finished = days.map(({ tests_finished }) => tests_finished);
  return (
    <div className="stack gap-6">
      <div className="stats">
        <StatCard icon={UserPlus} tone="info" figure={whole(totals.sign_ups)} label={t("Sign-ups")} />
        <StatCard icon={Flame} tone="sun" figure={whole(totals.active)} label={t("Active students")} />
        <StatCard
          icon={SquareCheckBig}
          figure={whole(totals.tests_finished)}
          label={t("Tests finished")}
          note={
            totals.average_score === null
              ? t("of {n} started", { n: whole(totals.tests_started) })
              : t("of {n} started. Average {score}%", { n: whole(totals.tests_started), score: totals.average_score })
          }
        />
        <StatCard
          icon={BanknoteArrowUp}
          figure={naira(totals.revenue_kobo)}
          label={t("Revenue")}
          note={t("Payments minus refunds")}
        />
      </div>
      <LineChart
        title={t("People")}
        unit={t("Students per day")}
        labels={labels}
        to={most([...people, ...joined])}
        series={[
          { name: t("Active"), values: people },
          { name: t("Sign-ups"), values: joined },
        ]}
        summary={t("Active students and sign-ups by day: {n} sign-ups in total.", { n: totals.sign_ups })}
      />
      <LineChart
        title={t("Tests")}
        unit={t("Tests per day")}
        labels={labels}
        to={most([...started, ...finished])}
        series={[
          { name: t("Started"), values: started },
          { name: t("Finished"), values: finished },
        ]}
        summary={t("{n} tests started, {m} finished.", { n: totals.tests_started, m: totals.tests_finished })}
      />
      <div className="desk-columns">
        <SignUpFunnel steps={report.funnel} />
        {report.subjects.length > 0 && <SubjectScores subjects={report.subjects} />}
      </div>
      <BarChart
        title={t("Revenue by day")}
        unit={t("Naira, minus refunds")}
        bars={days.map(({ day, revenue_kobo }) => ({
          label: shortDay(day),
          value: Math.max(0, revenue_kobo / 100),
          shown: naira(revenue_kobo),
        }))}
        summary={t("{sum} in total.", { sum: naira(totals.revenue_kobo) })}
      />
      <CohortTable cohorts={report.cohorts} />
    </div>
  );
}

const shortDay = (day: string) =>
  new Intl.DateTimeFormat("en-NG", { day: "numeric", month: "short", year: "2-digit", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
