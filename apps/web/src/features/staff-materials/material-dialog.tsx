import { MATERIAL_MAX_BYTES, materialFields, materials, type StaffMaterial } from "@sabiprep/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { call } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";
import { WritingDialog } from "../../ui/writing-dialog.tsx";
import { TextPreview } from "./text-preview.tsx";
import { TopicPicker } from "./topic-picker.tsx";

const MB = 1_048_576;

interface MaterialDialogProps {
  editing: StaffMaterial | "new" | null;
  onClose: () => void;
}

export function MaterialDialog({ editing, onClose }: MaterialDialogProps) {
  const material = editing === "new" ? null : editing;
  return (
    <WritingDialog
      open={editing !== null}
      onClose={onClose}
      title={material ? t("Edit material") : t("Add material")}
      draftKey={`material-draft:${material?.uuid ?? "new"}`}
    >
      {({ cancel, saved }) => <MaterialForm material={material} onCancel={cancel} onSaved={saved} />}
    </WritingDialog>
  );
}

/** The topics are buttons and the file is sent separately, so the form's own values are the plain fields. */
const typed = (values: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  body_source: values.body_source || null,
});
const schema = z.pipe(z.pipe(z.record(z.string(), z.unknown()), z.transform(typed)), materialFields);

interface MaterialFormProps {
  material: StaffMaterial | null;
  onCancel: () => void;
  onSaved: () => void;
}

function MaterialForm({ material, onCancel, onSaved }: MaterialFormProps) {
  const queries = useQueryClient();
  const choices = useQuery(read(materials.choices));
  const isFile = material !== null && !material.is_text && material.size !== null;
  const [kind, setKind] = useState<"text" | "file">(isFile ? "file" : "text");
  const [topics, setTopics] = useState<readonly string[]>(material?.topic_ids ?? []);
  const [subject, setSubject] = useState(material?.subject.uuid ?? "");
  const [text, setText] = useState(material?.body_source ?? "");
  const file = useRef<HTMLInputElement>(null);
  /** The material was already created, although its file was refused. The next try uses the same draft. */
  const made = useRef<string | null>(material?.uuid ?? null);
  /** Leaving after that leaves no draft without a file behind. The typed text is kept on the device. */
  const orphan = useRef<string | null>(null);
  useEffect(
    () => () => {
      if (!orphan.current) return;
      void call(materials.remove, { material_id: orphan.current }).then(
        () => queries.invalidateQueries({ queryKey: [read(materials.staffList).queryKey[0]] }),
        () => {},
      );
    },
    [queries],
  );
  const form = useForm({
    schema,
    submit: async (fields) => {
      const wanted = { ...fields, topic_ids: [...topics] };
      const saved = made.current
        ? await call(materials.update, { material_id: made.current, ...wanted })
        : await call(materials.create, wanted);
      made.current = saved.uuid;
      const chosen = file.current?.files?.[0];
      if (!material) orphan.current = saved.uuid;
      if (kind === "file" && chosen) await sendFile(saved.uuid, chosen);
      orphan.current = null;
      await queries.invalidateQueries({ queryKey: [read(materials.staffList).queryKey[0]] });
      toast({ title: material ? t("The material has been saved.") : t("The material has been saved as a draft.") });
      onSaved();
    },
  });
  return (
    <Await query={choices}>
      {(subjects) => (
        <Form form={form}>
          <TextField name="title" label={t("Title")} defaultValue={material?.title ?? ""} autoFocus />
          <Select
            name="subject_id"
            label={t("Subject")}
            prompt={t("Choose a subject")}
            value={subject}
            onChange={(event) => {
              setSubject(event.target.value);
              setTopics([]);
            }}
            choices={subjects.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          />
          <TextArea name="description" label={t("Description")} rows={2} defaultValue={material?.description ?? ""} />
          <TopicPicker
            topics={subjects.find(({ uuid }) => uuid === subject)?.topics ?? []}
            chosen={topics}
            onChange={setTopics}
          />
          {!material && (
            <Segmented
              label={t("Content")}
              choices={[
                { value: "text", label: t("Text") },
                { value: "file", label: t("File") },
              ]}
              chosen={kind}
              onChoose={setKind}
            />
          )}
          {kind === "text" ? (
            <>
              <TextArea
                name="body_source"
                label={t("Text")}
                rows={14}
                value={text}
                onChange={(event) => setText(event.target.value)}
                hint={t("## heading, - list, **bold**, $formula$ in TeX, | table |. A blank line starts a paragraph.")}
              />
              <TextPreview source={text} />
            </>
          ) : (
            <div className="field">
              <label htmlFor="material-file">{t("File")}</label>
              <input ref={file} id="material-file" className="input" type="file" />
              <div className="hint">
                {t("PDF, video, audio or an Office file, up to {n} MB.", { n: MATERIAL_MAX_BYTES / MB })}
              </div>
            </div>
          )}
          <div className="row gap-3">
            <SubmitButton large={false} wide={false} busy={t("Saving...")}>
              {t("Save")}
            </SubmitButton>
            <Button tone="plain" onClick={onCancel}>
              {t("Cancel")}
            </Button>
          </div>
        </Form>
      )}
    </Await>
  );
}

/** The client sends a form unchanged. Its fields are not part of the contract's input. */
async function sendFile(material_id: string, chosen: File) {
  const form = new FormData();
  form.append("file", chosen);
  await call(materials.upload, { material_id, form } as never, { timeoutMs: 10 * 60_000 });
}
