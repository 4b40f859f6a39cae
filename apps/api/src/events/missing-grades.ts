// Finds the graded sittings that are missing from a subscriber's statistics. A subscriber keeps one row per sitting
// that names the grade it applied.
import { type RawBuilder, sql } from "kysely";
import type { Missing } from "./deliver.ts";

type AggregateTable =
  | "sitting_figures"
  | "sitting_points"
  | "league_points"
  | "item_contributions"
  | "revision_contributions";

const notApplied = sql`s.candidate_id is not null and f.grade_id is distinct from g.id`;

/**
 * `isMissing` is true for a grade `g` of a sitting `s` when the row `f` of the table does not exist or names another
 * grade.
 */
export const gradesNotIn =
  (table: AggregateTable, isMissing: RawBuilder<unknown> = notApplied): Missing =>
  async (db, { after, upTo }) => {
    const { rows } = await sql<{ sitting_id: number }>`
      select g.sitting_id from grades g
      join sittings s on s.id = g.sitting_id
      left join ${sql.table(table)} f on f.sitting_id = g.sitting_id
      where g.is_current and g.sitting_id > ${after} and g.sitting_id <= ${upTo} and ${isMissing}
      order by g.sitting_id`.execute(db);
    return rows.map(({ sitting_id }) => sitting_id);
  };
