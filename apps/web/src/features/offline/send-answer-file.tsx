import { sittings } from "@sabiprep/contract";
import { FileUp } from "lucide-react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { AnswerFileForm } from "./answer-file-form.tsx";

/** The candidate's own file, from any device. */
export function SendAnswerFile() {
  return (
    <section className="card stack gap-3" aria-labelledby="send-file">
      <h2 id="send-file" className="flex items-center gap-2">
        <FileUp className="icon" aria-hidden="true" />
        {t("Send a saved file")}
      </h2>
      <p className="text-sm text-muted">
        {t(
          "If you saved your answers to a file, you can send it here from any device. You can safely send the same file twice.",
        )}
      </p>
      <AnswerFileForm take={(file) => call(sittings.takeAnswerFile, { file })} />
    </section>
  );
}
