import { privacy } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface ConsentDialogProps {
  open: boolean;
  onClose: () => void;
  onGiven: () => Promise<void>;
}

/** Most candidates are under 18: before others see anything of them, a parent or guardian has to agree. */
export function ConsentDialog({ open, onClose, onGiven }: ConsentDialogProps) {
  const give = useCall(privacy.consent, [privacy.read]);
  const say = (who: "adult" | "guardian") => give.mutate({ who }, { onSuccess: () => void onGiven() });
  return (
    <Dialog open={open} onClose={onClose} title={t("May others see you?")} decision>
      <div className="stack gap-3">
        <p>
          {t(
            "Other candidates would see your first name, your initial and your points. If you are under 18, your parent or guardian has to agree. We keep the day of this answer, and you can take it back at any time.",
          )}
        </p>
        {give.isError && (
          <p className="text-danger" role="alert">
            {give.error.message}
          </p>
        )}
        <Button wide disabled={give.isPending} onClick={() => say("adult")}>
          {t("I am 18 or older")}
        </Button>
        <Button wide tone="plain" disabled={give.isPending} onClick={() => say("guardian")}>
          {t("My parent or guardian agrees")}
        </Button>
        <Button wide tone="quiet" onClick={onClose}>
          {t("Not now")}
        </Button>
      </div>
    </Dialog>
  );
}
