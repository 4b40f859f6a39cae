import { type ReactNode, useId } from "react";

interface LabelledBarsProps<Row> {
  title: string;
  unit: string;
  rows: readonly Row[];
  label: (row: Row) => string;
  figure: (row: Row) => string;
  /** The meaning of the number in a few words, or nothing. */
  note?: (row: Row, at: number) => string | null;
  bar: (row: Row) => ReactNode;
}

/** Names of any length, each over its own bar. They stay readable where columns would overlap. */
export function LabelledBars<Row>({ title, unit, rows, label, figure, note, bar }: LabelledBarsProps<Row>) {
  const titleId = useId();
  return (
    <section className="card stack content-start" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        <p className="text-sm text-muted">{unit}</p>
      </div>
      <ul className="desk-bars">
        {rows.map((row, at) => (
          <li key={label(row)}>
            <div className="flex items-baseline justify-between gap-4">
              <span>{label(row)}</span>
              <b className="num">{figure(row)}</b>
            </div>
            {bar(row)}
            {note?.(row, at) && <p className="text-sm text-muted">{note(row, at)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
