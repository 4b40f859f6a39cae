import { privacy } from "@sabiprep/contract";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";

const GuardianAsk = lazyWithRetry(async () => (await import("../../pieces/guardian-ask.tsx")).GuardianAsk);

interface ConsentDialogProps {
  open: boolean;
  onClose: () => void;
  onGiven: () => Promise<void>;
}

/** Most candidates are under 18. Before others see anything about them, a parent or guardian must agree by email. */
export function ConsentDialog({ open, onClose, onGiven }: ConsentDialogProps) {
  const give = useCall(privacy.consent, [privacy.read]);
  const [isMinor, setIsMinor] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} title={t("Let other students see you?")} decision>
      <div className="stack gap-3">
        <p>
          {t(
            "Other students will see your first name, the first letter of your last name and your points. If you are under 18, your parent or guardian must agree. We record the date you agreed. You can change your mind at any time.",
          )}
        </p>
        {give.isError && (
          <p className="text-danger" role="alert">
            {give.error.message}
          </p>
        )}
        {isMinor ? (
          <GuardianAsk />
        ) : (
          <>
            <Button
              wide
              disabled={give.isPending}
              onClick={() => give.mutate({ who: "adult" }, { onSuccess: () => void onGiven() })}
            >
              {t("I am 18 or older")}
            </Button>
            <Button wide tone="plain" onClick={() => setIsMinor(true)}>
              {t("Ask my parent or guardian")}
            </Button>
          </>
        )}
        <Button wide tone="quiet" onClick={onClose}>
          {isMinor ? t("Close") : t("Not now")}
        </Button>
      </div>
    </Dialog>
  );
}
