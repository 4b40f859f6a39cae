// What graded tests bring in the league: points for each question answered right the first time the student sees it, in practice and in
// exam mode. A hint, a changed answer and a friend's challenge bring none. Safe to repeat: a seat's points are a sum of these rows.
import { FASTEST_SECONDS_A_QUESTION, LEAGUE_POINTS_A_QUESTION } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { type SittingFacts, sittingFacts, weekOf } from "../../progress/public.ts";
import { sectionsWithPlaces } from "../../sittings/public.ts";
import { holdImplausibleDays } from "../implausible-days.ts";
import { isHasty, type UnrankedReason, unranked } from "../points.ts";
import { countSeats, seatMembers } from "./seats.ts";

interface FirstRight {
  sitting_id: number;
  right_first: number;
  span_seconds: number;
  is_believed: boolean;
  is_voided: boolean;
}

export async function aggregatePoints(db: Db, sittingIds: number[], now: Date): Promise<void> {
  const ids = await ofMembers(db, sittingIds);
  if (ids.length === 0) return;
  const facts = await sittingFacts(db, ids);
  const own = await firstRights(db, ids);
  const fresh = facts.map((sitting) => rowOf(sitting, own.get(sitting.sitting_id)!));
  await holdImplausibleDays(db, fresh, "league_points");
  await writePoints(db, fresh);
  const candidateIds = [...new Set(fresh.map(({ candidate_id }) => candidate_id))];
  await countSeats(db, candidateIds, [...new Set(fresh.map(({ week }) => week))]);
  const monday = weekOf(lagosDay(now));
  const earned = fresh.filter(({ week, points }) => week === monday && points > 0);
  await seatEarlyBirds(
    db,
    earned.map(({ candidate_id }) => candidate_id),
    monday,
  );
}

/** The first points of a week give a place in a group. If the week before is not counted yet, that step does it, at the new level. */
async function seatEarlyBirds(db: Db, candidateIds: number[], week: string): Promise<void> {
  if (candidateIds.length === 0) return;
  const { rows } = await sql<{ candidate_id: number }>`
    select distinct s.candidate_id from league_seats s join league_groups g on g.id = s.group_id
    where s.candidate_id = any(${candidateIds}::bigint[]) and g.week < ${week} and g.closed_at is null`.execute(db);
  const later = new Set(rows.map(({ candidate_id }) => candidate_id));
  await seatMembers(
    db,
    candidateIds.filter((id) => !later.has(id)),
    week,
  );
}

/** Tests that members submitted after they joined, without friends' challenges and tests brought along. Their members' rows are held. */
async function ofMembers(db: Db, sittingIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with held as materialized (
      select m.candidate_id, m.joined_at from league_members m where m.is_in and m.candidate_id in (
        select candidate_id from sittings where id = any(${sittingIds}::bigint[]))
      order by m.candidate_id for update
    )
    select s.id from sittings s join held on held.candidate_id = s.candidate_id
    where s.id = any(${sittingIds}::bigint[]) and s.submitted_at >= held.joined_at
      and coalesce(s.kind_key, '') not like 'challenge:%' and coalesce(s.kind_key, '') <> 'tried'`.execute(db);
  return rows.map(({ id }) => id);
}

async function firstRights(db: Db, sittingIds: number[]): Promise<Map<number, FirstRight>> {
  const { rows } = await sql<FirstRight>`
    with s as materialized (
      select s.id, s.candidate_id, s.started_at, s.submitted_at, g.created_at as graded_at, a.chosen, a.first_chosen,
        a.late, a.hinted
      from sittings s join grades g on g.sitting_id = s.id and g.is_current
        join sitting_answers a on a.sitting_id = s.id
      where s.id = any(${sittingIds}::bigint[])
    ), seen as materialized (
      select s.id, old.question_id
      from s cross join lateral questions_met_by(s.candidate_id, s.id, s.submitted_at) old
      union
      select s.id, d.question_id from s join daily_answers d on d.candidate_id = s.candidate_id
        and d.answered_at <= s.submitted_at
    ), sections as materialized (
      select s.id, s.graded_at, n.revision_ids, s.chosen[n.first:n.last] as chosen,
        s.first_chosen[n.first:n.last] as first_chosen, s.late[n.first:n.last] as late,
        s.hinted[n.first:n.last] as hinted
      from s join ${sectionsWithPlaces(sittingIds)} n on n.sitting_id = s.id
    ), marked as (
      select s.id, count(distinct v.question_id)::int as right_first
      from sections s
      cross join lateral unnest(s.revision_ids, s.chosen, s.first_chosen, s.late, s.hinted)
        u (revision_id, chosen, first_chosen, late, hinted)
      join question_revisions v on v.id = u.revision_id
      join lateral (
        select k.accepted, k.is_void from question_keys k where k.revision_id = u.revision_id
        order by k.created_at <= s.graded_at desc, case when k.created_at <= s.graded_at then -k.version
          else k.version end limit 1) k on true
      where u.chosen is not null and not coalesce(u.late, false) and not coalesce(u.hinted, false)
        and answer_is_right(k.accepted, k.is_void, u.chosen) and u.first_chosen is not distinct from u.chosen
        and not exists (select 1 from seen where seen.id = s.id and seen.question_id = v.question_id)
      group by s.id
    )
    select s.id as sitting_id, coalesce(m.right_first, 0) as right_first,
      greatest(0, extract(epoch from s.submitted_at - s.started_at))::int as span_seconds,
      p.counted_at is not null as is_believed, p.voided_at is not null as is_voided
    from s left join marked m on m.id = s.id left join sitting_points p on p.sitting_id = s.id`.execute(db);
  return new Map(rows.map((row) => [row.sitting_id, row]));
}

function rowOf(sitting: SittingFacts, own: FirstRight) {
  const day = lagosDay(new Date(sitting.submitted_at));
  const reason = whyNone(sitting, own);
  return {
    sitting_id: sitting.sitting_id,
    candidate_id: sitting.candidate_id,
    grade_id: sitting.grade_id,
    week: weekOf(day),
    day,
    submitted_at: sitting.submitted_at,
    questions: sitting.total,
    is_believed: own.is_believed,
    ...unranked(sitting.score, "nothing_new"),
    reason,
    points: reason ? 0 : own.right_first * LEAGUE_POINTS_A_QUESTION,
  };
}

function whyNone(sitting: SittingFacts, own: FirstRight): UnrankedReason | null {
  const { answered, seconds, finished_offline, mode } = sitting;
  // Exams side by side share their time, as on the leaderboard.
  const span_seconds = mode === "exam" ? sitting.span_seconds : own.span_seconds;
  if (own.is_voided) return "voided";
  if (finished_offline) return "finished_offline";
  if (answered === 0) return "not_answered";
  if (Math.min(seconds, span_seconds) < answered * FASTEST_SECONDS_A_QUESTION) return "too_fast";
  return isHasty({ ...sitting, span_seconds }) && !own.is_believed ? "implausible" : null;
}

async function writePoints(db: Db, rows: ReturnType<typeof rowOf>[]): Promise<void> {
  await sql`
    insert into league_points (sitting_id, candidate_id, grade_id, week, points, score, reason)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (sitting_id bigint, candidate_id bigint,
      grade_id bigint, week date, points int, score int, reason text)
    on conflict (sitting_id) do update set grade_id = excluded.grade_id, week = excluded.week,
      points = excluded.points, score = excluded.score, reason = excluded.reason`.execute(db);
}
