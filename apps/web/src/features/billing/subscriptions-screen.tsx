import { billing, type Duration, durations, type Plan } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Info } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Chip } from "../../ui/chip.tsx";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CurrentPlan } from "./current-plan.tsx";
import { PaymentReturn } from "./payment-return.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PlanQuestions } from "./plan-questions.tsx";
import { durationName, priceOf, yearlySaving } from "./plan-words.ts";
import { Receipts } from "./receipts.tsx";
import { StudyPartner } from "./study-partner.tsx";
import "../../styles/plans.css";

const CheckoutDialog = lazyWithRetry(async () => (await import("./checkout-dialog.tsx")).CheckoutDialog);

/**
 * Paystack makes the subscription of a payment within seconds. We poll with growing pauses, for about three minutes.
 */
const ASK_AGAIN_MS = 2_000;
const ASK_TIMES = 14;

export function SubscriptionsScreen() {
  usePageTitle(t("Subscriptions"));
  const offer = useQuery(read(billing.plans));
  const subscription = useQuery({
    ...read(billing.subscription),
    refetchInterval: ({ state }) =>
      state.data?.renewal_coming && state.dataUpdateCount < ASK_TIMES ? ASK_AGAIN_MS * state.dataUpdateCount : false,
  });
  const [duration, setDuration] = useState<Duration>("monthly");
  const [chosen, setChosen] = useState<Plan | null>(null);
  const reference = useSearchParams()[0].get("reference");
  const plans = offer.data?.plans ?? [];
  // A candidate who has paid looks for the plan first. Others look for the offer.
  const paid = subscription.data?.ends_at ? subscription.data : null;
  // All together: if the current plan loaded first or last, it would move the offer.
  const isWaiting = offer.isPending || subscription.isPending;
  const renews = subscription.data?.renewal_coming || subscription.data?.renewal?.failed === false;
  return (
    <div className="stack gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="stack gap-1">
          <h1>{t("Subscriptions")}</h1>
          <p className="text-muted">{t("Start free. Upgrade when your exam gets close.")}</p>
        </div>
        {!isWaiting && <DurationChoice plans={plans} chosen={duration} onChoose={setDuration} />}
      </div>
      {isWaiting && <Skeleton lines={8} />}
      {reference && <PaymentReturn reference={reference} />}
      {paid && <CurrentPlan subscription={paid} />}
      {!isWaiting && (
        <Await query={offer}>
          {({ plans, payments_enabled }) => (
            <div className="plans">
              {plans.map((plan) => (
                <PlanCard
                  key={plan.slug}
                  plan={plan}
                  duration={duration}
                  best={plan.slug === "premium"}
                  canPay={payments_enabled}
                  renews={renews}
                  onChoose={setChosen}
                />
              ))}
            </div>
          )}
        </Await>
      )}
      {!isWaiting && !paid && <Await query={subscription}>{(free) => <CurrentPlan subscription={free} />}</Await>}
      {!isWaiting && <Below plans={plans} canPay={offer.data?.payments_enabled ?? false} />}
      <MountOnce wanted={chosen !== null}>
        <CheckoutDialog plan={chosen} duration={duration} onClose={() => setChosen(null)} />
      </MountOnce>
    </div>
  );
}

function Below({ plans, canPay }: { plans: readonly Plan[]; canPay: boolean }) {
  return (
    <>
      <Banner tone="info" icon={Info}>
        <b>{t("7-day money-back refund.")}</b>{" "}
        {t("If your plan does not help you, press “Ask for my money back” on this page within seven days of paying.")}
      </Banner>
      {canPay && <StudyPartner />}
      <Receipts />
      <PlanQuestions plans={plans} />
    </>
  );
}

interface DurationChoiceProps {
  plans: readonly Plan[];
  chosen: Duration;
  onChoose: (duration: Duration) => void;
}

/** Monthly and yearly, and quarterly if a plan is sold so. */
function DurationChoice({ plans, chosen, onChoose }: DurationChoiceProps) {
  const sold = durations.filter(
    (duration) => duration !== "quarterly" || plans.some((plan) => priceOf(plan, duration) !== null),
  );
  const saving = yearlySaving(plans);
  return (
    <div className="row gap-3">
      <Segmented
        label={t("Billing")}
        choices={sold.map((value) => ({ value, label: durationName(value) }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      {saving > 0 && <Chip tone="mid">{t("Save {n}% if you pay yearly", { n: saving })}</Chip>}
    </div>
  );
}
