import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface Column<Row> {
  /** The heading, and the label before each value on phones. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned right. */
  figure?: boolean;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Numbers in many columns scroll sideways and are not stacked. */
  wide?: boolean;
}

/** Real rows on laptops, labelled blocks on phones. The first column names the row. */
export function Table<Row>({ caption, columns, rows, rowKey, wide = false }: TableProps<Row>) {
  const table = (
    <table className={clsx("data-table", !wide && "data-stacked")}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              className={clsx(column.figure && "text-right", wide && "align-bottom whitespace-normal")}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column, at) => (
              <Cell key={column.label} column={column} row={row} names={at === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!wide) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      {table}
    </section>
  );
}

function Cell<Row>({ column, row, names }: { column: Column<Row>; row: Row; names: boolean }) {
  const className = column.figure ? "num md:text-right" : undefined;
  if (names)
    return (
      <th scope="row" className={className}>
        {column.cell(row)}
      </th>
    );
  return (
    <td className={className} data-label={column.label}>
      {column.cell(row)}
    </td>
  );
}
