import { sittings } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { dateText, t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { FreeNow } from "../../pieces/free-now.tsx";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { Refusal } from "./start-test.ts";

const dayOf = (date: string): string =>
  dateText(`${date}T12:00:00+01:00`, { day: "numeric", month: "long", year: "numeric", timeZone: "Africa/Lagos" });

interface PlanRefusalProps {
  refusal: Refusal | null;
  onClose: () => void;
}

/** What the plan includes, when it renews, and what is free now. */
export function PlanRefusal({ refusal, onClose }: PlanRefusalProps) {
  return (
    <Dialog
      open={refusal !== null}
      onClose={onClose}
      title={refusal?.code === "premium" ? t("This year is part of Premium") : t("You have reached your plan's limit")}
      foot={
        <>
          <Button tone="plain" onClick={onClose}>
            {t("Not now")}
          </Button>
          <Link className={buttonClass({ tone: "sun" })} to={paths.subscriptions}>
            {t("See plans")}
          </Link>
        </>
      }
    >
      {refusal && <Explained refusal={refusal} onClose={onClose} />}
    </Dialog>
  );
}

function Explained({ refusal, onClose }: { refusal: Refusal; onClose: () => void }) {
  const allowance = useQuery(read(sittings.allowance));
  return (
    <div className="stack gap-5">
      <p>{refusal.message}</p>
      <Await query={allowance}>
        {({ plan, tests_a_month, tests_left, mocks_left, questions_per_test, renews_on }) => (
          <section className="stack gap-2">
            <h3>{t("Your {plan} plan includes", { plan: plan.name })}</h3>
            <ul className="stack gap-2">
              <Line gone={tests_left === 0}>
                {tests_a_month === null
                  ? t("Unlimited practice tests, {n} questions each", { n: questions_per_test })
                  : t("{a} practice tests a month with {n} questions each ({left} left)", {
                      a: tests_a_month,
                      n: questions_per_test,
                      left: tests_left ?? 0,
                    })}
              </Line>
              {mocks_left !== null && (
                <Line gone={mocks_left === 0}>
                  {t("{n, plural, one {# full mock} other {# full mocks}} left this month", { n: mocks_left })}
                </Line>
              )}
              <Line>{t("You will get more on {day}", { day: dayOf(renews_on) })}</Line>
            </ul>
          </section>
        )}
      </Await>
      <section className="stack gap-2">
        <h3>{t("Still free to use")}</h3>
        <FreeNow onGo={onClose} />
      </section>
    </div>
  );
}

/** `gone`: nothing of it is left, so it gets no tick. */
function Line({ gone = false, children }: { gone?: boolean; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      {gone ? (
        <Minus className="icon mt-0.5 text-muted" aria-hidden="true" />
      ) : (
        <Check className="icon mt-0.5 text-brand" aria-hidden="true" />
      )}
      <span>{children}</span>
    </li>
  );
}
