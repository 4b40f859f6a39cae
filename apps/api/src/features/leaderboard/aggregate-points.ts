// Points follow grades. A graded exam-mode sitting adds its points, and a regrade first takes its old points out.
import { lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { type SittingFacts, sittingFacts, weekOf } from "../progress/public.ts";
import { changeBoards, changesOf, isKeptWeek } from "./boards.ts";
import { holdImplausibleDays } from "./implausible-days.ts";
import { pointsOf, unranked } from "./points.ts";

/**
 * Safe to repeat: a sitting whose current grade is already included changes nothing, unless `recount` asks for a new
 * count.
 */
export async function aggregateRankedPoints(db: Db, sittingIds: number[], now: Date, recount = false): Promise<void> {
  const exams = await sittingFacts(db, await examsAmong(db, sittingIds));
  if (exams.length === 0) return;
  const members = await lockMembers(db, [...new Set(exams.map(({ candidate_id }) => candidate_id))], now);
  const known = await pointsBefore(db, sittingIds);
  const fresh = exams
    .filter(({ sitting_id, grade_id }) => recount || known.get(sitting_id)?.grade_id !== grade_id)
    .map((sitting) => rowOf(sitting, known.get(sitting.sitting_id)));
  if (fresh.length === 0) return;
  await holdImplausibleDays(db, fresh);
  const changes = fresh
    .filter(({ candidate_id }) => members.has(candidate_id))
    .flatMap((row) => {
      const old = known.get(row.sitting_id);
      return [...(old ? changesOf(old, -1) : []), ...changesOf(row, 1)];
    });
  await writePoints(db, fresh);
  await changeBoards(
    db,
    changes.filter(({ board }) => isKeptWeek(board, now)),
  );
}

type Row = ReturnType<typeof rowOf>;

/** Most sittings are practice, so their answers are not read here. */
async function examsAmong(db: Db, sittingIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from sittings where id = any(${sittingIds}::bigint[]) and mode = 'exam'`.execute(db);
  return rows.map(({ id }) => id);
}

function rowOf(sitting: SittingFacts, before: { counted_at: string | null; voided_at: string | null } | undefined) {
  const day = lagosDay(new Date(sitting.submitted_at));
  const is_believed = Boolean(before?.counted_at);
  return {
    sitting_id: sitting.sitting_id,
    candidate_id: sitting.candidate_id,
    grade_id: sitting.grade_id,
    week: weekOf(day),
    day,
    submitted_at: sitting.submitted_at,
    questions: sitting.total,
    is_believed,
    ...(before?.voided_at ? unranked(sitting.score, "voided") : pointsOf({ ...sitting, is_believed })),
  };
}

/** Makes sure everybody has a row and locks it: joining and leaving wait until these points are stored. */
async function lockMembers(db: Db, candidateIds: number[], now: Date): Promise<Set<number>> {
  const ids = candidateIds.toSorted((a, b) => a - b);
  await sql`
    insert into leaderboard_members (candidate_id, state, changed_at)
    select id, 'to_ask', ${now} from unnest(${ids}::bigint[]) id order by id on conflict do nothing`.execute(db);
  const { rows } = await sql<{ candidate_id: number; state: string }>`
    select candidate_id, state from leaderboard_members where candidate_id = any(${ids}::bigint[])
    order by candidate_id for update`.execute(db);
  return new Set(rows.filter(({ state }) => state === "in").map(({ candidate_id }) => candidate_id));
}

async function pointsBefore(db: Db, sittingIds: number[]) {
  const rows = await db.selectFrom("sitting_points").selectAll().where("sitting_id", "in", sittingIds).execute();
  return new Map(rows.map((row) => [row.sitting_id, row]));
}

async function writePoints(db: Db, rows: Row[]): Promise<void> {
  await sql`
    insert into sitting_points (sitting_id, candidate_id, grade_id, week, points, score, reason, subjects)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (sitting_id bigint, candidate_id bigint,
      grade_id bigint,
      week date, points int, score int, reason text, subjects jsonb)
    on conflict (sitting_id) do update set grade_id = excluded.grade_id, week = excluded.week, points = excluded.points,
      score = excluded.score, reason = excluded.reason, subjects = excluded.subjects`.execute(db);
}
