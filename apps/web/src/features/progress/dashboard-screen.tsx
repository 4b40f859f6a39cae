import {
  calendar,
  daily,
  figureText,
  type ProgressSummary,
  profile,
  progress,
  revision,
  schedule,
  setWork,
  sittings,
  UNVERIFIED,
  type User,
} from "@sabiprep/contract";
import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, CircleAlert, Clock, Flame, FlaskConical, Target } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { keptTryResult } from "../../answers/kept-try-result.ts";
import { config } from "../../lib/config.ts";
import { t, translateServerText } from "../../lib/i18n.ts";
import { useIdle } from "../../lib/idle.ts";
import { sayKeptNotice } from "../../lib/kept-notice.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { ClassWorkDue } from "../../pieces/class-work-due.tsx";
import { ContinueTest } from "../../pieces/continue-test.tsx";
import { LeaderboardAsk } from "../../pieces/leaderboard-ask.tsx";
import { PractiseLink } from "../../pieces/practise-link.tsx";
import { type RunningTest, useIsOffline, useRunningTests } from "../../pieces/running-tests.ts";
import { TestCost } from "../../pieces/test-cost.tsx";
import { useUnsentTests } from "../../pieces/unsent-tests.tsx";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StatCard } from "../../ui/stat-card.tsx";
import { NextStep, NextStepAhead } from "./next-step.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentResults } from "./recent-results.tsx";
import { SubjectProgress } from "./subject-progress.tsx";
import { TodayCard } from "./today-card.tsx";
import { UpcomingExams } from "./upcoming-exams.tsx";
import { WeekCard } from "./week-card.tsx";
import { percentOrDash, studyTime } from "./when.ts";
import "../../styles/progress.css";

const PendingDeletion = lazyWithRetry(async () => (await import("../../pieces/pending-deletion.tsx")).PendingDeletion);

const DailyQuestion = lazyWithRetry(
  async () => (await import("../../pieces/daily-question.tsx")).DailyQuestion,
  <div className="daily-room" />,
);

const VERIFY_AFTER_MS = 2000;

export function DashboardScreen() {
  usePageTitle(t("Dashboard"));
  const me = useQuery(read(profile.read));
  const summary = useQuery(read(progress.summary));
  const queries = useQueryClient();
  useEffect(() => {
    if (keptTryResult()) void import("./bring-try.ts").then(({ bringTry }) => bringTry(queries)).catch(() => null);
  }, [queries]);
  useEffect(sayKeptNotice, []);
  // The statistics wait for everything above them: content that loaded a moment later would move them down.
  const above = [
    useQuery(read(sittings.recommended)),
    useQuery(read(sittings.allowance)),
    useQuery(read(revision.plan)),
    useQuery(read(schedule.week)),
    useQuery(read(daily.mine)),
    useQuery(read(calendar.upcoming)),
    useQuery(read(setWork.mine)),
    useUnsentTests(),
  ];
  const running = useRunningTests();
  // Without a network some calls fail. The screen does not wait for their second try.
  if (!running || [summary, ...above].some(({ isPending, failureCount }) => isPending && failureCount === 0))
    return (
      <>
        {import.meta.env.SSR && <NextStepAhead />}
        <Skeleton lines={6} />
      </>
    );
  return <Await query={me}>{(user) => <Home user={user} summary={summary} running={running} />}</Await>;
}

interface HomeProps {
  user: User;
  summary: UseQueryResult<ProgressSummary>;
  running: RunningTest[];
}

function Home({ user, summary, running }: HomeProps) {
  const isOffline = useIsOffline();
  return (
    <div className="stack gap-6">
      {!user.is_verified && !isOffline && <NotVerified />}
      {user.is_verified && user.delete_at && <PendingDeletion deleteAt={user.delete_at} />}
      <h1>{t("Welcome, {name}", { name: user.first_name })}</h1>
      <ClassWorkDue />
      <Await query={summary} waiting={<Skeleton lines={6} />}>
        {(summary) =>
          summary.totals.tests > 0 ? (
            <Alive summary={summary} running={running} />
          ) : (
            <FirstDay summary={summary} running={running} />
          )
        }
      </Await>
      {/* Last: it comes when everything else is there, and pushes nothing away. */}
      <div data-game="" className="empty:hidden">
        <LeaderboardAsk />
      </div>
    </div>
  );
}

