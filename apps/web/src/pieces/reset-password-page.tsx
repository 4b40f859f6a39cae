import { type auth, resetBody } from "@sabiprep/contract";
import { Check } from "lucide-react";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { send } from "../lib/api.ts";
import { useForm } from "../lib/form.ts";
import { t } from "../lib/i18n.ts";
import { leaveTo } from "../lib/session.ts";
import { Banner } from "../ui/banner.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Form, SubmitButton } from "../ui/form.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { toast } from "../ui/toast.tsx";
import { AuthPage } from "./auth-page.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

/** Long enough to read the confirmation. */
const READ_MS = 1500;

interface ResetPasswordPageProps {
  endpoint: typeof auth.resetPassword;
  loginPath: string;
  /** The page to request a new link when this one is used up. */
  forgotPath: string;
}

/** Sets a new password by the link in an email. Candidates and staff share this page, each with their own call. */
export function ResetPasswordPage({ endpoint, loginPath, forgotPath }: ResetPasswordPageProps) {
  const { token = "" } = useParams();
  const [search] = useSearchParams();
  const [done, setDone] = useState<string | null>(null);
  const [visible, setVisible] = useState(false);

  const form = useForm({
    schema: resetBody,
    submit: async (passwords) => {
      const link = { token, hash: search.get("hash") ?? "", ref: search.get("ref") ?? "" };
      const { message } = await send(endpoint, { ...link, ...passwords });
      setDone(message);
      toast({ title: t("Password reset request!"), description: message });
      setTimeout(() => leaveTo(loginPath), READ_MS);
    },
    onFailure: (description) => toast({ title: t("Password reset request!"), description, destructive: true }),
  });

  return (
    <AuthPage title={t("Choose a new password")} subtitle={t("You will use it to sign in on all your devices.")}>
      {done ? (
        <>
          <Banner tone="ok" icon={Check} role="status">
            {done}
          </Banner>
          <ButtonLink large wide href={loginPath}>
            {t("Sign in")}
          </ButtonLink>
        </>
      ) : (
        <Form form={form}>
          <NewPasswordField name="new_password" label={t("New password")} visible={visible} />
          <PasswordField
            name="confirm_password"
            label={t("Confirm password")}
            visible={visible}
            autoComplete="new-password"
          />
          <Button tone="quiet" className="-mt-2 -ml-3 justify-self-start" onClick={() => setVisible(!visible)}>
            {visible ? t("Hide passwords") : t("Show passwords")}
          </Button>
          <SubmitButton busy={t("Changing...")}>{t("Change password")}</SubmitButton>
        </Form>
      )}
      <p className="text-muted">
        {t("Link not working?")} <a href={forgotPath}>{t("Ask for a new one")}</a>
      </p>
    </AuthPage>
  );
}
