import { questions } from "@sabiprep/contract";
import { Undo2 } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";

/** Stays until it is used or dismissed: a change to two thousand questions may be noticed late. */
export function BulkUndo({ undo, changed, onGone }: { undo: string; changed: number; onGone: () => void }) {
  const takeBack = useCall(questions.bulkUndo, [questions.list, questions.tiles]);
  async function carryOut() {
    try {
      const { restored, changed_since } = await takeBack.mutateAsync({ change_id: undo });
      const kept = changed_since > 0 ? t("{n} were changed later and have not been undone.", { n: changed_since }) : "";
      toast({
        title: t("{n, plural, one {# question restored} other {# questions restored}}", { n: restored }),
        description: kept,
      });
      onGone();
    } catch (problem) {
      toast({ title: t("Could not undo"), description: (problem as Error).message, destructive: true });
    }
  }
  return (
    <div className="bulk-undo">
      <Banner tone="ok" icon={Undo2} role="status">
        <div className="row justify-between">
          <span>{t("{n, plural, one {# question changed} other {# questions changed}}", { n: changed })}</span>
          <span className="row">
            <Button tone="plain" disabled={takeBack.isPending} onClick={carryOut}>
              {t("Undo")}
            </Button>
            <Button tone="quiet" onClick={onGone}>
              {t("Close")}
            </Button>
          </span>
        </div>
      </Banner>
    </div>
  );
}
