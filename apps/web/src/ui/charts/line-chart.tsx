import { scaleLinear, scalePoint } from "d3-scale";
import { line } from "d3-shape";
import { t } from "../../lib/i18n.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { useMeasuredWidth } from "./measured-width.ts";
import { namesApart } from "./names-apart.ts";

export interface Series {
  name: string;
  /** One value for each label. Null if there is none. */
  values: readonly (number | null)[];
}

interface LineChartProps {
  title: string;
  unit?: string;
  labels: readonly string[];
  series: readonly Series[];
  /** The sentence a screen reader reads in place of the chart. */
  summary: string;
  from?: number;
  to?: number;
}

const HEIGHT = 230;
const TOP = 12;
const BOTTOM = 200;
const LEFT = 40;
const dashes = [undefined, "8 6", "2 7", "12 4 2 4"];
const strokes = ["stroke-chart-1", "stroke-chart-2", "stroke-chart-3", "stroke-chart-4"];
const fills = ["fill-chart-1!", "fill-chart-2!", "fill-chart-3!", "fill-chart-4!"];

/** On a narrower chart, names at the ends would cover the lines, so they are shown below it. */
const NAMES_BESIDE_FROM = 480;
/** Half the width of a date below the last point. */
const EDGE = 36;

/** Lines that differ by dashes as well as colour. Each has its name at its end, or below the chart on a phone. */
export function LineChart({ title, unit, labels, series, summary, from = 0, to = 100 }: LineChartProps) {
  const { ref, width } = useMeasuredWidth();
  const beside = width >= NAMES_BESIDE_FROM;
  const nameRoom = beside ? 12 + 8 * Math.max(0, ...series.map(({ name }) => name.length)) : EDGE;
  const right = Math.max(LEFT + 40, width - nameRoom);
  const x = scalePoint(labels, [LEFT, right]);
  const y = scaleLinear([from, to], [BOTTOM, TOP]);
  const each = Math.ceil((labels.length * 76) / (right - LEFT));
  const draw = line<number | null>(
    (_, at) => x(labels[at]!)!,
    (value) => y(value ?? 0),
  ).defined((value) => value !== null);

  const lasts = series.map(({ values }) => values.findLastIndex((value) => value !== null));
  const ends = series.map(({ values }, at) => (lasts[at]! < 0 ? null : y(values[lasts[at]!]!)));
  const nameHeights = namesApart(ends, BOTTOM);

  return (
    <ChartFrame
      title={title}
      unit={unit}
      columns={[
        { label: t("Name"), cell: ({ name }: Series) => name },
        ...labels.map((label, at) => ({ label, figure: true, cell: ({ values }: Series) => values[at] ?? "–" })),
      ]}
      rows={series}
      rowKey={({ name }) => name}
    >
      <div ref={ref}>
        <svg className="chart" width={width} height={HEIGHT} role="img" aria-label={summary}>
          {y.ticks(4).map((tick) => (
            <g key={tick}>
              <line className="grid-line" x1={LEFT} x2={right} y1={y(tick)} y2={y(tick)} />
              <text x={LEFT - 8} y={y(tick) + 5} textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
          {labels.map(
            (label, at) =>
              (labels.length - 1 - at) % each === 0 && (
                <text key={label} x={x(label)} y={BOTTOM + 24} textAnchor="middle">
                  {label}
                </text>
              ),
          )}
          {series.map(({ name, values }, at) => {
            const stroke = strokes[at % strokes.length];
            const last = lasts[at]!;
            return (
              <g key={name} fill="none" strokeLinecap="round" strokeLinejoin="round">
                <path d={draw(values) ?? ""} className={stroke} strokeWidth="3" strokeDasharray={dashes[at % 4]} />
                {values.map(
                  (value, point) =>
                    value !== null && (
                      <circle
                        key={labels[point]}
                        cx={x(labels[point]!)}
                        cy={y(value)}
                        r="4"
                        className={`${stroke} fill-card`}
                        strokeWidth="2.5"
                      />
                    ),
                )}
                {beside && last >= 0 && (
                  <text
                    x={x(labels[last]!)! + 10}
                    y={nameHeights[at]! + 5}
                    className={`${fills[at % fills.length]} font-bold`}
                  >
                    {name}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
        {!beside && (
          <ul className="chart-names" aria-hidden="true">
            {series.map(({ name }, at) => (
              <li key={name}>
                <svg width="30" height="10" aria-hidden="true">
                  <path
                    d="M2 5h26"
                    className={strokes[at % strokes.length]}
                    strokeWidth="3"
                    strokeLinecap="round"
                    strokeDasharray={dashes[at % 4]}
                  />
                </svg>
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
    </ChartFrame>
  );
}
