import { reportDesk, reportStatuses, reportTypes } from "@sabiprep/contract";
import { useOpenedThing } from "../../lib/address-filter.ts";
import { t } from "../../lib/i18n.ts";
import { useLongList } from "../../lib/long-list.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { DemoLabel } from "../../pieces/demo-label.tsx";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Select } from "../../ui/select.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import { reportTypeNames, StatusChip, statusNames } from "./report-words.tsx";
import { ago } from "./staff-words.ts";
import "../../styles/staff-desk.css";

const { after: _, ...narrowing } = reportDesk.list.query!.def.shape;

export function ReportDeskScreen() {
  usePageTitle(t("Reports"));
  const { list, filter, change, more } = useLongList(reportDesk.list, narrowing, "after");
  const [open, setOpen] = useOpenedThing("report");
  return (
    <div className="stack gap-6">
      <div className="stack gap-1">
        <h1>{t("Reports")}</h1>
        <p className="text-muted">{t("Reports from students, oldest first.")}</p>
      </div>
      <div className="desk-filters">
        <Select
          name="status"
          label={t("Status")}
          prompt={t("Not resolved")}
          value={filter.status ?? ""}
          choices={reportStatuses.map((value) => ({ value, label: statusNames()[value] }))}
          onChange={(event) => change({ status: reportStatuses.find((one) => one === event.target.value) })}
        />
        <Select
          name="type"
          label={t("Type")}
          prompt={t("All types")}
          value={filter.type ?? ""}
          choices={reportTypes.map((value) => ({ value, label: reportTypeNames()[value] }))}
          onChange={(event) => change({ type: reportTypes.find((one) => one === event.target.value) })}
        />
        <Checkbox
          name="mine"
          label={t("Assigned to me")}
          checked={filter.mine === "1"}
          onChange={(event) => change({ mine: event.target.checked ? "1" : undefined })}
        />
      </div>
      <Await query={list}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          if (rows.length === 0)
            return (
              <EmptyState title={t("No open reports")}>{t("New reports show here as students send them.")}</EmptyState>
            );
          return (
            <div className="stack">
              <div className="flex flex-wrap items-center gap-3">
                <p className="num text-sm text-muted" role="status">
                  {t("{n} pending, {m} in progress", {
                    n: pages[0]!.waiting.pending,
                    m: pages[0]!.waiting.in_progress,
                  })}
                </p>
                <DemoLabel shown={pages[0]!.includes_demo} />
              </div>
              <ul className="card desk-list">
                {rows.map((report) => (
                  <li key={report.uuid} className="desk-press flex-wrap">
                    <div className="min-w-0 flex-1 basis-64">
                      <button
                        type="button"
                        className="text-left font-bold text-brand-ink"
                        onClick={() => setOpen(report.uuid)}
                      >
                        {report.title || reportTypeNames()[report.type]}
                      </button>
                      <span className="block text-sm text-muted">
                        {[reportTypeNames()[report.type], report.subject, report.reporter?.name, ago(report.date)]
                          .filter(Boolean)
                          .join(" · ")}
                      </span>
                    </div>
                    {report.assigned_to && <Chip>{report.assigned_to.name}</Chip>}
                    <StatusChip status={report.status} />
                  </li>
                ))}
              </ul>
              {more && (
                <Button tone="line" disabled={list.isFetchingNextPage} onClick={more}>
                  {t("Show more")}
                </Button>
              )}
            </div>
          );
        }}
      </Await>
      {open && <ReportDialog uuid={open} onClose={() => setOpen(null)} />}
    </div>
  );
}
