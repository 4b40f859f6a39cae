import { REMIND_MINUTES_USUAL, type StudySession, schedule, studySessionFields } from "@sabiprep/contract";
import { useState } from "react";
import * as z from "zod/mini";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Select } from "../../ui/select.tsx";
import { sessionTypes, typeName } from "./session-words.ts";

/** The initial content of the form: a day to add to, or a session to change. */
export type Editing = { day: string } | { session: StudySession };

/** A form returns only text: an empty field is left out, and minutes are a number. */
const typed = (values: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  subject: values.subject || null,
  repeat_until: values.repeat_until || null,
  remind_minutes: values.remind_minutes === "none" ? null : Number(values.remind_minutes),
});
const schema = z.pipe(z.pipe(z.record(z.string(), z.unknown()), z.transform(typed)), studySessionFields);

const reminders = () => [
  { value: "none", label: t("No reminder") },
  { value: "0", label: t("At the start") },
  ...[5, 10, 30, 60].map((n) => ({ value: String(n), label: t("{n} minutes before", { n }) })),
];

interface SessionDialogProps {
  editing: Editing | null;
  onClose: () => void;
}

export function SessionDialog({ editing, onClose }: SessionDialogProps) {
  const isNew = editing === null || "day" in editing;
  return (
    <Dialog open={editing !== null} onClose={onClose} title={isNew ? t("Add Session") : t("Change session")}>
      {editing && <SessionForm editing={editing} onDone={onClose} />}
    </Dialog>
  );
}

function SessionForm({ editing, onDone }: { editing: Editing; onDone: () => void }) {
  const add = useCall(schedule.add, [schedule.week]);
  const update = useCall(schedule.update, [schedule.week]);
  const session = "session" in editing ? editing.session : null;
  const [weekly, setWeekly] = useState(session?.repeats_weekly ?? false);
  const form = useForm({
    schema,
    submit: async (fields) => {
      if (session) await update.mutateAsync({ study_session_id: session.uuid, ...fields });
      else await add.mutateAsync(fields);
      onDone();
    },
  });
  const remind = session ? (session.remind_minutes ?? "none") : REMIND_MINUTES_USUAL;
  return (
    <Form form={form}>
      <TextField
        name="title"
        label={t("Title")}
        defaultValue={session?.title ?? ""}
        placeholder={t("Quadratic equations")}
        autoFocus
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="subject" label={t("Subject (optional)")} defaultValue={session?.subject ?? ""} />
        <Select
          name="type"
          label={t("Type")}
          defaultValue={session?.type ?? "study"}
          choices={sessionTypes.map((type) => ({ value: type, label: typeName(type) }))}
        />
        <TextField
          name="date"
          type="date"
          label={t("Date")}
          defaultValue={session ? session.first_date : "day" in editing ? editing.day : ""}
        />
        <Select name="remind_minutes" label={t("Reminder")} defaultValue={String(remind)} choices={reminders()} />
        <TextField name="start_time" type="time" label={t("Start time")} defaultValue={session?.start_time ?? ""} />
        <TextField name="end_time" type="time" label={t("End time")} defaultValue={session?.end_time ?? ""} />
      </div>
      <Checkbox
        name="repeats_weekly"
        label={t("Repeat every week")}
        defaultChecked={weekly}
        onChange={(event) => setWeekly(event.target.checked)}
      />
      {weekly && (
        <TextField
          name="repeat_until"
          type="date"
          label={t("Until (optional)")}
          defaultValue={session?.repeat_until ?? ""}
        />
      )}
      {session?.repeats_weekly && (
        <p className="text-sm text-muted">{t("This will change the session in all weeks.")}</p>
      )}
      <SubmitButton busy={t("Saving...")}>{session ? t("Save Changes") : t("Add Session")}</SubmitButton>
    </Form>
  );
}
