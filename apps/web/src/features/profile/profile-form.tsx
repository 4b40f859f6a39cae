import { profile, type User } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";
import type { ProfileChoices } from "./profile-choices.ts";

/** An emptied field is sent as null. */
const blankIsNull = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === "" ? null : value]));

const schema = z.pipe(z.pipe(z.record(z.string(), z.unknown()), z.transform(blankIsNull)), profile.update.body!);

interface ProfileFormProps {
  user: User;
  choices: ProfileChoices;
  onDone: () => void;
}

const asChoices = (names: readonly string[], present: string | null) =>
  [...new Set(present ? [...names, present] : names)].map((name) => ({ value: name, label: name }));

export function ProfileForm({ user, choices, onDone }: ProfileFormProps) {
  const queries = useQueryClient();
  const form = useForm({
    schema,
    submit: async (changes) => {
      const { data, message } = await send(profile.update, changes);
      queries.setQueryData(read(profile.read).queryKey, data);
      toast({
        title: t("Profile Updated"),
        description: message || t("Your profile has been successfully updated."),
      });
      onDone();
    },
    onFailure: (description) => toast({ title: t("Profile not updated"), description, destructive: true }),
  });
  return (
    <Form form={form}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="first_name"
          label={t("First name")}
          autoComplete="given-name"
          defaultValue={user.first_name}
          autoFocus
        />
        <TextField name="last_name" label={t("Last name")} autoComplete="family-name" defaultValue={user.last_name} />
        <TextField name="email" type="email" label={t("Email")} readOnly value={user.email ?? ""} />
        <TextField
          name="phone"
          type="tel"
          label={t("Phone number")}
          autoComplete="tel"
          defaultValue={user.phone ?? ""}
        />
        <TextField
          name="location"
          label={t("Location")}
          autoComplete="address-level1"
          defaultValue={user.location ?? ""}
        />
        <TextField name="school" label={t("School")} autoComplete="organization" defaultValue={user.school ?? ""} />
        <Select
          name="class"
          label={t("Class")}
          prompt={t("Not given")}
          choices={asChoices(choices.classes, choices.className)}
          defaultValue={choices.className ?? ""}
        />
        <TextField
          name="exam_year"
          inputMode="numeric"
          maxLength={4}
          label={t("Exam year")}
          defaultValue={user.exam_year ?? ""}
        />
        <Select
          name="target_exam"
          label={t("Target exam")}
          prompt={t("Not given")}
          choices={asChoices(choices.exams, choices.targetExam)}
          defaultValue={choices.targetExam ?? ""}
        />
        <TextField name="exam_date" type="date" label={t("Exam date")} defaultValue={user.exam_date ?? ""} />
      </div>
      <div className="row">
        <SubmitButton large={false} wide={false} busy={t("Saving...")}>
          {t("Save Changes")}
        </SubmitButton>
        <Button tone="plain" onClick={onDone}>
          {t("Cancel")}
        </Button>
      </div>
    </Form>
  );
}
