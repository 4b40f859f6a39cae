import { sittings } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { dateText, t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";

/** The plan's allowance this month and how much is left, before anything is started. */
export function AllowanceMeter() {
  const allowance = useQuery(read(sittings.allowance)).data;
  // On the prerendered page it is an empty space of the right height.
  if (!allowance) return import.meta.env.SSR ? <div id="ahead-allowance" /> : null;
  const { plan, tests_left, tests_a_month, questions_per_test } = allowance;
  const month = dateText(Date.now(), { month: "long", timeZone: "Africa/Lagos" });
  if (tests_left === null || tests_a_month === null)
    return (
      <p className="text-sm text-muted">
        <b className="text-ink">{t("{plan} plan", { plan: plan.name })}</b>{" "}
        {t("Unlimited tests, {n} questions each", { n: questions_per_test })}
      </p>
    );
  return (
    <div className="stack min-w-60 gap-2">
      <div className="num flex justify-between gap-4 text-sm">
        <b>{t("{plan} plan, {month}", { plan: plan.name, month })}</b>
        <span className="text-muted">
          {t("{left} of {month} tests left", { left: tests_left, month: tests_a_month })}
        </span>
      </div>
      <div className="meter" aria-hidden="true">
        {Array.from({ length: tests_a_month }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks are alike and never move.
          <span key={at} className={at < tests_left ? "left" : undefined} />
        ))}
      </div>
      <p className="num text-sm text-muted">{t("{n} questions in each test", { n: questions_per_test })}</p>
    </div>
  );
}
