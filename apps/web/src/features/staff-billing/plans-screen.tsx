import { billingStaff, type StaffPlan } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Gift, Plus } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { read } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Coupons } from "./coupons.tsx";
import { GrantDialog } from "./grant-dialog.tsx";
import { PaymentProblems } from "./payment-problems.tsx";
import { PlanDialog } from "./plan-dialog.tsx";
import { RevenueFigures } from "./revenue-figures.tsx";
import { StaffPlanCard } from "./staff-plan-card.tsx";
import { SubscriptionsTable } from "./subscriptions-table.tsx";
import "../../styles/plans.css";

export function PlansScreen() {
  usePageTitle(t("Plans"));
  const plans = useQuery(read(billingStaff.plans));
  const [edited, setEdited] = useState<StaffPlan | "new" | null>(null);
  const [giving, setGiving] = useState(false);
  const may = useMay();
  return (
    <div className="stack gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="stack gap-1">
          <h1>{t("Plans")}</h1>
          <p className="text-muted">{t("Plans, subscriptions and revenue.")}</p>
        </div>
        {may(billingStaff.addPlan) && (
          <div className="row gap-3">
            <Button tone="plain" onClick={() => setGiving(true)}>
              <Gift className="icon" aria-hidden="true" />
              {t("Grant a plan")}
            </Button>
            <Button onClick={() => setEdited("new")}>
              <Plus className="icon" aria-hidden="true" />
              {t("Add plan")}
            </Button>
          </div>
        )}
      </div>
      <RevenueFigures />
      <PaymentProblems />
      <Await query={plans}>
        {(plans) => (
          <>
            <section className="plans" aria-label={t("Plans")}>
              {plans.map((plan) => (
                <StaffPlanCard
                  key={plan.slug}
                  plan={plan}
                  onEdit={may(billingStaff.changePlan) ? () => setEdited(plan) : null}
                />
              ))}
            </section>
            <Coupons plans={plans} />
            <SubscriptionsTable plans={plans} />
            <GrantDialog open={giving} onClose={() => setGiving(false)} plans={plans} />
          </>
        )}
      </Await>
      <PlanDialog plan={edited} onClose={() => setEdited(null)} />
    </div>
  );
}
