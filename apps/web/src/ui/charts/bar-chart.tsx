import { scaleBand, scaleLinear } from "d3-scale";
import { t } from "../../lib/i18n.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { useMeasuredWidth } from "./measured-width.ts";

export interface Bar {
  label: string;
  value: number;
  /** The value as text. Defaults to the number. */
  shown?: string;
}

interface BarChartProps {
  title: string;
  unit?: string;
  bars: readonly Bar[];
  summary: string;
}

const HEIGHT = 220;
const TOP = 24;
const BOTTOM = 188;
const LETTER = 7.5;

/** Vertical bars with the value above each. */
export function BarChart({ title, unit, bars, summary }: BarChartProps) {
  const { ref, width } = useMeasuredWidth();
  const labels = bars.map(({ label }) => label);
  const x = scaleBand(labels, [0, width]).padding(0.3);
  const y = scaleLinear([0, Math.max(1, ...bars.map(({ value }) => value))], [BOTTOM, TOP]);
  const widthOf = (label: string) => label.length * LETTER;
  const widest = Math.max(56, ...labels.map(widthOf));
  const step = width / bars.length;
  // The last label stays inside the edge, which may take half a label of its neighbour.
  const each = step >= widest + 8 ? 1 : Math.ceil((1.5 * widest + 8) / step);
  const within = (middle: number, half: number) => Math.max(half, Math.min(middle, width - half));

  return (
    <ChartFrame
      title={title}
      unit={unit}
      columns={[
        { label: t("Name"), cell: ({ label }: Bar) => label },
        { label: unit ?? title, figure: true, cell: ({ shown, value }: Bar) => shown ?? value },
      ]}
      rows={bars}
      rowKey={({ label }) => label}
    >
      <div ref={ref}>
        <svg className="chart" width={width} height={HEIGHT} role="img" aria-label={summary}>
          <line className="grid-line" x1="0" x2={width} y1={BOTTOM} y2={BOTTOM} />
          {bars.map(({ label, value, shown }, at) => {
            const left = x(label)!;
            const middle = left + x.bandwidth() / 2;
            return (
              <g key={label}>
                <rect
                  x={left}
                  y={y(value)}
                  width={x.bandwidth()}
                  height={BOTTOM - y(value)}
                  rx={Math.min(6, x.bandwidth() / 4)}
                  className="fill-chart-1"
                />
                {(bars.length - 1 - at) % each === 0 && (
                  <>
                    <text x={middle} y={y(value) - 8} textAnchor="middle" className="figure">
                      {shown ?? value}
                    </text>
                    <text x={within(middle, widthOf(label) / 2)} y={BOTTOM + 24} textAnchor="middle">
                      {label}
                    </text>
                  </>
                )}
              </g>
            );
          })}
        </svg>
      </div>
    </ChartFrame>
  );
}
