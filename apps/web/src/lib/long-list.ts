// A list that is read page by page, filtered by the address. After a reload it is as long as before.
import type { AnyEndpoint, DataOf, InputOf } from "@sabiprep/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type FilterRules, useAddressFilter } from "./address-filter.ts";
import { call } from "./api.ts";
import { read } from "./query.ts";

type ScrollPosition = string | number | null;

export function useLongList<E extends AnyEndpoint, Rules extends FilterRules>(
  endpoint: E,
  rules: Rules,
  /** The input field that takes the `next` value of the page before. */
  cursor: keyof InputOf<E>,
) {
  const { filter, change, pages, setPages } = useAddressFilter(rules);
  const list = useInfiniteQuery({
    queryKey: [...read(endpoint, filter as InputOf<E>).queryKey, "pages"],
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, { ...filter, ...(pageParam && { [cursor]: pageParam }) } as InputOf<E>, { signal }),
    initialPageParam: null as ScrollPosition,
    getNextPageParam: (page: DataOf<E>) => (page as { next: ScrollPosition }).next,
    placeholderData: keepPreviousData,
  });
  const { data, isFetching, isPlaceholderData, isError, hasNextPage, fetchNextPage } = list;
  const shown = data && !isPlaceholderData ? data.pages.length : null;
  useEffect(() => {
    if (shown !== null && shown < pages && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [shown, pages, hasNextPage, isFetching, isError, fetchNextPage]);
  const more = async () => {
    const { isError } = await fetchNextPage();
    if (!isError) setPages((shown ?? 1) + 1);
  };
  return { list, filter, change, more: hasNextPage ? more : null };
}
