import { calendar, daily, type ProgressSummary, revision, schedule } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { CalendarDays, Check, Clock, Flame, Layers, Lightbulb, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { useIsOffline } from "../../pieces/running-tests.ts";
import { Chip } from "../../ui/chip.tsx";
import { cardMinutes } from "./next-step.tsx";

const MAX_SESSIONS = 3;

/** Everything for today: days until the exam, cards, planned sessions, the question of the day, and the streak. */
export function TodayCard({ streak }: Pick<ProgressSummary, "streak">) {
  // Lines that the device does not know will not come, so they need no room.
  const isOffline = useIsOffline();
  return (
    <section className="card stack gap-3" aria-labelledby="today">
      <div className="row justify-between">
        <h2 id="today">{t("Today")}</h2>
        <span data-game="">
          <Chip tone={streak.days > 0 ? "sun" : "plain"} icon={Flame}>
            {t("{n, plural, one {# day} other {# days}}", { n: streak.days })}
          </Chip>
        </span>
      </div>
      <ul className={clsx("lines today-lines", isOffline && "min-h-0")}>
        <DaysToExam />
        <Cards />
        <Planned />
        <QuestionOfTheDay />
      </ul>
    </section>
  );
}

interface LineProps {
  icon: LucideIcon;
  done?: boolean;
  children: ReactNode;
}

const Line = ({ icon: Icon, done = false, children }: LineProps) => (
  <li>
    {done ? (
      <Check className="icon text-brand" aria-hidden="true" />
    ) : (
      <Icon className="icon text-muted" aria-hidden="true" />
    )}
    <span className="min-w-0 flex-1">{children}</span>
  </li>
);

function DaysToExam() {
  const plan = useQuery(read(revision.plan)).data;
  const upcoming = useQuery(read(calendar.upcoming)).data ?? [];
  const exam = upcoming.find(({ is_own }) => is_own) ?? upcoming[0];
  const days = plan?.days_to_exam ?? exam?.days_left;
  return (
    <Line icon={CalendarDays}>
      {days == null ? (
        <Link className="tap" to={paths.profile}>
          {t("Set your exam date")}
        </Link>
      ) : (
        <span className="num">
          <b>{t("{n, plural, one {# day} other {# days}}", { n: days })}</b>{" "}
          {exam && (plan?.days_to_exam == null || exam.is_own)
            ? t("to {exam}", { exam: exam.name })
            : t("to your exam")}
        </span>
      )}
    </Line>
  );
}

function Cards() {
  const plan = useQuery(read(revision.plan)).data;
  if (!plan || plan.cards === 0) return null;
  if (plan.due === 0)
    return (
      <Line icon={Layers} done>
        {t("You have done today's cards")}
      </Line>
    );
  return (
    <Line icon={Layers}>
      <Link className="tap num" to={paths.reviewSession}>
        {t("{n, plural, one {# card} other {# cards}} to revise, {minutes} min", {
          n: plan.due,
          minutes: cardMinutes(plan.due),
        })}
      </Link>
    </Line>
  );
}

/** The sessions planned for today. Without any, a link to make a plan. */
function Planned() {
  const week = useQuery(read(schedule.week)).data;
  if (!week) return null;
  const sessions = week.days.find(({ date }) => date === week.today)?.sessions ?? [];
  if (sessions.length === 0)
    return (
      <Line icon={Clock}>
        <Link className="tap" to={paths.studySchedule}>
          {t("Plan a study session")}
        </Link>
      </Line>
    );
  return sessions.slice(0, MAX_SESSIONS).map(({ uuid, title, start_time, completed }) => (
    <Line key={uuid} icon={Clock} done={completed}>
      <Link className="tap gap-2" to={paths.studySchedule}>
        <span className="num">{start_time}</span>
        {title}
      </Link>
    </Line>
  ));
}

function QuestionOfTheDay() {
  const asked = useQuery(read(daily.mine)).data;
  if (!asked) return null;
  return (
    <Line icon={Lightbulb} done={asked.answered !== null}>
      {asked.answered ? (
        t("You answered the question of the day")
      ) : (
        <Link className="tap" to={paths.dailyQuestion}>
          {t("Answer the question of the day")}
        </Link>
      )}
    </Line>
  );
}
