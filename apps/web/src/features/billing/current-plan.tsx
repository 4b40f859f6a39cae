import { type CurrentSubscription, sittings } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, Gem } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { naira } from "../../lib/naira.ts";
import { read } from "../../lib/query.ts";
import { dayOf } from "../../lib/when.ts";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Tile } from "../../ui/tile.tsx";
import { planName } from "./plan-words.ts";
import { RefundDialog } from "./refund-dialog.tsx";
import { StopDialog } from "./stop-dialog.tsx";

/** The candidate's plan, its end date, and how much of the month is used. */
export function CurrentPlan({ subscription }: { subscription: CurrentSubscription }) {
  const [open, setOpen] = useState<"stop" | "refund" | null>(null);
  const { plan, renewal, refundable, ends_at } = subscription;
  return (
    <section className="card stack gap-4" aria-labelledby="current-plan">
      <div className="flex flex-wrap items-start gap-4">
        <Tile icon={Gem} tone={ends_at ? "sun" : "brand"} />
        <div className="min-w-0 flex-1 basis-60">
          <div className="flex flex-wrap items-center gap-2">
            <h2 id="current-plan">{t("Your plan: {plan}", { plan: planName(plan.name) })}</h2>
            <State subscription={subscription} />
          </div>
          <p className="text-muted">{until(subscription)}</p>
          <UsageThisMonth />
        </div>
      </div>
      {renewal?.failed && ends_at && (
        <Banner tone="mid" icon={CircleAlert}>
          <b>{t("We could not charge your card.")}</b>{" "}
          {t("You still have {plan} until {day}. To keep it, choose {plan} again and pay.", {
            plan: plan.name,
            day: dayOf(ends_at),
          })}
        </Banner>
      )}
      {(renewal || refundable) && (
        <div className="row gap-3">
          {renewal && (
            <Button tone="plain" onClick={() => setOpen("stop")}>
              {t("Stop renewing")}
            </Button>
          )}
          {refundable && (
            <Button tone="quiet" onClick={() => setOpen("refund")}>
              {t("Ask for my money back")}
            </Button>
          )}
        </div>
      )}
      <StopDialog open={open === "stop"} onClose={() => setOpen(null)} subscription={subscription} />
      <RefundDialog open={open === "refund"} onClose={() => setOpen(null)} refundable={refundable} />
    </section>
  );
}

function State({ subscription }: { subscription: CurrentSubscription }) {
  const { ends_at, renewal, renewal_coming, source } = subscription;
  if (!ends_at || source !== "payment") return null;
  if (renewal?.failed) return <Chip tone="mid">{t("Payment failed")}</Chip>;
  return renewal || renewal_coming ? <Chip tone="ok">{t("Renews")}</Chip> : <Chip>{t("Does not renew")}</Chip>;
}

function until({ ends_at, renewal, renewal_coming, source }: CurrentSubscription): string {
  if (!ends_at) return t("This plan is free for ever. It includes every second year of past questions.");
  if (renewal?.at && !renewal.failed)
    return t("Renews on {day} for {amount}.", { day: dayOf(renewal.at), amount: naira(renewal.amount_kobo) });
  if (source === "partner")
    return t("Your study partner gives you this plan until at least {day}.", { day: dayOf(ends_at) });
  if (renewal_coming)
    return t("You have paid until {day}. Paystack is setting up automatic renewal.", { day: dayOf(ends_at) });
  if (source === "staff") return t("You have this plan free until {day}.", { day: dayOf(ends_at) });
  return t("You have paid until {day}. We will not charge you again. After that, you will go back to Free.", {
    day: dayOf(ends_at),
  });
}

/** The month's usage, from the same numbers that refuse a test. */
function UsageThisMonth() {
  const allowance = useQuery(read(sittings.allowance));
  return (
    <Await query={allowance} waiting={null}>
      {({ tests_left, tests_a_month, mocks_left }) => (
        <p>
          {tests_a_month === null
            ? t("You have unlimited practice tests this month.")
            : t("You have {left} of {all} practice tests left this month.", {
                left: tests_left ?? 0,
                all: tests_a_month,
              })}{" "}
          {mocks_left !== null &&
            t("You have {n, plural, one {# full mock} other {# full mocks}} left.", { n: mocks_left })}
        </p>
      )}
    </Await>
  );
}
