import { GRACE_DAYS, type Plan, REFUND_DAYS } from "@sabiprep/contract";
import { ChevronDown } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { naira } from "../../lib/naira.ts";
import { priceOf, yearlySaving } from "./plan-words.ts";

const questions = (plans: readonly Plan[]): [string, string][] => [
  [
    t("Can I stop at any time?"),
    t("Yes. You keep your plan until the end of the time you paid for, then go back to Free. Your results stay."),
  ],
  [t("What does yearly cost?"), yearlyAnswer(plans)],
  [
    t("Can I pay by transfer or USSD?"),
    t("Yes, choose Pay once. A plan that renews by itself needs a card. Both go through Paystack."),
  ],
  [
    t("What if my card has no money on the day?"),
    t("You keep your plan {n} days longer and get a mail, so there is time to pay.", { n: GRACE_DAYS }),
  ],
  [
    t("How do I get my money back?"),
    t("Within {n} days press 'Ask for my money back' on this page. It works once for each candidate.", {
      n: REFUND_DAYS,
    }),
  ],
  [
    t("Does it use much data?"),
    t("A test of 40 questions is smaller than one WhatsApp photo. Pictures load only when they are needed."),
  ],
];

function yearlyAnswer(plans: readonly Plan[]): string {
  const prices = plans.flatMap((plan) => {
    const amount = priceOf(plan, "yearly");
    return amount ? [t("{plan} is {amount} a year.", { plan: plan.name, amount: naira(amount) })] : [];
  });
  return [...prices, t("You save up to {n}%.", { n: yearlySaving(plans) })].join(" ");
}

export function PlanQuestions({ plans }: { plans: readonly Plan[] }) {
  return (
    <section className="card" aria-labelledby="plan-questions">
      <h2 id="plan-questions">{t("Questions people ask")}</h2>
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
