import { billing, type DataOf, type Duration } from "@sabiprep/contract";
import { useId, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { naira } from "../../lib/naira.ts";
import { useCall } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { FieldNotes } from "../../ui/field.tsx";

export type AppliedCoupon = DataOf<typeof billing.tryCoupon>;

interface CouponFieldProps {
  plan: string;
  duration: Duration;
  applied: AppliedCoupon | null;
  onApplied: (coupon: AppliedCoupon | null) => void;
}

/** The discounted price is shown before any payment. A code that does not fit gives the reason. */
export function CouponField({ plan, duration, applied, onApplied }: CouponFieldProps) {
  const id = useId();
  const [code, setCode] = useState("");
  const ask = useCall(billing.tryCoupon);
  const apply = () =>
    ask
      .mutateAsync({ coupon: code, plan, duration })
      .then(onApplied)
      .catch(() => onApplied(null));
  const error = ask.isError ? ask.error.message : undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{t("Coupon code (optional)")}</label>
      <div className="row flex-nowrap">
        <input
          id={id}
          className="input min-w-0"
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            setCode(event.target.value);
            onApplied(null);
            ask.reset();
          }}
        />
        <Button tone="plain" disabled={!code.trim() || ask.isPending} onClick={() => void apply()}>
          {t("Apply")}
        </Button>
      </div>
      <FieldNotes id={id} error={error} />
      <p role="status" className={applied ? "text-sm font-semibold" : "sr-only"}>
        {applied && t("{off} off with {code}.", { off: naira(applied.off_kobo), code: applied.code })}
      </p>
    </div>
  );
}
