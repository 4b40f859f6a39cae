import { questions, type StaffQuestion } from "@sabiprep/contract";
import { useId, useState } from "react";
import { useFormState } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { FieldNotes, TextField } from "../../ui/field.tsx";
import { uploadFile } from "./upload-file.ts";

interface StoredMedia {
  id: string;
  url: string;
}

/** The picture or recording a question of this kind needs. It is uploaded as soon as it is chosen. */
export function MediaFields({
  type,
  question,
}: {
  type: StaffQuestion["question_type"];
  question: StaffQuestion | null;
}) {
  if (type === "AUDIO")
    return (
      <div className="full">
        <FileField
          name="audio_id"
          label={t("Recording")}
          hint={t("MP3, M4A, OGG or WAV, up to 10 MB.")}
          accept="audio/*"
          before={question?.audio_id ? { id: question.audio_id, url: question.audio_url! } : null}
          upload={async (file) => {
            const { audio_id, audio_url } = await uploadFile(questions.uploadAudio, file);
            return { id: audio_id, url: audio_url };
          }}
        >
          {(url) => (
            // biome-ignore lint/a11y/useMediaCaption: a recording is the question itself; a caption would answer it.
            <audio controls preload="none" src={url} />
          )}
        </FileField>
      </div>
    );
  if (type !== "IMAGE_ONLYS" && type !== "IMAGE_AND_TEXTS_ONLY") return null;
  return (
    <>
      <FileField
        name="picture_id"
        label={t("Picture")}
        hint={t("PNG, JPEG or WebP, up to 2 MB.")}
        accept="image/png,image/jpeg,image/webp"
        before={question?.picture_id ? { id: question.picture_id, url: question.picture_url! } : null}
        upload={async (file) => {
          const { picture_id, picture_url } = await uploadFile(questions.uploadPicture, file);
          return { id: picture_id, url: picture_url };
        }}
      >
        {(url) => <img src={url} alt="" className="h-auto max-w-full rounded-sm" />}
      </FileField>
      <TextField
        name="picture_alt"
        label={t("Picture description")}
        defaultValue={question?.picture_alt ?? ""}
        hint={t("Describe it for students who cannot see it.")}
      />
    </>
  );
}

interface FileFieldProps {
  name: string;
  label: string;
  hint: string;
  accept: string;
  before: StoredMedia | null;
  upload: (file: File) => Promise<StoredMedia>;
  children: (url: string) => React.ReactNode;
}

function FileField({ name, label, hint, accept, before, upload, children }: FileFieldProps) {
  const id = useId();
  const form = useFormState();
  const [kept, setKept] = useState(before);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function take(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    setProblem(null);
    try {
      setKept(await upload(file));
    } catch (failure) {
      setProblem((failure as Error).message);
    } finally {
      setBusy(false);
    }
  }
  const error = problem ?? form?.errors[name]?.[0];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="file"
        accept={accept}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
        onChange={(event) => take(event.target.files?.[0])}
      />
      <input type="hidden" name={name} value={kept?.id ?? ""} />
      <FieldNotes id={id} hint={busy ? t("Uploading...") : hint} error={error} />
      {kept && children(kept.url)}
    </div>
  );
}
