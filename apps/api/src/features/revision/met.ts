// Rows of met_questions, read and written many at a time.
import { type Selectable, sql } from "kysely";
import { arrayText } from "../../db/array-text.ts";
import type { Tables } from "../../db/tables.ts";
import type { Db } from "../../db/transaction.ts";

export type MetRow = Selectable<Tables["met_questions"]>;

export interface Pair {
  candidate_id: number;
  question_id: number;
}

export async function metOf(db: Db, pairs: Pair[]): Promise<Map<string, MetRow>> {
  const { rows } = await sql<MetRow>`
    select m.* from met_questions m
    join unnest(${arrayText(pairs.map((pair) => pair.candidate_id))}::bigint[], ${arrayText(pairs.map((pair) => pair.question_id))}::bigint[]) p(candidate_id, question_id)
      on p.candidate_id = m.candidate_id and p.question_id = m.question_id for update of m`.execute(db);
  return new Map(rows.map((row) => [`${row.candidate_id}/${row.question_id}`, row]));
}

export async function writeMet(db: Db, rows: MetRow[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <Key extends keyof MetRow>(key: Key) => arrayText(rows.map((row) => row[key]));
  await sql`
    insert into met_questions (candidate_id, question_id, subject_id, topic_id, times_met, times_wrong, last_right, last_hinted, last_chosen, last_met_at,
      sitting_id)
    select * from unnest(${column("candidate_id")}::bigint[], ${column("question_id")}::bigint[], ${column("subject_id")}::bigint[],
      ${column("topic_id")}::bigint[], ${column("times_met")}::int[], ${column("times_wrong")}::int[], ${column("last_right")}::boolean[], ${column("last_hinted")}::boolean[],
      ${column("last_chosen")}::text[], ${column("last_met_at")}::timestamptz[], ${column("sitting_id")}::bigint[])
    on conflict (candidate_id, question_id) do update set subject_id = excluded.subject_id, topic_id = excluded.topic_id,
      times_met = excluded.times_met, times_wrong = excluded.times_wrong, last_right = excluded.last_right, last_hinted = excluded.last_hinted,
      last_chosen = excluded.last_chosen, last_met_at = excluded.last_met_at, sitting_id = excluded.sitting_id`.execute(
    db,
  );
}
