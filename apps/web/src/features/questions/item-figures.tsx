import type { ItemStatistics } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { Table } from "../../ui/table.tsx";
import { decimal, figure, percent } from "./question-words.ts";

/** How a question was answered, in figures a teacher knows. */
export function ItemFigures({ statistics }: { statistics: ItemStatistics }) {
  if (statistics.responses === 0)
    return <p className="text-muted">{t("Nobody has answered this question in a finished test yet.")}</p>;
  const facts = [
    { label: t("Answers"), value: figure(statistics.responses) },
    { label: t("Facility"), value: decimal(statistics.facility), note: t("share of right answers") },
    {
      label: t("Standard deviation"),
      value: decimal(statistics.standard_deviation),
      note: t("of the marks, at most 0.5"),
    },
    { label: t("Discrimination"), value: decimal(statistics.discrimination), note: t("best third less weakest third") },
    {
      label: t("Time"),
      value:
        statistics.mean_seconds === null ? "–" : t("{seconds} s", { seconds: Math.round(statistics.mean_seconds) }),
      note: t("on average"),
    },
  ];
  return (
    <div className="stack gap-5">
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-3">
        {facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd>
              <b className="num text-xl">{value}</b>
              {note && <span className="block text-sm text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Table
        wide
        caption={t("Answers by option")}
        rows={statistics.options.filter(({ letter, chosen }) => letter !== null || chosen > 0)}
        rowKey={({ letter }) => letter ?? "none"}
        columns={[
          {
            label: t("Option"),
            cell: ({ letter, is_key }) =>
              letter === null ? t("No answer") : is_key ? t("{letter} (key)", { letter }) : letter,
          },
          { label: t("Chosen"), figure: true, cell: ({ chosen }) => figure(chosen) },
          { label: t("Share"), figure: true, cell: ({ share }) => percent(share) },
          { label: t("Point-biserial"), figure: true, cell: ({ point_biserial }) => decimal(point_biserial) },
          { label: t("Best third"), figure: true, cell: ({ top }) => percent(top) },
          { label: t("Middle third"), figure: true, cell: ({ middle }) => percent(middle) },
          { label: t("Weakest third"), figure: true, cell: ({ bottom }) => percent(bottom) },
        ]}
      />
    </div>
  );
}
