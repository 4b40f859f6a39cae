import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { PreviousReports } from "./previous-reports.tsx";
import { ReportForm } from "./report-form.tsx";
import "./report-issue.css";

export function ReportIssueScreen() {
  usePageTitle(t("Report an issue"));
  const [sent, setSent] = useState(0);
  return (
    <div className="stack gap-6">
      <div>
        <h1>{t("Report an issue")}</h1>
        <p className="text-muted">{t("We read every report and reply here.")}</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section className="card stack gap-5" aria-labelledby="new-report">
          <h2 id="new-report">{t("New report")}</h2>
          <ReportForm key={sent} onSent={() => setSent(sent + 1)} />
        </section>
        <PreviousReports />
      </div>
    </div>
  );
}
