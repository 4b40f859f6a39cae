import { GRACE_DAYS, type Plan, REFUND_DAYS } from "@sabiprep/contract";
import { ChevronDown } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { naira } from "../../lib/naira.ts";
import { priceOf, yearlySaving } from "./plan-words.ts";

const questions = (plans: readonly Plan[]): [string, string][] => [
  [
    t("Can I cancel at any time?"),
    t(
      "Yes. You will keep your plan until the end of the time you paid for. Then you will go back to Free. You will keep your results.",
    ),
  ],
  [t("How much is a yearly plan?"), yearlyAnswer(plans)],
  [
    t("Can I pay by transfer or USSD?"),
    t(
      "Yes. Choose Pay once. You need a card only if you want your plan to renew automatically. You pay through Paystack either way.",
    ),
  ],
  [
    t("What if there is not enough money on my card on the day it renews?"),
    t("You will keep your plan for {n} more days. We will email you, so you have time to pay.", { n: GRACE_DAYS }),
  ],
  [
    t("How do I get my money back?"),
    t("Press “Ask for my money back” on this page within {n} days of paying. Each student can do this once.", {
      n: REFUND_DAYS,
    }),
  ],
  [
    t("When do I use up one of my free tests?"),
    t(
      "When you answer its first question. Opening or leaving a test, lesson checks and retakes of the same questions cost nothing.",
    ),
  ],
  [
    t("Does it use much data?"),
    t("A 40-question test uses less data than one WhatsApp photo. Pictures load only when you need them."),
  ],
];

function yearlyAnswer(plans: readonly Plan[]): string {
  const prices = plans.flatMap((plan) => {
    const amount = priceOf(plan, "yearly");
    return amount ? [t("{plan} costs {amount} a year.", { plan: plan.name, amount: naira(amount) })] : [];
  });
  return [...prices, t("You save up to {n}%.", { n: yearlySaving(plans) })].join(" ");
}

export function PlanQuestions({ plans }: { plans: readonly Plan[] }) {
  return (
    <section className="card" aria-labelledby="plan-questions">
      <h2 id="plan-questions">{t("Common questions")}</h2>
      {questions(plans).map(([question, answer]) => (
        <details key={question} className="plan-question">
          <summary>
            {question}
            <ChevronDown className="icon" aria-hidden="true" />
          </summary>
          <p className="text-muted">{answer}</p>
        </details>
      ))}
    </section>
  );
}
