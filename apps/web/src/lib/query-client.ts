import { type InvalidateOptions, type InvalidateQueryFilters, type Query, QueryClient } from "@tanstack/react-query";
import { isTransient } from "./transient.ts";

const HALF_A_MINUTE = 30_000;

export const makeQueryClient = () =>
  new FreshQueryClient({
    defaultOptions: {
      // "always": the browser's own offline state can be wrong and stay wrong. Only a reply shows whether we are
      // online.
      queries: { networkMode: "always", staleTime: HALF_A_MINUTE, retry: mayRetry },
      mutations: { networkMode: "always", retry: false },
    },
  });

const mayRetry = (failures: number, error: Error) => failures < 2 && isTransient(error);

/**
 * A request started before a change returns old data. The library repeats it only if something is already shown. On a
 * slow connection, a list still loading when an item was added came without that item.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries(filters: InvalidateQueryFilters = {}, options?: InvalidateOptions): Promise<void> {
    const isFirst = (query: Query) => query.state.data === undefined && filters.predicate?.(query) !== false;
    if (filters.refetchType !== "none") await this.cancelQueries({ ...filters, predicate: isFirst });
    return super.invalidateQueries(filters, options);
  }
}
