import { type DataOf, staff } from "@sabiprep/contract";
import { call } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { QrCode } from "../../ui/qr-code.tsx";

interface SecondStepSetUpProps {
  prepared: DataOf<typeof staff.prepareTotp>;
  onCancel: () => void;
  onOn: (recoveryCodes: string[]) => void;
}

const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");

export function SecondStepSetUp({ prepared, onCancel, onOn }: SecondStepSetUpProps) {
  const form = useForm({
    schema: staff.enableTotp.body!,
    submit: async (first) => onOn((await call(staff.enableTotp, first)).recovery_codes),
  });
  return (
    <ol className="stack list-decimal gap-5 pl-5">
      <li>
        {t("Scan this QR code with your authenticator app.")}
        <div className="my-3">
          <QrCode text={prepared.otpauth_url} label={t("QR code for the authenticator app")} />
        </div>
        {t("On this device, open the app with")} <a href={prepared.otpauth_url}>{t("this link")}</a>.{" "}
        {t("Or type the key:")}
        <code className="mt-2 block rounded-sm bg-canvas p-3 text-lg font-bold break-words">
          {inFours(prepared.secret)}
        </code>
      </li>
      <li>
        {t("Enter the six digits the app shows now.")}
        <Form form={form} className="stack mt-3">
          <TextField
            name="code"
            label={t("Code")}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            autoFocus
          />
          <div className="row">
            <SubmitButton large={false} wide={false} busy={t("Checking...")}>
              {t("Turn on")}
            </SubmitButton>
            <Button tone="quiet" onClick={onCancel}>
              {t("Cancel")}
            </Button>
          </div>
        </Form>
      </li>
    </ol>
  );
}
