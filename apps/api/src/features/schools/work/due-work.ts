// Class work in a pupil's calendar: what is due, by the day it closes.
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { workOf } from "./my-work.ts";

export interface DueWork {
  work_id: string;
  title: string;
  closes_at: string;
  is_done: boolean;
}

/** Open or planned work that closes in this span, each piece once. */
export async function dueWork(db: Db, candidateId: number, from: Date, to: Date): Promise<DueWork[]> {
  const { rows } = await sql<DueWork>`
    select distinct on (a.closes_at, a.id) a.uuid as work_id, a.title, a.closes_at, exists (
      select 1 from assignment_sittings w
      where w.assignment_id = a.id and w.pupil_id = p.id and w.finished_at is not null) as is_done
    from ${workOf(candidateId)} and a.closes_at >= ${from} and a.closes_at < ${to}
    order by a.closes_at, a.id limit 200`.execute(db);
  return rows;
}
