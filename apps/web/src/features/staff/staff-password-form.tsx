import { staff } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { NewPasswordField } from "../../pieces/new-password-field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { toast } from "../../ui/toast.tsx";

export function StaffPasswordForm({ onChanged }: { onChanged: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    schema: staff.changePassword.body!,
    submit: async (passwords) => {
      const { message } = await send(staff.changePassword, passwords);
      await queries.invalidateQueries({ queryKey: read(staff.sessions).queryKey });
      toast({ title: message, description: t("Other devices were signed out.") });
      onChanged();
    },
    onFailure: (description) => toast({ title: t("Password not changed"), description, destructive: true }),
  });
  return (
    <Form form={form}>
      <PasswordField name="current_password" label={t("Current password")} autoComplete="current-password" />
      <NewPasswordField name="new_password" label={t("New password")} />
      <SubmitButton busy={t("Changing...")}>{t("Change password")}</SubmitButton>
    </Form>
  );
}
