// The way from a question to what teaches its topic: the lesson written for it, or else a note that goes over it.
import type { Lesson } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { type MaterialRow, materialColumns } from "./queries.ts";

/** What was written for the topic alone comes before what goes over it among others. */
const lessonsFirst = sql`coalesce(m.shipped_key like 'lesson/%', false) desc, m.title, m.id`;

/** For the topic `t` of the statement around it; null where nobody wrote anything. */
const lessonOfTopic = sql`(
  select json_build_object('uuid', m.uuid, 'title', m.title, 'topic_id', t.uuid)
  from material_topics x join materials m on m.id = x.material_id
  where x.topic_id = t.id and m.state = 'live' and m.body_html is not null
  order by ${lessonsFirst} limit 1) as lesson`;

interface TopicWithLesson {
  subject_id: string;
  topic: string;
  topic_id: string;
  lesson: Lesson | null;
}

/** The topics a candidate's own test asks about, whether it is open or finished. */
export async function topicsWithLessons(db: Db, candidateId: number, sessionUuid: string): Promise<TopicWithLesson[]> {
  const { rows } = await sql<TopicWithLesson>`
    with asked as (
      select distinct n.subject_id, q.topic_id
      from sittings g join sitting_sections n on n.sitting_id = g.id cross join lateral unnest(n.revision_ids) r (id)
      join question_revisions v on v.id = r.id join questions q on q.id = v.question_id
      where g.uuid = ${sessionUuid} and g.candidate_id = ${candidateId}
    )
    select s.uuid as subject_id, t.name as topic, t.uuid as topic_id, ${lessonOfTopic}
    from asked a join topics t on t.id = a.topic_id join subjects s on s.id = a.subject_id
    order by s.position, t.position, t.id`.execute(db);
  return rows;
}

/** By the questions' uuids; those without a lesson are left out. */
export async function lessonsOf(db: Db, questionUuids: string[]): Promise<Map<string, Lesson>> {
  const { rows } = await sql<{ uuid: string; lesson: Lesson | null }>`
    select q.uuid, ${lessonOfTopic} from questions q join topics t on t.id = q.topic_id
    where q.uuid = any(${questionUuids}::uuid[])`.execute(db);
  return new Map(rows.flatMap(({ uuid, lesson }) => (lesson ? [[uuid, lesson]] : [])));
}

/** All there is to read on a topic, its lesson first. */
export async function readingOn(db: Db, topicId: number): Promise<MaterialRow[]> {
  const { rows } = await sql<MaterialRow>`
    select ${materialColumns} from material_topics x join materials m on m.id = x.material_id join subjects s on s.id = m.subject_id
    where x.topic_id = ${topicId} and m.state = 'live' order by ${lessonsFirst} limit ${MOST_READ}`.execute(db);
  return rows;
}

const MOST_READ = 10;
