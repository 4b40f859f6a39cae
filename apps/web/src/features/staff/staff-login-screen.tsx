import { ADMIN_LOGIN_REDIRECT_MS, type DataOf, staff, staffPasskeys } from "@sabiprep/contract";
import { useEffect, useState } from "react";
import { call } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { keepDevice } from "../../lib/known-device.ts";
import { paths } from "../../lib/paths.ts";
import { keepToken, leaveTo } from "../../lib/session.ts";
import { placeAmongStaff } from "../../lib/staff-place.ts";
import { PasskeyButton } from "../../pieces/passkey-button.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { StaffAuthPage } from "./staff-auth-page.tsx";

export function StaffLoginScreen() {
  const [ticket, setTicket] = useState<string | null>(null);
  if (ticket) return <CodeStep ticket={ticket} onBack={() => setTicket(null)} />;
  return <PasswordStep onTicket={setTicket} />;
}

const refused = (description: string) => toast({ title: t("Login failed!"), description, destructive: true });

/** The token is stored after the notice was read, because the guard of this page leaves as soon as it sees one. */
async function enter({ token, device_token, admin, second_step_needed }: DataOf<typeof staff.loginCode>) {
  keepDevice("staff", device_token);
  toast({ title: t("You are signed in"), description: t("Welcome, {name}", { name: admin.name }) });
  await new Promise((later) => setTimeout(later, ADMIN_LOGIN_REDIRECT_MS));
  const next = new URLSearchParams(location.search).get("next");
  leaveTo(
    second_step_needed
      ? `${paths.adminSecondStep}${next ? `?next=${encodeURIComponent(next)}` : ""}`
      : placeAmongStaff(next),
  );
  keepToken("staff", token);
}

function PasswordStep({ onTicket }: { onTicket: (ticket: string) => void }) {
  // The prerendered page does not know its query.
  const [isBack, setBack] = useState(false);
  useEffect(() => setBack(new URLSearchParams(location.search).has("next")), []);
  const form = useForm({
    schema: staff.login.body!,
    submit: async (credentials) => {
      const answer = await call(staff.login, credentials);
      if ("totp_required" in answer) onTicket(answer.ticket);
      else await enter(answer);
    },
    onFailure: refused,
  });
  return (
    <StaffAuthPage title={t("Staff sign-in")} subtitle={t("For the people who run the site.")}>
      {isBack && (
        <p role="status">
          {t("You were signed out. Sign in to go back to where you were. We kept what you typed on this device.")}
        </p>
      )}
      <Form form={form}>
        <TextField name="email" type="email" label={t("Email")} autoComplete="username" autoCapitalize="none" />
        <PasswordField name="password" label={t("Password")} autoComplete="current-password" />
        <p className="-mt-2">
          <a href={paths.adminForgotPassword}>{t("Forgot password?")}</a>
        </p>
        <SubmitButton busy={t("Signing in...")}>{t("Sign in")}</SubmitButton>
      </Form>
      <PasskeyButton
        begin={() => call(staffPasskeys.beginSignIn, {})}
        signIn={async (credential) => enter(await call(staffPasskeys.signIn, { credential }))}
      />
    </StaffAuthPage>
  );
}

function CodeStep({ ticket, onBack }: { ticket: string; onBack: () => void }) {
  const form = useForm({
    schema: staff.loginCode.body!,
    submit: async (step) => enter(await call(staff.loginCode, step)),
    onFailure: refused,
  });
  return (
    <StaffAuthPage title={t("Two-step sign-in")} subtitle={t("Now enter the code from your authenticator app.")}>
      <Form form={form}>
        <input type="hidden" name="ticket" value={ticket} />
        <TextField
          name="code"
          label={t("Code")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          autoFocus
          hint={t("Six digits. If you do not have your phone, use a recovery code. Each code works once.")}
        />
        <SubmitButton busy={t("Signing in...")}>{t("Sign in")}</SubmitButton>
        <Button tone="quiet" onClick={onBack}>
          {t("Back")}
        </Button>
      </Form>
    </StaffAuthPage>
  );
}
