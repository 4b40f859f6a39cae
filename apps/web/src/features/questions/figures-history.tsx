import type { DataOf, itemAnalysis } from "@sabiprep/contract";
import { ChevronDown } from "lucide-react";
import { dateText, t } from "../../lib/i18n.ts";
import { Table } from "../../ui/table.tsx";
import { decimal, figure } from "./question-words.ts";

type Month = DataOf<typeof itemAnalysis.ofQuestion>["history"][number];

const monthName = (day: string) => dateText(`${day}T12:00:00Z`, { month: "long", year: "numeric", timeZone: "UTC" });

/** The statistics at the end of each month. Shows nothing if there is no data. */
export function FiguresHistory({ history }: { history: Month[] }) {
  if (history.length === 0) return null;
  const told = ({ enough }: Month, value: number | null) => (enough ? decimal(value) : "–");
  return (
    <details className="fold">
      <summary>
        <b>{t("Statistics over time")}</b>
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <Table
        wide
        caption={t("First attempts in exam mode, at the end of each month")}
        rows={history}
        rowKey={({ month, revision }) => `${month} ${revision}`}
        columns={[
          { label: t("Month"), cell: ({ month }) => monthName(month) },
          { label: t("Version"), figure: true, cell: ({ revision }) => String(revision) },
          { label: t("Answers"), figure: true, cell: ({ responses }) => figure(responses) },
          { label: t("Facility"), figure: true, cell: (row) => told(row, row.facility) },
          { label: t("Item-rest correlation"), figure: true, cell: (row) => told(row, row.item_rest) },
          { label: t("Discrimination"), figure: true, cell: (row) => told(row, row.discrimination) },
        ]}
      />
    </details>
  );
}
