// How a round stands: by question and by marker. No student is named anywhere.
import type { MarkingRoundMarker, MarkingRoundQuestion, MarkingRoundRow, markingDesk } from "@sabiprep/contract";
import { markerDrift } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Call } from "../../http/route.ts";
import { type Round, roundNamed } from "./rounds.ts";
import { seedDifferences } from "./seeds.ts";

const MOST_ROUNDS = 200;
const BEGINS_CHARACTERS = 90;

const OPEN = sql`t.state in ('waiting', 'taken')`;

async function rowsOf(db: Db, roundId: number | null): Promise<MarkingRoundRow[]> {
  const { rows } = await sql<MarkingRoundRow>`
    select r.uuid, jsonb_build_object('uuid', p.uuid, 'title', p.title, 'subject', u.name) as paper, r.state,
      r.takes_until, r.max_scripts, r.second_percent, r.tolerance, r.seed_every, r.opened_at, r.released_at,
      (select count(*)::int from marking_scripts m where m.round_id = r.id) as scripts, n.*
    from marking_rounds r join theory_papers p on p.id = r.paper_id join subjects u on u.id = p.subject_id
    cross join lateral (
      select count(*) filter (where ${OPEN} and t.stage <> 'query')::int as "left",
        count(*) filter (where t.state = 'done' and t.stage <> 'query')::int as done,
        count(*) filter (where ${OPEN} and t.stage = 'query')::int as open_queries
      from marking_tasks t where t.round_id = r.id and t.stage <> 'seed') n
    where ${roundId}::bigint is null or r.id = ${roundId}
    order by r.id desc limit ${MOST_ROUNDS}`.execute(db);
  return rows;
}

export async function listRounds({ db }: Call<typeof markingDesk.list>) {
  const { rows: papers } = await sql<{ uuid: string; name: string; subject: string; submitted: number }>`
    select p.uuid, p.title as name, u.name as subject, (
      select count(*)::int from theory_sittings s where s.paper_id = p.id and s.finished_at is not null) as submitted
    from theory_papers p join subjects u on u.id = p.subject_id
    where p.retired_at is null and u.retired_at is null order by u.name, p.title, p.id`.execute(db);
  return { rounds: await rowsOf(db, null), papers };
}

export async function readRound({ db, user, input, now }: Call<typeof markingDesk.read>) {
  const round = await roundNamed(db, input.round_id);
  const [row] = await rowsOf(db, round.id);
  return {
    round: row!,
    questions: await questionsOf(db, round),
    markers: await markersOf(db, round, user.id, now),
  };
}

async function questionsOf(db: Db, round: Round): Promise<MarkingRoundQuestion[]> {
  const { rows } = await sql<MarkingRoundQuestion>`
    select q.uuid, q.number, q.marks, left(regexp_replace(coalesce(nullif(v.source ->> 'stem', ''),
        v.source #>> '{texts,a}', v.source #>> '{texts,whole}', ''), '\\s+', ' ', 'g'), ${BEGINS_CHARACTERS}) as begins,
      q.live_revision_id is distinct from r.revision_id and q.retired_at is null as guide_changed, n.*
    from marking_round_questions r join theory_questions q on q.id = r.question_id
    join theory_revisions v on v.id = r.revision_id
    cross join lateral (
      select count(*) filter (where ${OPEN} and t.stage in ('first', 'second'))::int as "left",
        count(*) filter (where t.state = 'taken')::int as in_hand,
        count(*) filter (where t.state = 'done' and t.stage <> 'query')::int as done,
        count(*) filter (where ${OPEN} and t.stage = 'moderation')::int as to_moderate,
        count(*) filter (where ${OPEN} and t.stage = 'query')::int as open_queries
      from marking_tasks t where t.round_id = r.round_id and t.question_id = q.id and t.stage <> 'seed') n
    where r.round_id = ${round.id} order by q.number, q.id`.execute(db);
  return rows;
}

/** Each marker, and with them the reader, who may not have started. */
async function markersOf(db: Db, round: Round, reader: number, now: Date): Promise<MarkingRoundMarker[]> {
  const { rows } = await sql<Omit<MarkingRoundMarker, "drift"> & { id: number }>`
    select s.id, s.uuid, s.name, s.id = ${reader} as is_you, (
        select count(*)::int from marking_tasks t where t.round_id = ${round.id} and t.marker_id = s.id
          and t.state = 'done') as done, (
        select count(*)::int from marking_tasks t where t.round_id = ${round.id} and t.marker_id = s.id
          and t.state = 'taken' and t.lease_until > ${now}) as in_hand, (
        select count(*)::int from marking_tasks t where t.round_id = ${round.id} and ${OPEN}
          and t.stage in ('first', 'second') and (t.state = 'waiting' or t.lease_until <= ${now})
          and not exists (select 1 from marking_tasks o
            where o.response_id = t.response_id and o.id <> t.id and o.marker_id = s.id)) as "left"
    from staff s where s.id = ${reader} or s.id in (
      select staff_id from marking_markers where round_id = ${round.id}) order by s.name, s.id`.execute(db);
  const differences = await seedDifferences(db, round.id);
  return rows.map(({ id, ...marker }) => ({
    ...marker,
    drift: markerDrift(differences.get(id) ?? [], round.tolerance),
  }));
}
