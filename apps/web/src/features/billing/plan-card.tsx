import type { Duration, Plan } from "@sabiprep/contract";
import { Check } from "lucide-react";
import { t, translateServerText } from "../../lib/i18n.ts";
import { naira } from "../../lib/naira.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { toast } from "../../ui/toast.tsx";
import { perDuration, planName, priceOf } from "./plan-words.ts";

interface PlanCardProps {
  plan: Plan;
  duration: Duration;
  best: boolean;
  canPay: boolean;
  /** The candidate's current plan will be charged again automatically. */
  renews: boolean;
  onChoose: (plan: Plan) => void;
}

export function PlanCard({ plan, duration, best, canPay, renews, onChoose }: PlanCardProps) {
  const free = plan.slug === "free";
  const amount = free ? 0 : priceOf(plan, duration);

  function choose() {
    if (free && plan.is_current) toast({ title: t("You are already on the Free plan") });
    else if (free) toast({ title: t("You will keep your paid plan until it ends. Then you will go back to Free.") });
    else if (plan.is_current && renews)
      toast({ title: t("You are already on this plan"), description: t("It renews automatically.") });
    else if (!canPay)
      toast({
        title: t("Payment Coming Soon"),
        description: t("You will be able to pay in naira soon. Until then you can use the Free plan."),
      });
    else onChoose(plan);
  }

  return (
    <article className={best ? "card plan plan-best" : "card plan"} aria-labelledby={`plan-${plan.slug}`}>
      {best && <div className="weave" aria-hidden="true" />}
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 id={`plan-${plan.slug}`}>{planName(plan.name)}</h2>
        {plan.is_current ? (
          <Chip tone="ok">{t("Current")}</Chip>
        ) : (
          best && <Chip tone="sun">{t("Best for exam year")}</Chip>
        )}
      </div>
      {amount === null ? (
        <p className="text-muted">{t("Not available for this period.")}</p>
      ) : (
        <p>
          <span className="price num">{naira(amount)}</span>{" "}
          <span className="text-muted">{free ? t("for ever") : perDuration(duration)}</span>
        </p>
      )}
      <ul className="stack gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check className="icon mt-0.5 text-brand" aria-hidden="true" />
            <span>{translateServerText(feature)}</span>
          </li>
        ))}
      </ul>
      <Button tone={best && !plan.is_current ? "solid" : "plain"} disabled={amount === null} onClick={choose}>
        {free
          ? t("Stay on Free")
          : plan.is_current && !renews
            ? t("Add time to {plan}", { plan: plan.name })
            : plan.is_current
              ? t("Stay on {plan}", { plan: plan.name })
              : t("Choose {plan}", { plan: plan.name })}
      </Button>
    </article>
  );
}
