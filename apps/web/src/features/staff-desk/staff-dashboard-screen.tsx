import { analytics, type DataOf, languageDesk, reportDesk, staff, users } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import {
  BanknoteArrowUp,
  ChartColumn,
  CloudUpload,
  Database,
  FileText,
  Flag,
  Flame,
  Gem,
  HardDrive,
  Library,
  ListChecks,
  LogOut,
  type LucideIcon,
  Mail,
  Settings,
  SquareCheckBig,
  Users,
} from "lucide-react";
import { Link, Navigate } from "react-router";
import { t } from "../../lib/i18n.ts";
import { naira } from "../../lib/naira.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { isPrerendering } from "../../lib/prerendering.ts";
import { read } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { DemoLabel } from "../../pieces/demo-label.tsx";
import { signOutStaff } from "../../pieces/staff-sign-out.ts";
import { Await } from "../../ui/await.tsx";
import { Chip } from "../../ui/chip.tsx";
import { StatCard } from "../../ui/stat-card.tsx";
import { Deed } from "./deed.tsx";
import { LandingNumbersNote, OpenTasks } from "./open-tasks.tsx";
import { ago, initials, whole } from "./staff-words.ts";
import "../../styles/staff-desk.css";

type Dashboard = DataOf<typeof analytics.dashboard>;

/** Heads and teachers of a school have no desk. Their first page is their school. */
export function StaffDashboardScreen() {
  const me = useQuery(read(staff.profile));
  return me.data?.role === "school" ? <Navigate to={paths.adminSchool} replace /> : <DeskDashboard />;
}

function DeskDashboard() {
  usePageTitle(t("Dashboard"));
  const me = useQuery(read(staff.profile));
  const figures = useQuery({
    ...read(analytics.dashboard),
    enabled: me.data !== undefined && me.data.role !== "school",
  });
  return (
    <div className="stack gap-6">
      <div className="stack gap-1">
        <div className="flex flex-wrap items-center gap-3">
          <h1>{me.data ? t("{greeting}, {name}", { greeting: greeting(), name: me.data.name }) : t("Dashboard")}</h1>
          <DemoLabel shown={figures.data?.includes_demo} />
        </div>
        <p className="text-muted">{t("Your open tasks and the health of the system.")}</p>
        {/* Not on the page drawn when the app is built: it would tell the day of the build. */}
        <p className="text-sm text-muted">{isPrerendering() ? "\u00a0" : today()}</p>
      </div>
      <Await query={figures}>
        {(figures) => (
          <>
            <LandingNumbersNote many={figures.landing_texts} />
            <OpenTasks tasks={figures.tasks} />
            <Cards figures={figures} />
            <div className="desk-columns">
              <SystemOverview health={figures.health} />
              <RecentActivity activity={figures.activity} />
            </div>
            <Performance speed={figures.performance} />
          </>
        )}
      </Await>
      {/* Not before what stands above it: it would be pushed away under the hand that reaches for it. */}
      {!figures.isPending && <QuickActions />}
    </div>
  );
}

function greeting(): string {
  const hour = Number(
    new Intl.DateTimeFormat("en-GB", { hour: "numeric", hourCycle: "h23", timeZone: "Africa/Lagos" }).format(
      new Date(),
    ),
  );
  if (hour < 12) return t("Good morning");
  return hour < 17 ? t("Good afternoon") : t("Good evening");
}

const today = () =>
  new Intl.DateTimeFormat("en-NG", { dateStyle: "full", timeZone: "Africa/Lagos" }).format(new Date());

function Cards({ figures }: { figures: Dashboard }) {
  const { users, active_users, revenue, subscriptions } = figures;
  const share = users.total > 0 && subscriptions ? Math.round((subscriptions.active / users.total) * 1000) / 10 : 0;
  return (
    <div className="stats">
      <StatCard
        icon={Users}
        tone="info"
        figure={whole(users.total)}
        label={t("Total users")}
        note={t("+{n} this month", { n: whole(users.new_this_month) })}
      />
      <StatCard
        icon={Flame}
        tone="sun"
        figure={whole(active_users)}
        label={t("Active users")}
        note={t("Last 30 days")}
      />
      {revenue && (
        <StatCard
          icon={BanknoteArrowUp}
          figure={naira(revenue.this_month_kobo)}
          label={t("Revenue")}
          note={t("This month. Last month: {sum}", { sum: naira(revenue.last_month_kobo) })}
        />
      )}
      {subscriptions && (
        <StatCard
          icon={Gem}
          figure={whole(subscriptions.active)}
          label={t("Subscriptions")}
          note={t("{n}% of users", { n: share })}
        />
      )}
    </div>
  );
}

