import type { QuestionImport } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { Steps } from "../../ui/steps.tsx";

const stepOf: Record<QuestionImport["state"], number> = {
  reading: 1,
  refused: 1,
  checked: 1,
  importing: 2,
  done: 3,
  undone: 3,
};

export const ImportSteps = ({ state }: { state: QuestionImport["state"] | null }) => (
  <Steps names={[t("Choose file"), t("Check"), t("Import")]} done={state === null ? 0 : stepOf[state]} />
);
