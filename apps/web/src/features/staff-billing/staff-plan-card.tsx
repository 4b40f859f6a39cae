import type { StaffPlan } from "@sabiprep/contract";
import { Check, Gem } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { naira } from "../../lib/naira.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Tile } from "../../ui/tile.tsx";

const tones = { green: "brand", gold: "sun", blue: "info", red: "bad" } as const;

const prices = (plan: StaffPlan): string =>
  [
    plan.monthly_kobo !== null && t("{amount} monthly", { amount: naira(plan.monthly_kobo) }),
    plan.quarterly_kobo !== null && t("{amount} quarterly", { amount: naira(plan.quarterly_kobo) }),
    plan.yearly_kobo !== null && t("{amount} yearly", { amount: naira(plan.yearly_kobo) }),
  ]
    .filter(Boolean)
    .join(" · ");

/** The enforced limits, beside the text candidates read. */
const limits = (plan: StaffPlan): string =>
  [
    plan.tests_a_month === null
      ? t("unlimited tests")
      : t("{n, plural, one {# test} other {# tests}} per month", { n: plan.tests_a_month }),
    plan.mocks_a_month === null
      ? t("unlimited mocks")
      : t("{n, plural, one {# mock} other {# mocks}} per month", { n: plan.mocks_a_month }),
    plan.questions_per_test === plan.most_questions_per_test
      ? t("{n} questions per test", { n: plan.questions_per_test })
      : t("{n} questions per test, up to {most}", { n: plan.questions_per_test, most: plan.most_questions_per_test }),
    t("{n} new questions per day", { n: plan.questions_a_day.toLocaleString("en-NG") }),
    ...(plan.seats > 0 ? [t("{n, plural, one {# study partner} other {# study partners}}", { n: plan.seats })] : []),
    plan.all_years ? t("all years") : t("every second year"),
  ].join(", ");

export function StaffPlanCard({ plan, onEdit }: { plan: StaffPlan; onEdit: (() => void) | null }) {
  return (
    <article className="card plan" aria-labelledby={`plan-${plan.slug}`}>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <div className="flex items-center gap-3">
          <Tile icon={Gem} tone={tones[plan.color]} />
          <h2 id={`plan-${plan.slug}`}>{plan.name}</h2>
        </div>
        {plan.is_active ? <Chip tone="ok">{t("Available to buy")}</Chip> : <Chip>{t("Retired")}</Chip>}
      </div>
      <p className="num font-bold">{prices(plan)}</p>
      <dl className="grid grid-cols-2 gap-3">
        <Figure label={t("Subscribers")}>
          {plan.slug === "free" ? t("Everyone else") : plan.subscribers.toLocaleString("en-NG")}
        </Figure>
        <Figure label={t("Revenue")}>{naira(plan.revenue_kobo)}</Figure>
      </dl>
      <ul className="stack gap-1">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check className="icon mt-0.5 text-brand" aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t("Limits: {limits}.", { limits: limits(plan) })}</p>
      {onEdit && (
        <Button tone="plain" onClick={onEdit}>
          {t("Edit {plan}", { plan: plan.name })}
        </Button>
      )}
    </article>
  );
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="num text-lg font-bold">{children}</dd>
    </div>
  );
}
