import { auth, type DataOf, profile } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { publicPath } from "../../lib/public-path.ts";
import { read } from "../../lib/query.ts";
import { staySignedIn } from "../../lib/stay-signed-in.ts";
import { AuthPage } from "../../pieces/auth-page.tsx";
import { MySubjects } from "../../pieces/my-subjects.tsx";
import { signOut } from "../../pieces/sign-out.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Picks } from "../../ui/picks.tsx";
import { rich } from "../../ui/rich.ts";
import { toast } from "../../ui/toast.tsx";
import { keptRegistration } from "./registration-store.ts";

const JAMB = "JAMB";
const JAMB_SUBJECTS = 4;

export function CompleteProfileScreen() {
  const choices = useQuery(read(auth.registrationData));
  return (
    <AuthPage title={t("Complete your profile")} subtitle={t("Step 2 of 2. After this you can start your first test.")}>
      <Await query={choices} failed={t("We could not load this form")}>
        {(choices) => <CompleteProfileForm choices={choices} />}
      </Await>
      <p className="text-muted">
        {t("Not you?")}{" "}
        <Button tone="quiet" onClick={leave}>
          {t("Sign out")}
        </Button>
      </p>
    </AuthPage>
  );
}

async function leave() {
  const reason = await signOut("candidate");
  if (reason) toast({ title: t("You are still signed in"), description: reason, destructive: true });
}

const asChoices = (list: readonly { uuid: string; name: string }[]) =>
  list.map(({ uuid, name }) => ({ value: uuid, label: name }));

function CompleteProfileForm({ choices }: { choices: DataOf<typeof auth.registrationData> }) {
  const me = useQuery(read(profile.read));
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [exams, setExams] = useState<readonly string[]>([]);
  const [grade, setGrade] = useState("");
  const [subjects, setSubjects] = useState<string[]>([]);
  const [keep, setKeep] = useState(false);
  const [four, setFour] = useState<string | null>(null);
  const main = choices.exam_types.find(({ uuid }) => uuid === exams[0]);
  const toggleExam = (uuid: string) => {
    setExams(exams.includes(uuid) ? exams.filter((one) => one !== uuid) : [...exams, uuid]);
    if (exams.length === 0 || exams[0] === uuid) setSubjects([]);
  };
  const form = useForm({
    schema: auth.completeProfile.body!,
    submit: async ({ is_adult, ...step }) => {
      if (main?.name === JAMB && subjects.length > 0 && subjects.length < JAMB_SUBJECTS) {
        setFour(
          t("You chose {n, plural, one {# subject} other {# subjects}}. JAMB asks for English and three more.", {
            n: subjects.length,
          }),
        );
        return;
      }
      // An unticked box says nothing about a person's age.
      const { user } = await call(auth.completeProfile, { ...step, is_adult: is_adult || null });
      // The profile is saved either way. Anything missing here can be chosen later.
      await call(profile.prepareFor, { exams: [...exams], subjects }).catch(() => null);
      if (keep) await staySignedIn();
      queries.setQueryData(read(profile.read).queryKey, user);
      await navigate(paths.dashboard, { replace: true });
    },
    onFailure: (description) => toast({ title: t("Profile completion!"), description, destructive: true }),
  });
  return (
    <Form form={form}>
      <TextField
        name="email"
        type="email"
        label={t("Email")}
        autoComplete="email"
        readOnly
        value={me.data?.email ?? keptRegistration()?.email ?? ""}
      />
      <TextField
        name="phone"
        type="tel"
        label={t("Phone number")}
        autoComplete="tel"
        hint={t("For example 0803 123 4567 or +234 803 123 4567.")}
      />
      <Picks
        name="current_grade"
        label={t("Current grade")}
        choices={asChoices(choices.class_levels)}
        chosen={grade ? [grade] : []}
        onChoose={setGrade}
      />
      <Picks
        name="exam_targeted"
        label={t("Target exam")}
        hint={t("Choose all the exams you are preparing for. Start with the most important.")}
        choices={asChoices(choices.exam_types)}
        chosen={exams}
        onChoose={toggleExam}
      />
      {/* Below all that is chosen: what comes in pushes nothing away from under a finger. */}
      {main && (
        <MySubjects
          key={main.uuid}
          exam={main}
          chosen={subjects}
          onChange={(chosen) => {
            setSubjects(chosen);
            setFour(null);
          }}
        />
      )}
      <div>
        <Checkbox
          name="terms_and_conditions"
          label={rich("I agree to the {terms} and the {privacy}", {
            terms: <NewTab href={publicPath(paths.terms)}>{t("Terms of Service")}</NewTab>,
            privacy: <NewTab href={publicPath(paths.privacy)}>{t("Privacy Policy")}</NewTab>,
          })}
        />
        <Checkbox
          name="is_adult"
          label={t("I am 18 or older")}
          hint={t("You do not have to answer. If you are under 18, a parent or guardian must agree to some settings.")}
        />
        <Checkbox
          name="keep"
          label={t("Keep me signed in on this device")}
          hint={t("Only tick this on your own phone. You can turn it off in your profile.")}
          onChange={(event) => setKeep(event.currentTarget.checked)}
        />
      </div>
      {four && (
        <p className="field-error" role="alert">
          {four}
        </p>
      )}
      <SubmitButton busy={t("Saving...")}>{t("Complete profile")}</SubmitButton>
    </Form>
  );
}

/** Text typed here stays while the terms are read. */
function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
