import type { auth } from "@sabiprep/contract";
import { Info, MailCheck } from "lucide-react";
import { useState } from "react";
import { call } from "../lib/api.ts";
import { config } from "../lib/config.ts";
import { useForm } from "../lib/form.ts";
import { t } from "../lib/i18n.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Form, SubmitButton } from "../ui/form.tsx";
import { rich } from "../ui/rich.ts";
import { toast } from "../ui/toast.tsx";
import { AuthPage } from "./auth-page.tsx";

interface ForgotPasswordPageProps {
  endpoint: typeof auth.forgotPassword;
  loginPath: string;
  subtitle: string;
}

/**
 * Asks for the email address, then explains the next step. Candidates and staff share this page, each with their own
 * call.
 */
export function ForgotPasswordPage({ endpoint, loginPath, subtitle }: ForgotPasswordPageProps) {
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState(false);
  return (
    <AuthPage
      title={sent ? t("Check Your Email") : t("Forgot password?")}
      subtitle={
        sent
          ? t("If there is an account for {email}, we have sent a link to choose a new password.", { email })
          : subtitle
      }
    >
      {sent ? (
        <NextSteps onAgain={() => setSent(false)} />
      ) : (
        <AskForm
          endpoint={endpoint}
          email={email}
          onSent={(address) => {
            setEmail(address);
            setSent(true);
            document.getElementById("main")?.focus();
          }}
        />
      )}
      <p className="text-muted">
        <a href={loginPath}>{t("Back to login")}</a>
      </p>
      <Banner icon={Info}>
        {rich("Need help? Email {email}", {
          email: <a href={`mailto:${config.support_email}`}>{config.support_email}</a>,
        })}
      </Banner>
    </AuthPage>
  );
}

interface AskFormProps extends Pick<ForgotPasswordPageProps, "endpoint"> {
  email: string;
  onSent: (email: string) => void;
}

function AskForm({ endpoint, email, onSent }: AskFormProps) {
  const form = useForm({
    schema: endpoint.body!,
    live: true,
    submit: async (asked) => {
      await call(endpoint, asked);
      onSent(asked.email.trim());
    },
    onFailure: (description) => toast({ title: t("Password reset request!"), description, destructive: true }),
  });
  return (
    <Form form={form}>
      <TextField
        name="email"
        type="email"
        label={t("Email")}
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={email}
      />
      <SubmitButton>{t("Send reset link")}</SubmitButton>
    </Form>
  );
}

function NextSteps({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="stack gap-5">
      <Banner tone="ok" icon={MailCheck} role="status">
        <ul className="grid list-disc gap-1 pl-5">
          <li>{t("Open our latest email and press the button.")}</li>
          <li>{t("The link works once and lasts 60 minutes.")}</li>
          <li>{t("Cannot find it? Check your spam folder and make sure the email address above is correct.")}</li>
        </ul>
      </Banner>
      <Button tone="plain" large wide onClick={onAgain}>
        {t("Resend Email")}
      </Button>
    </div>
  );
}
