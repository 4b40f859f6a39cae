import { billingStaff, type InputOf } from "@sabiprep/contract";
import { Download } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";

/** Exports the filtered list as a file. */
export function ExportButton({ filter }: { filter: InputOf<typeof billingStaff.exportSubscriptions> }) {
  const making = useCall(billingStaff.exportSubscriptions);
  const save = () =>
    making.mutate(filter, {
      onSuccess: ({ name, csv, rows }) => {
        const link = document.createElement("a");
        link.href = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
        link.download = name;
        link.click();
        URL.revokeObjectURL(link.href);
        toast({ title: t("{n, plural, one {# row} other {# rows}} exported", { n: rows }) });
      },
    });
  return (
    <div className="stack gap-1">
      <Button tone="plain" disabled={making.isPending} onClick={save}>
        <Download className="icon" aria-hidden="true" />
        {t("Export CSV")}
      </Button>
      {making.isError && (
        <p className="field-error" role="alert">
          {making.error.message}
        </p>
      )}
    </div>
  );
}
