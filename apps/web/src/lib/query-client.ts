import { type InvalidateOptions, type InvalidateQueryFilters, type Query, QueryClient } from "@tanstack/react-query";
import { isTransient } from "./transient.ts";

const HALF_A_MINUTE = 30_000;

export const makeQueryClient = () =>
  new FreshQueryClient({
    defaultOptions: {
      // "always": a pause by the browser's own idea of being offline can stick; only a reply says whether we are.
      queries: { networkMode: "always", staleTime: HALF_A_MINUTE, retry: mayRetry },
      mutations: { networkMode: "always", retry: false },
    },
  });

const mayRetry = (failures: number, error: Error) => failures < 2 && isTransient(error);

/**
 * What was asked for before a change and is still on its way tells of the time before it. The library asks again only where something is
 * shown already: on a slow line a list that was still coming when one added to it came without what was added.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions): Promise<void> {
    const isFirst = (query: Query) => query.state.data === undefined && filters.predicate?.(query) !== false;
    if (filters.refetchType !== "none") await this.cancelQueries({ ...filters, predicate: isFirst });
    return super.invalidateQueries(filters, options);
  }
}