interface TodayProps {
  summary: ProgressSummary;
  running: RunningTest[];
}

function Alive({ summary, running }: TodayProps) {
  const { totals, streak, today, subjects } = summary;
  return (
    <>
      <div className="home-grid home-top">
        <NextStep today={today} running={running[0]} />
        <TodayCard streak={streak} />
      </div>
      <ContinueTest after={1} />
      {summary.is_demo && (
        <div>
          <Chip tone="info" icon={FlaskConical}>
            {t("Demo data")}
          </Chip>
        </div>
      )}
      <div className="stats">
        <div data-game="" className="contents">
          <StatCard
            figure={t("{n, plural, one {# day} other {# days}}", { n: streak.days })}
            label={t("Study streak")}
            icon={Flame}
            tone="sun"
          />
        </div>
        <StatCard figure={figureText(totals.questions)} label={t("Questions solved")} icon={Check} />
        <StatCard figure={studyTime(totals.seconds)} label={t("Study hours")} icon={Clock} tone="info" />
        <StatCard figure={percentOrDash(totals.average_score)} label={t("Average score")} icon={Target} />
      </div>
      <div className="home-grid">
        <div className="stack gap-6">
          <DailyCard />
          <SubjectProgress subjects={subjects} />
          <RecentResults title={t("Recent activity")} />
        </div>
        <div className="stack gap-6">
          <WeekCard streak={streak} today={today} />
          <UpcomingExams />
          <QuickActions />
        </div>
      </div>
    </>
  );
}

/** It loads after everything else. Its space is reserved, so that nothing below it jumps. */
function DailyCard() {
  const room = <div className="daily-room" />;
  return useIdle() ? <DailyQuestion waiting={room} /> : room;
}

function FirstDay({ summary: { today, streak }, running }: TodayProps) {
  const isOffline = useIsOffline();
  return (
    <>
      <div className="home-grid home-top">
        {running[0] || isOffline ? <NextStep today={today} running={running[0]} /> : <FirstTest />}
        <TodayCard streak={streak} />
      </div>
      <ContinueTest after={1} />
      <div className="home-grid">
        <div className="stack gap-6">
          <DailyCard />
        </div>
        <div className="stack gap-6">
          <UpcomingExams />
          <QuickActions />
        </div>
      </div>
    </>
  );
}

function FirstTest() {
  const first = useQuery(read(sittings.recommended)).data?.[0];
  return (
    <section className="card">
      <EmptyState
        title={t("Start with one test")}
        action={
          <>
            {first ? (
              <PractiseLink className={buttonClass({ large: true })} test={first}>
                {t("Start with {title}", { title: translateServerText(first.title) })}
              </PractiseLink>
            ) : null}
            {first && <TestCost className="w-full text-muted" />}
            <Link
              className={first ? buttonClass({ tone: "plain", large: true }) : buttonClass({ large: true })}
              to={paths.practiceTests}
            >
              {t("Go to practice tests")}
            </Link>
            <Link className="p-3" to={paths.pastQuestions}>
              {t("Or browse past questions")}
            </Link>
          </>
        }
      >
        {t("Answer 10 questions. We will show you your strong topics and the ones to work on.")}
      </EmptyState>
    </section>
  );
}

function NotVerified() {
  const [going, setGoing] = useState(false);
  const navigate = useNavigate();

  function go() {
    setGoing(true);
    setTimeout(() => navigate(paths.verifyEmail), VERIFY_AFTER_MS);
  }

  return (
    <Banner
      slim
      tone="bad"
      icon={CircleAlert}
      role="alert"
      action={
        <Button tone="quiet" disabled={going} onClick={go}>
          {t("Verify now")}
        </Button>
      }
    >
      {t(UNVERIFIED, { site: config.site_name, minutes: config.unverified_minutes })}
    </Banner>
  );
}
