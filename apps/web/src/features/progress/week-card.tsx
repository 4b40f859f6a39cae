import { FREEZES_A_MONTH, type GuardianCard, type ProgressSummary, STREAK_QUESTIONS } from "@sabiprep/contract";
import { Check, CheckCheck, Flame, type LucideIcon, Minus, Snowflake, Star, Wrench } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { Chip } from "../../ui/chip.tsx";
import { TodaysGoal } from "./todays-goal.tsx";
import { weekday } from "./when.ts";

/** Whether the goal was reached is for the candidate's own eyes. */
type Day = GuardianCard["days"][number] & { goal_reached?: boolean };

interface Look {
  icon: LucideIcon | null;
  className?: string;
  words: () => string;
}

const look: Record<Day["state"], Look> = {
  done: { icon: Check, className: "done", words: () => t("practised") },
  frozen: { icon: Snowflake, className: "kept", words: () => t("a free freeze was used") },
  repaired: { icon: Wrench, className: "kept", words: () => t("kept, because the fault was ours") },
  missed: { icon: Minus, words: () => t("no practice") },
  open: { icon: Star, words: () => t("today, still open") },
  ahead: { icon: null, words: () => t("to come") },
};

const reached: Look = { icon: CheckCheck, className: "done", words: () => t("practised, and the goal reached") };

/** Seven days, told apart by glyph as well as by colour. */
export function WeekDays({ days }: { days: readonly Day[] }) {
  const today = days.findLast(({ state }) => state !== "ahead")?.day;
  const isThisWeek = days.some(({ state }) => state === "open" || state === "ahead") || days.at(-1)?.day === today;
  return (
    <ol className="week">
      {days.map(({ day, state, goal_reached }) => {
        const { icon: Icon, className, words } = state === "done" && goal_reached ? reached : look[state];
        return (
          <li key={day} className={className} aria-current={isThisWeek && day === today ? "date" : undefined}>
            <span className="dot" aria-hidden="true">
              {Icon && <Icon />}
            </span>
            <span aria-hidden="true">{weekday(day)}</span>
            <span className="sr-only">
              {weekday(day, "long")}: {words()}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

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
        {t("A day counts from {n} answered questions on.", { n: STREAK_QUESTIONS })}{" "}
        {t("{n} of {most} free freezes left this month.", { n: freezes_left, most: FREEZES_A_MONTH })}
      </p>
      <TodaysGoal today={today} />
    </section>
  );
}
