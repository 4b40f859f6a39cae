import type { GuardianCard } from "@sabiprep/contract";
import { Check, CheckCheck, type LucideIcon, Minus, Snowflake, Star, Wrench } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { weekday } from "./when.ts";

/** Only the candidate sees whether the goal was reached. */
type Day = GuardianCard["days"][number] & { goal_reached?: boolean };

interface DayStyle {
  icon: LucideIcon | null;
  className?: string;
  words: () => string;
}

const look: Record<Day["state"], DayStyle> = {
  done: { icon: Check, className: "done", words: () => t("practised") },
  frozen: { icon: Snowflake, className: "kept", words: () => t("streak freeze used") },
  repaired: { icon: Wrench, className: "kept", words: () => t("streak kept because we had a problem") },
  missed: { icon: Minus, words: () => t("no practice") },
  open: { icon: Star, words: () => t("today, no practice yet") },
  ahead: { icon: null, words: () => t("still to come") },
};

const reached: DayStyle = { icon: CheckCheck, className: "done", words: () => t("practised, goal reached") };

/** Seven days, distinguished by icon as well as by colour. */
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
