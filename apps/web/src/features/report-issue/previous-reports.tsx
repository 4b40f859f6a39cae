import { REPORTS_PAGE, type Report, reports } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleQuestionMark, Clock, LoaderCircle, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { dateText, t, translateServerText } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { typeName } from "./report-types.ts";

const statuses: Partial<Record<string, { tone: "ok" | "info" | "mid"; icon: LucideIcon; name: () => string }>> = {
  resolved: { tone: "ok", icon: CircleCheck, name: () => t("Resolved") },
  in_progress: { tone: "info", icon: LoaderCircle, name: () => t("In progress") },
  pending: { tone: "mid", icon: Clock, name: () => t("Pending") },
};

export function PreviousReports() {
  const first = useQuery(read(reports.mine));
  const [older, setOlder] = useState<Report[]>([]);
  const [ended, setEnded] = useState(false);
  async function showOlder(shown: readonly Report[]) {
    const next = await call(reports.mine, { before: shown.at(-1)!.date }).catch(() => null);
    if (!next) return;
    setOlder([...older, ...next]);
    setEnded(next.length < REPORTS_PAGE);
  }
  return (
    <section className="card stack gap-3" aria-labelledby="previous-reports">
      <h2 id="previous-reports">{t("Previous reports")}</h2>
      <Await query={first} empty={<p className="text-muted">{t("You have not reported anything yet.")}</p>}>
        {(newest) => {
          const shown = [...newest, ...older];
          return (
            <>
              <ul className="stack gap-0">
                {shown.map((report) => (
                  <ReportLine key={report.uuid} report={report} />
                ))}
              </ul>
              {newest.length === REPORTS_PAGE && !ended && (
                <Button tone="plain" onClick={() => void showOlder(shown)}>
                  {t("Show older reports")}
                </Button>
              )}
            </>
          );
        }}
      </Await>
    </section>
  );
}

function ReportLine({ report }: { report: Report }) {
  const status = statuses[report.status];
  return (
    <li className="stack gap-2 border-t border-line py-4 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <b className="min-w-0 break-words">{translateServerText(report.title)}</b>
        <Chip tone={status?.tone ?? "plain"} icon={status?.icon ?? CircleQuestionMark}>
          {status?.name() ?? t("Unknown")}
        </Chip>
      </div>
      <p className="text-sm text-muted">
        {[typeName(report.type), report.subject, dayOf(report.date)].filter(Boolean).join(" · ")}
      </p>
      <p className="break-words whitespace-pre-line">{report.description}</p>
      {report.screenshot_url && (
        <a href={report.screenshot_url} target="_blank" rel="noreferrer">
          {t("Your screenshot")}
        </a>
      )}
      {report.response && (
        <div className="banner banner-ok">
          <div>
            <b className="block">{t("Our reply")}</b>
            <span className="break-words whitespace-pre-line">{report.response}</span>
          </div>
        </div>
      )}
    </li>
  );
}

const dayOf = (at: string): string => dateText(at, { dateStyle: "medium", timeZone: "Africa/Lagos" });
