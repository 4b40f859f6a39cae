// Counts of live questions are stored next to what they count. A change first subtracts its questions from the counts
// and adds them back afterwards, in one transaction, so the counts are right after any change.
import { sql } from "kysely";
import { signal } from "../../../adapters/database-signals.ts";
import type { Db } from "../../../db/transaction.ts";

/** Makes a change to the bank: the counts follow, and every process clears its cache. */
export async function changeBank<Result>(db: Db, ids: number[], change: () => Promise<Result>): Promise<Result> {
  // Many changes write the same count rows. A second change waits here, which prevents a deadlock.
  await sql`select pg_advisory_xact_lock(hashtext('question_counts'))`.execute(db);
  await count(db, ids, -1);
  const result = await change();
  await count(db, ids, 1);
  await signal(db, "bank", {});
  return result;
}

/** Adds newly created questions to the counts. */
export async function countNew(db: Db, ids: number[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('question_counts'))`.execute(db);
  await count(db, ids, 1);
  await signal(db, "bank", {});
}

async function count(db: Db, ids: number[], sign: 1 | -1): Promise<void> {
  if (ids.length === 0) return;
  const live = sql`select subject_id, topic_id, exam_type_ids from questions where id = any(${ids}::bigint[])
    and state = 'live'`;
  await sql`
    update subjects s set questions_count = s.questions_count + ${sign}::int * n.total
    from (select subject_id, count(*)::int as total from (${live}) l group by 1) n where n.subject_id = s.id`.execute(
    db,
  );
  await sql`
    update topics t set questions_count = t.questions_count + ${sign}::int * n.total
    from (select topic_id, count(*)::int as total from (${live}) l group by 1) n where n.topic_id = t.id`.execute(db);
  await sql`
    with moved as (
      select x.exam_type_id, l.subject_id, count(*)::int as total
      from (${live}) l, unnest(l.exam_type_ids) as x (exam_type_id) group by 1, 2
    ), by_subject as (
      update exam_subjects es set questions_count = es.questions_count + ${sign}::int * m.total
      from moved m where m.exam_type_id = es.exam_type_id and m.subject_id = es.subject_id
    )
    update exam_types e set questions_count = e.questions_count + ${sign}::int * m.total
    from (select exam_type_id, sum(total)::int as total from moved group by 1) m where m.exam_type_id = e.id`.execute(
    db,
  );
  await sql`
    update exam_types e set subjects_count = n.subjects
    from (select exam_type_id, count(*) filter (where questions_count > 0) as subjects from exam_subjects group by 1) n
    where n.exam_type_id = e.id and e.subjects_count <> n.subjects`.execute(db);
}
