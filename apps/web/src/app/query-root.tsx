import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { makeQueryClient } from "../lib/query-client.ts";

// One for the page, so that read data stays cached when the shell around it changes.
const queries = makeQueryClient();

/** The provider screens need to read server data. Public forms do not use it, so their visitors do not load it. */
export function QueryRoot({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
