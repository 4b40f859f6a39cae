import { DAILY_GOALS, dailyGoal, progress } from "@sabiprep/contract";
import { t } from "../lib/i18n.ts";
import { useCall } from "../lib/query.ts";
import { Picks } from "../ui/picks.tsx";
import { toast } from "../ui/toast.tsx";

interface GoalPicksProps {
  goal: number;
  onChosen?: () => void;
}

/** The number of questions per day. One tap sets it, and it counts from today. */
export function GoalPicks({ goal, onChosen }: GoalPicksProps) {
  const save = useCall(dailyGoal.set, [progress.summary]);
  const wanted = save.isPending ? save.variables.questions : goal;
  const choose = (questions: number) =>
    save.mutate(
      { questions },
      {
        onSuccess: () => {
          toast({ title: t("Your daily goal has been saved.") });
          onChosen?.();
        },
      },
    );
  return (
    <Picks
      name="goal"
      label={t("Questions a day")}
      hint={t("Your new goal starts today. Past days keep their old goal.")}
      error={save.error?.message}
      choices={DAILY_GOALS.map((goal) => ({ value: String(goal), label: String(goal) }))}
      chosen={[String(wanted)]}
      onChoose={(value) => choose(Number(value))}
    />
  );
}
