import { auth, profile } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Check, CircleAlert, MailCheck } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { isRemembered, useSignedIn } from "../../lib/session.ts";
import { staySignedIn } from "../../lib/stay-signed-in.ts";
import { AuthPage } from "../../pieces/auth-page.tsx";
import { Banner } from "../../ui/banner.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CorrectEmail } from "./correct-email.tsx";
import { keptRegistration } from "./registration-store.ts";
import { ResendVerification } from "./resend-verification.tsx";
import { useVerification } from "./use-verification.ts";

/**
 * Both paths of the product lead here. With the link of the email it verifies automatically, without it, it waits for
 * the email.
 */
export function VerifyEmailScreen() {
  const { state, problem, prove, stay } = useVerification();
  const signedIn = useSignedIn("candidate") === true;
  const me = useQuery({ ...read(profile.read), enabled: signedIn && (state === "none" || state === "failed") });

  if (state === "verifying")
    return (
      <AuthPage title={t("Verifying your email")} subtitle={t("One moment, please.")}>
        <Skeleton lines={2} />
      </AuthPage>
    );
  if (state === "password") return <ProveRegistration prove={prove} />;
  if (state === "verified")
    return <Verified subtitle={t("You are signed in. Taking you to your dashboard...")} onAsked={stay} />;
  if (state === "verified, sign in")
    return <Verified subtitle={t("Taking you to the sign-in page...")} onward="login" />;
  if (state === "verified before" || me.data?.is_verified)
    return <Verified subtitle={t("You do not need to do anything else here.")} />;
  return <CheckYourEmail problem={problem} ownEmail={me.data?.email} signedIn={signedIn} />;
}

/** The mailbox is proved. That its owner is the person who registered is not, unless the password proves it. */
function ProveRegistration({ prove }: { prove: (password: string) => Promise<void> }) {
  const form = useForm({ schema: auth.verifyEmail.body!, submit: ({ password }) => prove(password ?? "") });
  return (
    <AuthPage
      title={t("One more step")}
      subtitle={t("You registered on another device. Enter the password you chose there.")}
    >
      <Form form={form}>
        <PasswordField name="password" label={t("Password")} autoComplete="current-password" />
        <p className="-mt-2">
          <a href={paths.passwordRequest}>{t("Choose a new password instead")}</a>
        </p>
        <SubmitButton>{t("Verify my email")}</SubmitButton>
      </Form>
    </AuthPage>
  );
}

interface VerifiedProps {
  subtitle: string;
  onward?: "dashboard" | "login";
  /** The offer to stay signed in was used, so the page waits. Absent if nobody is signed in. */
  onAsked?: () => void;
}

function Verified({ subtitle, onward = "dashboard", onAsked }: VerifiedProps) {
  const [isOffered] = useState(() => onAsked !== undefined && !isRemembered());
  return (
    <AuthPage title={t("Email verified")} subtitle={subtitle}>
      <Banner tone="ok" icon={Check} role="status">
        {t("Email Verified Successfully!")}
      </Banner>
      {isOffered && (
        <Checkbox
          name="keep"
          label={t("Keep me signed in on this device")}
          hint={t("Only tick this on your own phone. You can turn it off in your profile.")}
          onFocus={onAsked}
          onChange={({ currentTarget }) => currentTarget.checked && void staySignedIn()}
        />
      )}
      <ButtonLink large wide href={paths[onward]}>
        {onward === "login" ? t("Sign in") : t("Go to dashboard")}
      </ButtonLink>
    </AuthPage>
  );
}

interface CheckYourEmailProps {
  problem: string | null;
  ownEmail: string | null | undefined;
  signedIn: boolean;
}

function CheckYourEmail({ problem, ownEmail, signedIn }: CheckYourEmailProps) {
  const [search] = useSearchParams();
  const [corrected, setCorrected] = useState<string | null>(null);
  const email = corrected ?? search.get("email") ?? ownEmail ?? keptRegistration()?.email ?? null;
  return (
    <AuthPage
      title={t("Check Your Email")}
      subtitle={
        email
          ? t("We sent a link to {email}. Open it on any device to verify your account.", { email })
          : t("We sent a link to the email address you registered with. Open it on any device.")
      }
    >
      {problem && (
        <Banner tone="bad" icon={CircleAlert} role="alert">
          <b className="block">{t("Verification Failed")}</b>
          {problem}
        </Banner>
      )}
      <Banner icon={MailCheck}>
        <ul className="grid list-disc gap-1 pl-5">
          <li>{t("The link works once and lasts 24 hours. Use the one in our latest email.")}</li>
          <li>{t("Cannot find it? Check your spam folder.")}</li>
        </ul>
      </Banner>
      <ResendVerification key={email} email={email} justSent={corrected !== null} />
      {signedIn && ownEmail && <CorrectEmail email={email ?? ownEmail} onCorrected={setCorrected} />}
      <p className="text-muted">
        {signedIn ? (
          <a href={paths.dashboard}>{t("Go to dashboard")}</a>
        ) : (
          <a href={paths.login}>{t("Back to login")}</a>
        )}
      </p>
    </AuthPage>
  );
}
