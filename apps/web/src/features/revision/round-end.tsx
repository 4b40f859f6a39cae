import { type DataOf, revision } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { CalendarCheck, Check, TrendingUp } from "lucide-react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

type Plan = DataOf<typeof revision.plan>;

const percent = (share: number) => Math.round(share * 100);

/** The result of a round of cards: how many were known, today's progress, and the effect for the exam. */
export function RoundEnd({ done, right, before }: { done: number; right: number; before: Plan | undefined }) {
  const plan = useQuery({ ...read(revision.plan), enabled: done > 0, staleTime: 0 }).data;
  const [was, now] = [before?.expected_recall ?? null, plan?.expected_recall ?? null];
  return (
    <section className="card" aria-live="polite">
      <EmptyState
        title={
          done === 0 ? t("No cards done this time") : t("{n, plural, one {# card} other {# cards}} done", { n: done })
        }
        action={
          <div className="row justify-center gap-3">
            <Link className={buttonClass({})} to={paths.review}>
              {t("Back to review")}
            </Link>
            <Link className={buttonClass({ tone: "plain" })} to={paths.practiceTests}>
              {t("Go to practice tests")}
            </Link>
          </div>
        }
      >
        {done > 0 && (
          <ul className="stack num justify-items-start gap-2 text-left">
            <li className="row">
              <Check className="icon text-brand" aria-hidden="true" />
              {t("You knew {right} of {done}. You will see the others again tomorrow.", { right, done })}
            </li>
            {plan && (
              <li className="row">
                <CalendarCheck className="icon text-brand" aria-hidden="true" />
                {plan.due === 0
                  ? t("You have done all your cards for today.")
                  : t("{done} of {n} cards done today", { done: plan.done_today, n: plan.done_today + plan.due })}
              </li>
            )}
            {now !== null && (
              <li className="row">
                <TrendingUp className="icon text-brand" aria-hidden="true" />
                {was !== null && percent(now) > percent(was)
                  ? t("You are on track to know {now}% of your cards on exam day, up from {was}%.", {
                      now: percent(now),
                      was: percent(was),
                    })
                  : t("You are on track to know {now}% of your cards on exam day.", { now: percent(now) })}
              </li>
            )}
          </ul>
        )}
      </EmptyState>
    </section>
  );
}
