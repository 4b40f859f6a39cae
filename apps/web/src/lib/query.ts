// Reads and changes server data from screens. Keys come from the contract, so a change names the endpoints it makes
// stale.
import { type AnyEndpoint, addressOf, type DataOf, type InputOf } from "@sabiprep/contract";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "./api.ts";
import { isKeptOffline, keepLast, lastKnown } from "./last-known.ts";
import { preloadedReply } from "./preloaded.ts";
import { isTransient } from "./transient.ts";

const keyOf = (endpoint: AnyEndpoint): string => `${endpoint.method} ${endpoint.path}`;

/** If the server cannot be reached, the last known data is used, with its time (lib/last-known.ts). */
async function readOrRecall<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal: AbortSignal,
): Promise<DataOf<E>> {
  if (!isKeptOffline(endpoint)) return call(endpoint, input, { signal });
  try {
    const data = await call(endpoint, input, { signal });
    void keepLast(endpoint, input as object, data);
    return data;
  } catch (failure) {
    const last = isTransient(failure as Error) && (await lastKnown(endpoint, input as object));
    if (!last) throw failure;
    return last.data as DataOf<E>;
  }
}

/** Data that was loaded with the page is available at the first render, so no second one is needed. */
function preloadedData<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): DataOf<E> | undefined {
  const data = preloadedReply(addressOf("", endpoint, input as Record<string, unknown>).url) as DataOf<E> | undefined;
  if (data !== undefined && isKeptOffline(endpoint)) void keepLast(endpoint, input as object, data);
  return data;
}

/** The options useQuery needs to read an endpoint: `useQuery(read(sittings.grades))`. */
export const read = <E extends AnyEndpoint>(endpoint: E, input = {} as InputOf<E>) =>
  queryOptions<DataOf<E>, Error>({
    queryKey: [keyOf(endpoint), input],
    queryFn: ({ signal }) => readOrRecall(endpoint, input, signal),
    initialData: () => preloadedData(endpoint, input),
  });

/** A change: the endpoint it calls, and the reads it makes stale. */
export function useCall<E extends AnyEndpoint>(endpoint: E, stale: readonly AnyEndpoint[] = []) {
  const client = useQueryClient();
  return useMutation<DataOf<E>, Error, InputOf<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: async () => {
      await Promise.all(stale.map((read) => client.invalidateQueries({ queryKey: [keyOf(read)] })));
    },
  });
}
