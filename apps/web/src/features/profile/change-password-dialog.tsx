import { profile } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { NewPasswordField } from "../../pieces/new-password-field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { toast } from "../../ui/toast.tsx";

interface ChangePasswordDialogProps {
  open: boolean;
  onClose: () => void;
  hasPassword: boolean;
}

/** An account made with Google has no password yet and sets its first one here. */
export function ChangePasswordDialog({ open, onClose, hasPassword }: ChangePasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={hasPassword ? t("Change Password") : t("Set a password")}>
      <ChangePasswordForm onClose={onClose} hasPassword={hasPassword} />
    </Dialog>
  );
}

function ChangePasswordForm({ onClose, hasPassword }: Omit<ChangePasswordDialogProps, "open">) {
  const queries = useQueryClient();
  const form = useForm({
    schema: profile.changePassword.body!,
    submit: async (passwords) => {
      const { message } = await send(profile.changePassword, passwords);
      await Promise.all(
        [read(profile.read), read(profile.sessions)].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
      );
      toast({ title: message, description: t("Other devices were signed out.") });
      onClose();
    },
    onFailure: (description) => toast({ title: t("Password not changed"), description, destructive: true }),
  });
  return (
    <Form form={form}>
      {hasPassword && (
        <PasswordField name="current_password" label={t("Current password")} autoComplete="current-password" />
      )}
      <NewPasswordField name="new_password" label={t("New password")} />
      <SubmitButton busy={t("Changing...")}>{t("Change password")}</SubmitButton>
    </Form>
  );
}
