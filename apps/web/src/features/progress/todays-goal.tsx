import type { ProgressSummary } from "@sabiprep/contract";
import { Check } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { ProgressRing } from "../../ui/progress-ring.tsx";

const GoalDialog = lazyWithRetry(async () => (await import("./goal-dialog.tsx")).GoalDialog);

/** Today's progress, and the way to another goal. */
export function TodaysGoal({ today: { questions, goal } }: Pick<ProgressSummary, "today">) {
  const [changing, setChanging] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <ProgressRing value={(100 * questions) / goal} label={t("Today's goal")}>
        {questions >= goal ? <Check aria-hidden="true" /> : questions}
      </ProgressRing>
      <p className="flex-[1_1_7rem]">
        <b className="block">{t("Today's goal")}</b>
        <span className="num text-sm">
          {questions < goal
            ? t("{n} of {goal} questions", { n: questions, goal })
            : t("You answered {n, plural, one {# question} other {# questions}} today", { n: questions })}
        </span>
      </p>
      <Button tone="quiet" onClick={() => setChanging(true)}>
        {t("Change")}
        <span className="sr-only">: {t("Today's goal")}</span>
      </Button>
      <MountOnce wanted={changing}>
        <GoalDialog open={changing} goal={goal} onClose={() => setChanging(false)} />
      </MountOnce>
    </div>
  );
}
