import { useQueryClient } from "@tanstack/react-query";

/** After a change the list, the dialog and the dashboard are refreshed. */
export function useRefreshUsers(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}
