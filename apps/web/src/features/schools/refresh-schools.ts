import { classRoster, schools } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";

/** Everything that a change in a school can make stale. */
export function useRefreshSchools() {
  const client = useQueryClient();
  const reads = [schools.list, schools.desk, schools.home, classRoster.read];
  return () =>
    Promise.all(reads.map(({ method, path }) => client.invalidateQueries({ queryKey: [`${method} ${path}`] })));
}
