import { figureText, type Performance, type ProgressPeriod, progress } from "@sabiprep/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Check, Clock, CopyCheck, FlaskConical, Target } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyWhenIdle } from "../../ui/lazy-with-retry.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StatCard } from "../../ui/stat-card.tsx";
import { AchievementsCard } from "./achievements-card.tsx";
import { describeAverageChange } from "./change-words.ts";
import { GuardianLinks } from "./guardian-links.tsx";
import { ProjectionCard } from "./projection-card.tsx";
import { RecentResults } from "./recent-results.tsx";
import { ReportButton } from "./report-button.tsx";
import { SubjectPerformance } from "./subject-performance.tsx";
import { Strengths, Weaknesses } from "./topic-cards.tsx";
import { percentOrDash, shortDay, studyTime } from "./when.ts";
import "../../styles/progress.css";

// The first content to read loads first. Charts and the rest follow automatically.
const WeeklyTrend = lazyWhenIdle(
  async () => (await import("./weekly-trend.tsx")).WeeklyTrend,
  <div className="card trend-room" />,
);

const periods = (): { value: ProgressPeriod; label: string }[] => [
  { value: "week", label: t("Week") },
  { value: "month", label: t("Month") },
  { value: "quarter", label: t("Quarter") },
];

export function PerformanceScreen() {
  usePageTitle(t("Performance"));
  const [params, setParams] = useSearchParams();
  const period = periods().find(({ value }) => value === params.get("period"))?.value ?? "month";
  const subject_id = params.get("subject") ?? undefined;
  const asked = { period, ...(subject_id && { subject_id }) };
  const summary = useQuery(read(progress.summary));
  const shown = useQuery({ ...read(progress.performance, asked), placeholderData: keepPreviousData });
  const choose = (next: { period?: string; subject?: string }) =>
    setParams(
      (before) =>
        new URLSearchParams(Object.entries({ ...Object.fromEntries(before), ...next }).filter(([, to]) => to)),
      { replace: true },
    );
  return (
    <div className="stack gap-6">
      <div className="row justify-between gap-4">
        <div className="stack gap-1">
          <h1>{t("Performance")}</h1>
          <p className="text-muted">{t("See how your scores are changing and what to work on next.")}</p>
          <p className="text-sm text-muted">{shown.data ? changeOf(shown.data) : "\u00a0"}</p>
        </div>
        {summary.data?.is_demo && (
          <Chip tone="info" icon={FlaskConical}>
            {t("Demo data")}
          </Chip>
        )}
      </div>
      <Await query={summary} waiting={<Skeleton lines={6} />}>
        {({ totals, subjects }) =>
          totals.tests === 0 ? (
            <Nothing />
          ) : (
            <>
              <div className="row gap-3">
                <Segmented
                  label={t("Period")}
                  choices={periods()}
                  chosen={period}
                  onChoose={(value) => choose({ period: value })}
                />
                <div className="min-w-44 flex-1 md:max-w-64">
                  <Select
                    name="subject"
                    label={t("Subject")}
                    labelHidden
                    prompt={t("All Subjects")}
                    choices={subjects.map(({ uuid, name }) => ({ value: uuid, label: name }))}
                    value={subject_id ?? ""}
                    onChange={(event) => choose({ subject: event.currentTarget.value })}
                  />
                </div>
                <ReportButton {...asked} />
              </div>
              <Await query={shown} waiting={<Skeleton lines={6} />}>
                {(shown) => <Shown performance={shown} />}
              </Await>
            </>
          )
        }
      </Await>
    </div>
  );
}

function changeOf({ from, to, totals, before }: Performance): string {
  const span = t("{from} to {to}", { from: shortDay(from), to: shortDay(to) });
  if (totals.average_score === null || before.average_score === null) return span;
  return `${span} · ${describeAverageChange(totals.average_score - before.average_score)}`;
}

function Shown({ performance }: { performance: Performance }) {
  const { totals, subjects, trend, strengths, weaknesses, achievements } = performance;
  return (
    <>
      <div className="stats">
        <StatCard figure={percentOrDash(totals.average_score)} label={t("Average score")} icon={Target} />
        <StatCard figure={figureText(totals.tests)} label={t("Tests taken")} icon={CopyCheck} tone="info" />
        <StatCard figure={figureText(totals.questions)} label={t("Questions solved")} icon={Check} />
        <StatCard figure={studyTime(totals.seconds)} label={t("Study hours")} icon={Clock} tone="sun" />
      </div>
      {trend.series.length > 0 && <WeeklyTrend trend={trend} />}
      <div className="perf-cols perf-cols-side">
        <div className="stack gap-6">
          <SubjectPerformance subjects={subjects} />
          <ProjectionCard />
        </div>
        <div className="stack gap-6">
          <Strengths topics={strengths} />
          <Weaknesses topics={weaknesses} />
        </div>
      </div>
      <RecentResults title={t("Recent results")} />
      <AchievementsCard achievements={achievements} />
      <GuardianLinks />
    </>
  );
}

function Nothing() {
  return (
    <section className="card">
      <EmptyState
        title={t("Take one test to see your results")}
        action={
          <Link className={buttonClass({ large: true })} to={paths.practiceTests}>
            {t("Go to practice tests")}
          </Link>
        }
      >
        {t("Here you will see your scores, your strong and weak topics, and the score you could expect today.")}
      </EmptyState>
    </section>
  );
}
