import type { QuestionImport } from "@sabiprep/contract";
import { Check } from "lucide-react";
import { t } from "../../lib/i18n.ts";

const stepOf: Record<QuestionImport["state"], number> = {
  reading: 1,
  refused: 1,
  checked: 1,
  importing: 2,
  done: 3,
  undone: 3,
};

export function ImportSteps({ state }: { state: QuestionImport["state"] | null }) {
  const at = state === null ? 0 : stepOf[state];
  return (
    <ol className="import-steps" aria-label={t("Steps")}>
      {[t("Choose file"), t("Check"), t("Import")].map((label, no) => (
        <li key={label} className={no < at ? "done" : undefined} aria-current={no === at ? "step" : undefined}>
          <span className="dot">{no < at ? <Check className="icon" aria-label={t("done")} /> : no + 1}</span>
          {label}
        </li>
      ))}
    </ol>
  );
}
