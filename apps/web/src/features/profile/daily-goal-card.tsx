import { progress } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { lazyWhenIdle } from "../../ui/lazy-with-retry.tsx";

const GoalPicks = lazyWhenIdle(
  async () => (await import("../../pieces/goal-picks.tsx")).GoalPicks,
  <div className="min-h-36" />,
);

export function DailyGoalCard() {
  const summary = useQuery(read(progress.summary));
  return (
    <section className="card stack gap-4" aria-labelledby="daily-goal">
      <h2 id="daily-goal">{t("Your daily goal")}</h2>
      <Await query={summary}>{({ today }) => <GoalPicks goal={today.goal} />}</Await>
    </section>
  );
}
