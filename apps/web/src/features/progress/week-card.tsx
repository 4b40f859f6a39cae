import { FREEZES_A_MONTH, type ProgressSummary, STREAK_QUESTIONS } from "@sabiprep/contract";
import { Flame } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { Chip } from "../../ui/chip.tsx";
import { TodaysGoal } from "./todays-goal.tsx";
import { WeekDays } from "./week-days.tsx";

export function WeekCard({ streak, today }: Pick<ProgressSummary, "streak" | "today">) {
  const { days, freezes_left, week } = streak;
  return (
    <section className="card stack gap-5" aria-labelledby="this-week">
      <div className="row justify-between">
        <h2 id="this-week">{t("This week")}</h2>
        <span data-game="">
          <Chip tone={days > 0 ? "sun" : "plain"} icon={Flame}>
            {t("{n, plural, one {# day} other {# days}}", { n: days })}
          </Chip>
        </span>
      </div>
      <WeekDays days={week} />
      <p className="text-sm text-muted" data-game="">
        {t("A day counts when you answer at least {n} questions.", { n: STREAK_QUESTIONS })}{" "}
        {t("You have {n} of {most} free streak freezes left this month.", { n: freezes_left, most: FREEZES_A_MONTH })}
      </p>
      <TodaysGoal today={today} />
    </section>
  );
}
