import { type DataOf, staff } from "@sabiprep/contract";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { leaveTo } from "../../lib/session.ts";
import { placeAmongStaff } from "../../lib/staff-place.ts";
import { signOutStaff } from "../../pieces/staff-sign-out.ts";
import { StepUp } from "../../pieces/step-up.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecondStepSetUp } from "./second-step-set-up.tsx";
import { StaffAuthPage } from "./staff-auth-page.tsx";

/** When the site requires two-step sign-in, nothing else opens before it is set up. Then the user continues. */
export function SecondStepScreen() {
  const [search] = useSearchParams();
  const [prepared, setPrepared] = useState<DataOf<typeof staff.prepareTotp> | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const goOn = () => leaveTo(placeAmongStaff(search.get("next")));

  async function begin() {
    try {
      setPrepared(await call(staff.prepareTotp, {}));
    } catch (failure) {
      toast({ title: t("We could not start the setup"), description: (failure as Error).message, destructive: true });
    }
  }

  return (
    <StaffAuthPage
      title={t("Set up two-step sign-in")}
      subtitle={t("All staff sign in with a password and a code from their phone.")}
    >
      {codes && <RecoveryCodes codes={codes} onDone={goOn} />}
      {!codes && prepared && <SecondStepSetUp prepared={prepared} onCancel={() => setPrepared(null)} onOn={setCodes} />}
      {!codes && !prepared && (
        <>
          <p>
            {t(
              "You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis. It takes about a minute.",
            )}
          </p>
          <Button large wide onClick={begin}>
            {t("Set up")}
          </Button>
          <Button tone="quiet" onClick={signOutStaff}>
            {t("Logout")}
          </Button>
        </>
      )}
      <StepUp />
    </StaffAuthPage>
  );
}
