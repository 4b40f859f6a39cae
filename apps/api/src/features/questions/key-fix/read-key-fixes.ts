import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { lettersAccepted } from "../staff/lettered-options.ts";

interface Row {
  uuid: string;
  state: "waiting" | "running" | "done";
  accepted_ids: string[];
  options: { id: string; fifth_only: boolean }[];
  is_void: boolean;
  reason: string;
  staff_name: string | null;
  confirmed_by: string | null;
  after_sitting_id: number;
  last_sitting_id: number;
  remarked: number;
  created_at: string;
  finished_at: string | null;
}

const MAX_SHOWN = 20;

/** The corrections of a question's key, newest first, with the progress of the remarking. */
export async function keyFixesOf(db: Db, questionId: number) {
  const { rows } = await sql<Row>`
    select f.uuid, f.state, f.accepted as accepted_ids, r.options, f.is_void, f.reason, s.name as staff_name,
      c.name as confirmed_by, f.after_sitting_id,
      f.last_sitting_id, f.remarked, f.created_at, f.finished_at
    from key_fixes f join question_revisions r on r.id = f.revision_ids[1] left join staff s on s.id = f.staff_id
    left join staff c on c.id = f.confirmed_by
    where f.question_id = ${questionId} order by f.id desc limit ${MAX_SHOWN}`.execute(db);
  return rows.map(({ accepted_ids, options, after_sitting_id, last_sitting_id, ...row }) => ({
    ...row,
    accepted: lettersAccepted(options, accepted_ids),
    progress: row.state === "done" ? 100 : Math.floor((after_sitting_id * 100) / Math.max(last_sitting_id, 1)),
  }));
}
