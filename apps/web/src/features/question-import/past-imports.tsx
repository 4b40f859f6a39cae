import { questionImports } from "@sabiprep/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { momentOf } from "../../lib/when.ts";
import { Button } from "../../ui/button.tsx";
import { Table } from "../../ui/table.tsx";
import { formatNames, stateWords } from "./import-words.ts";

/** Earlier imports, who made them, and the button to undo each. */
export function PastImports({ onOpen }: { onOpen: (importId: string) => void }) {
  const pages = useInfiniteQuery({
    queryKey: [`GET ${questionImports.list.path}`, "pages"],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => call(questionImports.list, { before: pageParam }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  if (rows.length === 0) return null;
  return (
    <section className="stack gap-4" aria-labelledby="past-imports">
      <h2 id="past-imports">{t("Previous uploads")}</h2>
      <div className="card">
        <Table
          caption={t("Previous uploads")}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              label: t("File"),
              cell: ({ id, file_name }) => (
                <button
                  type="button"
                  className="link break-words text-left font-bold underline"
                  onClick={() => onOpen(id)}
                >
                  {file_name}
                </button>
              ),
            },
            { label: t("Format"), cell: ({ found }) => (found ? formatNames[found.format] : "–") },
            { label: t("Outcome"), cell: stateWords },
            { label: t("By"), cell: ({ staff_name }) => staff_name ?? "–" },
            { label: t("Uploaded"), cell: ({ created_at }) => momentOf(created_at) },
          ]}
        />
      </div>
      {pages.hasNextPage && (
        <Button tone="plain" className="self-start" disabled={pages.isFetching} onClick={() => pages.fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
    </section>
  );
}
