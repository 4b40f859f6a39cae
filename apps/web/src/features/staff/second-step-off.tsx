import { staff } from "@sabiprep/contract";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { toast } from "../../ui/toast.tsx";

/** Turning off two-step sign-in is an important action, so the password is asked again. */
export function SecondStepOff({ onOff }: { onOff: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="plain" className="justify-self-start" onClick={() => setOpen(true)}>
        {t("Turn off")}
      </Button>
      <Dialog open={open} onClose={close} title={t("Turn off two-step sign-in?")} decision>
        <ConfirmForm
          onOff={() => {
            close();
            onOff();
          }}
        />
      </Dialog>
    </>
  );
}

function ConfirmForm({ onOff }: { onOff: () => void }) {
  const form = useForm({
    schema: staff.confirm.body!,
    submit: async (who) => {
      await call(staff.confirm, who);
      await call(staff.disableTotp, {});
      toast({ title: t("Two-step sign-in is off") });
      onOff();
    },
  });
  return (
    <Form form={form}>
      <PasswordField name="password" label={t("Your password")} autoComplete="current-password" />
      <SubmitButton tone="danger">{t("Turn off")}</SubmitButton>
    </Form>
  );
}
