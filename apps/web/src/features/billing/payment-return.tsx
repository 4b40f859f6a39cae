import { billing } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Hourglass } from "lucide-react";
import { useEffect } from "react";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";

const ASK_AGAIN_MS = 3_000;
const FRESH_MS = 0;

/** The candidate is back from Paystack. The server asks Paystack for the result, and this component shows it. */
export function PaymentReturn({ reference }: { reference: string }) {
  const client = useQueryClient();
  const outcome = useQuery({
    ...read(billing.confirm, { reference }),
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) => (state.data?.state === "waiting" ? ASK_AGAIN_MS : false),
  });
  const state = outcome.data?.state;

  useEffect(() => {
    if (state !== "paid") return;
    // A plan changes the content of every other screen.
    void client.invalidateQueries({ predicate: ({ queryKey }) => !String(queryKey[0]).includes("/confirm") });
  }, [state, client]);

  if (state === "paid")
    return (
      <Banner tone="ok" icon={CircleCheck} role="status">
        <b>{t("Thank you. We have received your payment.")}</b> {t("You can now use everything in your plan.")}
      </Banner>
    );
  if (state === "failed")
    return (
      <Banner tone="mid" icon={CircleAlert} role="status">
        <b>{t("Your payment did not go through.")}</b> {t("Your plan has not changed. You can choose one again below.")}
      </Banner>
    );
  if (outcome.isError)
    return (
      <Banner
        tone="mid"
        icon={CircleAlert}
        role="alert"
        action={
          <Button tone="plain" disabled={outcome.isFetching} onClick={() => outcome.refetch()}>
            {t("Check again")}
          </Button>
        }
      >
        <b>{t("We are still waiting to hear from Paystack.")}</b>{" "}
        {t("If you paid, your plan will start within ten minutes. Your money is safe.")}
      </Banner>
    );
  return (
    <Banner icon={Hourglass} role="status">
      {t("Checking your payment with Paystack...")}
    </Banner>
  );
}
