import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { makeQueryClient } from "../lib/query-client.ts";

// One for the page: what was read stays known when the shell around it changes.
const queries = makeQueryClient();

/** What screens need to read server data. Public forms go without it, and their visitors without its weight. */
export function QueryRoot({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
