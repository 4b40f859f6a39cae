// Rows of seen_questions, read and written in batches.
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Db } from "../../db/transaction.ts";

export type SeenRow = Selectable<Tables["seen_questions"]>;

export interface Pair {
  candidate_id: number;
  question_id: number;
}

/** Pairs as rows `p` of a statement, built once for all statements that need them. */
export const pairRows = (pairs: Pair[]): RawBuilder<unknown> => sql`
  unnest(${pairs.map((pair) => pair.candidate_id)}::bigint[],
    ${pairs.map((pair) => pair.question_id)}::bigint[])
    p (candidate_id, question_id)`;

/**
 * Each row is looked up by its key. For ten thousand of them, the planner would think a scan of the full table cheaper,
 * until the table has grown.
 */
export async function seenOf(db: Db, pairs: RawBuilder<unknown>): Promise<Map<string, SeenRow>> {
  const { rows } = await sql<SeenRow>`
    select m.* from ${pairs} cross join lateral (
      select * from seen_questions m where m.candidate_id = p.candidate_id and m.question_id = p.question_id
        for update) m`.execute(db);
  return new Map(rows.map((row) => [`${row.candidate_id}/${row.question_id}`, row]));
}

export async function writeSeen(db: Db, rows: SeenRow[]): Promise<void> {
  if (rows.length === 0) return;
  const column = <Key extends keyof SeenRow>(key: Key) => rows.map((row) => row[key]);
  await sql`
    insert into seen_questions (candidate_id, question_id, subject_id, topic_id, times_seen, times_wrong, last_right,
      last_hinted, last_chosen, last_seen_at,
      sitting_id)
    select * from unnest(${column("candidate_id")}::bigint[], ${column("question_id")}::bigint[],
      ${column("subject_id")}::bigint[],
      ${column("topic_id")}::bigint[], ${column("times_seen")}::int[], ${column("times_wrong")}::int[],
        ${column("last_right")}::boolean[], ${column("last_hinted")}::boolean[],
      ${column("last_chosen")}::text[], ${column("last_seen_at")}::timestamptz[], ${column("sitting_id")}::bigint[])
    on conflict (candidate_id, question_id) do update set subject_id = excluded.subject_id,
      topic_id = excluded.topic_id,
      times_seen = excluded.times_seen, times_wrong = excluded.times_wrong, last_right = excluded.last_right,
        last_hinted = excluded.last_hinted,
      last_chosen = excluded.last_chosen, last_seen_at = excluded.last_seen_at,
        sitting_id = excluded.sitting_id`.execute(db);
}
