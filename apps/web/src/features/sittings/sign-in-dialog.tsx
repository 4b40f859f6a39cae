import { auth } from "@sabiprep/contract";
import { useEffect, useRef, useState } from "react";
import { fillEmail } from "../../answers/fill-email.ts";
import { call } from "../../lib/api.ts";
import { candidateId, keepCandidateId } from "../../lib/candidate-id.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { keepDevice } from "../../lib/known-device.ts";
import { keepToken, setRemembered } from "../../lib/session.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

interface SignInDialogProps {
  open: boolean;
  /** False while the answers are only in the memory of the page. */
  isStored: boolean;
  onClose: () => void;
  onSignedIn: () => void;
}

export function SignInDialog({ open, isStored, onClose, onSignedIn }: SignInDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t("Sign in to continue")}>
      <SignInForm
        isStored={isStored}
        onDone={() => {
          onClose();
          onSignedIn();
        }}
      />
    </Dialog>
  );
}

/** Only the account the test belongs to can continue it. */
function SignInForm({ isStored, onDone }: { isStored: boolean; onDone: () => void }) {
  const [stranger, setStranger] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => void fillEmail(top.current).catch(() => null), []);
  const form = useForm({
    schema: auth.login.body!,
    submit: async (credentials) => {
      const owner = await candidateId();
      const { access_token, device_token, user } = await call(auth.login, credentials);
      if (owner && owner !== user.uuid) return setStranger(true);
      keepToken("candidate", access_token);
      if (credentials.keep) setRemembered(true);
      keepDevice("candidate", device_token);
      keepCandidateId(user.uuid);
      onDone();
    },
  });
  return (
    <div ref={top}>
      <Form form={form}>
        <p>
          {isStored
            ? t("You have been signed out. Your answers are safe on this device. We will send them when you sign in.")
            : t("Your session is over. Keep this page open. Your answers are only here until you sign in.")}
        </p>
        {stranger && (
          <p className="field-error" role="alert">
            {t("This test belongs to another account. Sign in with the account that started it.")}
          </p>
        )}
        <TextField name="email" type="email" label={t("Email")} autoComplete="username" />
        <PasswordField name="password" label={t("Password")} autoComplete="current-password" />
        <Checkbox
          name="keep"
          label={t("Keep me signed in on this device")}
          hint={t("Only tick this on your own phone. You can turn it off in your profile.")}
        />
        <SubmitButton busy={t("Signing in...")}>{t("Sign in")}</SubmitButton>
      </Form>
    </div>
  );
}
