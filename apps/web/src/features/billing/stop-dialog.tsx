import { billing, type CurrentSubscription } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { dayOf } from "../../lib/when.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.tsx";

interface StopDialogProps {
  open: boolean;
  onClose: () => void;
  subscription: CurrentSubscription;
}

export function StopDialog({ open, onClose, subscription: { plan, renewal } }: StopDialogProps) {
  const cancel = useCall(billing.cancel, [billing.subscription, billing.plans]);

  const stop = () =>
    cancel.mutate(
      {},
      {
        onSuccess: ({ ends_at }) => {
          onClose();
          toast({
            title: t("You will not be charged again"),
            ...(ends_at && {
              description: t("You will keep {plan} until {day}.", { plan: plan.name, day: dayOf(ends_at) }),
            }),
          });
        },
      },
    );

  return (
    <Dialog
      open={open}
      onClose={onClose}
      decision
      title={t("Stop renewing {plan}?", { plan: plan.name })}
      foot={
        <>
          <Button tone="plain" onClick={onClose}>
            {t("Keep it")}
          </Button>
          <Button tone="danger" disabled={cancel.isPending} onClick={stop}>
            {t("Stop renewing")}
          </Button>
        </>
      }
    >
      <p>
        {renewal?.at
          ? t("You will keep {plan} until {day}. Then you will go back to Free. You will keep your results.", {
              plan: plan.name,
              day: dayOf(renewal.at),
            })
          : t(
              "You will keep your plan until the end of the time you paid for. Then you will go back to Free. You will keep your results.",
            )}
      </p>
      {cancel.isError && (
        <p className="field-error" role="alert">
          {cancel.error.message}
        </p>
      )}
    </Dialog>
  );
}
