import { ChartLine, Table2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { Button } from "../button.tsx";
import { type Column, Table } from "../table.tsx";

interface ChartFrameProps<Row> {
  title: string;
  /** The measured quantity and its unit. */
  unit?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  children: ReactNode;
}

/** Title, chart, and the same numbers as a table, one click away. */
export function ChartFrame<Row>({ title, unit, columns, rows, rowKey, children }: ChartFrameProps<Row>) {
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const Icon = asTable ? ChartLine : Table2;
  return (
    <section className="card stack" aria-labelledby={titleId}>
      <div className="row justify-between">
        <div>
          <h2 id={titleId}>{title}</h2>
          {unit && <p className="text-sm text-muted">{unit}</p>}
        </div>
        <Button tone="plain" onClick={() => setAsTable(!asTable)}>
          <Icon className="icon" aria-hidden="true" />
          {asTable ? t("Show as chart") : t("Show as table")}
        </Button>
      </div>
      {asTable ? (
        <Table caption={t("{title}, as a table", { title })} columns={columns} rows={rows} rowKey={rowKey} wide />
      ) : (
        children
      )}
    </section>
  );
}
