import { type RawBuilder, sql } from "kysely";

/**
 * The sections of some sittings as a table: their questions, and the places of the sheet (`first` to `last`) they
 * cover. A sheet is then cut into sections and unnested beside the questions, instead of being read forty times.
 */
export const sectionsWithPlaces = (sittingIds: readonly number[]): RawBuilder<unknown> => sql`(
  select n.sitting_id, n.subject_id, n.revision_ids, (n.last - cardinality(n.revision_ids) + 1)::int as first,
    n.last::int as last
  from (
    select n.sitting_id, n.subject_id, n.revision_ids,
      sum(cardinality(n.revision_ids)) over (partition by n.sitting_id order by n.no) as last
    from sitting_sections n where n.sitting_id = any(${sittingIds}::bigint[])) n)`;
