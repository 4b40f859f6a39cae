import { questionImports } from "@sabiprep/contract";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { ExportOutcome } from "./export-outcome.tsx";

/** Corrections made here to shipped questions, for the maintainers of the bank. */
export function CorrectionsExport() {
  const writing = useMutation({ mutationFn: () => call(questionImports.corrections, {}) });
  return (
    <section className="card stack gap-5" aria-labelledby="export-corrections">
      <div className="stack gap-1">
        <h2 id="export-corrections">{t("Your corrections to our questions")}</h2>
        <p className="text-muted">
          {t(
            "These are the questions from our bank that you corrected, with your changes. If you send them to us, every school will get the corrections in the next version.",
          )}
        </p>
      </div>
      <Button className="justify-self-start" disabled={writing.isPending} onClick={() => writing.mutate()}>
        {writing.isPending ? t("Preparing the file...") : t("Export corrections")}
      </Button>
      <ExportOutcome writing={writing} />
    </section>
  );
}
