// Counts are stored next to the rows they count, so that no screen counts rows. A correct count is not written again:
// its row would stay locked for the whole load.
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";

export async function writeCounts(db: Db): Promise<void> {
  await sql`
    with live as (select subject_id, topic_id, id from questions where state = 'live')
    update subjects s set questions_count = n.total
    from (select s.id, count(live.id) as total from subjects s left join live on live.subject_id = s.id group by 1) n
    where n.id = s.id and s.questions_count <> n.total`.execute(db);
  await sql`
    update topics t set questions_count = n.total
    from (select t.id, count(q.id) as total from topics t
      left join questions q on q.topic_id = t.id and q.state = 'live' group by t.id) n
    where n.id = t.id and t.questions_count <> n.total`.execute(db);
  await sql`
    update exam_subjects es set questions_count = n.total
    from (select x.exam_type_id, q.subject_id, count(*) as total from question_exams x
      join questions q on q.id = x.question_id and q.state = 'live' group by 1, 2) n
    where n.exam_type_id = es.exam_type_id and n.subject_id = es.subject_id and es.questions_count <> n.total`.execute(
    db,
  );
  await sql`
    update exam_types e set questions_count = coalesce(n.questions, 0), subjects_count = coalesce(n.subjects, 0)
    from exam_types o left join (
      select exam_type_id, sum(questions_count) as questions, count(*) filter (where questions_count > 0) as subjects
      from exam_subjects group by 1) n on n.exam_type_id = o.id
    where o.id = e.id
      and (e.questions_count, e.subjects_count) is distinct
        from (coalesce(n.questions, 0), coalesce(n.subjects, 0))`.execute(db);
}
