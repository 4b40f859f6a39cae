import type { FiguresFrom } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { Select } from "../../ui/select.tsx";

/** Whose answers the statistics include. */
export function FiguresChoice({ from, onChange }: { from: FiguresFrom; onChange: (from: FiguresFrom) => void }) {
  return (
    <Select
      name="from"
      label={t("Show statistics for")}
      choices={[
        { value: "first", label: t("Exam mode, first attempts") },
        { value: "exam", label: t("Exam mode, including retakes") },
        { value: "all", label: t("All tests, including practice") },
      ]}
      value={from}
      onChange={(event) => onChange(event.target.value as FiguresFrom)}
    />
  );
}
