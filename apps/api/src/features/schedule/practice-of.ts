// What a session practises: its subject, in one of the candidate's exams if possible, and its topic if the title is a
// topic name. Both are free text, so many sessions name neither.
import type { ScheduledSession } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { SessionRow } from "./session-times.ts";

type Practice = NonNullable<ScheduledSession["practice"]>;

export async function practicesOf(
  db: Db,
  candidateId: number,
  sessions: readonly Pick<SessionRow, "id" | "title" | "subject" | "type">[],
): Promise<Map<number, Practice>> {
  const studied = sessions.filter(({ type }) => type !== "break");
  if (studied.length === 0) return new Map();
  const { rows } = await sql<Practice & { id: number }>`
    with named as (
      select id, lower(trim(title)) as title, lower(trim(coalesce(nullif(trim(subject), ''), title))) as subject
      from unnest(${studied.map(({ id }) => id)}::bigint[], ${studied.map(({ title }) => title)}::text[],
        ${studied.map(({ subject }) => subject)}::text[]) as n (id, title, subject)
    )
    select distinct on (n.id) n.id, e.uuid as exam_id, u.uuid as subject_id, t.uuid as topic_id
    from named n
    join subjects u on u.retired_at is null
      and (lower(u.name) = n.subject or n.subject in (select lower(alias) from unnest(u.aliases) as a (alias)))
    cross join lateral (
      select e.id, e.uuid from exam_subjects x join exam_types e on e.id = x.exam_type_id
      left join candidate_profiles p on p.candidate_id = ${candidateId}
      where x.subject_id = u.id and x.questions_count > 0
      order by (e.id = p.exam_type_id) desc nulls last, (e.id = any(p.exam_type_ids)) desc nulls last, e.position
        limit 1) e
    left join topics t on t.subject_id = u.id and t.retired_at is null and lower(t.name) = n.title
      and exists (select 1 from questions q join question_exams x on x.question_id = q.id and x.exam_type_id = e.id
        where q.topic_id = t.id and q.state = 'live')
    order by n.id, lower(u.name) = n.subject desc, u.position`.execute(db);
  return new Map(rows.map(({ id, ...practice }) => [id, practice]));
}
