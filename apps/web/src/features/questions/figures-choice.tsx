import type { FiguresFrom } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { Select } from "../../ui/select.tsx";

/** Whose answers the figures are made of. */
export function FiguresChoice({ from, onChange }: { from: FiguresFrom; onChange: (from: FiguresFrom) => void }) {
  return (
    <Select
      name="from"
      label={t("Figures from")}
      choices={[
        { value: "first", label: t("Exam mode, first answers") },
        { value: "exam", label: t("Exam mode, retakes too") },
        { value: "all", label: t("All tests, practice too") },
      ]}
      value={from}
      onChange={(event) => onChange(event.target.value as FiguresFrom)}
    />
  );
}
