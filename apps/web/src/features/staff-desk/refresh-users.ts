import { useQueryClient } from "@tanstack/react-query";

/** After a change the list, the dialog and the dashboard all tell the truth again. */
export function useRefreshUsers(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}
