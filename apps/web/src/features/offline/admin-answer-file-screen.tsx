import { sittings } from "@sabiprep/contract";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { AnswerFileForm } from "./answer-file-form.tsx";

/** Support submits a file that a candidate could not send. */
export function AdminAnswerFileScreen() {
  usePageTitle(t("Answer files"));
  return (
    <div className="stack gap-6">
      <div className="stack gap-1">
        <h1>{t("Answer files")}</h1>
        <p className="text-muted">
          {t(
            "Students who are offline can save their answers to a sealed file. Upload the file here. We will count the answers as if the student had sent them.",
          )}
        </p>
      </div>
      <section className="card max-w-xl">
        <AnswerFileForm take={(file) => call(sittings.takeCandidateFile, { file })} />
      </section>
    </div>
  );
}
