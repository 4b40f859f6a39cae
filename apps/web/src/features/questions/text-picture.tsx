import { questions } from "@sabiprep/contract";
import { ImagePlus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { FieldNotes } from "../../ui/field.tsx";
import { typeInto, useTextBoxNow } from "./last-text-box.ts";
import { uploadFile } from "./upload-file.ts";

/**
 * Inserts a picture into the text that was focused last: an option, the explanation, a reason. Its words load first,
 * and its space is reserved.
 */
export function TextPicture({ names }: { names: readonly string[] }) {
  const place = useRef<HTMLDetailsElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const words = useRef<HTMLInputElement>(null);
  const lastBox = useTextBoxNow(place, names);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();

  async function put() {
    const chosen = file.current?.files?.[0];
    const alt = words.current?.value.replaceAll(/[\][\n]+/g, " ").trim();
    if (!lastBox()) return setProblem(t("Click in the option, explanation or reason where you want the picture."));
    if (!chosen) return setProblem(t("Choose a picture first."));
    if (!alt) return setProblem(t("Describe the picture in words."));
    setBusy(true);
    setProblem(null);
    try {
      const { picture_url } = await uploadFile(questions.uploadPicture, chosen);
      const { width, height } = await sizeOf(picture_url);
      insert(`![${alt}](${picture_url} ${width}x${height})`);
      if (file.current) file.current.value = "";
      if (words.current) words.current.value = "";
    } catch (failure) {
      setProblem((failure as Error).message);
    } finally {
      setBusy(false);
    }
  }

  function insert(picture: string) {
    const box = lastBox();
    if (!box) return;
    const at = box.selectionStart ?? box.value.length;
    const before = box.value.slice(0, at);
    const gap = before === "" || /\s$/.test(before) ? "" : " ";
    typeInto(box, `${before}${gap}${picture}${box.value.slice(at)}`, at + gap.length + picture.length);
  }

  return (
    <details ref={place} className="full">
      <summary className="font-semibold">{t("Add a picture to the text")}</summary>
      <div className="stack gap-3 pt-3">
        <p className="text-sm text-muted">
          {t("Click in the option, explanation or reason where you want the picture.")}
        </p>
        <div className="field">
          <label htmlFor={`${id}-file`}>{t("Picture for the text")}</label>
          <input ref={file} id={`${id}-file`} className="input" type="file" accept="image/png,image/jpeg,image/webp" />
        </div>
        <div className="field">
          <label htmlFor={`${id}-words`}>{t("Description of this picture")}</label>
          <input ref={words} id={`${id}-words`} className="input" maxLength={300} />
        </div>
        <FieldNotes id={id} error={problem ?? undefined} />
        <Button tone="plain" className="justify-self-start" disabled={busy} onClick={() => void put()}>
          <ImagePlus className="icon" aria-hidden="true" />
          {busy ? t("Uploading...") : t("Add picture")}
        </Button>
      </div>
    </details>
  );
}

async function sizeOf(url: string): Promise<{ width: number; height: number }> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}
