// The texts for prices and durations on the cards, at the checkout and in the questions.
import type { Duration, Plan } from "@sabiprep/contract";
import { isKnown, t, translateServerText } from "../../lib/i18n.ts";

export const durationName = (duration: Duration): string =>
  ({ monthly: t("Monthly"), quarterly: t("Quarterly"), yearly: t("Yearly") })[duration];

export const perDuration = (duration: Duration): string =>
  ({ monthly: t("a month"), quarterly: t("for three months"), yearly: t("a year") })[duration];

/** A plan keeps its name. Its meaning is shown beside it if there is a translation. */
export const planName = (name: string): string =>
  isKnown(`plan:${name}`) ? `${name} (${translateServerText(`plan:${name}`)})` : name;

export const priceOf = (plan: Plan, duration: Duration): number | null =>
  plan.prices.find((price) => price.duration === duration)?.amount_kobo ?? null;

/** The saving of a year's payment against twelve months, in per cent: the highest of any plan. */
export function yearlySaving(plans: readonly Plan[]): number {
  const savings = plans.map((plan) => {
    const [month, year] = [priceOf(plan, "monthly"), priceOf(plan, "yearly")];
    return month && year ? Math.round((1 - year / (12 * month)) * 100) : 0;
  });
  return Math.max(0, ...savings);
}
