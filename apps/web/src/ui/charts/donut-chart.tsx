import { arc, type PieArcDatum, pie } from "d3-shape";
import { t } from "../../lib/i18n.ts";
import { ChartFrame } from "./chart-frame.tsx";

export interface Slice {
  label: string;
  value: number;
  shown?: string;
}

interface DonutChartProps {
  title: string;
  unit?: string;
  slices: readonly Slice[];
  /** The number in the middle, and what it counts. */
  total: { figure: string; label: string };
  summary: string;
}

const SIZE = 200;
const fills = ["fill-chart-1", "fill-chart-2", "fill-chart-3", "fill-chart-4", "fill-chart-5", "fill-chart-6"];
const swatches = ["bg-chart-1", "bg-chart-2", "bg-chart-3", "bg-chart-4", "bg-chart-5", "bg-chart-6"];

const ring = arc<PieArcDatum<Slice>>()
  .innerRadius(62)
  .outerRadius(SIZE / 2)
  .padAngle(0.02)
  .cornerRadius(3);
const shares = pie<Slice>()
  .value(({ value }) => value)
  .sort(null);

/** Parts of a whole, six at most, in the given order. Each part's name and number are shown beside the ring. */
export function DonutChart({ title, unit, slices, total, summary }: DonutChartProps) {
  return (
    <ChartFrame
      title={title}
      unit={unit}
      columns={[
        { label: t("Name"), cell: ({ label }: Slice) => label },
        { label: unit ?? title, figure: true, cell: ({ shown, value }: Slice) => shown ?? value },
      ]}
      rows={slices}
      rowKey={({ label }) => label}
    >
      <div className="row gap-6">
        <svg className="chart" width={SIZE} height={SIZE} role="img" aria-label={summary}>
          <g transform={`translate(${SIZE / 2} ${SIZE / 2})`}>
            {shares([...slices]).map((share, at) => (
              <path key={share.data.label} d={ring(share) ?? ""} className={fills[at % fills.length]} />
            ))}
            <text textAnchor="middle" y="2" className="figure text-2xl">
              {total.figure}
            </text>
            <text textAnchor="middle" y="24">
              {total.label}
            </text>
          </g>
        </svg>
        <ul className="stack min-w-40 flex-1 gap-2" aria-hidden="true">
          {slices.map(({ label, value, shown }, at) => (
            <li key={label} className="flex items-center gap-3">
              <span className={`size-4 rounded-sm ${swatches[at % fills.length]}`} />
              <span className="flex-1">{label}</span>
              <b className="num">{shown ?? value}</b>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
