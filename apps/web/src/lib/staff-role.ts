// The permissions of the signed-in staff member, from the same contract the server enforces.
import { type AnyEndpoint, staff } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { read } from "./query.ts";

/** Returns whether this member may call an endpoint. Nothing is allowed until the role is known. */
export function useMay(): (endpoint: AnyEndpoint) => boolean {
  const { data: me } = useQuery(read(staff.profile));
  return (endpoint) => me !== undefined && (endpoint.roles?.includes(me.role) ?? false);
}

/** The same, for a question of this subject: editors and reviewers may be limited to some. */
export function useMayIn(): (endpoint: AnyEndpoint, subjectId: string) => boolean {
  const { data: me } = useQuery(read(staff.profile));
  const may = useMay();
  const isLimited = me?.role === "editor" || me?.role === "reviewer";
  return (endpoint, subjectId) =>
    may(endpoint) && (!isLimited || me.subject_ids === null || me.subject_ids.includes(subjectId));
}
