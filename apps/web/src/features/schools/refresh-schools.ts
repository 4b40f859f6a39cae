import { classRoster, schools } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { t } from "../../lib/i18n.ts";
import { toast } from "../../ui/toast.tsx";

/** Everything that a change in a school can make stale. */
export function useRefreshSchools() {
  const client = useQueryClient();
  const reads = [schools.list, schools.desk, schools.home, classRoster.read];
  return () =>
    Promise.all(reads.map(({ method, path }) => client.invalidateQueries({ queryKey: [`${method} ${path}`] })));
}

export const sayFailed = ({ message }: Error) =>
  toast({ title: t("That did not work"), description: message, destructive: true });
