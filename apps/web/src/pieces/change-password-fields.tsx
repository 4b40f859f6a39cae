import { t } from "../lib/i18n.ts";
import { SubmitButton } from "../ui/form.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { toast } from "../ui/toast.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

/** The fields of a form that changes a password, for candidates and staff. */
export const ChangePasswordFields = () => (
  <>
    <PasswordField name="current_password" label={t("Current password")} autoComplete="current-password" />
    <NewPasswordField name="new_password" label={t("New password")} />
    <SubmitButton busy={t("Changing...")}>{t("Change password")}</SubmitButton>
  </>
);

export const emailPasswordChanged = (message: string) =>
  toast({ title: message, description: t("We signed out your other devices.") });

export const emailPasswordNotChanged = (description: string) =>
  toast({ title: t("Password not changed"), description, destructive: true });
