// Where to practise more questions of this kind: the exam the candidate prepares for if it has the subject, otherwise
// the first that does.
import { type RawBuilder, sql } from "kysely";

export interface PracticePlace {
  exam_id: string;
  subject_id: string;
  topic_id: string | null;
}

/** For a query with the question as `q` and its subject as `u`. A topic with too few questions for a test is left out. */
export const placeOf = (candidateId: number) => place(candidateId, sql`q.topic_id`);

/** For a query with the topic as `t` and its subject as `u`. */
export const placeOfTopic = (candidateId: number) => place(candidateId, sql`t.id`);

/** For a query with a subject as `u`. */
export const placeOfSubject = (candidateId: number) => place(candidateId, sql`null::bigint`);

const place = (candidateId: number, topicId: RawBuilder<unknown>) => sql<PracticePlace | null>`(
  select json_build_object('exam_id', e.uuid, 'subject_id', u.uuid, 'topic_id', (
    select o.uuid from topics o where o.id = ${topicId} and o.retired_at is null
      and o.questions_count >= ${MIN_FOR_A_TEST}))
  from exam_subjects x join exam_types e on e.id = x.exam_type_id
  left join candidate_profiles p on p.candidate_id = ${candidateId}
  where x.subject_id = u.id and x.questions_count > 0
  order by (e.id = p.exam_type_id) desc nulls last, e.position limit 1)`;

const MIN_FOR_A_TEST = 10;
