import { type DataOf, myClasses } from "@sabiprep/contract";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { dateText, t } from "../../lib/i18n.ts";
import { keepNotice } from "../../lib/kept-notice.ts";
import { keepDevice } from "../../lib/known-device.ts";
import { paths } from "../../lib/paths.ts";
import { isPrerendering } from "../../lib/prerendering.ts";
import { keepToken, leaveTo } from "../../lib/session.ts";
import { AuthPage } from "../../pieces/auth-page.tsx";
import { NewPasswordField } from "../../pieces/new-password-field.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

type Reply = DataOf<typeof myClasses.slipSignIn>;
type Checked = Extract<Reply, { ticket: string }>;

/** The QR code of a slip fills in the three fields. It is read once and removed from the address. */
function slipInAddress() {
  if (isPrerendering()) return { school: "", number: "", code: "" };
  const slip = new URLSearchParams(window.location.hash.slice(1));
  if (slip.has("c")) window.history.replaceState(null, "", window.location.pathname);
  return { school: slip.get("s") ?? "", number: slip.get("n") ?? "", code: slip.get("c") ?? "" };
}

export function SchoolSignInScreen() {
  const [slip] = useState(slipInAddress);
  const [checked, setChecked] = useState<Checked | null>(null);
  return checked ? <ChoosePassword checked={checked} /> : <SlipForm slip={slip} onChecked={setChecked} />;
}

function enter({ access_token, device_token }: Exclude<Reply, Checked>) {
  keepNotice(t("You are signed in"));
  keepDevice("candidate", device_token);
  leaveTo(paths.dashboard);
  keepToken("candidate", access_token);
}

interface SlipFormProps {
  slip: ReturnType<typeof slipInAddress>;
  onChecked: (checked: Checked) => void;
}

function SlipForm({ slip, onChecked }: SlipFormProps) {
  const form = useForm({
    schema: myClasses.slipSignIn.body!,
    submit: async (typed) => {
      const reply = await call(myClasses.slipSignIn, typed);
      if ("ticket" in reply) onChecked(reply);
      else enter(reply);
    },
  });
  return (
    <AuthPage title={t("Sign in with your school")} subtitle={t("Use the slip that your teacher gave you.")}>
      <Form form={form} failed={t("We could not sign you in")}>
        <TextField
          name="school_code"
          label={t("School code")}
          autoCapitalize="characters"
          autoComplete="off"
          defaultValue={slip.school}
        />
        <TextField name="number" label={t("Admission number")} autoComplete="username" defaultValue={slip.number} />
        <PasswordField
          name="secret"
          label={t("Sign-in code or password")}
          autoComplete="current-password"
          defaultValue={slip.code}
          hint={t("The first time, enter the code from your slip. After that, enter the password you chose.")}
        />
        <SubmitButton busy={t("Signing in...")}>{t("Sign in")}</SubmitButton>
      </Form>
      <p className="text-muted">
        {t("Do you sign in with your own email address?")} <a href={paths.login}>{t("Sign in with email")}</a>
      </p>
    </AuthPage>
  );
}

function ChoosePassword({ checked }: { checked: Checked }) {
  const form = useForm({
    schema: myClasses.choosePassword.body!,
    submit: async (typed) => enter(await call(myClasses.choosePassword, typed)),
  });
  return (
    <AuthPage
      title={t("Welcome, {name}", { name: checked.first_name })}
      subtitle={t("{school} made this account for you. Choose your own password. Nobody at your school can see it.", {
        school: checked.school,
      })}
    >
      {checked.renewed && (
        <Banner tone="mid" icon={KeyRound} role="status">
          {t("{name} printed this slip on {day}. Your old password no longer works.", {
            name: checked.renewed.by,
            day: dateText(checked.renewed.at, { dateStyle: "long", timeStyle: "short", timeZone: "Africa/Lagos" }),
          })}
        </Banner>
      )}
      <p className="text-muted">
        {t("Your school can reset your password. Once you add your own email, it no longer can.")}
      </p>
      <Form form={form} failed={t("We could not save your password")}>
        <input type="hidden" name="ticket" value={checked.ticket} />
        <NewPasswordField name="new_password" label={t("New password")} />
        <Checkbox
          name="terms_and_conditions"
          label={
            <>
              {t("I agree to the")} <a href={paths.terms}>{t("terms and conditions")}</a>
            </>
          }
        />
        <SubmitButton>{t("Save and start")}</SubmitButton>
      </Form>
    </AuthPage>
  );
}
