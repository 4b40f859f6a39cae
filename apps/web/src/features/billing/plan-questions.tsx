import { ChevronDown } from "lucide-react";
import { t } from "../../lib/i18n.ts";

const questions = (): [string, string][] => [
  [
    t("Can I stop at any time?"),
    t("Yes. You keep your plan until the end of the time you paid for, then go back to Free. Your results stay."),
  ],
  [t("What does yearly cost?"), t("Premium is ₦25,000 a year and Pro ₦50,000. Both save 17%.")],
  [
    t("Does it use much data?"),
    t("A test of 40 questions is smaller than one WhatsApp photo. Pictures load only when they are needed."),
  ],
];

export function PlanQuestions() {
  return (
    <section className="card" aria-labelledby="plan-questions">
      <h2 id="plan-questions">{t("Questions people ask")}</h2>
      {questions().map(([question, answer]) => (
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
