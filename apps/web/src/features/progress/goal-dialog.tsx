import { t } from "../../lib/i18n.ts";
import { GoalPicks } from "../../pieces/goal-picks.tsx";
import { Dialog } from "../../ui/dialog.tsx";

export function GoalDialog({ open, goal, onClose }: { open: boolean; goal: number; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={t("Your daily goal")}>
      <GoalPicks goal={goal} onChosen={onClose} />
    </Dialog>
  );
}
