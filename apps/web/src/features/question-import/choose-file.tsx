import { IMPORT_MOST_BYTES, importField, questionImports } from "@sabiprep/contract";
import { useMutation } from "@tanstack/react-query";
import { CircleAlert, Download, FileUp } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { saveText } from "../../pieces/save-text.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Tile } from "../../ui/tile.tsx";
import { formatNames } from "./import-words.ts";

const extensions = ".csv,.tsv,.txt,.xlsx,.docx,.gift,.xml,.zip,.json";

/** The first step: a file, chosen or dropped. The server detects its format. */
export function ChooseFile({ onChosen }: { onChosen: (importId: string) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const sending = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > IMPORT_MOST_BYTES) throw new Error(t("The file is larger than 20 MB."));
      const form = new FormData();
      form.set("file", file);
      return call(questionImports.upload, { form });
    },
    onSuccess: ({ id }) => onChosen(id),
  });

  const send = (file: File | undefined) => {
    if (file && !sending.isPending) sending.mutate(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    send(event.dataTransfer.files[0]);
  };

  return (
    <section className="card stack gap-4" aria-label={t("Choose a file")}>
      {sending.error && (
        <Banner tone="bad" icon={CircleAlert} role="alert">
          {sending.error.message}
        </Banner>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same. */}
      <div
        className={over ? "drop-place drop-over" : "drop-place"}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Tile icon={FileUp} tone="info" />
        <h2>{t("Drop a question file here")}</h2>
        <p className="text-muted">
          {t("Up to 20 MB and 20,000 questions. You can check everything before we save it.")}
        </p>
        <input
          ref={picker}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-label={t("Question file")}
          accept={extensions}
          onChange={({ currentTarget }) => {
            send(currentTarget.files?.[0]);
            currentTarget.value = "";
          }}
        />
        <Button disabled={sending.isPending} onClick={() => picker.current?.click()}>
          {sending.isPending ? t("Sending...") : t("Choose file")}
        </Button>
      </div>
      <div className="row justify-between">
        <p className="min-w-0 flex-1 basis-64 text-sm text-muted">
          {t("You can upload {formats}.", { formats: Object.values(formatNames).join(", ") })}
        </p>
        <Button tone="quiet" onClick={() => saveText("questions.csv", `\uFEFF${importField.options.join(",")}\r\n`)}>
          <Download className="icon" aria-hidden="true" />
          {t("CSV template")}
        </Button>
      </div>
    </section>
  );
}
