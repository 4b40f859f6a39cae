import { auth, profile } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import {
  ChangePasswordFields,
  emailPasswordChanged,
  emailPasswordNotChanged,
} from "../../pieces/change-password-fields.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";

interface ChangePasswordDialogProps {
  open: boolean;
  onClose: () => void;
  user: { email: string | null; has_password: boolean };
}

/** An account made with Google has no password yet. The first one is set by a link sent to its email address. */
export function ChangePasswordDialog({ open, onClose, user }: ChangePasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={user.has_password ? t("Change Password") : t("Set a password")}>
      {user.has_password ? (
        <ChangePasswordForm onClose={onClose} />
      ) : (
        <AskForLink onClose={onClose} email={user.email ?? ""} />
      )}
    </Dialog>
  );
}

function AskForLink({ onClose, email }: { onClose: () => void; email: string }) {
  const form = useForm({
    schema: auth.forgotPassword.body!,
    submit: async (mine) => {
      toast({ title: (await send(auth.forgotPassword, mine)).message });
      onClose();
    },
    onFailure: emailPasswordNotChanged,
  });
  return (
    <Form form={form}>
      <p>{t("We will email you a link at {email} so you can choose a password.", { email })}</p>
      <input type="hidden" name="email" value={email} />
      <SubmitButton>{t("Send the link")}</SubmitButton>
    </Form>
  );
}

function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    schema: profile.changePassword.body!,
    submit: async (passwords) => {
      const { message } = await send(profile.changePassword, passwords);
      await Promise.all(
        [read(profile.read), read(profile.sessions)].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
      );
      emailPasswordChanged(message);
      onClose();
    },
    onFailure: emailPasswordNotChanged,
  });
  return (
    <Form form={form}>
      <ChangePasswordFields />
    </Form>
  );
}
