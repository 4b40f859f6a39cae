import { billing, type Duration, type Plan, REFUND_DAYS } from "@sabiprep/contract";
import { CircleAlert, Lock } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { naira } from "../../lib/naira.ts";
import { useCall } from "../../lib/query.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { type AppliedCoupon, CouponField } from "./coupon-field.tsx";
import { perDuration, priceOf } from "./plan-words.ts";

interface CheckoutDialogProps {
  plan: Plan | null;
  duration: Duration;
  onClose: () => void;
}

export function CheckoutDialog({ plan, duration, onClose }: CheckoutDialogProps) {
  return (
    <Dialog open={plan !== null} onClose={onClose} title={plan ? t("Pay for {plan}", { plan: plan.name }) : ""}>
      {plan && <Checkout plan={plan} duration={duration} />}
    </Dialog>
  );
}

const ways = () => [
  {
    renews: true,
    name: t("Renew automatically"),
    about: t(
      "You pay by card. You can cancel at any time. You will keep your plan until the end of the period you paid for.",
    ),
  },
  {
    renews: false,
    name: t("Pay once"),
    about: t("You pay by card, bank transfer or USSD. We will charge you only once."),
  },
];

function Checkout({ plan, duration }: { plan: Plan; duration: Duration }) {
  const [renews, setRenews] = useState(true);
  const checkout = useCall(billing.checkout);
  const [leaving, setLeaving] = useState(false);
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null);
  const price = priceOf(plan, duration) ?? 0;
  const used = renews ? null : coupon;
  const amount = used?.amount_kobo ?? price;

  async function pay() {
    const page = await checkout
      .mutateAsync({ plan: plan.slug, duration, renews, coupon: used?.code })
      .catch(() => null);
    if (!page) return;
    setLeaving(true);
    window.location.assign(page.authorization_url);
  }

  return (
    <div className="stack gap-5">
      <p>
        {used && (
          <>
            <s className="num text-muted">{naira(price)}</s>{" "}
          </>
        )}
        <span className="price num">{naira(amount)}</span> <span className="text-muted">{perDuration(duration)}</span>
      </p>
      <fieldset className="stack gap-2">
        <legend className="label mb-2">{t("How to pay")}</legend>
        {ways().map((way) => (
          <label key={way.name} className="pay-way">
            <input type="radio" name="renews" checked={way.renews === renews} onChange={() => setRenews(way.renews)} />
            <span>
              <b>{way.name}</b>
              <span className="block text-sm text-muted">{way.about}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {!renews && <CouponField plan={plan.slug} duration={duration} applied={coupon} onApplied={setCoupon} />}
      {checkout.isError && (
        <Banner tone="bad" icon={CircleAlert} role="alert">
          {checkout.error.message}
        </Banner>
      )}
      <Button large wide disabled={checkout.isPending || leaving} onClick={pay}>
        <Lock className="icon" aria-hidden="true" />
        {checkout.isPending || leaving
          ? t("Opening Paystack...")
          : t("Pay {amount} with Paystack", { amount: naira(amount) })}
      </Button>
      <p className="text-sm text-muted">
        {t(
          "You will pay on Paystack's page, so we never see your card details. You can ask for your money back once, within {n} days.",
          {
            n: REFUND_DAYS,
          },
        )}
      </p>
    </div>
  );
}
