// A list that is read page by page, with its own loading, error and empty states.
import type { AnyEndpoint, DataOf, InputOf } from "@sabiprep/contract";
import { keepPreviousData, type UseInfiniteQueryResult, useInfiniteQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const PAGE = 20;

type Rows<E extends AnyEndpoint> = DataOf<E> & readonly unknown[];

/**
 * Pages of an endpoint that continues after the last shown row. The key is the endpoint's own, so a change makes it
 * stale. Listed rows stay until another filter has its answer.
 */
export const usePages = <E extends AnyEndpoint>(
  endpoint: E,
  goOnFrom: (row: Rows<E>[number]) => InputOf<E>,
  filter = {} as InputOf<E>,
) =>
  useInfiniteQuery({
    queryKey: [read(endpoint).queryKey[0], "pages", filter],
    queryFn: ({ pageParam }) =>
      call(endpoint, { ...(filter as object), ...(pageParam as object) } as InputOf<E>) as Promise<Rows<E>>,
    initialPageParam: {} as InputOf<E>,
    getNextPageParam: (page: Rows<E>) => (page.length === PAGE ? goOnFrom(page.at(-1)) : undefined),
    placeholderData: keepPreviousData,
  });

interface ListPagesProps<Row> {
  pages: UseInfiniteQueryResult<{ pages: (readonly Row[])[] }>;
  empty: ReactNode;
  /** The layout of the rows. By default, one below the other. */
  className?: string;
  children: (row: Row) => ReactNode;
}

export function ListPages<Row>({ pages, empty, className = "stack gap-6", children }: ListPagesProps<Row>) {
  if (pages.data) {
    const rows = pages.data.pages.flat();
    if (rows.length === 0) return empty;
    return (
      <div className="stack gap-6">
        <div className={className}>{rows.map(children)}</div>
        {pages.hasNextPage && (
          <Button
            tone="plain"
            className="justify-self-center"
            disabled={pages.isFetchingNextPage}
            onClick={() => pages.fetchNextPage()}
          >
            {t("Show more")}
          </Button>
        )}
      </div>
    );
  }
  if (pages.isError)
    return (
      <Banner
        tone="bad"
        icon={CircleAlert}
        role="alert"
        action={
          <Button tone="plain" onClick={() => pages.refetch()}>
            {t("Retry")}
          </Button>
        }
      >
        {pages.error.message}
      </Banner>
    );
  return <Skeleton />;
}
