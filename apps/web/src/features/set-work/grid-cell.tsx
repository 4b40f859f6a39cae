import type { DataOf, setWork } from "@sabiprep/contract";
import { Check, Clock, CloudOff, Ellipsis } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { momentOf } from "../../lib/when.ts";

type Cell = DataOf<typeof setWork.classGrid>["pupils"][number]["cells"][number];

/** A result in as few letters as a narrow column has room for: icon and word, so that colour is never alone. */
export function GridCell({ cell }: { cell: Omit<Cell, "work_id"> }) {
  const { state, score, finished_at, finished_offline } = cell;
  if (state === "not_given") return <span className="text-muted">{t("Not given")}</span>;
  if (state === "not_started") return <span className="text-muted">{t("Not started")}</span>;
  if (state === "started")
    return (
      <span className="grid-cell">
        <Ellipsis className="icon" aria-hidden="true" />
        {t("Started")}
      </span>
    );
  const late = state === "late";
  const Icon = late ? Clock : Check;
  return (
    <span
      className={late ? "grid-cell grid-late" : "grid-cell grid-done"}
      title={finished_at ? momentOf(finished_at) : undefined}
    >
      <Icon className="icon" aria-hidden="true" />
      {score !== null && <b className="num">{score}%</b>}
      {late ? t("Late") : score === null ? t("Done") : <span className="sr-only">{t("Done")}</span>}
      {finished_offline && (
        <>
          <CloudOff className="icon" aria-hidden="true" />
          <span className="sr-only">{t("Finished offline")}</span>
        </>
      )}
    </span>
  );
}
