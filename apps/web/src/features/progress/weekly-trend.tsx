import type { Performance } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { LineChart } from "../../ui/charts/line-chart.tsx";
import { shortDay } from "./when.ts";

export function WeeklyTrend({ trend }: Pick<Performance, "trend">) {
  const { starts, series } = trend;
  return (
    <LineChart
      title={t("Weekly trend")}
      unit={trend.step_days === 1 ? t("Average score by day (%)") : t("Average score by week (%)")}
      labels={starts.map(shortDay)}
      series={series}
      summary={`${t("Average score over time.")} ${series.map(sentence).join(" ")}`}
    />
  );
}

function sentence({ name, values }: Performance["trend"]["series"][number]): string {
  const known = values.filter((value) => value !== null);
  const [first, last] = [known[0]!, known.at(-1)!];
  if (known.length === 1) return t("{name}: {n} percent.", { name, n: first });
  return t("{name} from {first} to {last} percent.", { name, first, last });
}
