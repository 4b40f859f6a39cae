import { billing, type CurrentSubscription, sittings } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { naira } from "../../lib/naira.ts";
import { useCall } from "../../lib/query.ts";
import { dayOf } from "../../lib/when.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.tsx";

interface RefundDialogProps {
  open: boolean;
  onClose: () => void;
  refundable: CurrentSubscription["refundable"];
}

export function RefundDialog({ open, onClose, refundable }: RefundDialogProps) {
  const refund = useCall(billing.refund, [billing.subscription, billing.plans, billing.payments, sittings.allowance]);

  function ask() {
    if (!refundable) return;
    refund.mutate(
      { reference: refundable.reference },
      {
        onSuccess: () => {
          onClose();
          toast({
            title: t("Your refund is on its way"),
            description: t("It should reach your bank within ten working days."),
          });
        },
      },
    );
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      decision
      title={t("Ask for your money back?")}
      foot={
        <>
          <Button tone="plain" onClick={onClose}>
            {t("Keep my plan")}
          </Button>
          <Button tone="danger" disabled={refund.isPending} onClick={ask}>
            {t("Get my money back")}
          </Button>
        </>
      }
    >
      {refundable && (
        <p>
          {t("We will return {amount} and move you to Free today. You can do this until {day}, but only once.", {
            amount: naira(refundable.amount_kobo),
            day: dayOf(refundable.until),
          })}
        </p>
      )}
      {refund.isError && (
        <p className="field-error" role="alert">
          {refund.error.message}
        </p>
      )}
    </Dialog>
  );
}
