import type { DataOf, itemAnalysis } from "@sabiprep/contract";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Table } from "../../ui/table.tsx";
import { decimal, figure, percent } from "./question-words.ts";

type Item = DataOf<typeof itemAnalysis.ofPaper>["items"][number];

/** The questions of a paper, each with a remark that helps a teacher. */
export function PaperItemTable({ items }: { items: Item[] }) {
  return (
    <section className="card p-0">
      <Table
        wide
        caption={t("Questions of the paper")}
        rows={items}
        rowKey={({ question_id }) => question_id}
        columns={[
          {
            label: t("Question"),
            cell: ({ position, question_id, question_body }) => (
              <div className="flex min-w-44 gap-3 md:min-w-60">
                <span className="num">{position}</span>
                <div className="stack gap-1">
                  <StoredMarkup className="line-clamp-2 font-normal wrap-anywhere" markup={question_body} />
                  <Link className="text-sm" to={`${paths.adminQuestions}?question=${question_id}`}>
                    {t("View details")}
                    <span className="sr-only"> {t("of question {n}", { n: position })}</span>
                  </Link>
                </div>
              </div>
            ),
          },
          { label: t("Answers"), figure: true, cell: ({ statistics }) => figure(statistics.responses) },
          {
            label: t("Facility"),
            figure: true,
            cell: ({ statistics }) => (statistics.enough ? percent(statistics.facility) : "–"),
          },
          {
            label: t("Item-rest"),
            figure: true,
            cell: ({ statistics }) => (statistics.enough ? decimal(statistics.item_rest) : "–"),
          },
          {
            label: t("Discrimination"),
            figure: true,
            cell: ({ statistics }) => (statistics.enough ? decimal(statistics.discrimination) : "–"),
          },
          {
            label: t("Time"),
            figure: true,
            cell: ({ statistics: { mean_seconds } }) =>
              mean_seconds === null ? "–" : t("{seconds} s", { seconds: Math.round(mean_seconds) }),
          },
          {
            label: t("Comment"),
            cell: (item) => (
              <div className="remark">
                <Remark {...item} />
              </div>
            ),
          },
        ]}
      />
    </section>
  );
}

/** Only remarks that enough answers support. */
function Remark({ is_void, statistics: { enough, facility, discrimination } }: Item) {
  if (is_void) return <Chip>{t("Void")}</Chip>;
  if (facility === null || discrimination === null || !enough)
    return <span className="text-sm text-muted">{t("Not enough answers yet")}</span>;
  if (discrimination < 0) return <Chip tone="bad">{t("Weaker students do better")}</Chip>;
  if (facility > 0.9) return <Chip tone="mid">{t("Too easy")}</Chip>;
  if (facility < 0.25) return <Chip tone="mid">{t("Too hard")}</Chip>;
  if (discrimination < 0.2) return <Chip tone="mid">{t("Does not separate strong and weak students")}</Chip>;
  return <Chip tone="ok">{t("Works well")}</Chip>;
}
