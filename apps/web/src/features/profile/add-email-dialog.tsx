import { auth } from "@sabiprep/contract";
import { call } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { toast } from "../../ui/toast.tsx";

interface AddEmailDialogProps {
  open: boolean;
  onClose: () => void;
}

/** For an account that a school made. The address counts once its link is opened. */
export function AddEmailDialog({ open, onClose }: AddEmailDialogProps) {
  return (
    <Dialog open={open} title={t("Add my email")} onClose={onClose}>
      <AddEmailForm onClose={onClose} />
    </Dialog>
  );
}

function AddEmailForm({ onClose }: { onClose: () => void }) {
  const form = useForm({
    schema: auth.correctEmail.body!,
    submit: async (mine) => {
      await call(auth.correctEmail, mine);
      toast({
        title: t("Verification Email Sent"),
        description: t("Check your inbox at {email}.", { email: mine.email }),
      });
      onClose();
    },
    onFailure: (description) => toast({ title: t("We could not add your email"), description, destructive: true }),
  });
  return (
    <Form form={form}>
      <p>
        {t(
          "We will send you a link. After you open it, you can sign in with your email, and your school can no longer reset your password.",
        )}
      </p>
      <TextField name="email" type="email" label={t("Email")} autoComplete="email" autoCapitalize="none" />
      <PasswordField name="password" label={t("Your password")} autoComplete="current-password" />
      <SubmitButton>{t("Send the link")}</SubmitButton>
    </Form>
  );
}
