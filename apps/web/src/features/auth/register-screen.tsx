import { auth } from "@sabiprep/contract";
import { Info } from "lucide-react";
import * as z from "zod/mini";
import { call } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { AuthPage } from "../../pieces/auth-page.tsx";
import { NewPasswordField } from "../../pieces/new-password-field.tsx";
import { Banner } from "../../ui/banner.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { enter } from "./enter.ts";
import { GoogleChoice } from "./google-choice.tsx";
import { keepRegistration, REGISTRATION_MINUTES } from "./registration-store.ts";

/** The terms are agreed to in the second step. The first sends them as true, because the call requires it. */
const stepOne = z.omit(auth.register.body!, { terms_and_conditions: true });

export function RegisterScreen() {
  const form = useForm({
    schema: stepOne,
    submit: async (person) => {
      const { jwtDetails, user } = await call(auth.register, { ...person, terms_and_conditions: true });
      enter({ ...jwtDetails, user });
      keepRegistration(user, REGISTRATION_MINUTES);
    },
    onFailure: (description) => toast({ title: t("Registration failed!"), description, destructive: true }),
  });
  return (
    <AuthPage title={t("Create your account")} subtitle={t("Step 1 of 2. Next you will choose your exam and class.")}>
      <Form form={form}>
        <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField name="first_name" label={t("First name")} autoComplete="given-name" />
          <TextField name="last_name" label={t("Last name")} autoComplete="family-name" />
        </div>
        <TextField name="email" type="email" label={t("Email")} autoComplete="email" autoCapitalize="none" />
        <NewPasswordField name="password" label={t("Password")} />
        <SubmitButton busy={t("Creating your account...")}>{t("Create account")}</SubmitButton>
      </Form>
      <GoogleChoice />
      <Banner tone="ok" icon={Info}>
        {t("Free practice questions and progress tracking, from your first day.")}
      </Banner>
      <p className="text-muted">
        {t("Already have an account?")} <a href={paths.login}>{t("Sign in")}</a>
      </p>
    </AuthPage>
  );
}
