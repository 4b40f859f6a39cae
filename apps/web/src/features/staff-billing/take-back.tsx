import { billingStaff, type StaffSubscription } from "@sabiprep/contract";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** A plan given by staff can be cancelled. A paid plan can only be refunded. */
export function TakeBack({ subscription }: { subscription: StaffSubscription }) {
  const [open, setOpen] = useState(false);
  const revoke = useCall(billingStaff.revokeGrant, [
    billingStaff.subscriptions,
    billingStaff.plans,
    billingStaff.figures,
  ]);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {t("Remove")}
        <span className="sr-only"> {t("{name}'s plan", { name: subscription.name ?? "" })}</span>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        decision
        title={t("Remove {plan}?", { plan: subscription.plan_name })}
        foot={
          <>
            <Button tone="plain" onClick={() => setOpen(false)}>
              {t("Keep it")}
            </Button>
            <Button
              tone="danger"
              disabled={revoke.isPending}
              onClick={() => revoke.mutate({ id: subscription.id }, { onSuccess: () => setOpen(false) })}
            >
              {t("Remove")}
            </Button>
          </>
        }
      >
        <p>
          {t("{name} will go back to Free now, unless they have paid for a plan.", { name: subscription.name ?? "" })}
        </p>
        {revoke.isError && (
          <p className="field-error" role="alert">
            {revoke.error.message}
          </p>
        )}
      </Dialog>
    </>
  );
}
