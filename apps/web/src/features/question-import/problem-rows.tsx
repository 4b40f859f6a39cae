import { type QuestionImport, questionImports } from "@sabiprep/contract";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { saveText } from "../../pieces/save-text.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";

/** The rows that were left out, to be fixed in a spreadsheet and imported again. */
export function ProblemRows({ found }: { found: QuestionImport }) {
  const saving = useMutation({
    mutationFn: () => call(questionImports.problemRows, { import_id: found.id }),
    onSuccess: ({ file_name, content }) => saveText(file_name, content),
    onError: ({ message }) => toast({ title: message, destructive: true }),
  });
  if (found.rows_with_problems + found.rows_duplicate === 0) return null;
  return (
    <Button tone="plain" disabled={saving.isPending} onClick={() => saving.mutate()}>
      <Download className="icon" aria-hidden="true" />
      {t("Problem rows (CSV)")}
    </Button>
  );
}
