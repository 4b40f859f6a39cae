import { auth, passkeys } from "@sabiprep/contract";
import { useEffect, useState } from "react";
import { call } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { keepNotice } from "../../lib/kept-notice.ts";
import { paths } from "../../lib/paths.ts";
import { AuthPage } from "../../pieces/auth-page.tsx";
import { PasskeyButton } from "../../pieces/passkey-button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { enter } from "./enter.ts";
import { GoogleChoice } from "./google-choice.tsx";

const emailOfTest = async () => (await import("../../answers/fill-email.ts")).fillEmail(document);

export function LoginScreen() {
  useEffect(() => void emailOfTest().catch(() => null), []);
  const [keep, setKeep] = useState(false);
  const form = useForm({
    schema: auth.login.body!,
    submit: async (credentials) => {
      const signedIn = await call(auth.login, credentials);
      keepNotice(t("You are signed in"));
      enter(signedIn, credentials.keep);
    },
  });
  return (
    <AuthPage title={t("Welcome back")} subtitle={t("Sign in to continue where you stopped.")}>
      <Form form={form} failed={t("User login!")}>
        <TextField name="email" type="email" label={t("Email")} autoComplete="username" autoCapitalize="none" />
        <PasswordField name="password" label={t("Password")} autoComplete="current-password" />
        <p className="-mt-2">
          <a href={paths.passwordRequest}>{t("Forgot password?")}</a>
        </p>
        <Checkbox
          name="keep"
          label={t("Keep me signed in on this device")}
          hint={t("Only tick this on your own phone. You can turn it off in your profile.")}
          onChange={(event) => setKeep(event.currentTarget.checked)}
        />
        <SubmitButton busy={t("Signing in...")}>{t("Sign in")}</SubmitButton>
      </Form>
      <GoogleChoice keep={keep} />
      <PasskeyButton
        begin={() => call(passkeys.beginSignIn, {})}
        signIn={async (credential) => enter(await call(passkeys.signIn, { credential, keep }), keep)}
      />
      <p>
        <a href={paths.schoolSignIn}>{t("Sign in with a slip from your school")}</a>
      </p>
      <p className="text-muted">
        {t("New here?")} <a href={paths.register}>{t("Sign up")}</a>
      </p>
    </AuthPage>
  );
}
