// The subjects of audit entries, by their current names. The log keeps only an id, so an erased person has no name
// here.
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

export interface About {
  text: string;
  /** A question is identified by its text, which may include formulas. */
  is_markup: boolean;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** By id. A subject that no longer exists, or never had a name, is not included. */
export async function auditSubjectNames(db: Db, subjects: readonly (string | null)[]): Promise<Map<string, About>> {
  const ids = [...new Set(subjects)].filter((subject) => subject && UUID.test(subject));
  if (ids.length === 0) return new Map();
  const { rows } = await sql<About & { uuid: string }>`
    with asked as (select unnest(${ids}::uuid[]) as uuid)
    select q.uuid, r.body_html as text, true as is_markup from asked a join questions q on q.uuid = a.uuid
      join question_revisions r on r.id = coalesce(q.live_revision_id, q.newest_revision_id)
    union all
    select p.uuid, r.title, false from asked a join passages p on p.uuid = a.uuid
      join passage_revisions r on r.id = p.live_revision_id
    union all
    select p.uuid, e.name || ' ' || s.name || ' ' || p.year, false from asked a join papers p on p.uuid = a.uuid
      join exam_types e on e.id = p.exam_type_id join subjects s on s.id = p.subject_id
    union all
    select s.uuid, s.name, false from asked a join subjects s on s.uuid = a.uuid
    union all
    select p.uuid, p.name, false from asked a join topics p on p.uuid = a.uuid
    union all
    select m.uuid, m.title, false from asked a join materials m on m.uuid = a.uuid
    union all
    select r.uuid, r.title, false from asked a join reports r on r.uuid = a.uuid
    union all
    select s.uuid, s.name, false from asked a join staff s on s.uuid = a.uuid
    union all
    select c.uuid, c.first_name || ' ' || c.last_name, false from asked a join candidates c on c.uuid = a.uuid`.execute(
    db,
  );
  return new Map(rows.map(({ uuid, ...about }) => [uuid, about]));
}
