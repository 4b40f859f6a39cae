import type { AnalyticsReport } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { calendarDay } from "../../lib/when.ts";
import { Table } from "../../ui/table.tsx";

type Cohort = AnalyticsReport["cohorts"][number];

/** Of the candidates who signed up in a week, how many took a test in each later week. */
export function CohortTable({ cohorts }: { cohorts: Cohort[] }) {
  const weeks = Math.max(0, ...cohorts.map(({ returned }) => returned.length));
  return (
    <section className="card stack" aria-labelledby="retention">
      <div>
        <h2 id="retention">{t("Returning students")}</h2>
        <p className="text-sm text-muted">
          {t("Students who took a test in their sign-up week (0) and the weeks after")}
        </p>
      </div>
      {cohorts.length === 0 ? (
        <p className="text-muted">{t("Nothing yet. We update this table every night.")}</p>
      ) : (
        <Table
          caption={t("Returning students by sign-up week")}
          wide
          rows={cohorts}
          rowKey={({ week }) => week}
          columns={[
            { label: t("Sign-up week"), cell: ({ week }: Cohort) => calendarDay(week) },
            { label: t("Students"), figure: true, cell: ({ size }: Cohort) => size },
            ...Array.from({ length: weeks }, (_, week) => ({
              label: String(week),
              figure: true,
              cell: ({ size, returned }: Cohort) =>
                returned[week] === undefined ? "" : `${Math.round((100 * returned[week]) / size)}%`,
            })),
          ]}
        />
      )}
    </section>
  );
}
