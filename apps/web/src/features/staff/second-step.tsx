import { type DataOf, staff } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Check, ShieldAlert } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecondStepOff } from "./second-step-off.tsx";
import { SecondStepSetUp } from "./second-step-set-up.tsx";

type TwoStepSetup = DataOf<typeof staff.prepareTotp>;

/** Two-step sign-in by an authenticator app's code after the password: set up, active, or turned off. */
export function SecondStep({ isOn }: { isOn: boolean }) {
  const [prepared, setPrepared] = useState<TwoStepSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: read(staff.profile).queryKey });

  async function begin() {
    try {
      setPrepared(await call(staff.prepareTotp, {}));
    } catch (failure) {
      toast({ title: t("We could not start the setup"), description: (failure as Error).message, destructive: true });
    }
  }

  async function renew() {
    try {
      setCodes((await call(staff.newRecoveryCodes, {})).recovery_codes);
    } catch (failure) {
      toast({
        title: t("We could not create new recovery codes"),
        description: (failure as Error).message,
        destructive: true,
      });
    }
  }

  return (
    <section className="card stack gap-5">
      <h2>{t("Two-step sign-in")}</h2>
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {!codes && isOn && (
        <>
          <Banner tone="ok" icon={Check}>
            {t("On. You need your password and a code to sign in.")}
          </Banner>
          <div className="row">
            <Button tone="plain" onClick={renew}>
              {t("New recovery codes")}
            </Button>
            <SecondStepOff onOff={refresh} />
          </div>
        </>
      )}
      {!codes && !isOn && !prepared && (
        <>
          <Banner tone="mid" icon={ShieldAlert}>
            {t("Off. With an authenticator app, nobody can sign in with only a stolen password.")}
          </Banner>
          <Button className="justify-self-start" onClick={begin}>
            {t("Set up")}
          </Button>
        </>
      )}
      {prepared && (
        <SecondStepSetUp
          prepared={prepared}
          onCancel={() => setPrepared(null)}
          onOn={(recovery) => {
            setPrepared(null);
            setCodes(recovery);
            refresh();
          }}
        />
      )}
    </section>
  );
}
