import { type DataOf, setWork } from "@sabiprep/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { setWorkPath, workPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { WorkState } from "../../pieces/work-state.tsx";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Table } from "../../ui/table.tsx";

interface WorkListProps {
  schoolId: string;
  /** Without classes or seats no new work can be set. */
  maySet: boolean;
}

/** The work a teacher set, or all work of the school for its head, newest first. */
export function WorkList({ schoolId, maySet }: WorkListProps) {
  const list = useInfiniteQuery({
    queryKey: [...read(setWork.list, { school_id: schoolId }).queryKey, "pages"],
    queryFn: ({ pageParam, signal }) =>
      call(setWork.list, { school_id: schoolId, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: DataOf<typeof setWork.list>) => next,
  });
  return (
    <section className="stack gap-4">
      <div className="row justify-between">
        <h2>{t("Work")}</h2>
        {maySet && (
          <Link className={buttonClass()} to={setWorkPath(schoolId)}>
            {t("Set work")}
          </Link>
        )}
      </div>
      <Await query={list}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          if (rows.length === 0)
            return <p className="card">{t("No work yet. Work that you set for a class will show here.")}</p>;
          return (
            <Table
              caption={t("Work")}
              rows={rows}
              rowKey={({ uuid }) => uuid}
              columns={[
                { label: t("Title"), cell: ({ uuid, title }) => <Link to={workPath(schoolId, uuid)}>{title}</Link> },
                { label: t("Classes"), cell: ({ classes }) => classes.map(({ name }) => name).join(", ") },
                { label: t("Closes"), cell: ({ closes_at }) => momentOf(closes_at) },
                { label: t("Done"), figure: true, cell: ({ done, given_to }) => `${done} / ${given_to}` },
                { label: t("Status"), cell: ({ state }) => <WorkState state={state} /> },
              ]}
            />
          );
        }}
      </Await>
      {list.hasNextPage && (
        <Button tone="plain" className="justify-self-start" onClick={() => void list.fetchNextPage()}>
          {t("Show older work")}
        </Button>
      )}
    </section>
  );
}
