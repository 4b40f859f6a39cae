import type { Material } from "@sabiprep/contract";
import { MATERIAL_SUBJECTS_FIRST } from "@sabiprep/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

/** A few phone screens. A candidate who wants more searches or loads the next page. */
const PAGE = 12;

export interface MaterialRow extends Material {
  id: number;
  body_html: string | null;
  file_uuid: string | null;
}

export const materialColumns = sql`
  m.id, m.uuid, m.title, m.type, m.size, m.downloads, m.description, m.updated_at, m.body_html, m.file_uuid,
  json_build_object('uuid', s.uuid, 'name', s.name) as subject,
  coalesce((select json_agg(t.name order by t.position) from material_topics x join topics t on t.id = x.topic_id
    where x.material_id = m.id), '[]') as topics`;

/** Escapes LIKE wildcards in typed text. */
const likePattern = (typed: string): string => `%${typed.trim().replaceAll(/[\\%_]/g, "\\$&")}%`;

export const matching = (search: string | undefined): RawBuilder<unknown> =>
  search?.trim() ? sql`and (m.title ilike ${likePattern(search)} or s.name ilike ${likePattern(search)})` : sql``;

/** Whether a subject is none of those in the candidate's profile `p`. */
const isOther = (subject: "s" | "z") => sql`coalesce(${sql.ref(`${subject}.id`)} <> all(p.subject_ids), true)`;

interface Filter {
  search?: string | undefined;
  subject_id?: string | undefined;
  topic_id?: string | undefined;
  after?: string | undefined;
}

/** The candidate's own subjects first. */
export async function materialsLike(db: Db, candidateId: number, { search, subject_id, topic_id, after }: Filter) {
  const { rows } = await sql<MaterialRow>`
    select ${materialColumns} from materials m join subjects s on s.id = m.subject_id
    left join candidate_profiles p on p.candidate_id = ${candidateId}
    where m.state = 'live' ${matching(search)}
      ${subject_id ? sql`and s.uuid = ${subject_id}` : sql``}
      ${
        topic_id
          ? sql`and exists (select 1 from material_topics x join topics t on t.id = x.topic_id
        where x.material_id = m.id and t.uuid = ${topic_id})`
          : sql``
      }
      ${
        after
          ? sql`and (${isOther("s")}, s.position, m.title, m.id) > (select ${isOther("z")}, z.position, y.title, y.id
        from materials y join subjects z on z.id = y.subject_id where y.uuid = ${after})`
          : sql``
      }
    order by ${isOther("s")}, s.position, m.title, m.id limit ${PAGE + 1}`.execute(db);
  return { items: rows.slice(0, PAGE), more: rows.length > PAGE, subjects: await subjectsWithAny(db) };
}

/** The product's six subjects first, in its order, then the others that have something to read. */
async function subjectsWithAny(db: Db) {
  const first = [...MATERIAL_SUBJECTS_FIRST];
  const { rows } = await sql<{ uuid: string; name: string }>`
    select s.uuid, s.name from subjects s
    where s.retired_at is null and (s.name = any(${first}::text[])
      or exists (select 1 from materials m where m.subject_id = s.id and m.state = 'live'))
    order by array_position(${first}::text[], s.name) nulls last, s.position`.execute(db);
  return rows;
}

export async function liveMaterial(db: Db, uuid: string): Promise<MaterialRow | undefined> {
  const { rows } = await sql<MaterialRow>`
    select ${materialColumns} from materials m join subjects s on s.id = m.subject_id
    where m.uuid = ${uuid} and m.state = 'live'`.execute(db);
  return rows[0];
}

const OFFERED = 4;
/** From this share on a topic needs no reading. */
const WELL_DONE = 0.7;

/** What to read on the weakest topics of a finished test of the candidate. */
export async function materialsForTest(db: Db, candidateId: number, sessionUuid: string) {
  const { rows } = await sql<MaterialRow & { weak_topic: string }>`
    with weak as (
      select t->>'topic' as name, (t->>'correct')::float / greatest((t->>'total')::int, 1) as share, n.subject_id
      from sittings g join grades r on r.sitting_id = g.id and r.is_current
      cross join lateral jsonb_array_elements(r.topics) t
      join sitting_sections n on n.sitting_id = g.id
      where g.uuid = ${sessionUuid} and g.candidate_id = ${candidateId}
    ), found as (
      select distinct on (x.material_id) x.material_id, w.name, w.share
      from weak w join topics t on t.subject_id = w.subject_id and t.name = w.name
      join material_topics x on x.topic_id = t.id
      where w.share < ${WELL_DONE}
      order by x.material_id, w.share
    )
    select ${materialColumns}, f.name as weak_topic
    from found f join materials m on m.id = f.material_id and m.state = 'live' join subjects s on s.id = m.subject_id
    order by f.share, m.title limit ${OFFERED}`.execute(db);
  return rows;
}
