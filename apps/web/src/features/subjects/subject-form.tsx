import { type DataOf, exams, subjectForm, subjects } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { FieldNotes, TextArea, TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";

export type Subject = DataOf<typeof exams.staffSubjects>[number];

export function SubjectForm({ subject, onClose }: { subject: Subject | null; onClose: () => void }) {
  const stale = [exams.staffSubjects, exams.creationData, subjects.read];
  const add = useCall(subjects.add, stale);
  const edit = useCall(subjects.edit, stale);
  const offered = useQuery(read(exams.creationData)).data?.exam_types ?? [];
  const [chosen, setChosen] = useState<string[]>(subject?.exams.map(({ uuid }) => uuid) ?? []);
  const form = useForm({
    schema: subjectForm,
    submit: async (values) => {
      const sent = { ...values, exam_type_ids: chosen };
      if (subject) await edit.mutateAsync({ ...sent, subject_id: subject.uuid });
      else await add.mutateAsync(sent);
      toast({ title: (subject ? subjects.edit : subjects.add).message ?? "" });
      onClose();
    },
  });
  return (
    <Form form={form}>
      <TextField name="name" label={t("Subject name")} defaultValue={subject?.name} />
      <TextArea name="description" label={t("Description")} defaultValue={subject?.description} />
      <TextField
        name="icon_url"
        label={t("Icon URL (optional)")}
        inputMode="url"
        defaultValue={subject?.icon_url ?? ""}
      />
      <fieldset className="field">
        <legend className="label pb-1.5">{t("Exams")}</legend>
        <div className="row">
          {offered.map(({ uuid, name }) => (
            <label key={uuid} className="check">
              <input
                type="checkbox"
                checked={chosen.includes(uuid)}
                onChange={(event) =>
                  setChosen(event.target.checked ? [...chosen, uuid] : chosen.filter((one) => one !== uuid))
                }
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
        <FieldNotes id="offered" error={form.errors.exam_type_ids?.[0]} />
      </fieldset>
      <SubmitButton busy={t("Saving...")}>{t("Save subject")}</SubmitButton>
    </Form>
  );
}
