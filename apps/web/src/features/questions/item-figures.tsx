import { type ItemStatistics, MIN_RESPONSES } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { Table } from "../../ui/table.tsx";
import { decimal, figure, percent } from "./question-words.ts";

/** How a question was answered, in statistics a teacher knows. */
export function ItemFigures({ statistics }: { statistics: ItemStatistics }) {
  if (statistics.responses === 0) return <p className="text-muted">{t("No answers yet in this type of test.")}</p>;
  // With few answers a percentage is chance. The counts below are facts, but the statistics would be guesses.
  const told = (value: number | null) => (statistics.enough ? decimal(value) : "–");
  const facts = [
    { label: t("Answers"), value: figure(statistics.responses) },
    {
      label: t("Facility"),
      value: told(statistics.facility),
      note: statistics.enough
        ? t("share of correct answers, ± {error}", { error: decimal(statistics.standard_error) })
        : t("share of correct answers"),
    },
    {
      label: t("Item-rest correlation"),
      value: told(statistics.item_rest),
      note: t("between this question and the rest of the test"),
    },
    {
      label: t("Standard deviation"),
      value: told(statistics.standard_deviation),
      note: t("of the marks (maximum 0.5)"),
    },
    { label: t("Discrimination"), value: told(statistics.discrimination), note: t("top third minus bottom third") },
    {
      label: t("Time"),
      value:
        statistics.mean_seconds === null ? "–" : t("{seconds} s", { seconds: Math.round(statistics.mean_seconds) }),
      note: t("on average"),
    },
  ];
  return (
    <div className="stack gap-5">
      {!statistics.enough && (
        <p className="text-muted" role="status">
          {t("Not enough answers yet: {n} of {least} needed.", {
            n: figure(statistics.responses),
            least: MIN_RESPONSES,
          })}
        </p>
      )}
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
              letter === null ? t("No answer") : is_key ? t("{letter} (correct)", { letter }) : letter,
          },
          { label: t("Chosen"), figure: true, cell: ({ chosen }) => figure(chosen) },
          { label: t("Share"), figure: true, cell: ({ share }) => percent(share) },
          { label: t("Point-biserial"), figure: true, cell: ({ point_biserial }) => told(point_biserial) },
          { label: t("Top third"), figure: true, cell: ({ top }) => percent(top) },
          { label: t("Middle third"), figure: true, cell: ({ middle }) => percent(middle) },
          { label: t("Bottom third"), figure: true, cell: ({ bottom }) => percent(bottom) },
        ]}
      />
    </div>
  );
}
