import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { dropPage, keepPage, pageHere } from "../../answers/theory-answers.ts";
import { isTransient } from "../../lib/transient.ts";

interface WrittenPage {
  finished_at: string | null;
}

/** The loaded page, or, without a network, the copy on this device. There is a copy only while it is being written. */
export function usePageHere<Page extends WrittenPage>(id: string, { data, error }: UseQueryResult<Page>) {
  useEffect(() => {
    if (data?.finished_at) dropPage(id);
    else if (data) keepPage(id, data);
  }, [id, data]);
  return data ?? (error && isTransient(error) ? pageHere<Page>(id) : undefined);
}
