// Writes candidates in the middle of an exam directly into the database: any number of them, in seconds.
import { sql } from "kysely";
import { type Db, inTransaction } from "../apps/api/src/db/transaction.ts";

const SUBJECTS = 4;
export const QUESTIONS = 40;

interface Seed {
  people: number;
  /** Minutes from now to the end of the exam. Below zero, the exam is over. */
  minutesLeft: number;
}

/** New people, each in the middle of an exam. */
export async function seedSittings(db: Db, { people, minutesLeft }: Seed): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into candidates (uuid, email, first_name, last_name, registered_at, verified_at)
    select gen_random_uuid(), 'seeded-' || n || '@example.ng', 'Chidi', 'Bello', now() - interval '30 days',
      now() - interval '30 days'
    from generate_series(1, ${people}::int) n returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`insert into candidate_profiles (candidate_id, is_adult) select id, true
    from unnest(${ids}::bigint[]) id`.execute(db);
  await seedExams(db, ids, minutesLeft);
}

/**
 * Everybody has an open exam of forty questions. All are answered one after the other, and three in five answers are
 * right. Four subjects alternate. Within one subject, everybody has different questions. It works once for a database.
 */
export const seedExams = (db: Db, candidateIds: number[], minutesLeft: number): Promise<void> =>
  inTransaction(db, async (db) => {
    // Thousands of rows in one statement on a busy machine.
    await sql`set local statement_timeout = 0`.execute(db);
    await writeExams(db, candidateIds, minutesLeft);
  });

async function writeExams(db: Db, candidateIds: number[], minutesLeft: number): Promise<void> {
  await sql`
    insert into sittings (uuid, candidate_id, mode, kind, state, title, exam_type_id, subject_id, options, items,
      started_at, deadline_at, kind_key)
    select gen_random_uuid(), c.id, 'exam', 'practice', 'open', 'Seeded', x.id, s.ids[1 + c.id % ${SUBJECTS}::int], 4,
      ${QUESTIONS}::int,
      now() + make_interval(mins => ${minutesLeft}::int - 45), now() + make_interval(mins => ${minutesLeft}::int),
        'seeded'
    from unnest(${candidateIds}::bigint[]) c (id), (select id from exam_types order by position limit 1) x,
      (select array_agg(id) as ids from (select s.id from subjects s join questions q on q.subject_id = s.id
        and q.state = 'live'
        group by s.id, s.position having count(*) >= 200 order by s.position, s.id
          limit ${SUBJECTS}::int) s) s`.execute(db);
  await sql`analyze sittings`.execute(db);
  await sql`
    with bank as materialized (
      select q.subject_id, array_agg(q.live_revision_id order by q.id) as ids from questions q where q.state = 'live'
        group by 1
    ), asked as (
      select s.id, s.subject_id, b.ids[1 + (s.id * 17 + n * 7) % cardinality(b.ids)] as revision_id, n
      from sittings s join bank b on b.subject_id = s.subject_id, generate_series(1, ${QUESTIONS}::int) n
        where s.kind_key = 'seeded'
    )
    insert into sitting_sections (sitting_id, no, name, subject_id, revision_ids, option_orders)
    select a.id, 1, b.name, a.subject_id, array_agg(a.revision_id order by n), array_agg((
      select string_agg(o->>'id', ',' order by o->>'id') from (
        select o from jsonb_array_elements(r.options) o where not coalesce((o->>'fifth_only')::boolean, false)
          limit 4) f) order by n)
    from asked a join subjects b on b.id = a.subject_id join question_revisions r on r.id = a.revision_id
    group by a.id, a.subject_id, b.name`.execute(db);
  await sql`analyze sitting_sections`.execute(db);
  // The state that saves leave: every answer is an entry of the log, and none is in the sheet yet.
  await sql`
    with answers as materialized (
      select s.id, s.uuid, p.at::int as at, s.started_at + make_interval(secs => p.at * 20) as shown,
        s.started_at + make_interval(secs => p.at * 20 + 15) as answered,
        case when (s.id * 31 + p.at * 7) % 5 < 3 then k.accepted[1]
          else split_part(p.options, ',', 1 + (s.id % 4)::int) end as chosen
      from sittings s join sitting_sections n on n.sitting_id = s.id
      cross join lateral unnest(n.revision_ids, n.option_orders) with ordinality p (revision_id, options, at)
      join question_keys k on k.revision_id = p.revision_id and k.version = 1
      where s.kind_key = 'seeded'
    ), logged as (
      insert into answer_batches (sitting_id, seq, received_at, body, prev_hash, hash)
      select id, at, answered, jsonb_build_array(jsonb_build_object('at', at - 1, 'option', chosen,
        'shown_at', (extract(epoch from shown) * 1000)::bigint, 'answered_at',
          (extract(epoch from answered) * 1000)::bigint,
        'changes', 0, 'flagged', false))::text, md5(uuid::text || (at - 1)), md5(uuid::text || at)
      from answers
    )
    insert into sitting_answers (sitting_id, chosen, first_chosen, shown_at, answered_at, changes, flagged, late,
      last_seq, log_hash, behind)
    select id, array_fill(null::text, array[${QUESTIONS}::int]), array_fill(null::text, array[${QUESTIONS}::int]),
      array_fill(null::timestamptz, array[${QUESTIONS}::int]), array_fill(null::timestamptz, array[${QUESTIONS}::int]),
      array_fill(0, array[${QUESTIONS}::int]), array_fill(false, array[${QUESTIONS}::int]),
        array_fill(false, array[${QUESTIONS}::int]),
      ${QUESTIONS}::int, md5(uuid::text || ${QUESTIONS}::int), ${QUESTIONS}::int
    from answers where at = 1`.execute(db);
  await sql`analyze`.execute(db);
}
