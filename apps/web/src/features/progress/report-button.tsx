import { type ProgressPeriod, progress } from "@sabiprep/contract";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";

const KEPT_MS = 60_000;

/** Fetches the page as a PDF and passes it to the browser's downloads. */
export function ReportButton(asked: { period: ProgressPeriod; subject_id?: string }) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const { name, mime_type, base64 } = await call(progress.report, asked);
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const url = URL.createObjectURL(new Blob([bytes], { type: mime_type }));
      const link = Object.assign(document.createElement("a"), { href: url, download: name });
      link.click();
      // Some browsers read the file only after a while.
      setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
    } catch (problem) {
      toast({ title: t("We could not create the report"), description: (problem as Error).message, destructive: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button tone="plain" disabled={busy} onClick={() => void download()}>
      <FileDown className="icon" aria-hidden="true" />
      {t("PDF report")}
    </Button>
  );
}
