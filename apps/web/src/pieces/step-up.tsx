// Important staff actions ask for the password again. A call refused for that reason waits here and is sent once more.
import { staff } from "@sabiprep/contract";
import { useEffect, useState } from "react";
import { call, onStaffRefusal } from "../lib/api.ts";
import { useForm } from "../lib/form.ts";
import { t } from "../lib/i18n.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Form, SubmitButton } from "../ui/form.tsx";
import { PasswordField } from "../ui/password-field.tsx";

type Answer = (confirmed: boolean) => void;

export function StepUp() {
  const [waiting, setWaiting] = useState<Answer[]>([]);

  useEffect(() => {
    onStaffRefusal(
      () =>
        new Promise<boolean>((answer) => {
          setWaiting((others) => [...others, answer]);
        }),
    );
    return () => onStaffRefusal(async () => false);
  }, []);

  const settle = (confirmed: boolean) => {
    for (const answer of waiting) answer(confirmed);
    setWaiting([]);
  };

  return (
    <Dialog open={waiting.length > 0} onClose={() => settle(false)} title={t("Confirm it is you")} decision>
      <p className="mb-4 text-muted">{t("Enter your password again to continue.")}</p>
      <ConfirmForm onConfirmed={() => settle(true)} />
    </Dialog>
  );
}

function ConfirmForm({ onConfirmed }: { onConfirmed: () => void }) {
  const form = useForm({
    schema: staff.confirm.body!,
    submit: async (who) => {
      await call(staff.confirm, who);
      onConfirmed();
    },
  });
  return (
    <Form form={form}>
      <PasswordField name="password" label={t("Your password")} autoComplete="current-password" />
      <SubmitButton>{t("Confirm")}</SubmitButton>
    </Form>
  );
}
