import { ApiError, reports, reportTypes, SCREENSHOT_MAX_BYTES } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import * as z from "zod/mini";
import { call } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { FieldNotes, TextArea, TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";
import { needsSubject, type ReportType, typeHint, typeIcon, typeName } from "./report-types.ts";

const PICTURES = "image/jpeg,image/png,image/webp";
/** The size at which the server stores it. */
const LONGEST_SIDE = 1600;

/** A field left empty is sent as null. */
const blankIsNull = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === "" ? null : value]));
const schema = z.pipe(z.pipe(z.record(z.string(), z.unknown()), z.transform(blankIsNull)), reports.submit.body!);

/** The specified message for an incomplete form. The details are beside each field. */
function noticeWhatIsMissing(form: HTMLFormElement) {
  const values = new FormData(form);
  const type = reportTypes.find((known) => known === values.get("type"));
  const subject = values.get("subject_id");
  if (type && String(values.get("description")).trim() && (subject || !needsSubject(type))) return;
  toast({
    title: t("Missing Information"),
    description: t("Please fill in all required fields"),
    destructive: true,
  });
}

export function ReportForm({ onSent }: { onSent: () => void }) {
  const subjects = useQuery(read(reports.subjects)).data ?? [];
  const queries = useQueryClient();
  const [type, setType] = useState<ReportType | null>(null);
  const [picture, setPicture] = useState<File | null>(null);
  const form = useForm({
    schema,
    submit: async (report) => {
      const { uuid } = await call(reports.submit, report);
      const problem = picture ? await addPicture(uuid, picture) : null;
      await queries.invalidateQueries({ queryKey: read(reports.mine).queryKey });
      toast({
        title: t("Report Submitted"),
        description: t("Thank you for your report. We'll review it and get back to you soon."),
      });
      if (problem) toast({ title: t("We could not add your screenshot"), description: problem, destructive: true });
      onSent();
    },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    noticeWhatIsMissing(event.currentTarget);
    form.onSubmit(event);
  };
  const asksSubject = type !== null && needsSubject(type);
  return (
    <Form form={{ ...form, onSubmit }}>
      <TypeChoice chosen={type} onChoose={setType} error={form.errors.type?.[0]} />
      <Select
        name="subject_id"
        label={asksSubject ? t("Subject") : t("Subject (optional)")}
        prompt={t("Choose a subject")}
        aria-required={asksSubject || undefined}
        choices={subjects.map(({ uuid, name }) => ({ value: uuid, label: name }))}
      />
      <TextField name="title" label={t("Title (optional)")} maxLength={200} />
      <TextArea
        name="description"
        label={t("Description")}
        aria-required
        hint={t("What did you see, and what should it have been?")}
        maxLength={4000}
      />
      <PictureField onPick={setPicture} />
      <SubmitButton busy={t("Sending...")}>{t("Submit report")}</SubmitButton>
    </Form>
  );
}

interface TypeChoiceProps {
  chosen: ReportType | null;
  onChoose: (type: ReportType) => void;
  error?: string;
}

function TypeChoice({ chosen, onChoose, error }: TypeChoiceProps) {
  const id = useId();
  return (
    <fieldset className="field">
      <legend className="mb-2 font-bold">{t("Report type")}</legend>
      <div className="report-types">
        {reportTypes.map((type) => {
          const Icon = typeIcon[type];
          return (
            <label key={type} className="report-type">
              <input
                className="covering"
                type="radio"
                name="type"
                value={type}
                checked={type === chosen}
                onChange={() => onChoose(type)}
              />
              <span>
                <Icon aria-hidden="true" />
                <span className="min-w-0">
                  <b className="block">{typeName(type)}</b>
                  <span className="text-sm text-muted">{typeHint(type)}</span>
                </span>
              </span>
            </label>
          );
        })}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

function PictureField({ onPick }: { onPick: (picture: File | null) => void }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t("Screenshot (optional)")}</label>
      <input
        id={id}
        type="file"
        className="input"
        accept={PICTURES}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onPick(event.target.files?.[0] ?? null)}
      />
      <div className="hint" id={`${id}-hint`}>
        {t("JPEG, PNG or WebP, at most 5 MB")}
      </div>
    </div>
  );
}

/** Null when it was added. A report without its picture is still a report. */
async function addPicture(report_uuid: string, picked: File): Promise<string | null> {
  try {
    const { smallPicture } = await import("../../lib/small-picture.ts");
    const picture = await smallPicture(picked, LONGEST_SIDE);
    if (picture.size > SCREENSHOT_MAX_BYTES) return t("The file is larger than 5 MB.");
    const form = new FormData();
    form.set("file", picture);
    const input: { report_uuid: string; form: FormData } = { report_uuid, form };
    await call(reports.addScreenshot, input);
    return null;
  } catch (failure) {
    return failure instanceof ApiError ? failure.message : String(failure);
  }
}
