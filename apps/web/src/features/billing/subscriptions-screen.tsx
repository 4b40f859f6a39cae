import { billing, type Plan, sittings, YEARLY_SAVING_PERCENT } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Check, Info } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { toast } from "../../ui/toast.tsx";
import { naira } from "./naira.ts";
import { PlanQuestions } from "./plan-questions.tsx";
import "../../styles/plans.css";

type Period = "monthly" | "yearly";

export function SubscriptionsScreen() {
  usePageTitle(t("Subscriptions"));
  const offer = useQuery(read(billing.plans));
  const [period, setPeriod] = useState<Period>("monthly");
  return (
    <div className="stack gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="stack gap-1">
          <h1>{t("Subscriptions")}</h1>
          <p className="text-muted">{t("Start free. Move up when the exam gets close.")}</p>
        </div>
        <div className="row gap-3">
          <Segmented
            label={t("Billing")}
            choices={[
              { value: "monthly", label: t("Monthly") },
              { value: "yearly", label: t("Yearly") },
            ]}
            chosen={period}
            onChoose={setPeriod}
          />
          <Chip tone="mid">{t("Save {n}% yearly", { n: YEARLY_SAVING_PERCENT })}</Chip>
        </div>
      </div>
      <Await query={offer}>
        {({ plans }) => (
          <div className="plans">
            {plans.map((plan) => (
              <PlanCard key={plan.slug} plan={plan} period={period} />
            ))}
          </div>
        )}
      </Await>
      <UsageThisMonth />
      <Banner tone="info" icon={Info}>
        <b>{t("7-day money-back refund.")}</b>{" "}
        {t("If it does not help, tell us within seven days and we return your payment.")}
      </Banner>
      <PlanQuestions />
    </div>
  );
}

function PlanCard({ plan, period }: { plan: Plan; period: Period }) {
  const amount = plan.prices.find(({ duration }) => duration === period)?.amount_kobo ?? 0;
  const best = plan.slug === "premium";
  const free = amount === 0;

  function choose() {
    if (plan.is_current)
      toast({ title: free ? t("You are already on the free plan") : t("You are already on this plan") });
    else if (free) toast({ title: t("Your paid plan runs to its end, then you are back on Free.") });
    else
      toast({
        title: t("Payment Coming Soon"),
        description: t("Paying in naira is on its way. Until then Free stays free."),
      });
  }

  return (
    <article className={best ? "card plan plan-best" : "card plan"} aria-labelledby={`plan-${plan.slug}`}>
      {best && <div className="weave" aria-hidden="true" />}
      <div className="flex min-h-7 items-center justify-between gap-2">
        <h2 id={`plan-${plan.slug}`}>{plan.name}</h2>
        {plan.is_current ? <Chip tone="ok">{t("Current")}</Chip> : best && <Chip tone="sun">{t("For exam year")}</Chip>}
      </div>
      <p>
        <span className="price num">{naira(amount)}</span>{" "}
        <span className="text-muted">{free ? t("for ever") : period === "monthly" ? t("a month") : t("a year")}</span>
      </p>
      <ul className="stack gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check className="icon mt-0.5 text-brand" aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <Button tone={best ? "solid" : "plain"} onClick={choose}>
        {free ? t("Stay on Free") : t("Choose {plan}", { plan: plan.name })}
      </Button>
    </article>
  );
}

/** What of the month is used, from the same figures that refuse a test. */
function UsageThisMonth() {
  const allowance = useQuery(read(sittings.allowance));
  return (
    <Await query={allowance} waiting={null}>
      {({ tests_left, tests_a_month, mocks_left, plan }) => (
        <section className="card stack gap-1" aria-labelledby="usage">
          <h2 id="usage">{t("This month")}</h2>
          <p>
            {tests_a_month === null
              ? t("{plan}: practice tests without a limit.", { plan: plan.name })
              : t("{plan}: {left} of {all} practice tests left.", {
                  plan: plan.name,
                  left: tests_left ?? 0,
                  all: tests_a_month,
                })}{" "}
            {mocks_left !== null && t("{n, plural, one {# full mock} other {# full mocks}} left.", { n: mocks_left })}
          </p>
        </section>
      )}
    </Await>
  );
}
