// The mark of an answer that is in force: after a query, else the moderator's, else the first marker's.
import { type RawBuilder, sql } from "kysely";

/** The newest mark of each task is the one that counts. A second mark is only a check. */
export const inForce = (responseId: RawBuilder<unknown>) => sql`
  select m.ticks, m.comments, m.score, m.max, m.revision_id, m.marked_at, t.stage
  from marking_tasks t
  join lateral (select * from marking_marks m where m.task_id = t.id order by m.id desc limit 1) m on true
  where t.response_id = ${responseId} and t.state = 'done' and t.stage <> 'second'
  order by array_position(array['query', 'moderation', 'first'], t.stage) limit 1`;
