import { Check, Flag, Minus } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { t } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import type { OpenTest } from "./open-test.ts";
import { Palette, PaletteLegend } from "./palette.tsx";
import { answeredCount, flaggedCount, type TestRun, type TestStep } from "./test-run.ts";

interface ReviewPageProps {
  run: TestRun;
  step: (step: TestStep) => void;
  sections: OpenTest["session"]["sections"];
}

/** The page before submission: the counts, a way back, and every question one click away. */
export function ReviewPage({ run, step, sections }: ReviewPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const answered = answeredCount(run);
  const left = run.questions.length - answered;
  return (
    <div className="stack mx-auto w-full max-w-[720px] gap-6">
      <div className="card stack">
        <h2 ref={heading} tabIndex={-1}>
          {t("Submit your test?")}
        </h2>
        <p>
          {left === 0
            ? t("Every question has an answer. After you submit, you cannot change your answers.")
            : t(
                "{n, plural, one {# question has} other {# questions have}} no answer yet. After you submit, you cannot change your answers.",
                {
                  n: left,
                },
              )}
        </p>
        <ul className="stack gap-2">
          <Count icon={<Check className="icon" aria-hidden="true" />} label={t("Answered")} n={answered} />
          <Count icon={<Minus className="icon" aria-hidden="true" />} label={t("Not answered")} n={left} />
          <Count icon={<Flag className="icon" aria-hidden="true" />} label={t("Flagged")} n={flaggedCount(run)} />
        </ul>
        <div className="row">
          <Button tone="plain" onClick={() => step({ type: "return" })}>
            {t("Go back")}
            <span className="keycap hidden lg:grid" aria-hidden="true">
              R
            </span>
          </Button>
          <Button onClick={() => step({ type: "submit" })}>{t("Submit test")}</Button>
        </div>
      </div>
      {sections.map(({ name, from, count }) => (
        <section key={from} className="card stack">
          <h3>{sections.length > 1 ? name : t("Questions")}</h3>
          <Palette
            run={run}
            label={t("{name} questions", { name })}
            from={from}
            count={count}
            onGo={(to) => step({ type: "go", to })}
          />
        </section>
      ))}
      <PaletteLegend />
    </div>
  );
}

function Count({ icon, label, n }: { icon: ReactNode; label: string; n: number }) {
  return (
    <li className="flex items-center justify-between">
      <span className="row">
        {icon}
        {label}
      </span>
      <b className="num">{n}</b>
    </li>
  );
}
