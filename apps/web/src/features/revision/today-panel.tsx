import { revision } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { CalendarDays, Check, Timer } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { dateText, t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { rich } from "../../ui/rich.ts";
import type { RevisionPlan } from "./plan-dialog.tsx";

const PlanDialog = lazyWithRetry(async () => (await import("./plan-dialog.tsx")).PlanDialog);

export function TodayPanel() {
  const plan = useQuery(read(revision.plan));
  const [changing, setChanging] = useState(false);
  return (
    <Await query={plan}>
      {(plan) => (
        <div className="stack gap-6">
          {plan.cards === 0 ? <NoCardsYet /> : <TodayHero plan={plan} onChange={() => setChanging(true)} />}
          {plan.cards > 0 && <DaysAhead plan={plan} />}
          {plan.cards === 0 && (
            <Button tone="plain" className="justify-self-start" onClick={() => setChanging(true)}>
              <CalendarDays className="icon" aria-hidden="true" />
              {plan.exam_date ? t("Change the exam date") : t("Set your exam date")}
            </Button>
          )}
          <MountOnce wanted={changing}>
            <PlanDialog open={changing} plan={plan} onClose={() => setChanging(false)} />
          </MountOnce>
        </div>
      )}
    </Await>
  );
}

const NoCardsYet = () => (
  <section className="card">
    <EmptyState
      title={t("Nothing to revise yet")}
      action={
        <Link className={buttonClass({ large: true })} to={paths.practiceTests}>
          {t("Go to practice tests")}
        </Link>
      }
    >
      {t("Take a test. Questions you get wrong or bookmark become cards, and we show them again at the right time.")}
    </EmptyState>
  </section>
);

const dateWords = (day: string) =>
  dateText(`${day}T12:00:00Z`, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

function TodayHero({ plan, onChange }: { plan: RevisionPlan; onChange: () => void }) {
  const { due, done_today, days_to_exam, exam_date, expected_recall } = plan;
  return (
    <section className="card deep plan-hero" aria-labelledby="today">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="today">
          {due > 0
            ? t("{n, plural, one {# card} other {# cards}} for today", { n: due })
            : t("You have done today's cards")}
        </h2>
        <Chip tone="shade" icon={CalendarDays}>
          {days_to_exam === null
            ? t("No exam date set")
            : t("{n, plural, one {# day} other {# days}} to your exam", { n: days_to_exam })}
        </Chip>
      </div>
      <div className="plan-figures">
        <p>
          {rich("{done} of {n} done today", { done: <b className="num">{done_today}</b> }, { n: plan.daily_cards })}
        </p>
        {expected_recall !== null && (
          <p>
            {rich("You are on track to know {share} of your cards on exam day.", {
              share: <b className="num">{Math.round(expected_recall * 100)}%</b>,
            })}
          </p>
        )}
      </div>
      <div className="row gap-3">
        <Link className={buttonClass({ tone: due > 0 ? "sun" : "ghost", large: true })} to={paths.reviewSession}>
          <Timer className="icon" aria-hidden="true" />
          {due > 0 ? t("Revise for 10 minutes") : t("Revise some cards early")}
        </Link>
        <Button tone="ghost" onClick={onChange}>
          {exam_date ? t("Change the plan") : t("Set your exam date")}
        </Button>
      </div>
      {/* Small print: no headline that only grows while one learns. */}
      {plan.mistakes > 0 && (
        <p className="text-sm">
          {rich("Mistakes still to fix: {mistakes}", { mistakes: <b className="num">{plan.mistakes}</b> })}
        </p>
      )}
      {exam_date && days_to_exam !== null && (
        <p>
          {t("Your plan is for your exam on {date}. The cards that will help you most come first.", {
            date: dateWords(exam_date),
          })}
        </p>
      )}
    </section>
  );
}

const weekday = (day: string) => dateText(`${day}T12:00:00Z`, { weekday: "short", timeZone: "UTC" });

function DaysAhead({ plan: { ahead, daily_cards } }: { plan: RevisionPlan }) {
  const most = Math.max(daily_cards, ...ahead.map(({ cards }) => cards));
  return (
    <section className="card stack gap-4" aria-labelledby="ahead">
      <div className="stack gap-1">
        <h2 id="ahead">{t("The next seven days")}</h2>
        <p className="text-muted">
          {t("You will get at most {n} cards a day. If you miss some, we will move them to another day.", {
            n: daily_cards,
          })}
        </p>
      </div>
      <ol className="load">
        {ahead.map(({ day, cards }, at) => (
          <li key={day}>
            <svg viewBox="0 0 40 72" aria-hidden="true">
              <rect x="6" y="0" width="28" height="72" rx="6" className="fill-line" />
              <rect
                x="6"
                y={72 - (72 * cards) / most}
                width="28"
                height={(72 * cards) / most}
                rx="6"
                className="fill-brand"
              />
            </svg>
            <b className="num block">{cards}</b>
            <small>
              {weekday(day)}
              {at === 0 && <span className="sr-only">, {t("Today")}</span>}
            </small>
          </li>
        ))}
      </ol>
      {ahead.every(({ cards }) => cards === 0) && (
        <p className="row gap-2">
          <Check className="icon" aria-hidden="true" />
          {t("You have no cards this week. You remember them all well.")}
        </p>
      )}
    </section>
  );
}