const partNames = (): Record<Dashboard["health"][number]["name"], [string, LucideIcon]> => ({
  database: [t("Database"), Database],
  mail: [t("Email"), Mail],
  jobs: [t("Background jobs"), ListChecks],
  storage: [t("Storage"), HardDrive],
  webhooks: [t("Payment webhooks"), CloudUpload],
});

const states = () =>
  ({
    good: [t("Good"), "ok"],
    warning: [t("Needs attention"), "mid"],
    bad: [t("Problem"), "bad"],
    off: [t("Not set up"), "plain"],
  }) as const;

function SystemOverview({ health }: { health: Dashboard["health"] }) {
  return (
    <section className="card stack" aria-labelledby="system-overview">
      <h2 id="system-overview">{t("System overview")}</h2>
      <ul className="desk-list">
        {health.map(({ name, state, detail }) => {
          const [label, Icon] = partNames()[name];
          const [word, tone] = states()[state];
          return (
            <li key={name}>
              <Icon className="icon text-muted" aria-hidden="true" />
              <div className="min-w-0 flex-1">
                <b className="block">{label}</b>
                <span className="num text-sm text-muted">{detail}</span>
              </div>
              <Chip tone={tone}>{word}</Chip>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function RecentActivity({ activity }: { activity: Dashboard["activity"] }) {
  return (
    <section className="card stack" aria-labelledby="recent-activity">
      <h2 id="recent-activity">{t("Recent activity")}</h2>
      {activity.length === 0 && <p className="text-muted">{t("Staff activity will show here.")}</p>}
      <ul className="desk-list">
        {activity.map(({ at, verb, by, subject }) => (
          <li key={`${at} ${verb} ${subject}`}>
            <span className="desk-avatar" aria-hidden="true">
              {initials(by ?? "?")}
            </span>
            <div className="min-w-0 flex-1">
              <b>{by ?? t("The system")}</b> <Deed verb={verb} subject={subject} />
              <span className="block text-sm text-muted">{ago(at)}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Performance({ speed }: { speed: Dashboard["performance"] }) {
  const hours = Math.floor(speed.up_seconds / 3600);
  const minutes = Math.floor((speed.up_seconds % 3600) / 60);
  const unknown = t("None yet");
  const metrics: [string, string][] = [
    [t("Requests served"), whole(speed.requests)],
    [t("Average response time"), speed.average_ms === null ? unknown : t("{n} ms", { n: speed.average_ms })],
    [t("95th percentile"), speed.p95_ms === null ? unknown : t("{n} ms", { n: speed.p95_ms })],
    [t("Failed"), speed.failed_percent === null ? unknown : `${speed.failed_percent}%`],
    [t("Uptime"), hours > 0 ? t("{h} h {m} min", { h: hours, m: minutes }) : t("{m} min", { m: minutes })],
  ];
  return (
    <section className="card stack" aria-labelledby="performance-metrics">
      <h2 id="performance-metrics">{t("Performance metrics")}</h2>
      <dl className="desk-metrics">
        {metrics.map(([name, figure]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="num text-xl font-bold">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function QuickActions() {
  const may = useMay();
  const actions: [string, string, LucideIcon, boolean][] = [
    [paths.adminUsers, t("Users"), Users, may(users.list)],
    [paths.adminQuestions, t("Questions"), SquareCheckBig, true],
    [paths.adminSubjects, t("Subjects"), Library, true],
    [paths.adminMaterials, t("Materials"), FileText, true],
    [paths.adminReports, t("Reports"), Flag, may(reportDesk.list)],
    [paths.adminAnalytics, t("Analytics"), ChartColumn, may(analytics.report)],
    [paths.adminSettings, t("Settings"), Settings, may(languageDesk.read)],
  ];
  return (
    <section className="card stack" aria-labelledby="quick-actions">
      <h2 id="quick-actions">{t("Quick Actions")}</h2>
      <nav className="desk-actions" aria-labelledby="quick-actions">
        {actions.map(
          ([to, label, Icon, allowed]) =>
            allowed && (
              <Link key={to} to={to}>
                <Icon className="icon text-brand" aria-hidden="true" />
                {label}
              </Link>
            ),
        )}
        <button type="button" onClick={signOutStaff}>
          <LogOut className="icon text-brand" aria-hidden="true" />
          {t("Logout")}
        </button>
      </nav>
    </section>
  );
}
