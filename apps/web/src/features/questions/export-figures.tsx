import { type InputOf, itemAnalysis } from "@sabiprep/contract";
import { Download } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { useMay } from "../../lib/staff-role.ts";
import { saveText } from "../../pieces/save-text.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";

/** The statistics of a paper's questions, or of those the list finds, as a table for use in other programs. */
export function ExportFigures({ of }: { of: InputOf<typeof itemAnalysis.export> }) {
  const may = useMay();
  const making = useCall(itemAnalysis.export);
  if (!may(itemAnalysis.export)) return null;
  const save = () =>
    making.mutate(of, {
      onSuccess: ({ name, csv, rows }) => {
        saveText(name, csv);
        toast({ title: t("{n, plural, one {# row} other {# rows}} exported", { n: rows }) });
      },
      onError: (problem) =>
        toast({ title: t("We could not export the file"), description: problem.message, destructive: true }),
    });
  return (
    <Button tone="quiet" disabled={making.isPending} onClick={save}>
      <Download className="icon" aria-hidden="true" />
      {t("Export statistics")}
    </Button>
  );
}
