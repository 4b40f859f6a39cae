import type { UseQueryResult } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../lib/i18n.ts";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Skeleton } from "./skeleton.tsx";

interface AwaitProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
  /** Shown when the answer is an empty list: a sentence, or a whole empty state. */
  empty?: ReactNode;
  /** The shape of what comes. */
  waiting?: ReactNode;
  /** What failed, before the server's own words. */
  failed?: string;
}

/** Loading, failure and emptiness of everything a screen reads. */
export function Await<Data>({ query, children, empty, waiting, failed }: AwaitProps<Data>) {
  if (query.data !== undefined) {
    if (empty !== undefined && Array.isArray(query.data) && query.data.length === 0)
      return typeof empty === "string" ? <EmptyState title={empty} /> : empty;
    return children(query.data);
  }
  if (query.isError)
    return (
      <Banner
        tone="bad"
        icon={CircleAlert}
        role="alert"
        action={
          <Button tone="plain" disabled={query.isFetching} onClick={() => query.refetch()}>
            {t("Retry")}
          </Button>
        }
      >
        {failed && <b className="block">{failed}</b>}
        {query.error.message}
      </Banner>
    );
  return waiting ?? <Skeleton />;
}
