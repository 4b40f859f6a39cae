import { billingStaff } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight, Banknote, Gem, Info, UserMinus } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { naira } from "../../lib/naira.ts";
import { read } from "../../lib/query.ts";
import { DemoLabel } from "../../pieces/demo-label.tsx";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import { StatCard } from "../../ui/stat-card.tsx";
import { shortMonth } from "./day.ts";

const share = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((part / whole) * 100).toLocaleString("en-NG", { maximumFractionDigits: 1 })}%`;

export function RevenueFigures() {
  const figures = useQuery(read(billingStaff.figures));
  return (
    <Await query={figures}>
      {({
        payments_enabled,
        includes_demo,
        revenue_kobo,
        revenue_this_month_kobo,
        refunds_kobo,
        subscribers,
        conversion,
        churn,
        months,
      }) => (
        <>
          {!payments_enabled && (
            <Banner icon={Info}>
              <b>{t("Payments are off.")}</b>{" "}
              {t(
                "Payments are not set up yet. Ask the person who runs the server. Until then, students see 'Payment Coming Soon'.",
              )}
            </Banner>
          )}
          {includes_demo && (
            <div>
              <DemoLabel shown />
            </div>
          )}
          <div className="stats">
            <StatCard
              icon={Banknote}
              figure={naira(revenue_this_month_kobo)}
              label={t("Revenue this month")}
              note={t("{all} in total, {back} refunded", { all: naira(revenue_kobo), back: naira(refunds_kobo) })}
            />
            <StatCard
              icon={Gem}
              tone="sun"
              figure={subscribers.toLocaleString("en-NG")}
              label={t("Paying subscribers")}
              note={t("Now")}
            />
            <StatCard
              icon={ArrowUpRight}
              tone="info"
              figure={share(conversion.paid, conversion.joined)}
              label={t("Conversion")}
              note={t("{n} of {all} students who joined in the last 90 days", {
                n: conversion.paid,
                all: conversion.joined,
              })}
            />
            <StatCard
              icon={UserMinus}
              tone="bad"
              figure={share(churn.left, churn.had)}
              label={t("Churn")}
              note={t("{n} of {all} in the last 30 days", { n: churn.left, all: churn.had })}
            />
          </div>
          {months.some(({ revenue_kobo }) => revenue_kobo !== 0) && (
            <BarChart
              title={t("Revenue by month")}
              unit={t("Payments minus refunds, in naira")}
              bars={months.map(({ month, revenue_kobo }) => ({
                label: shortMonth(month),
                value: Math.max(0, revenue_kobo / 100),
                shown: naira(revenue_kobo),
              }))}
              summary={t("Revenue in the last {n} months: {all} in total", {
                n: months.length,
                all: naira(months.reduce((sum, { revenue_kobo }) => sum + revenue_kobo, 0)),
              })}
            />
          )}
        </>
      )}
    </Await>
  );
}
